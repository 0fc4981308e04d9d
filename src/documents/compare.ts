import { findEntry } from '../core/catalog/entries.ts';
import type { CatalogEntry } from '../core/model/catalog.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Provider } from '../core/model/provider.ts';
import { comparePrices } from '../core/tools/compare-prices.ts';
import { compareProvider } from '../core/tools/compare-provider.ts';
import type { Tool } from '../core/tools/define.ts';
import { runTool } from '../core/tools/run.ts';
import { answerBlocks } from './answer.ts';
import { HOME } from './catalog.ts';
import { type Block, type Doc, heading, link, paragraph, section } from './doc.ts';
import { withOwnLinks } from './own-links.ts';

const COMPARE = { title: 'Price comparison', path: '/compare' };
const price = (usd: number): string => `$${usd.toFixed(2)}`;

/** What a tool answers on the day of the release, with the fields that are drawn: pages and tools say the same. */
const answered = <Fields>(tool: Tool, input: unknown, data: Dataset) =>
  runTool(tool, input, {
    data,
    today: data.service.service.dataRelease,
    attribution: { source: 'website', medium: 'page' },
  }) as Readonly<Record<string, unknown>> & Fields;

/** A longer chart says less; the table has them all. */
const MOST_DRAWN = 12;

/** The page of another provider: what compare_provider answers. */
export function providerDoc({ slug, name }: Provider, data: Dataset): Doc {
  const { service } = data.service;
  const { spotPrices: spots = [], ...answer } = answered<{ spotPrices?: readonly Spot[] }>(
    compareProvider,
    { provider: slug, limit: 200 },
    data,
  );
  const drawn = spots
    .filter(({ provider }) => provider.allIn !== undefined && !provider.stale)
    .slice(0, MOST_DRAWN);
  const chart: Block = {
    kind: 'chart',
    title: `One test alone, all in, at ${service.brand} and at ${name}`,
    groups: drawn.map((spot) => ({
      label: spot.test.name,
      bars: [
        { name: service.brand, value: spot.service.allIn, text: price(spot.service.allIn), own: true },
        { name, value: spot.provider.allIn ?? 0, text: price(spot.provider.allIn ?? 0), own: false },
      ],
    })),
  };
  return {
    path: `/compare/${slug}`,
    lang: 'en',
    kind: 'compare',
    title: `${service.brand} and ${name} compared`,
    description: `Pricing model, order fees, labs, turnaround and spot prices of ${name} beside ${service.brand}, with dates and sources.`,
    updatedAt: service.dataRelease,
    trail: [HOME, COMPARE],
    blocks: [
      ...(drawn.length > 0 ? [chart] : []),
      ...section('Prices found', spots, (list) => ({
        kind: 'table',
        caption: `One test alone at ${service.brand} and at ${name}`,
        head: ['Test', 'Here, sticker', 'Here, all in', 'There, sticker', 'There, all in', 'Seen on'],
        numeric: [1, 2, 3, 4],
        rows: list.map(({ test, service: here, provider: there }) => [
          [link(test.name, `/compare/prices/${test.slug}`)],
          price(here.sticker),
          price(here.allIn),
          price(there.sticker),
          there.allIn === undefined ? 'fee not known' : price(there.allIn),
          [link(there.verifiedAt, there.source.url), there.stale ? ' (too old to rank)' : ''],
        ]),
      })),
      ...withOwnLinks(answerBlocks(answer), service.origin),
    ],
  };
}

interface Spot {
  readonly test: { readonly slug: string; readonly name: string };
  readonly service: { readonly sticker: number; readonly allIn: number };
  readonly provider: {
    readonly sticker: number;
    readonly allIn?: number;
    readonly stale: boolean;
    readonly verifiedAt: string;
    readonly source: { readonly url: string };
  };
}

interface Ranked {
  readonly slug?: string;
  readonly name: string;
  readonly allIn: number;
}

function rankingBlocks(title: string, ranking: readonly Ranked[]): Block[] {
  return [
    {
      kind: 'chart',
      title,
      groups: [
        {
          label: '',
          bars: ranking.map(({ slug, name, allIn }) => ({
            name,
            value: allIn,
            text: price(allIn),
            own: slug === undefined,
          })),
        },
      ],
    },
    {
      kind: 'table',
      caption: title,
      head: ['Place', 'Service', 'All in'],
      numeric: [0, 2],
      rows: ranking.map(({ slug, name, allIn }, i) => [
        String(i + 1),
        slug === undefined ? name : [link(name, `/compare/${slug}`)],
        price(allIn),
      ]),
    },
  ];
}

/** The tests that at least one other provider sells. */
export const comparedTests = ({
  catalog,
  providers,
}: Pick<Dataset, 'catalog' | 'providers'>): CatalogEntry[] =>
  [
    ...new Set(
      providers.prices.filter(({ equivalence }) => equivalence !== 'different').map(({ test }) => test),
    ),
  ]
    .sort()
    .flatMap((slug) => findEntry(slug, catalog.entries) ?? []);

/** The page of one test's prices: what compare_prices answers. */
export function pricesDoc(entry: CatalogEntry, data: Dataset): Doc {
  const { service } = data.service;
  const { ranking, ...answer } = answered<{ ranking: readonly Ranked[] }>(
    comparePrices,
    { test: entry.slug },
    data,
  );
  return {
    path: `/compare/prices/${entry.slug}`,
    lang: 'en',
    kind: 'compare',
    title: `What ${entry.name} costs at ${service.brand} and elsewhere`,
    description: `All-in prices of ${entry.name} at direct-to-consumer services, each with its day and source, beside hospital and Medicare amounts.`,
    updatedAt: service.dataRelease,
    trail: [HOME, COMPARE],
    blocks: [
      ...rankingBlocks(`${entry.name} alone, all in`, ranking),
      ...withOwnLinks(answerBlocks(answer), service.origin),
    ],
  };
}

interface Basket {
  readonly basket?: {
    readonly items: readonly { readonly name: string }[];
    readonly ranking: readonly Ranked[];
  };
  readonly caveat: string;
}

const EXAMPLE = ['cbc', 'cmp', 'lipid-panel', 'hemoglobin-a1c'];

/** The page where a basket of one's own is compared; its address holds the tests and nothing else. */
export function basketDoc(data: Dataset): Doc {
  const { service } = data.service;
  const known = EXAMPLE.filter((slug) => findEntry(slug, data.catalog.entries) !== undefined);
  const [test, ...withItems] = known;
  const example = test === undefined ? undefined : answered<Basket>(comparePrices, { test, withItems }, data);
  return {
    path: '/compare/basket',
    lang: 'en',
    kind: 'compare',
    title: 'Compare a whole basket of tests',
    description:
      'Several tests in one order: what they cost all in here and elsewhere, each order fee paid once.',
    updatedAt: service.dataRelease,
    trail: [HOME, COMPARE],
    blocks: [
      { kind: 'form', tool: 'compare_prices' },
      paragraph([
        'The address of a comparison can be shared: it holds the tests only, such as ',
        link('/compare/basket?test=cbc&withItems=tsh', '/compare/basket?test=cbc&withItems=tsh'),
        '.',
      ]),
      ...(example?.basket === undefined
        ? []
        : [
            heading('An example'),
            ...rankingBlocks(
              `${example.basket.items.map(({ name }) => name).join(', ')}: one order, all in`,
              example.basket.ranking,
            ),
            paragraph(example.caveat),
          ]),
    ],
  };
}
