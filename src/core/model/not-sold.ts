import * as z from 'zod';
import { InBoth, Slug } from './primitives.ts';
import type { Said } from './said.ts';
import { Source } from './source.ts';

/** data/not-sold/<slug>.json: something that people ask for and that cannot be ordered here. */
export const NotSoldFile = z.strictObject({
  name: InBoth(2, 70),
  /** Ways in which people ask for it, brand words among them: for finding only, never shown as ours. */
  aliases: z.strictObject({ en: z.array(z.string().min(2)).min(1), es: z.array(z.string().min(2)).min(1) }),
  what: InBoth(60, 400),
  /** How it differs from what is sold here under a name like it, or why nothing here stands for it. */
  differs: InBoth(40, 400),
  /** Where such a test is usually had. */
  where: InBoth(40, 400),
  /** Items of the catalog that `differs` names. */
  compared: z.array(Slug).max(4),
  /** Slug of the warning sign that is behind the question, where there is one. */
  sign: Slug.optional(),
  sources: z.array(Source()).min(1),
});
type NotSoldFile = z.infer<typeof NotSoldFile>;

interface NotSoldTexts {
  readonly name: string;
  readonly what: string;
  readonly differs: string;
  readonly where: string;
}

/** As compiled: the words for finding are in the search. */
export interface NotSold extends Pick<NotSoldFile, 'compared' | 'sign' | 'sources'>, Said<NotSoldTexts> {
  readonly slug: string;
}

/** A row of data/finding-words.csv: words or codes by which an item is found, and which are shown nowhere. */
export const FindingRow = z.strictObject({
  words: z.string().min(2),
  slug: Slug,
  /** A brand, what people call it, an order code; or `use`: what it is asked for, and is not a name of. */
  kind: z.enum(['brand', 'slang', 'code', 'use']),
  /** Whose code it is. */
  lab: z.string().optional(),
  /** Where the code is printed beside the test. */
  source: z.url().optional(),
});
