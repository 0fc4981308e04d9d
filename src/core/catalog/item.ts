import * as z from 'zod';
import { cartUrl, itemPath, pageUrl } from '../address.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import { Source } from '../model/source.ts';
import type { Lang } from '../model/vocabulary.ts';
import { LAB_IDS, type LabId } from '../model/vocabulary.ts';
import { dollars } from '../pricing/money.ts';
import { findEntry } from './entries.ts';

type Slices = Pick<Dataset, 'catalog' | 'service'>;
type Detailed = Pick<Dataset, 'catalog' | 'itemTexts' | 'service'>;

const Usd = () => z.number().min(0);

const Prices = () =>
  z
    .strictObject({ list: Usd(), lab_1: Usd().optional(), lab_2: Usd().optional(), lab_3: Usd().optional() })
    .describe('Sticker prices in USD; a lab without a price does not perform it');

/** What lists show of an item: the CatalogItem without its long fields, which get_test has. */
export const summaryShape = () => ({
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
  prices: Prices(),
  labFee: Usd().describe('Lab processing fee in USD, once per order'),
  orderable: z.boolean().describe('false: coming soon'),
  url: z.string().describe('Page'),
});

/** CatalogItem of the specification, part 2. */
export const itemShape = () => ({
  id: z.string().describe('Stable identifier'),
  slug: z.string().describe('Name in paths and tool inputs'),
  type: z.enum(['test', 'panel']).describe('Single test or panel'),
  name: z.string().describe('Name to show'),
  category: z.string().describe('Category slug'),
  description: z.string().describe('What it is for'),
  aliases: z.array(z.string()).optional().describe('Other names'),
  cpt: z.string().nullable().describe('Procedure code'),
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
  labs: z.array(z.enum(['Lab_1', 'Lab_2', 'Lab_3'])).describe('Labs that perform it'),
  prices: Prices(),
  labFee: Usd().describe('Lab processing fee in USD, once per order'),
  currency: z.string().describe('Currency: USD'),
  orderable: z.boolean().describe('false: coming soon'),
  url: z.string().describe('Its page'),
  markdownUrl: z.string().describe('The page as Markdown'),
  orderUrl: z.string().nullable().describe('Prefilled cart; null when not orderable'),
  reviewedAt: z.string().nullable().describe('Day of review; null before'),
  popular: z.boolean().describe('Often ordered'),
  lang: z.enum(['en', 'es']).describe('Language of the texts'),
});

const LinkedPage = () => z.strictObject({ slug: z.string(), name: z.string(), url: z.string() });

/** What get_test and GET /api/catalog/{slug} add to a CatalogItem. */
export const detailShape = () => ({
  ...itemShape(),
  faq: z
    .array(z.strictObject({ question: z.string(), answer: z.string() }))
    .optional()
    .describe('Questions and answers'),
  relatedConditions: z.array(LinkedPage()).optional().describe('Health topics it belongs to'),
  audience: z.array(z.string()).describe('Whom it is for'),
  codes: z
    .strictObject({ cpt: z.string().nullable(), loinc: z.array(z.string()).optional() })
    .describe('Codes of procedure and observation'),
  markerPages: z.array(LinkedPage()).optional().describe('Reference-range pages of what is measured'),
  method: z.string().optional().describe('How it is measured'),
  interference: z.array(z.string()).optional().describe('What can falsify the result'),
  notToConfuse: z
    .array(z.strictObject({ slug: z.string(), name: z.string(), difference: z.string(), url: z.string() }))
    .optional()
    .describe('Similar tests, and the difference'),
  related: z.array(LinkedPage()).optional().describe('Related items'),
  priceAsOf: z.string().describe('Day of the prices'),
  sources: z.array(Source()).optional().describe('Where the texts come from'),
});

/** Leaves a list out when it is empty: an empty array never stands for "unknown". */
const filled = <T>(list: readonly T[] | undefined): T[] | undefined =>
  list === undefined || list.length === 0 ? undefined : [...list];

/** A lab as the `labs` of an item spell it. */
const TITLED = { lab_1: 'Lab_1', lab_2: 'Lab_2', lab_3: 'Lab_3' } as const satisfies Record<LabId, string>;
const titleLab = (lab: LabId): (typeof TITLED)[LabId] => TITLED[lab];

export function turnaround({ min, max }: CatalogEntry['turnaroundDays'], lang: Lang): string {
  const range = min === max ? `${max}` : lang === 'es' ? `${min} a ${max}` : `${min} to ${max}`;
  if (lang === 'es') return `${range} ${max === 1 ? 'día hábil' : 'días hábiles'}`;
  return `${range} business ${max === 1 ? 'day' : 'days'}`;
}

/** Sticker prices in dollars, `list` first. */
export function pricesOf(entry: CatalogEntry): { list: number } & Partial<Record<LabId, number>> {
  const prices: { list: number } & Partial<Record<LabId, number>> = { list: dollars(entry.listCents) };
  for (const lab of LAB_IDS) {
    const cents = entry.cents[lab];
    if (cents !== undefined) prices[lab] = dollars(cents);
  }
  return prices;
}

/** The first lab that performs the item, the service's default lab before the others. */
function firstLab(entry: CatalogEntry, { service }: Dataset['service']) {
  return [service.defaultLab, ...LAB_IDS].find((lab) => entry.cents[lab] !== undefined);
}

