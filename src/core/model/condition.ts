import * as z from 'zod';
import { InBoth, Slug } from './primitives.ts';
import type { Review } from './review.ts';
import type { InWords, Said } from './said.ts';
import { Source } from './source.ts';

/** A test or panel of the catalog, and in a whole sentence why it stands where it stands. */
const Step = z.strictObject({ item: Slug, reason: InBoth(20, 260) });

/** data/conditions/<slug>.json: a health topic, what is sensible to measure for it, and in which order. */
export const ConditionFile = z.strictObject({
  /** Nobody else who uses the device should learn that a page about it was open. */
  private: z.literal(true).optional(),
  /** Other names under which people look for it. */
  aliases: z.strictObject({ en: z.array(z.string().min(2)), es: z.array(z.string().min(2)) }),
  name: InBoth(2, 60),
  /** One or two sentences for lists and search engines. */
  about: InBoth(40, 220),
  /** What it is, and what tests can and cannot say about it. */
  what: InBoth(120, 900),
  /** When to get care instead of a test, the most urgent first. */
  care: z
    .array(z.strictObject({ urgency: z.enum(['now', 'today', 'soon']), text: InBoth(20, 300) }))
    .min(1)
    .max(4),
  /** What to begin with: for most people the whole order. */
  start: z.array(Step).min(1).max(4),
  /** What follows, and under which circumstances. */
  // biome-ignore lint/suspicious/noThenProperty: a list in a file, which nobody awaits
  then: z.array(z.strictObject({ ...Step.shape, when: InBoth(10, 160) })).max(10),
  /** What is bought for it and seldom or never helps. */
  rarely: z.array(Step).max(6),
  /** When to have blood drawn, and how to prepare for it. */
  timing: InBoth(30, 500),
  /** How results are read, by the marker whose pages say more. */
  reading: z.array(z.strictObject({ marker: Slug, text: InBoth(30, 320) })).max(6),
  followUp: InBoth(30, 500),
  /** Questions to take to the doctor. */
  questions: z.array(InBoth(10, 180)).min(3).max(5),
  /** Slugs of conditions that are read next. */
  related: z.array(Slug).max(5),
  sources: z.array(Source()).min(2),
});
type ConditionFile = z.infer<typeof ConditionFile>;

interface Named {
  readonly name: string;
  /** For lists and search engines. */
  readonly about: string;
  readonly aliases: readonly string[];
}

interface Told extends Named {
  readonly what: string;
  readonly timing: string;
  readonly followUp: string;
}

/** A condition as lists and the search know it. */
export interface Condition extends Said<Named> {
  readonly slug: string;
  readonly private?: true;
}

/** The whole record, as its page says it. */
export interface ConditionRecord
  extends Omit<ConditionFile, 'private' | 'then' | keyof Told>,
    Omit<Condition, 'said'>,
    Said<Told> {
  /** What follows: `then` of the file. */
  readonly later: ConditionFile['then'];
  /** Names of what one would begin with and this store does not sell. */
  readonly lacks?: readonly InWords[] | undefined;
  readonly review: Review;
}
