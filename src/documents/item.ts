import { itemPath } from '../core/catalog/address.ts';
import { findEntry } from '../core/catalog/entries.ts';
import { markerPagesOf, turnaround } from '../core/catalog/item.ts';
import type { CatalogEntry } from '../core/model/catalog.ts';
import type { Dataset } from '../core/model/dataset.ts';
import { LAB_IDS } from '../core/model/vocabulary.ts';
import { printDollars } from '../core/pricing/money.ts';
import { CATALOG, HOME } from './catalog.ts';
import { type Block, type Doc, heading, joined, link, paragraph, section, type Text } from './doc.ts';

type Slices = Pick<Dataset, 'catalog' | 'service'>;

/** The page of a test or panel. */
export function itemDoc(entry: CatalogEntry, data: Slices): Doc {
  const { catalog, service } = data;
  const category = catalog.categories.find(({ slug }) => slug === entry.category);
  const fee = service.service.labFeeCents;
  return {
    path: itemPath(entry),
    lang: 'en',
    kind: 'item',
    title: entry.name,
    description: entry.description,
    updatedAt: service.service.dataRelease,
    trail: [
      HOME,
      CATALOG,
      ...(category === undefined ? [] : [{ title: category.name.en, path: `/categories/${category.slug}` }]),
    ],
    blocks: [
      ...(entry.orderable
        ? []
        : [
            {
              kind: 'callout',
              tone: 'warning',
              text: 'Coming soon: this item is listed, but cannot be ordered yet.',
            } as const,
          ]),
      prices(entry, data),
      paragraph([
        `All in means with the one lab processing fee of ${printDollars(fee)} that every order adds. `,
        link('Quote it for your state', `/tools/quote-order?items=${entry.slug}`),
        ', or ',
        link('compare other providers', `/tools/compare-prices?test=${entry.slug}`),
        '.',
      ]),
      heading('At a glance'),
      { kind: 'facts', items: facts(entry) },
      heading('What it measures'),
      measured(entry, catalog),
      ...included(entry, data),
      ...section('What can change the result', entry.interference ?? [], (items) => ({
        kind: 'list',
        items,
      })),
      ...section('Easily confused with', confusable(entry, data), (items) => ({ kind: 'list', items })),
      ...section('Questions people ask', entry.faq, (items) => ({ kind: 'faq', items })),
      ...section('Who it is for', entry.audience, (items) => ({ kind: 'list', items })),
      ...section(
        'Related conditions',
        catalog.conditions.filter(({ slug }) => entry.conditions.includes(slug)),
        (list) => ({
          kind: 'links',
          items: list.map(({ slug, name }) => ({ title: name.en, path: `/conditions/${slug}` })),
        }),
      ),
      ...section('Related tests', relatedTo(entry, data), (list) => ({
        kind: 'links',
        items: list.map((other) => ({
          title: other.name,
          path: itemPath(other),
          note: printDollars(other.listCents),
        })),
      })),
      ...section('Sources', entry.sources, (sources) => ({ kind: 'sources', sources })),
      paragraph([
        'This page as data: ',
        link('JSON', `/api/catalog/${entry.slug}`),
        `. Prices as of ${entry.priceAsOf}. ${entry.reviewedAt === null ? 'Sources cited, not yet physician-reviewed.' : `Reviewed ${entry.reviewedAt}.`}`,
      ]),
    ],
  };
}

function prices(entry: CatalogEntry, { service }: Slices): Block {
  const fee = service.service.labFeeCents;
  const routed = service.service.routing.flatMap(({ states, lab }) => states.map((code) => ({ code, lab })));
  const places = service.labs.map(({ id, name }) => {
    const states = routed.filter(({ lab }) => lab === id).map(({ code }) => code);
    return { id, name: states.length > 0 ? `${name} (also for ${states.join(' and ')})` : name };
  });
  return {
    kind: 'table',
    caption: `Price of ${entry.name}`,
    head: ['Lab', 'Price', 'All in, alone'],
    numeric: [1, 2],
    rows: places.map(({ id, name }) => {
      const cents = entry.cents[id];
      return cents === undefined
        ? [name, 'not performed there', '–']
        : [name, printDollars(cents), printDollars(cents + fee)];
    }),
  };
}

function facts(entry: CatalogEntry): { term: string; value: Text }[] {
  const hours = entry.fasting.hours === undefined ? '' : `, ${entry.fasting.hours} hours`;
  return [
    { term: 'Sample', value: entry.sampleType },
    { term: 'Fasting', value: entry.fasting.required ? `Required${hours}` : 'Not required' },
    { term: 'Results in', value: turnaround(entry.turnaroundDays, 'en') },
    ...(entry.prep === null ? [] : [{ term: 'Preparation', value: entry.prep }]),
    ...(entry.method === undefined ? [] : [{ term: 'Method', value: entry.method }]),
    ...(entry.cpt === null ? [] : [{ term: 'CPT code', value: entry.cpt }]),
    ...(entry.loinc.length === 0 ? [] : [{ term: 'LOINC', value: entry.loinc.join(', ') }]),
    { term: 'Labs', value: LAB_IDS.filter((id) => entry.cents[id] !== undefined).join(', ') },
    ...(entry.aliases.length === 0 ? [] : [{ term: 'Also called', value: entry.aliases.join(', ') }]),
    { term: 'Identifier', value: `${entry.slug} (${entry.id})` },
  ];
}

/** Each biomarker, linked to its reference range where one is held. */
function measured(entry: CatalogEntry, catalog: Dataset['catalog']): Block {
  const pages = markerPagesOf(entry, catalog);
  return paragraph(
    joined(
      entry.biomarkers.map((name) => {
        const page = pages.find((candidate) => candidate.name === name);
        return page === undefined ? name : link(name, `/biomarkers/${page.slug}`);
      }),
    ),
  );
}

function included(entry: CatalogEntry, { catalog }: Slices): Block[] {
  const parts = entry.components.flatMap((slug) => findEntry(slug, catalog.entries) ?? []);
  const sum = parts.reduce((total, { listCents }) => total + listCents, 0);
  return section('Included tests', parts, () => ({
    kind: 'table',
    caption: `Tests in ${entry.name}`,
    head: ['Test', 'Price alone'],
    numeric: [1],
    rows: [
      ...parts.map((part): Text[] => [[link(part.name, itemPath(part))], printDollars(part.listCents)]),
      ['Sum of the tests', printDollars(sum)],
      ['Saved by the panel', printDollars(sum - entry.listCents)],
    ],
  }));
}

function confusable(entry: CatalogEntry, { catalog }: Slices): Text[] {
  return (entry.notToConfuse ?? []).flatMap(({ slug, difference }): Text[] => {
    const other = findEntry(slug, catalog.entries);
    return other === undefined ? [] : [[link(other.name, itemPath(other)), `: ${difference}`]];
  });
}

const relatedTo = (entry: CatalogEntry, { catalog }: Slices): CatalogEntry[] =>
  entry.related.flatMap((slug) => findEntry(slug, catalog.entries) ?? []);
