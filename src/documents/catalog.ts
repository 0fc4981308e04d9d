import { itemPath } from '../core/catalog/address.ts';
import { turnaround } from '../core/catalog/item.ts';
import type { CatalogEntry, Category, Condition } from '../core/model/catalog.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { LAB_IDS } from '../core/model/vocabulary.ts';
import { printDollars } from '../core/pricing/money.ts';
import { categoryList, wholeCatalog } from './catalog-list.ts';
import { type Block, type Doc, heading, link, paragraph, section, type Text } from './doc.ts';

type Slices = Pick<Dataset, 'catalog' | 'service'>;

export const HOME = { title: 'Home', path: '/' };
export const CATALOG = { title: 'Tests and prices', path: '/tests' };

const page = ({ service }: Slices) => ({ lang: 'en', updatedAt: service.service.dataRelease }) as const;

/** Items as a table of name, price at each lab, sample, fasting and turnaround. */
export function itemTable(caption: string, entries: readonly CatalogEntry[], { service }: Slices): Block {
  return {
    kind: 'table',
    caption,
    head: ['Name', ...service.labs.map(({ name }) => name), 'Sample', 'Fasting', 'Results in'],
    numeric: service.labs.map((_, i) => i + 1),
    rows: entries.map((entry): Text[] => [
      [link(entry.name, itemPath(entry)), ...(entry.orderable ? [] : [' (coming soon)'])],
      ...service.labs.map(({ id }) => priceAt(entry, id)),
      entry.sampleType,
      entry.fasting.required ? 'Yes' : 'No',
      turnaround(entry.turnaroundDays, 'en'),
    ]),
  };
}

const priceAt = ({ cents }: CatalogEntry, lab: (typeof LAB_IDS)[number]): string => {
  const price = cents[lab];
  return price === undefined ? 'not there' : printDollars(price);
};

const byName = (a: CatalogEntry, b: CatalogEntry): number =>
  a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1;

const feeNote = ({ service }: Slices): string =>
  `Every order adds one lab processing fee of ${printDollars(service.service.labFeeCents)}, however many items it has.`;

export function homeDoc(data: Slices): Doc {
  const { service, labs } = data.service;
  const popular = data.catalog.entries.filter((entry) => entry.popular && entry.orderable);
  return {
    ...page(data),
    path: '/',
    kind: 'home',
    title: 'Lab tests you pay for yourself, with the whole price',
    description: `${data.catalog.entries.length} lab tests and panels with the price at ${labs.length} labs, order totals by US state, reference ranges and unit conversion. Open data, no account.`,
    trail: [],
    blocks: [
      { kind: 'form', tool: 'search_tests', only: ['query'] },
      paragraph(
        `The price of a test plus one fee of ${printDollars(service.labFeeCents)} for the whole order: no draw fee, no physician fee, no account here.`,
      ),
      ...section('Popular tests', popular.filter(({ type }) => type === 'test').sort(byName), (tests) =>
        itemTable('Popular tests', tests, data),
      ),
      ...section('Popular panels', popular.filter(({ type }) => type === 'panel').sort(byName), (panels) =>
        itemTable('Popular panels', panels, data),
      ),
      ...section('By topic', data.catalog.categories, (categories) => categoryLinks(categories)),
      heading('More'),
      {
        kind: 'links',
        items: [
          { title: 'All tests and prices', path: CATALOG.path },
          {
            title: 'Tools',
            path: '/tools',
            note: 'quote, interpret results, convert units, free testosterone and more',
          },
          { title: 'Biomarkers', path: '/biomarkers', note: 'what is normal, and what high and low suggest' },
          { title: 'Guides', path: '/guides' },
          { title: 'Price comparison', path: '/compare' },
          { title: 'States', path: '/lab-locations', note: 'where orders can be drawn, and at which lab' },
        ],
      },
    ],
  };
}

const categoryLinks = (categories: readonly Category[]): Block => ({
  kind: 'links',
  items: categories.map(({ slug, name, about }) => ({
    title: name.en,
    path: `/categories/${slug}`,
    note: about.en,
  })),
});

export function catalogDoc(data: Slices): Doc {
  return {
    ...page(data),
    path: CATALOG.path,
    kind: 'catalog',
    title: 'All lab tests and panels, with prices',
    description: `Every test and panel of the catalog with its sticker price at each lab, sample, fasting and turnaround. ${feeNote(data)}`,
    trail: [HOME],
    blocks: [
      { kind: 'search' },
      paragraph([
        `${feeNote(data)} For the total in your state use the `,
        link('quote', '/tools/quote-order'),
        '. The same list as one file: ',
        link('catalog.json', '/data/catalog.json'),
        '.',
      ]),
      wholeCatalog(data, 'en'),
    ],
  };
}

export function categoryDoc(category: Category, data: Slices): Doc {
  const { slug, name, about } = category;
  const entries = data.catalog.entries.filter((entry) => entry.category === slug);
  return {
    ...page(data),
    path: `/categories/${slug}`,
    kind: 'category',
    title: `${name.en} tests and prices`,
    description: `${about.en} ${entries.length} tests and panels with the price at each lab.`,
    trail: [HOME, CATALOG],
    blocks: [
      paragraph([
        `${feeNote(data)} The same list as data: `,
        link(`${slug}.json`, `/data/catalog/${slug}.json`),
        '.',
      ]),
      categoryList(category, data, 'en'),
    ],
  };
}

/** A health topic: what it is, and the tests that are ordered for it. */
export function conditionDoc({ slug, name, about }: Condition, data: Slices): Doc {
  const entries = data.catalog.entries.filter(({ conditions }) => conditions.includes(slug)).sort(byName);
  return {
    ...page(data),
    path: `/conditions/${slug}`,
    kind: 'condition',
    title: name.en,
    description: about.en,
    trail: [HOME, { title: 'Conditions', path: '/conditions' }],
    blocks: [
      ...section(
        'Panels that look at it',
        entries.filter(({ type }) => type === 'panel'),
        (list) => itemTable('Panels', list, data),
      ),
      ...section(
        'Tests that look at it',
        entries.filter(({ type }) => type === 'test'),
        (list) => itemTable('Tests', list, data),
      ),
      {
        kind: 'callout',
        tone: 'note',
        text: 'Educational information, not a diagnosis. A clinician can say which tests fit you.',
      },
    ],
  };
}
