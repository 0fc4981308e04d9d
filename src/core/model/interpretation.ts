import * as z from 'zod';
import { Slug } from './primitives.ts';
import type { Review } from './review.ts';
import type { Said } from './said.ts';
import { Source } from './source.ts';

export const SIDES = ['high', 'low'] as const;
export type Side = (typeof SIDES)[number];

/** What a value on one side of the range may mean, in one language. */
const Meaning = z.strictObject({
  summary: z.string().min(60).max(420),
  /** Common and harmless first. */
  reasons: z.array(z.string().min(15)).min(3).max(9),
  /** What clinicians usually do or ask next. */
  next: z.array(z.string().min(15)).min(2).max(7),
  /** When to be seen soon, or at once. */
  soon: z.string().min(30),
  questions: z.array(z.string().min(10)).min(3).max(6),
});
export type Meaning = z.infer<typeof Meaning>;

const Meanings = z.strictObject({ high: Meaning.optional(), low: Meaning.optional() });

/** data/interpretations/<marker>.json: the pages of a high and a low value; a side without meaning is left out. */
export const InterpretationFile = z.strictObject({
  ...Meanings.shape,
  /** Tests that are usually looked at next. */
  related: z.array(Slug).min(2).max(6),
  /** Read beside the sources of the marker's own record, which the page cites too. */
  sources: z.array(Source()),
  es: Meanings,
});
export interface Interpretation
  extends Pick<z.infer<typeof InterpretationFile>, 'related' | 'sources'>,
    Said<z.infer<typeof Meanings>> {
  /** Slug of the marker. */
  readonly slug: string;
  readonly review: Review;
}
