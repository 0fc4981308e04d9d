import * as z from 'zod';
import { GRADES } from '../grading/grade.ts';
import { IsoDate, Sex, Slug } from '../model/primitives.ts';
import { COMPARATORS } from '../report/printed-number.ts';

export const FLAGS = ['low', 'normal', 'high', 'indeterminate'] as const;

const Amount = z.number().min(-1e12).max(1e12);
const text = (most: number) => z.string().regex(/\S/).max(most);

const KeptRange = z
  .strictObject({
    low: Amount.optional(),
    high: Amount.optional(),
    /** Of low and high, where it is another than that of the value. */
    unit: text(40).optional(),
    text: text(200).optional(),
    /** The report printed none: a published one that the value was judged by. */
    published: z.literal(true).optional(),
  })
  .refine(({ low, high, text: words }) => low !== undefined || high !== undefined || words !== undefined, {
    message: 'low, high or text',
  });

const KeptValue = z
  .strictObject({
    /** As the report prints it. */
    name: text(120),
    /** What the name was understood as, by the slug of its page. */
    marker: Slug.optional(),
    /** A number; or what stands there in words. */
    value: Amount.or(text(120)),
    /** The value is only known to lie on this side of the number. */
    comparator: z.enum(COMPARATORS).optional(),
    unit: text(40).optional(),
    range: KeptRange.optional(),
    method: text(120).optional(),
    flag: z.enum(FLAGS).optional(),
    grade: z.enum(GRADES).optional(),
  })
  .refine(({ value, unit, comparator }) => typeof value === 'number' || (unit ?? comparator) === undefined, {
    message: 'a unit and a sign stand beside a number',
  })
  .refine(({ flag, grade }) => grade === undefined || flag !== undefined, {
    message: 'a grade stands beside a flag',
  });
export type KeptValue = z.infer<typeof KeptValue>;

/** A report as a device keeps it: no name, no address, nothing that says whose it is but sex and year. */
export const KeptReport = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  /** The day of the draw. */
  collected: IsoDate,
  lab: text(120).optional(),
  person: z.strictObject({
    sex: Sex.optional(),
    birthYear: z.int().min(1850).max(2200).optional(),
    /** Whole years at the draw. */
    age: z.int().min(0).max(130).optional(),
  }),
  values: z.array(KeptValue).min(1).max(400),
});
export type KeptReport = z.infer<typeof KeptReport>;

export const KEPT_FORMAT = 'kept-lab-reports';
export const KEPT_VERSION = 1;

/** The file of kept reports: docs/kept-reports.md describes it. */
export const KeptFile = z.strictObject({
  format: z.literal(KEPT_FORMAT),
  version: z.literal(KEPT_VERSION),
  reports: z.array(KeptReport).max(1000),
});
export type KeptFile = z.infer<typeof KeptFile>;
