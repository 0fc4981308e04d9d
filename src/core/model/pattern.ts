import * as z from 'zod';
import { Age } from './marker.ts';
import { Sex, Slug } from './primitives.ts';
import type { Review } from './review.ts';
import type { Said } from './said.ts';
import { Source } from './source.ts';

const marker = { marker: Slug };

/** A test of one line of the report. */
const LineTest = z.union([
  /** By the flag for this person; `notLow` and `notHigh` hold of a line that stands there and is not so. */
  z.strictObject({ ...marker, is: z.enum(['low', 'normal', 'high', 'notLow', 'notHigh']) }),
  /** By a number: "<=2.5". */
  z.strictObject({
    ...marker,
    limit: z.string().regex(/^[<>]=?-?\d+(?:\.\d+)?$/),
    unit: z.string().min(1),
  }),
  /** By the limit of the range that was used: ">2" times it. */
  z.strictObject({
    ...marker,
    multiple: z.string().regex(/^[<>]=?\d+(?:\.\d+)?$/),
    of: z.enum(['upper', 'lower']),
  }),
  /** By its share of another line in the same unit: "<0.2" of it. */
  z.strictObject({
    ...marker,
    share: z.string().regex(/^[<>]=?0\.\d+$/),
    ofMarker: Slug,
  }),
]);
export type LineTest = z.infer<typeof LineTest>;
const AnyTest = z.union([LineTest, z.strictObject({ oneOf: z.array(LineTest).min(2) })]);
export type AnyTest = z.infer<typeof AnyTest>;

const texts = {
  name: z.string().min(3),
  /** What the lines together may mean, and what to do; the action first where it is urgent. */
  text: z.string().min(40),
  /** Which values, and why together. */
  why: z.string().min(20),
  /** When it does not hold, or may be something else. */
  notWhen: z.string().min(20),
};

/** data/patterns/<slug>.json: lines of one report that say more together than each alone. */
export const PatternFile = z.strictObject({
  ...texts,
  es: z.strictObject(texts),
  urgency: z.enum(['now', 'today', 'soon']).optional(),
  when: z.strictObject({
    pregnancy: z.boolean().optional(),
    ageFrom: Age.optional(),
    ageBefore: Age.optional(),
    sex: Sex.optional(),
  }),
  /** Every one of these holds, of each group at least so many, and none of the last. */
  all: z.array(AnyTest),
  any: z.array(z.strictObject({ atLeast: z.int().min(1), of: z.array(AnyTest).min(1) })),
  none: z.array(AnyTest),
  /** Markers that are usually tested next. */
  next: z.array(Slug),
  sources: z.array(Source()).min(1),
  /** Figures and labels of the lines that the limits stand on. */
  printed: z.array(z.string()),
});
export type PatternFile = z.infer<typeof PatternFile>;

export interface Pattern
  extends Omit<PatternFile, keyof typeof texts | 'es' | 'printed'>,
    Said<Pick<PatternFile, keyof typeof texts>> {
  readonly slug: string;
  /** Who signed it; absent where nobody did. */
  readonly review?: Review;
}
