import { findEntry } from '../core/catalog/entries.ts';
import type { CatalogEntry } from '../core/model/catalog.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Provider } from '../core/model/provider.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { comparePrices } from '../core/tools/compare-prices.ts';
import { compareProvider } from '../core/tools/compare-provider.ts';
import type { Tool } from '../core/tools/define.ts';
import { runTool } from '../core/tools/run.ts';
import { answerBlocks } from './answer.ts';
import { inSpanish } from './answer-es.ts';
import { homeStep, nameOf } from './catalog.ts';
import { type Ranked, rankingChart } from './chart.ts';
import { WORDS } from './compare-words.ts';
import { type Block, type Doc, heading, link, paragraph, section } from './doc.ts';
import { withOwnLinks } from './own-links.ts';
import { termsOf } from './terms.ts';

const trailOf = (lang: Lang) => [homeStep(lang), { title: WORDS[lang].compare, path: '/compare' }];
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
export function providerDoc({ slug, name }: Provider, lang: Lang, data: Dataset): Doc {
  const { service } = data.service;
  const words = WORDS[lang];
  const testName = (test: Spot['test']): string => spoken(test, lang, data);
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
    title: words.alone(service.brand, name),
    groups: drawn.map((spot) => ({
      label: testName(spot.test),
      bars: [
        { name: service.brand, value: spot.service.allIn, text: price(spot.service.allIn), own: true },
        { name, value: spot.provider.allIn ?? 0, text: price(spot.provider.allIn ?? 0), own: false },
      ],
    })),
  };
  return {
    path: `/compare/${slug}`,
    lang,
    kind: 'compare',
    title: words.compared(service.brand, name),
    description: words.providerLead(service.brand, name),
    updatedAt: service.dataRelease,
    trail: trailOf(lang),
    blocks: [
      ...(drawn.length > 0 ? [chart] : []),
      ...section(words.found, spots, (list) => ({
        kind: 'table',
        caption: words.aloneTable(service.brand, name),
        head: words.foundHead,
        numeric: [1, 2, 3, 4],
        rows: list.map(({ test, service: here, provider: there }) => [
          [link(testName(test), `/compare/prices/${test.slug}`)],
          price(here.sticker),
          price(here.allIn),
          price(there.sticker),
          there.allIn === undefined ? words.feeUnknown : price(there.allIn),
          [link(there.verifiedAt, there.source.url), there.stale ? words.stale : ''],
        ]),
      })),
      ...withOwnLinks(answerBlocks(answer, lang, termsOf(data, lang)), service.origin),
    ],
  };
}

interface Named {
  readonly slug: string;
  readonly name: string;
}

function spoken({ slug, name }: Named, lang: Lang, { catalog }: Dataset): string {
  const entry = findEntry(slug, catalog.entries);
  return entry === undefined ? name : nameOf(entry, lang);
}

interface Spot {
  readonly test: Named;
  readonly service: { readonly sticker: number; readonly allIn: number };
  readonly provider: {
    readonly sticker: number;
    readonly allIn?: number;
    readonly stale: boolean;
    readonly verifiedAt: string;
    readonly source: { readonly url: string };
  };
}

function rankingBlocks(title: string, ranking: readonly Ranked[], lang: Lang): Block[] {
  return [
    rankingChart(title, ranking),
    {
      kind: 'table',
      caption: title,
      head: WORDS[lang].rankingHead,
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
export function pricesDoc(entry: CatalogEntry, lang: Lang, data: Dataset): Doc {
  const { service } = data.service;
  const words = WORDS[lang];
  const name = nameOf(entry, lang);
  const { ranking, ...answer } = answered<{ ranking: readonly Ranked[] }>(
    comparePrices,
    { test: entry.slug },
    data,
  );
  return {
    path: `/compare/prices/${entry.slug}`,
    lang,
    kind: 'compare',
    title: words.pricesTitle(name, service.brand),
    description: words.pricesLead(name),
    updatedAt: service.dataRelease,
    trail: trailOf(lang),
    blocks: [
      ...rankingBlocks(words.ranking(name), ranking, lang),
      ...withOwnLinks(answerBlocks(answer, lang, termsOf(data, lang)), service.origin),
    ],
  };
}

interface Basket {
  readonly basket?: {
    readonly items: readonly Named[];
    readonly ranking: readonly Ranked[];
  };
  readonly caveat: string;
}

const SHARED = '/compare/basket?test=cbc&withItems=tsh';
const EXAMPLE = ['cbc', 'cmp', 'lipid-panel', 'hemoglobin-a1c'];

/** The page where a basket of one's own is compared; its address holds the tests and nothing else. */
export function basketDoc(lang: Lang, data: Dataset): Doc {
  const { service } = data.service;
  const words = WORDS[lang];
  const terms = termsOf(data, lang);
  const known = EXAMPLE.filter((slug) => findEntry(slug, data.catalog.entries) !== undefined);
  const [test, ...withItems] = known;
  const example = test === undefined ? undefined : answered<Basket>(comparePrices, { test, withItems }, data);
  return {
    path: '/compare/basket',
    lang,
    kind: 'compare',
    title: words.basketTitle,
    description: words.basketLead,
    updatedAt: service.dataRelease,
    trail: trailOf(lang),
    blocks: [
      { kind: 'form', tool: 'compare_prices' },
      paragraph([words.share, link(SHARED, SHARED), '.']),
      ...(example?.basket === undefined
        ? []
        : [
            heading(words.example),
            ...rankingBlocks(
              words.oneOrder(example.basket.items.map((item) => spoken(item, lang, data)).join(', ')),
              example.basket.ranking,
              lang,
            ),
            paragraph(lang === 'es' ? inSpanish(example.caveat, terms) : example.caveat),
          ]),
    ],
  };
}
