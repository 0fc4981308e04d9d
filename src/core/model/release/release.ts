import * as z from 'zod';
import { Cents, InBoth, IsoDate, LabId, Slug } from '../primitives.ts';

/** data/api-changes.json: what changed for callers of the interface. */
export const ApiChange = z.strictObject({
  slug: Slug,
  day: IsoDate,
  /** The version of the interface that has it. */
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  kind: z.enum(['added', 'changed', 'deprecated', 'removed', 'fixed']),
  text: InBoth(20, 400),
});
export type ApiChange = z.infer<typeof ApiChange>;

/** What came, changed and went, by its name. */
const listed = <T extends z.ZodType>(changed: T) =>
  z.strictObject({
    added: z.array(z.string().min(1)),
    changed: z.array(changed),
    removed: z.array(z.string().min(1)),
  });

const PriceStep = z.strictObject({ slug: Slug, lab: LabId, fromCents: Cents, toCents: Cents });

/** One of store/releases/log.json: how the data of a day differs from that of the release before; `npm run release` writes it. */
export const DataRelease = z.strictObject({
  day: IsoDate,
  /** The release before; none on record for the first. */
  since: IsoDate.optional(),
  /** The store's own prices: slugs that were priced anew or no longer, and prices that moved. */
  prices: listed(PriceStep),
  /** Markers whose published ranges came, changed or went. */
  ranges: listed(z.string().min(1)),
  /** Paths without their language: pages that came and went, and texts that were edited in either language. */
  pages: listed(z.string().min(1)),
});
export type DataRelease = z.infer<typeof DataRelease>;

/** store/releases/last.json: what the last release held, small enough to be kept. */
export const ReleaseManifest = z.strictObject({
  day: IsoDate,
  prices: z.record(Slug, z.record(LabId, Cents)),
  /** Slug of a marker → a hash of its ranges. */
  ranges: z.record(Slug, z.string()),
  /** Path → a hash of the text, or nothing for a page that is made from data alone. */
  pages: z.record(z.string(), z.string()),
});
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;
