import * as z from 'zod';
import { IsoDate, Slug } from './primitives.ts';
import type { Said } from './said.ts';
import { Source } from './source.ts';

const Confidence = z.enum(['high', 'medium', 'low']);

/** data/providers/<slug>.json: another direct-to-consumer service. An unknown fee stays absent. */
export const ProviderFile = z.strictObject({
  name: z.string(),
  aliases: z.array(z.string()),
  pricingModel: z.string(),
  orderFeeCents: z.int().min(0).optional(),
  orderFeeNote: z.string(),
  feeConfidence: Confidence,
  labs: z.array(z.string()).min(1),
  turnaround: z.string().optional(),
  hsaFsa: z.string().optional(),
  receipts: z.string().optional(),
  statesNotServed: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
  note: z.string().optional(),
  verifiedAt: IsoDate,
  sources: z.array(Source()).min(1),
});

/** A row of data/provider-prices.csv. `equivalence` says whether it is the same test as ours. */
export const ProviderPriceRow = z.strictObject({
  provider: Slug,
  test: Slug,
  equivalence: z.enum(['same', 'close', 'different']),
  equivalenceReason: z.string(),
  /** Absent where nobody says which. */
  lab: z.string().optional(),
  /** What the provider sells, where its page says so: the laboratory's order code, the method, what is in it. */
  orderCode: z.string().optional(),
  method: z.string().optional(),
  components: z.array(z.string()).optional(),
  stickerCents: z.int().min(1),
  observed: IsoDate,
  kind: z.enum(['list', 'estimate', 'second-hand']),
  sourceTitle: z.string(),
  sourceUrl: z.string(),
  confidence: Confidence,
});
type ProviderPriceRow = z.infer<typeof ProviderPriceRow>;

export interface ProviderPrice extends Omit<ProviderPriceRow, keyof PriceTexts>, Said<PriceTexts> {}

type PriceTexts = Pick<ProviderPriceRow, 'equivalenceReason' | 'method' | 'components'>;

type ProviderFile = z.infer<typeof ProviderFile>;
type ProviderTexts = Pick<
  ProviderFile,
  'pricingModel' | 'orderFeeNote' | 'labs' | 'turnaround' | 'hsaFsa' | 'receipts'
>;

/** A provider as compiled, without the note to those who keep the record. */
export interface Provider extends Omit<ProviderFile, keyof ProviderTexts | 'note'>, Said<ProviderTexts> {
  readonly slug: string;
}

/** A row of data/reference-prices.csv: context for a price, never a saving. */
export const ReferencePriceRow = z.strictObject({
  kind: z.enum(['medicare', 'hospital']),
  /** CPT code for Medicare, our test slug for hospital prices. */
  key: z.string(),
  cents: z.int().min(0),
  lowCents: z.int().min(0).optional(),
  highCents: z.int().min(0).optional(),
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
