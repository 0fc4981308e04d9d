import * as z from 'zod';
import { InBoth, Slug } from './primitives.ts';
import { Source } from './source.ts';

/** A path of this site, without its language. */
const Path = z.string().regex(/^\/[a-z0-9/-]+$/);

/** data/learning/glossary.json: a word of a laboratory report, in plain ones. */
export const GlossaryTerm = z.strictObject({
  slug: Slug,
  term: InBoth(2, 60),
  /** Shown beside the word where prose uses it. */
  short: InBoth(10, 120),
  long: InBoth(20, 500),
  /** Other names on reports. */
  also: z.strictObject({ en: z.array(z.string()), es: z.array(z.string()) }).optional(),
  see: z.array(Path).optional(),
  sources: z.array(Source()).min(1),
});
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

const Axis = z.strictObject({ label: InBoth(2, 90), items: z.array(InBoth(1, 80)).min(2) });

/** How soon somebody should do something about a cell. */
const LEVELS = ['usual', 'watch', 'act', 'now'] as const;

/** data/learning/grids.json: two results read together. */
export const ReadingGrid = z.strictObject({
  slug: Slug,
  title: InBoth(5, 90),
  rows: Axis,
  columns: Axis,
  /** By row, then by column. */
  cells: z.array(z.array(z.strictObject({ text: InBoth(3, 220), level: z.enum(LEVELS) }))).min(2),
  note: InBoth(10, 400),
  markers: z.array(Slug),
  sources: z.array(Source()).min(1),
});
export type ReadingGrid = z.infer<typeof ReadingGrid>;
export type GridLevel = ReadingGrid['cells'][number][number]['level'];

/** data/learning/window-periods.json: how long after an exposure a test can tell. */
export const WindowPeriod = z.strictObject({
  slug: Slug,
  infection: InBoth(2, 60),
  infectionSlug: Slug,
  test: InBoth(2, 90),
  /** Slugs of what can be ordered; none where it is sold nowhere here. */
  tests: z.array(Slug),
  earliest: InBoth(2, 140),
  conclusive: InBoth(2, 140),
  note: InBoth(5, 300).optional(),
  sources: z.array(Source()).min(1),
});
export type WindowPeriod = z.infer<typeof WindowPeriod>;

/** What a law of a state is about, in the order in which a page tells it. */
export const LAW_TOPICS = ['own_order', 'payment', 'minors', 'licence', 'results'] as const;

/** data/learning/state-rules.json: what a text of a state's law says; no row says nothing about that law. */
export const StateLaw = z.strictObject({
  state: z.string().regex(/^[A-Z]{2}$/),
  topic: z.enum(LAW_TOPICS),
  /** The same in a code, for tables. */
  rule: z.string().regex(/^[a-z0-9_]+$/),
  text: InBoth(20, 400),
  /** The day, month or year that the source itself names. */
  pageDate: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/)
    .optional(),
  /** Whether the stored copy showed the whole text or a part of it. */
  seen: z.enum(['page', 'excerpt']),
  sources: z.array(Source()).min(1),
});
export type StateLaw = z.infer<typeof StateLaw>;

const Paragraphs = z.array(z.string().min(20).max(700)).min(1).max(3);

/** data/learning/sellers/<slug>.json: how an order works at another service; `{fee}` is the fee of its record. */
export const SellerFile = z.strictObject({
  text: z.strictObject({ en: Paragraphs, es: Paragraphs }),
  /** What its pages did not tell. */
  notFound: InBoth(10, 300).optional(),
  /** What was read of its pages: a whole one, a part, or only what its record holds. */
  seen: z.enum(['page', 'excerpt', 'record']),
  sources: z.array(Source()).min(1),
});
export type SellerText = z.infer<typeof SellerFile> & { readonly slug: string };