/** One entry as a line of a list. */
export function catalogSummary(entry: CatalogEntry, { service: { service } }: Slices, lang: Lang = 'en') {
  return {
    id: entry.id,
    slug: entry.slug,
    type: entry.type,
    name: entry.said[lang].name,
    category: entry.category,
    cpt: entry.cpt,
    biomarkerCount: entry.biomarkers.length,
    sampleType: entry.said[lang].sampleType,
    fastingRequired: entry.fasting.required,
    resultsIn: turnaround(entry.turnaroundDays, lang),
    prices: pricesOf(entry),
    labFee: dollars(service.labFeeCents),
    orderable: entry.orderable,
    url: pageUrl(service.origin, itemPath(entry), lang),
  };
}

/** The prefilled cart of one item, at the first lab that performs it. */
export function orderUrlOf(entry: CatalogEntry, { service }: Slices): string | null {
  const lab = firstLab(entry, service);
  return entry.orderable && lab !== undefined ? cartUrl(service.service, [entry.slug], lab) : null;
}

/** One entry as the CatalogItem of the specification. */
export function catalogItem(entry: CatalogEntry, data: Detailed, lang: Lang = 'en') {
  const { service } = data.service;
  const url = pageUrl(service.origin, itemPath(entry), lang);
  const { name, description, sampleType, aliases } = entry.said[lang];
  return {
    id: entry.id,
    slug: entry.slug,
    type: entry.type,
    name,
    category: entry.category,
    description,
    // Orders and reports of US laboratories use the English ones.
    aliases: filled(lang === 'en' ? aliases : [...aliases, ...entry.said.en.aliases]),
    cpt: entry.cpt,
    biomarkers: [...entry.biomarkers],
    biomarkerCount: entry.biomarkers.length,
    includedTests: filled(entry.components.flatMap((slug) => includedTest(slug, data, lang))),
    sampleType,
    fastingRequired: entry.fasting.required,
    resultsIn: turnaround(entry.turnaroundDays, lang),
    prepInstructions: textsOf(entry, data, lang).prep,
    labs: LAB_IDS.filter((id) => entry.cents[id] !== undefined).map(titleLab),
    prices: pricesOf(entry),
    labFee: dollars(service.labFeeCents),
    currency: service.currency,
    orderable: entry.orderable,
    url,
    markdownUrl: `${url}.md`,
    orderUrl: orderUrlOf(entry, data),
    reviewedAt: entry.reviewedAt,
    popular: entry.popular,
    lang,
  };
}

function includedTest(slug: string, data: Slices, lang: Lang) {
  const part = findEntry(slug, data.catalog.entries);
  if (part === undefined) return [];
  return [
    {
      id: part.id,
      slug,
      name: part.said[lang].name,
      price: dollars(part.listCents),
      url: pageUrl(data.service.service.origin, itemPath(part), lang),
    },
  ];
}

/** What only the page of an item, or an answer about it alone, says. */
export function textsOf({ slug }: CatalogEntry, { itemTexts }: Pick<Dataset, 'itemTexts'>, lang: Lang) {
  const texts = itemTexts[slug];
  if (texts === undefined) throw new Error(`${slug} has no texts`);
  const { said, sources } = texts;
  return { ...said[lang], sources };
}

/** One entry with everything that is public about it. */
export function catalogDetail(entry: CatalogEntry, data: Detailed, lang: Lang = 'en') {
  const texts = textsOf(entry, data, lang);
  const { origin } = data.service.service;
  const linked = (slug: string) => {
    const other = findEntry(slug, data.catalog.entries);
    return other === undefined
      ? []
      : [{ slug, name: other.said[lang].name, url: pageUrl(origin, itemPath(other), lang) }];
  };
  return {
    ...catalogItem(entry, data, lang),
    biomarkers: [...texts.biomarkers],
    faq: filled(texts.faq),
    relatedConditions: filled(
      data.catalog.conditions
        .filter(({ slug }) => entry.conditions.includes(slug))
        .map(({ slug, said }) => ({
          slug,
          name: said[lang].name,
          url: pageUrl(origin, `/conditions/${slug}`, lang),
        })),
    ),
    audience: [...texts.audience],
    codes: { cpt: entry.cpt, loinc: filled(entry.loinc) },
    markerPages: filled(
      markerPagesOf(entry, data.catalog).map(({ slug, name }) => ({
        slug,
        name,
        url: pageUrl(origin, `/biomarkers/${slug}`, lang),
      })),
    ),
    method: texts.method,
    interference: filled(texts.interference),
    notToConfuse: filled(
      Object.entries(entry.said[lang].differences ?? {}).flatMap(([slug, difference]) =>
        linked(slug).map((link) => ({ ...link, difference })),
      ),
    ),
    related: filled(entry.related.flatMap(linked)),
    priceAsOf: entry.priceAsOf,
    sources: filled(texts.sources),
  };
}

/** The marker pages of what an item measures, in its own order, by the names that US reports print. */
export function markerPagesOf(entry: CatalogEntry, { markerPages }: Dataset['catalog']) {
  return entry.biomarkers.flatMap((name) => {
    const slug = markerPages[name];
    return slug === undefined ? [] : [{ slug, name }];
  });
}
