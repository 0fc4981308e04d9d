import * as z from 'zod';
import { Identity } from './analyte.ts';
import type { Bridge } from './conversion.ts';
import type { Side } from './interpretation.ts';
import type { MarkerLimits } from './limit.ts';
import { IsoDate, Sex, Slug } from './primitives.ts';
import type { Review } from './review.ts';
import type { InWords, Said } from './said.ts';
import { Source } from './source.ts';

export const Age = z.strictObject({
  value: z.number().min(0),
  unit: z.enum(['hours', 'days', 'months', 'years']),
});
export type Age = z.infer<typeof Age>;

const limits = {
  /** A limit that is absent is open on that side. */
  low: z.number().optional(),
  high: z.number().optional(),
  /** Whether a value equal to the limit is inside; true unless said otherwise. */
  lowInclusive: z.boolean().optional(),
  highInclusive: z.boolean().optional(),
};

/** One published interval for one population, in the marker's own unit. */
const BandRow = z.strictObject({
  kind: z.enum(['reference_interval', 'decision_limit', 'risk_category']),
  sex: Sex.optional(),
  /** From this age on, inclusive. */
  ageFrom: Age.optional(),
  /** Up to this age, exclusive: { value: 18, unit: 'years' } ends on the 18th birthday. */
  ageBefore: Age.optional(),
  pregnancy: z.enum(['any', 'trimester_1', 'trimester_2', 'trimester_3']).optional(),
  /** Completed weeks of the pregnancy: from this one on, and before that one. */
  weekFrom: z.int().min(0).optional(),
  weekBefore: z.int().min(1).optional(),
  postmenopausal: z.boolean().optional(),
  cyclePhase: z.enum(['follicular', 'midcycle', 'luteal']).optional(),
  ...limits,
  /** Who the interval is for, in words: "Adults", "Women 18 to 50 years, not pregnant". */
  population: z.string(),
  method: z.string().optional(),
  source: z.string(),
});
export interface Band extends Omit<z.infer<typeof BandRow>, 'population' | 'method'> {
  readonly population: InWords;
  readonly method?: InWords;
}

/** What a zone says of a value: that it is fine, too low or too high; "between" goes with any flag. */
const ZONES = ['fine', 'low', 'high', 'between'] as const;

/** Names the zone that a value lies in: "Prediabetes", "Optimal". Categories never decide the flag. */
const RiskCategoryRow = z.strictObject({
  label: z.string(),
  labelEs: z.string(),
  ...limits,
  says: z.enum(ZONES),
  sex: Sex.optional(),
  ageFrom: Age.optional(),
  ageBefore: Age.optional(),
  /** Absent where it holds in pregnancy, too. */
  pregnancy: z.literal(false).optional(),
  source: z.string(),
});
export interface RiskCategory extends Omit<z.infer<typeof RiskCategoryRow>, 'label' | 'labelEs'> {
  readonly label: InWords;
}

const Texts = z.strictObject({
  /** What a high value suggests, and what a low one does; plain sentences, no diagnosis. */
  high: z.string().min(40),
  low: z.string().min(20),
  retest: z.string().min(20),
  interferences: z.array(z.string()),
});

/** data/markers/<slug>.json: a measurable quantity with its published ranges. */
export const MarkerFile = z.strictObject({
  name: z.string(),
  aliases: z.array(z.string()),
  /** What tells it from its neighbours of like names. */
  identity: Identity,
  /** Measured in one sex only. */
  sex: Sex.optional(),
  loinc: z.array(z.string().regex(/^\d{1,7}-\d$/)),
  /** The unit of every number in this record, as US laboratories print it. */
  unit: z.string(),
  /** The unit may be left out of a question only where no second unit is in use. */
  otherUnits: z.array(z.string()),
  /** The marker of a second scale in use, of no fixed relation to this one: fibrinogen-equivalent and D-dimer units. */
  otherScale: Slug.optional(),
  /** The row of data/conversions.csv, where it has another slug. */
  conversion: Slug.optional(),
  /** Values outside this are not believed in `unit`: ask to check the unit. */
  plausible: z.strictObject({ low: z.number(), high: z.number() }),
  about: z.string().min(40),
  bands: z.array(BandRow),
  /** Words that are expected of a result in words ("negative", "clear"), in lower case; such a marker may have no bands. */
  expected: z
    .strictObject({
      words: z.array(z.string()).min(1),
      wordsEs: z.array(z.string()).min(1),
      source: z.string(),
    })
    .optional(),
  /** Why these bands were chosen over the alternatives. */
  chosenBecause: z.string().min(20),
  alternatives: z.array(BandRow),
  categories: z.array(RiskCategoryRow),
  text: Texts,
  /** The days from now in which `retest` says that a first repeat is usual, where it names any. */
  repeat: z.strictObject({ fromDays: z.int().positive(), toDays: z.int().positive().optional() }).optional(),
  es: z.strictObject({
    name: z.string(),
    aliases: z.array(z.string()),
    about: z.string().min(30),
    chosenBecause: z.string().min(20),
    text: Texts,
  }),
  /** Sources by key; bands, categories and critical limits name the key. */
  sources: z.record(Slug, Source()),
  /** After this day the record asks to be checked again. */
  reviewBy: IsoDate,
});

type MarkerFile = z.infer<typeof MarkerFile>;

/** What a marker is called, and what is said of it. */
export interface MarkerTexts {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly about: string;
  readonly chosenBecause: string;
  readonly text: z.infer<typeof Texts>;
}

export interface Marker
  extends Omit<MarkerFile, keyof MarkerTexts | 'es' | 'bands' | 'alternatives' | 'categories'>,
    Said<MarkerTexts> {
  readonly slug: string;
  readonly bands: readonly Band[];
  readonly alternatives: readonly Band[];
  readonly categories: readonly RiskCategory[];
  readonly review: Review;
  /** The ways between its units that are no pure factor. */
  readonly bridges: readonly Bridge[];
  /** Limits beside the ranges; absent where none is published. */
  readonly limits?: MarkerLimits;
  /** Sides of the range that have a page of their own. */
  readonly meanings: readonly Side[];
}
