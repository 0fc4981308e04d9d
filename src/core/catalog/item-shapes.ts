import * as z from 'zod';
import { Source } from '../model/source.ts';
import { LANGS } from '../model/vocabulary.ts';
import { PreparationShape } from '../preparation/said.ts';
import { labField, type StoreTold } from '../tools/store-told.ts';
import { titled } from './titled.ts';

const Usd = () => z.number().min(0);

const Billed = () =>
  z
    .array(z.strictObject({ code: z.string(), units: z.int() }))
    .optional()
    .describe('Billed codes');

type Prices = z.ZodType<{ list: number } & { [lab: string]: number | undefined }>;

const Prices = ({ labs }: StoreTold): Prices =>
  (labs.length === 0
    ? z.object({ list: Usd() }).catchall(Usd())
    : z.strictObject({ list: Usd(), ...Object.fromEntries(labs.map((lab) => [lab, Usd().optional()])) })
  ).describe('Sticker prices in USD; a lab without a price does not perform it');

/** What lists show of an item: the CatalogItem without its long fields, which get_test has. */
export const summaryShape = (store: StoreTold) => ({
  id: z.string().describe('Stable identifier'),
  slug: z.string().describe('Name in paths and tool inputs'),
  type: z.enum(['test', 'panel']).describe('Single test or panel'),
  name: z.string().describe('Name for people'),
  category: z.string().describe('Category slug'),
  cpt: z.string().nullable().describe('Procedure code'),
  biomarkerCount: z.int().describe('How much is measured'),
  sampleType: z.string().describe('Specimen'),
  fastingRequired: z.boolean().describe('Whether to come fasting'),
  resultsIn: z.string().describe('Turnaround'),
  states: z.array(z.string()).optional().describe('Sold only there'),
  prices: Prices(store),
  labFee: Usd().describe('Lab processing fee in USD, once per order'),
  orderable: z.boolean().describe('false: coming soon'),
  url: z.string().describe('Page'),
});

/** An item as lists show it. */
export type Summary = z.output<z.ZodObject<ReturnType<typeof summaryShape>>>;

/** CatalogItem of the specification, part 2. */
export const itemShape = (store: StoreTold) => ({
  id: z.string().describe('Stable identifier'),
  slug: z.string().describe('Name in paths and tool inputs'),
  type: z.enum(['test', 'panel']).describe('Single test or panel'),
  name: z.string().describe('Name to show'),
  category: z.string().describe('Category slug'),
  description: z.string().describe('What it is for'),
  aliases: z.array(z.string()).optional().describe('Other names'),
  cpt: z.string().nullable().describe('Procedure code'),
  cpts: Billed(),
  biomarkers: z.array(z.string()).describe('What is measured'),
  biomarkerCount: z.int().describe('How many biomarkers'),
  includedTests: z
    .array(
      z.strictObject({ id: z.string(), slug: z.string(), name: z.string(), price: Usd(), url: z.string() }),
    )
    .optional()
    .describe('Panels: the tests inside, each with its own list price'),
  sampleType: z.string().describe('What is collected'),
  fastingRequired: z.boolean().describe('Whether to fast before'),
  resultsIn: z.string().describe('Turnaround'),
  prepInstructions: z.string().nullable().describe('How to prepare'),
  preparation: PreparationShape().optional(),
  labs: z.array(labField({ ...store, labs: store.labs.map(titled) })).describe('Labs that perform it'),
  states: z.array(z.string()).optional().describe('Sold only there'),
  prices: Prices(store),
  labFee: Usd().describe('Lab processing fee in USD, once per order'),
  currency: z.string().describe('Currency: USD'),
  orderable: z.boolean().describe('false: coming soon'),
  url: z.string().describe('Its page'),
  markdownUrl: z.string().describe('The page as Markdown'),
  orderUrl: z.string().nullable().describe('Prefilled cart; null when not orderable'),
  reviewedAt: z.string().nullable().describe('Day of review; null before'),
  popular: z.boolean().describe('Often ordered'),
  lang: z.enum(LANGS).describe('Language of the texts'),
});

const LinkedPage = () => z.strictObject({ slug: z.string(), name: z.string(), url: z.string() });

/** What get_test and GET /api/catalog/{slug} add to a CatalogItem. */
export const detailShape = (store: StoreTold) => ({
  ...itemShape(store),
  faq: z
    .array(z.strictObject({ question: z.string(), answer: z.string() }))
    .optional()
    .describe('Questions and answers'),
  relatedConditions: z.array(LinkedPage()).optional().describe('Health topics it belongs to, 10 at most'),
  audience: z.array(z.string()).describe('Whom it is for'),
  notFor: z.array(z.string()).optional().describe('Who should wait'),
  codes: z
    .strictObject({ cpt: z.string().nullable(), loinc: z.array(z.string()).optional() })
    .describe('Codes of procedure and observation'),
  markerPages: z
    .array(LinkedPage())
    .optional()
    .describe('Reference-range pages of what is measured; not of large panels'),
  method: z.string().optional().describe('How it is measured'),
  interference: z.array(z.string()).optional().describe('What can make the result wrong'),
  notToConfuse: z
    .array(z.strictObject({ slug: z.string(), name: z.string(), difference: z.string(), url: z.string() }))
    .optional()
    .describe('Similar tests, and the difference'),
  related: z.array(LinkedPage()).optional().describe('Related items'),
  priceAsOf: z.string().describe('Day of the prices'),
  sources: z.array(Source()).optional().describe('Where the texts come from'),
});
