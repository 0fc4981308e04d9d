import * as z from 'zod';
import { Slug } from './primitives.ts';
import type { Said } from './said.ts';
import { Source } from './source.ts';
import type { Lang } from './vocabulary.ts';

const InBoth = z.strictObject({ en: z.string().min(2), es: z.string().min(2) });

/** data/warning-signs/<slug>.json: something that must be seen to before any test. */
export const SignFile = z.strictObject({
  urgency: z.enum(['now', 'today']),
  name: InBoth,
  /** What to do first, in short sentences. */
  text: InBoth,
  phone: z.string().optional(),
  /** An exposure where hours count. */
  clock: z.strictObject({ hours: z.number().positive(), ...InBoth.shape }).optional(),
  /** It is also said of a lab result in numbers that published critical limits call so urgent. */
  ofResult: z.literal(true).optional(),
  sources: z.array(Source()).min(1),
});
type SignFile = z.infer<typeof SignFile>;

const PartName = z.string().regex(/^[a-z][a-z0-9_]*$/);

/**
 * data/sign-parts.csv: a part of meaning, and the words that say it, in both languages: `*` ends the start of a
 * word, "5..7" is any of three numbers, and "@child" stands for the words of that part.
 */
export const SignPartRow = z.strictObject({
  part: PartName,
  en: z.array(z.string()),
  es: z.array(z.string()),
});

/** data/sign-rules.csv: parts that together say a sign, in any order, unless one of others is said, too. */
export const SignRuleRow = z.strictObject({
  sign: Slug,
  needs: z.array(PartName).min(1),
  unless: z.array(PartName),
});

interface SignTexts {
  readonly name: string;
  readonly text: string;
  readonly clock?: string;
}

export interface WarningSign
  extends Pick<SignFile, 'urgency' | 'phone' | 'ofResult' | 'sources'>,
    Said<SignTexts> {
  readonly slug: string;
  readonly hours?: number;
}

/** Everything that warning signs are recognized by, ready to be looked up: a device loads it. */
export interface Signs {
  readonly records: readonly WarningSign[];
  /** The phrases that say each part, folded, `;` between them. */
  readonly parts: Readonly<Record<string, Readonly<Record<Lang, string>>>>;
  /** By sign, `;` between its rules: the parts that it needs, and with a "-" those that make it something else. */
  readonly rules: Readonly<Record<string, string>>;
}
