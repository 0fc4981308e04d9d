import { type Attribution, askingCartUrl, cartUrl, conditionPath, itemPath, pageUrl } from '../address.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Condition } from '../model/condition.ts';
import type { Dataset } from '../model/dataset.ts';
import type { LabId, Lang } from '../model/vocabulary.ts';
import { bySlug } from '../once.ts';
import { factsFor } from '../preparation/of-items.ts';
import { saidPreparation } from '../preparation/said.ts';
import { sentences } from '../preparation/sentences.ts';
import { dollars } from '../pricing/money.ts';
import { needsState } from '../pricing/sold-in.ts';
import type { Speaking, Words } from '../words/index.ts';
import { findEntry } from './entries.ts';
import { titled } from './titled.ts';

type Slices = Pick<Dataset, 'catalog' | 'service'>;
type Detailed = Pick<Dataset, 'catalog' | 'differences' | 'itemTexts' | 'preparations' | 'service'>;

/** A panel may measure sixty things: its answer stays readable, and its tests have their own pages. */
const MOST_MARKER_PAGES = 32;
/** A blood count is a step of more than fifty topics: its page lists them all. */
const MOST_CONDITIONS = 10;

/** Leaves a list out when it is empty: an empty array never stands for "unknown". */
const filled = <T>(list: readonly T[] | undefined): T[] | undefined =>
  list === undefined || list.length === 0 ? undefined : [...list];

/** The conditions whose pages name the item, first those that begin with it. */
export const conditionsOf = (
  { conditions }: CatalogEntry,
  catalog: Pick<Dataset['catalog'], 'conditions'>,
): Condition[] => conditions.flatMap((slug) => bySlug(catalog.conditions).get(slug) ?? []);

/** "2 to 4 business days" */
export const turnaround = (
  { turnaroundDays: { min, max } }: Pick<CatalogEntry, 'turnaroundDays'>,
  { catalog }: Words,
): string => catalog.turnaround(min, max);

/** "86003 × 17, 82785" */
export const printBilled = (cpts: CatalogEntry['cpts']): string =>
  cpts.map(({ code, units }) => (units === 1 ? code : `${code} × ${units}`)).join(', ');

/** The labs that perform the item, in the order of the store. */
export const labsOf = ({ cents }: Pick<CatalogEntry, 'cents'>): readonly LabId[] => Object.keys(cents);

/** Sticker prices in dollars, `list` first. */
export function pricesOf({ listCents, cents }: CatalogEntry): { list: number } & Record<string, number> {
  const atLabs = Object.entries(cents).map(([lab, price]) => [lab, dollars(price)]);
  return { list: dollars(listCents), ...Object.fromEntries(atLabs) };
}

/** The first lab that performs the item, the service's default lab before the others. */
function firstLab(entry: CatalogEntry, { service }: Dataset['service']) {
  return [service.defaultLab, ...labsOf(entry)].find((lab) => entry.cents[lab] !== undefined);
}

/** One entry as a line of a list. */
export function catalogSummary(
  entry: CatalogEntry,
  { service: { service } }: Slices,
  { lang, words }: Speaking,
) {
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
    resultsIn: turnaround(entry, words),
    ...(entry.states === undefined ? {} : { states: [...entry.states] }),
    prices: pricesOf(entry),
    labFee: dollars(service.labFeeCents),
    orderable: entry.orderable,
    url: pageUrl(service.origin, itemPath(entry), lang),
  };
}

/** In which language an item is told, and to whom its link to the cart is given. */
interface Telling extends Speaking {
  readonly attribution: Attribution;
}

/**
 * The prefilled cart of one item, at the first lab that performs it; of one that is not sold in every state the cart
 * of this site, which asks for the state.
 */
export function orderUrlOf(
  entry: CatalogEntry,
  { service }: Slices,
  { attribution }: Pick<Telling, 'attribution'>,
): string | null {
  const lab = firstLab(entry, service);
  if (!entry.orderable || lab === undefined) return null;
  const url = needsState([entry]) ? askingCartUrl : cartUrl;
  return url(service.service, [entry.slug], lab, attribution);
}

/** One entry as the CatalogItem of the specification. */
export function catalogItem(entry: CatalogEntry, data: Detailed, telling: Telling) {
  const { lang, words } = telling;
  const { service } = data.service;
  const { biomarkers } = textsOf(entry, data, lang);
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
    cpts: filled(entry.cpts),
    biomarkers: [...biomarkers],
    biomarkerCount: entry.biomarkers.length,
    includedTests: filled(entry.components.flatMap((slug) => includedTest(slug, data, lang))),
    sampleType,
    fastingRequired: entry.fasting.required,
    resultsIn: turnaround(entry, words),
    prepInstructions: sentences(factsFor([entry], data), words).join(' ') || null,
    ...saidPreparation([entry], data, { lang, words }),
    labs: labsOf(entry).map(titled),
    states: filled(entry.states),
    prices: pricesOf(entry),
    labFee: dollars(service.labFeeCents),
    currency: service.currency,
    orderable: entry.orderable,
    url,
    markdownUrl: `${url}.md`,
    orderUrl: orderUrlOf(entry, data, telling),
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
export function catalogDetail(entry: CatalogEntry, data: Detailed, telling: Telling) {
  const { lang } = telling;
  const texts = textsOf(entry, data, lang);
  const { origin } = data.service.service;
  const linked = (slug: string) => {
    const other = findEntry(slug, data.catalog.entries);
    return other === undefined
      ? []
      : [{ slug, name: other.said[lang].name, url: pageUrl(origin, itemPath(other), lang) }];
  };
  const markerPages = entry.biomarkers.flatMap((biomarker, i) => {
    const slug = data.catalog.markerPages[biomarker];
    const name = texts.biomarkers[i] ?? biomarker;
    return slug === undefined ? [] : [{ slug, name, url: pageUrl(origin, `/biomarkers/${slug}`, lang) }];
  });
  return {
    ...catalogItem(entry, data, telling),
    faq: filled(texts.faq),
    relatedConditions: filled(
      conditionsOf(entry, data.catalog)
        .slice(0, MOST_CONDITIONS)
        .map(({ slug, said }) => ({
          slug,
          name: said[lang].name,
          url: pageUrl(origin, conditionPath(slug), lang),
        })),
    ),
    audience: [...texts.audience],
    notFor: filled(texts.notFor),
    codes: { cpt: entry.cpt, loinc: filled(entry.loinc) },
    markerPages: markerPages.length > MOST_MARKER_PAGES ? undefined : filled(markerPages),
    method: texts.method,
    interference: filled(texts.interference),
    notToConfuse: filled(
      Object.entries(data.differences[entry.slug] ?? {}).flatMap(([slug, difference]) =>
        linked(slug).map((link) => ({ ...link, difference: difference[lang] })),
      ),
    ),
    related: filled(entry.related.flatMap(linked)),
    priceAsOf: entry.priceAsOf,
    sources: filled(texts.sources),
  };
}
