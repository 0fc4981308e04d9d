import * as z from 'zod';
import { Preparation } from './preparation.ts';
import { Sex, Slug } from './primitives.ts';
import type { Review } from './review.ts';
import type { Said } from './said.ts';
import { Source } from './source.ts';
import { type LabId, type Sex as SexOf, SUBSTANCES, type Substance } from './vocabulary.ts';

/** `hidden` records exist for the business only and never leave the compiler. */
const Status = z.enum(['active', 'coming_soon', 'hidden']);

const Faq = z.strictObject({ question: z.string().min(8), answer: z.string().min(20) });

const Cpt = z.string().regex(/^\d{4}[0-9A-Z]$/);

/** A procedure code, and how many times it is billed. */
const Billed = z.strictObject({ code: Cpt, units: z.int().min(1) });
export type Billed = z.infer<typeof Billed>;

/** Who should not take it, or not now, and what to do instead: a sentence each. */
const NotFor = z.array(z.string().min(30).max(300)).min(1).optional();

const shared = {
  name: z.string().min(2).max(90),
  category: Slug,
  status: Status,
  popular: z.boolean(),
  /** Nobody else who uses the device should learn that its page was open; for a record whose topics do not say so. */
  private: z.literal(true).optional(),
  description: z.string().min(40).max(420),
  aliases: z.array(z.string().min(1).max(60)),
  audience: z.array(z.string()).min(1),
  notFor: NotFor,
  /** All that it is billed as: of a test, where it is not its `cpt` once; of a panel, where it is not its tests added up. */
  cpts: z.array(Billed).min(1).optional(),
  related: z.array(Slug),
  faq: z.array(Faq),
  sources: z.array(Source()),
  es: z.strictObject({
    name: z.string().min(2).max(110),
    description: z.string().min(30).max(480),
    aliases: z.array(z.string().min(1).max(60)),
    faq: z.array(Faq).optional(),
    audience: z.array(z.string()).optional(),
    notFor: NotFor,
    interference: z.array(z.string()).optional(),
    /** By the slug that the English `notToConfuse` names. */
    differences: z.record(z.string(), z.string()).optional(),
    /** By the slug of the marker that the English `rangeHolds` names. */
    rangeHolds: z.record(z.string(), z.string()).optional(),
  }),
};

/** data/tests/<slug>.json: one orderable laboratory test. */
export const Test = z.strictObject({
  id: z.string().regex(/^t\d{4}$/),
  ...shared,
  /** The procedure code that means it; null where `cpts` holds several alike, or `cptNote` says why there is none. */
  cpt: Cpt.nullable(),
  cptNote: z.string().optional(),
  loinc: z.array(z.string().regex(/^\d{1,7}-\d$/)),
  /** Names of what is measured; equal names mean the same measurement. */
  biomarkers: z.array(z.string().min(1)).min(1),
  sampleType: z.string(),
  preparation: Preparation,
  /** Business days from draw to result. */
  turnaroundDays: z.strictObject({ min: z.int().min(0), max: z.int().min(1) }),
  method: z.string().optional(),
  interference: z.array(z.string()).optional(),
  /** What changes the result: for each, which sentence of `interference` says so, counted from 0. */
  changedBy: z.partialRecord(z.enum(SUBSTANCES), z.int().min(0)).optional(),
  /** Markers judged by a range of another sample or method, with the reason why it may be used; readers see it. */
  rangeHolds: z.array(z.strictObject({ marker: Slug, why: z.string().min(20) })).optional(),
  /** Tests whose names deceive, with the difference in one sentence. */
  notToConfuse: z.array(z.strictObject({ slug: Slug, difference: z.string() })).optional(),
});
export type Test = z.infer<typeof Test>;

/** data/panels/<slug>.json: a bundle; what it measures and needs follows from its components. */
export const Panel = z.strictObject({
  id: z.string().regex(/^p\d{4}$/),
  ...shared,
  components: z.array(Slug).min(2),
  /** What the panel asks beside its tests, which bring theirs. */
  preparation: Preparation.optional(),
  /** Whom it is put together for, where that is one sex only. */
  sex: Sex.optional(),
  /** From which age on, in years, where it is not for all adults. */
  ageFrom: z.int().min(0).max(120).optional(),
});
export type Panel = z.infer<typeof Panel>;

/** A row of data/categories.json. */
export const CategoryRow = z.strictObject({
  slug: Slug,
  /** Nobody else who uses the device should learn that a page about it was open. */
  private: z.literal(true).optional(),
  name: z.strictObject({ en: z.string(), es: z.string() }),
  about: z.strictObject({ en: z.string(), es: z.string() }),
});

export interface Category extends Said<{ readonly name: string; readonly about: string }> {
  readonly slug: string;
  readonly private?: true;
}

/** A row of data/store/prices.csv: sticker price in cents at each lab that performs the item. */
export interface PriceRow {
  readonly slug: string;
  /** The shop's own number of the item. */
  readonly sku?: string;
  readonly cents: Readonly<Record<LabId, number>>;
  readonly asOf: string;
}

/** What an item is called, and what lists and orders say of it. */
export interface ItemWords {
  readonly name: string;
  readonly description: string;
  readonly aliases: readonly string[];
  readonly sampleType: string;
}

/** A public test or panel as compiled: derived fields filled, prices joined, reviews applied. */
export interface CatalogEntry extends Said<ItemWords> {
  readonly id: string;
  readonly slug: string;
  readonly type: 'test' | 'panel';
  readonly category: string;
  readonly cpt: string | null;
  /** All that it is billed as; empty where it has no code. */
  readonly cpts: readonly Billed[];
  readonly loinc: readonly string[];
  /** What is measured, by the names that records share: equal names mean the same measurement. */
  readonly biomarkers: readonly string[];
  readonly components: readonly string[];
  readonly sex?: SexOf;
  readonly ageFrom?: number;
  readonly fasting: { readonly required: boolean; readonly hours?: number };
  readonly turnaroundDays: { readonly min: number; readonly max: number };
  /** Those whose page names it as a step, first those that begin with it; a step that is rarely needed does not count. */
  readonly conditions: readonly string[];
  readonly related: readonly string[];
  /** Tests that its name is taken for: each has a sentence in `differences`. */
  readonly unlike: readonly string[];
  readonly popular: boolean;
  readonly private?: true;
  readonly orderable: boolean;
  /** The states where alone it may be sold; left out where it is sold wherever the store serves. */
  readonly states?: readonly string[];
  readonly cents: Readonly<Record<LabId, number>>;
  /** The sticker price shown where no lab is named: the default lab's, else the lowest. */
  readonly listCents: number;
  readonly priceAsOf: string;
  readonly reviewedAt: string | null;
  /** Who signed it; absent where nobody did. */
  readonly review?: Review;
}

/** What only the page of an item, or an answer about it alone, says. */
export interface LongTexts {
  readonly audience: readonly string[];
  readonly notFor: readonly string[];
  readonly method?: string;
  readonly interference: readonly string[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  /** What is measured, in the order of the item's `biomarkers`. */
  readonly biomarkers: readonly string[];
}

/** The long texts of an item, and where they were read. */
export interface ItemTexts extends Said<LongTexts> {
  /** Which sentence of `interference` says what it does, counted from 0. */
  readonly changedBy?: Readonly<Partial<Record<Substance, number>>>;
  readonly sources: readonly Source[];
}
