import * as z from 'zod';
import { IsoDate, Slug } from './primitives.ts';
import type { Said } from './said.ts';
import { Source } from './source.ts';

const Confidence = z.enum(['high', 'medium', 'low']);

/** data/providers/<slug>.json: another direct-to-consumer service. An unknown fee stays absent. */
export const ProviderFile = z.strictObject({
  name: z.string(),
  /** What it sells is a private matter: no device keeps that its page was read. */
  private: z.literal(true).optional(),
  aliases: z.array(z.string()),
  pricingModel: z.string(),
  orderFeeCents: z.int().min(0).optional(),
  orderFeeNote: z.string(),
  feeConfidence: Confidence,
  labs: z.array(z.string()).min(1),
  /** A laboratory's own shop. */
  laboratory: z.literal(true).optional(),
  turnaround: z.string().optional(),
  hsaFsa: z.string().optional(),
  receipts: z.string().optional(),
  statesNotServed: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
  /** What a reader should know before trusting its figures. */
  caution: z.string().optional(),
  /** For those who keep the record. */
  note: z.string().optional(),
  verifiedAt: IsoDate,
  sources: z.array(Source()).min(1),
});

const KIND = ['list', 'sale', 'estimate', 'second-hand'] as const;
export const PriceKind = () => z.enum(KIND);

/** Where and when a price was seen. */
const Seen = {
  stickerCents: z.int().min(1),
  observed: IsoDate,
  kind: PriceKind(),
  sourceTitle: z.string(),
  sourceUrl: z.string(),
  confidence: Confidence,
};

/**
 * A row of data/provider-prices.csv. `equivalence` says whether it is the same test as ours. Rows are added and never
 * changed: of several for one thing the newest is its price, the others are what it was.
 */
export const ProviderPriceRow = z.strictObject({
  provider: Slug,
  test: Slug,
  equivalence: z.enum(['same', 'close', 'different']),
  /** What the provider calls it. */
  soldAs: z.string().min(1),
  /** What is not the same, where something is not. */
  difference: z.string().optional(),
  /** Absent where nobody says which. */
  lab: z.string().optional(),
  /** What the provider sells, where its page says so: the laboratory's order code, the method, what is in it. */
  orderCode: z.string().optional(),
  method: z.string().optional(),
  components: z.array(z.string()).optional(),
  ...Seen,
});
type ProviderPriceRow = z.infer<typeof ProviderPriceRow>;

type PriceTexts = Pick<ProviderPriceRow, 'difference' | 'method' | 'components'>;

/** A price as compiled, with what it was before, the newest first. */
export interface ProviderPrice extends Omit<ProviderPriceRow, keyof PriceTexts>, Said<PriceTexts> {
  readonly earlier: readonly Pick<ProviderPriceRow, 'stickerCents' | 'observed'>[];
}

/** A row of data/provider-panels.csv: several tests for one price. */
export const ProviderPanelRow = z.strictObject({
  provider: Slug,
  name: z.string().min(1),
  /** Slugs of our tests. */
  components: z.array(Slug).min(1),
  /** Parts that are no tests of ours. */
  others: z.string().optional(),
  lab: z.string().optional(),
  orderCode: z.string().optional(),
  /** Of a membership: how often in its year these tests are drawn. The price is that of the year. */
  rounds: z.int().min(1).optional(),
  ...Seen,
});
type ProviderPanelRow = z.infer<typeof ProviderPanelRow>;

/** A panel as compiled; that of a membership at the share of its year that one round costs. */
export interface ProviderPanel extends Omit<ProviderPanelRow, 'rounds'> {
  /** What a membership costs at once. */
  readonly yearCents?: number;
}

type ProviderFile = z.infer<typeof ProviderFile>;
type ProviderTexts = Pick<
  ProviderFile,
  'pricingModel' | 'orderFeeNote' | 'labs' | 'turnaround' | 'hsaFsa' | 'receipts' | 'caution'
>;

/** A provider as compiled, without the note to those who keep the record. */
export interface Provider extends Omit<ProviderFile, keyof ProviderTexts | 'note'>, Said<ProviderTexts> {
  readonly slug: string;
}

/** A row of data/reference-prices.csv: context for a price, never a saving. */
export const ReferencePriceRow = z.strictObject({
  kind: z.literal('medicare'),
  /** CPT or HCPCS code. */
  key: z.string(),
  cents: z.int().min(0),
  period: z.string(),
  sourceTitle: z.string(),
  sourceUrl: z.string(),
  /** A day, or in words when. */
  observed: z.string(),
});
type ReferencePriceRow = z.infer<typeof ReferencePriceRow>;

export interface ReferencePrice
  extends Omit<ReferencePriceRow, 'period' | 'observed'>,
    Said<Pick<ReferencePriceRow, 'period' | 'observed'>> {}

/**
 * A row of data/hospital-prices.csv: what hospitals of a state, or of the country ("US"), ask people who pay themselves
 * for all of some codes: half of them between low and high.
 */
export const HospitalPrice = z.strictObject({
  /** "83540 83550", "86003*15". */
  codes: z.string().min(1),
  state: z.string().regex(/^[A-Z]{2}$/),
  hospitals: z.int().min(1),
  lowCents: z.int().min(1),
  medianCents: z.int().min(1),
  highCents: z.int().min(1),
});
export type HospitalPrice = z.infer<typeof HospitalPrice>;

/** data/hospital-prices.json: where those were read, and the day of the charges. */
export const HospitalSource = z.strictObject({ ...Source().shape, observed: IsoDate });
export type HospitalSource = z.infer<typeof HospitalSource>;
