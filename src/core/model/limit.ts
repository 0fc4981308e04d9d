import * as z from 'zod';
import { IsoDate, Sex, Slug } from './primitives.ts';
import type { Review } from './review.ts';
import type { InWords } from './said.ts';

/** The side of a limit on which it speaks. */
export type Beyond = 'below' | 'above';

/** A limit and what lies beyond it, in the marker's own unit; `at` where the limit itself does, too. */
export interface Limit {
  readonly side: Beyond;
  readonly of: number;
  readonly at: boolean;
}

const Age = z.strictObject({
  value: z.number().min(0),
  unit: z.enum(['hours', 'days', 'months', 'years']),
});

/** Whom a row is for, as in the bands of a marker. */
const whom = {
  sex: Sex.optional(),
  ageFrom: Age.optional(),
  ageBefore: Age.optional(),
  pregnancy: z.enum(['any', 'trimester_1', 'trimester_2', 'trimester_3']).optional(),
};
type Whom = z.infer<z.ZodObject<typeof whom>>;

const printed = {
  side: z.enum(['below', 'above']),
  of: z.number(),
  at: z.boolean(),
  /** As the source prints it; brought to the marker's own unit when the records are joined. */
  unit: z.string().min(1),
};

/** The figures and labels of the line in the source. */
const Line = z.string().min(1).max(200);

/** data/limits/critical-lists.csv: a published list of values that a laboratory telephones at once. */
export const CriticalListRow = z.strictObject({
  slug: Slug,
  title: z.string().min(3),
  publisher: z.string().min(2),
  country: z.string().regex(/^[A-Z]{2}$/),
  url: z.url({ protocol: /^https$/ }),
  /** The day or month that stands on the list. */
  listDate: z.string().optional(),
  accessed: IsoDate,
  /** Whether the whole list could be read. */
  read: z.enum(['whole', 'part']),
});
export type CriticalListRow = z.infer<typeof CriticalListRow>;

/** data/limits/critical.csv: a limit of such a list. */
export const CriticalRow = z.strictObject({ analyte: Slug, ...whom, ...printed, list: Slug, printed: Line });
export type CriticalRow = z.infer<typeof CriticalRow>;

/** data/limits/critical-words.csv: a result in words that such a list names, of any analyte. */
export const CriticalWordsRow = z.strictObject({
  analyte: Slug,
  words: z.array(z.string()).min(1),
  wordsEs: z.array(z.string()).min(1),
  urgency: z.enum(['now', 'today', 'soon']),
  list: Slug,
  printed: Line,
});
export type CriticalWordsRow = z.infer<typeof CriticalWordsRow>;

/** data/limits/urgency.csv: the most that may be said of a side, whatever the lists say, and why. */
export const UrgencyRow = z.strictObject({
  analyte: Slug,
  side: z.enum(['below', 'above']),
  most: z.enum(['today', 'soon']),
  /** It holds only short of this value, in the marker's own unit. */
  until: z.number().optional(),
  reason: z.string().min(10),
});

/** data/limits/guidelines.csv: a publication of a guideline body, or a published scale of severity. */
export const GuidelineRow = z.strictObject({
  slug: Slug,
  body: z.string().min(2),
  title: z.string().min(3),
  year: z.string(),
  url: z.url({ protocol: /^https$/ }),
  accessed: IsoDate,
  read: z.enum(['whole', 'part']),
});
export type GuidelineRow = z.infer<typeof GuidelineRow>;

/** Whether a guideline's limit decides a flag: never, over a published range, or over the report's own one, too. */
export const DECIDES = ['no', 'published', 'always'] as const;

/** data/limits/guideline-limits.csv: a limit of a guideline body beside which laboratories print other intervals. */
export const GuidelineLimitRow = z.strictObject({
  analyte: Slug,
  ...whom,
  postmenopausal: z.boolean().optional(),
  /** What the value alone cannot tell, such as "fasting" or "anemia". */
  when: z.string().optional(),
  ...printed,
  decides: z.enum(DECIDES),
  guideline: Slug,
  /** How soon a clinician is to see a value beyond it. */
  urgency: z.enum(['now', 'today', 'soon']).optional(),
  /** What the body speaks of beyond the limit. */
  says: z.string().min(3).max(90),
  saysEs: z.string().min(3).max(90),
  printed: Line,
});
export type GuidelineLimitRow = z.infer<typeof GuidelineLimitRow>;

/** data/limits/severity.csv: from where on a value is clearly, or dangerously, outside. */
export const SeverityRow = z.strictObject({
  analyte: Slug,
  ...whom,
  step: z.enum(['clear', 'danger']),
  side: z.enum(['below', 'above']),
  /** A number in this unit, or times the limit of the range where `unit` is "x". */
  of: z.number(),
  at: z.boolean(),
  unit: z.string().min(1),
  guideline: Slug,
  printed: Line,
});
export type SeverityRow = z.infer<typeof SeverityRow>;

export interface CriticalLimit extends Limit, Whom {
  readonly list: string;
}

export interface GuidelineLimit extends Limit, Whom {
  readonly postmenopausal?: boolean | undefined;
  readonly when?: InWords | undefined;
  readonly decides: (typeof DECIDES)[number];
  readonly urgency?: 'now' | 'today' | 'soon' | undefined;
  readonly guideline: string;
  readonly says: InWords;
}

export interface SeverityStep extends Limit, Whom {
  readonly step: 'clear' | 'danger';
  /** `of` is times the limit of the range. */
  readonly times?: true;
  readonly guideline: string;
}

/** The most that may be said of a value short of a limit, or of any. */
interface Most {
  readonly most: 'today' | 'soon';
  readonly until?: number | undefined;
}

/** Everything that is published beside the ranges of a marker. */
export interface MarkerLimits {
  readonly critical: readonly CriticalLimit[];
  /** The most that may be said of a side, the lowest urgency first. */
  readonly most: Readonly<Partial<Record<Beyond, readonly Most[]>>>;
  readonly guideline: readonly GuidelineLimit[];
  readonly severity: readonly SeverityStep[];
  /** Who signed the limits, which is apart from the ranges; absent where nobody did. */
  readonly review?: Review;
}

/** The publications that limits stand on, by slug. */
export interface LimitSources {
  /** Words of results that lists name, by analyte. */
  readonly words: Readonly<Record<string, Pick<CriticalWordsRow, 'words' | 'wordsEs' | 'urgency' | 'list'>>>;
  readonly lists: Readonly<Record<string, Omit<CriticalListRow, 'slug'>>>;
  readonly guidelines: Readonly<Record<string, Omit<GuidelineRow, 'slug'>>>;
  /** Analytes of which a positive result is no news: antibodies after a vaccine or an old infection, blood groups. */
  readonly quiet: readonly string[];
  /** Critical limits of analytes without ranges, by slug, in the units of their lists. */
  readonly unranged: Readonly<Record<string, readonly (CriticalLimit & { readonly unit: string })[]>>;
}
