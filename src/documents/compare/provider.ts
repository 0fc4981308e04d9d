import { type Block, type Doc, heading, paragraph } from '../../blocks/doc.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { SellerText } from '../../core/model/learning.ts';
import type { Provider } from '../../core/model/provider.ts';
import type { Source } from '../../core/model/source.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printDollars, printUsd } from '../../core/pricing/money.ts';
import {
  type Beside,
  cautionBlocks,
  differenceBlocks,
  partiesTable,
  spotsTable,
  winsBlocks,
} from '../../views/compare-provider/blocks.ts';
import { around, besideBlocks } from '../beside.ts';
import { ranked, rankOf } from '../catalog/wanted.ts';
import { besideUs } from './answers.ts';
import { trailOf } from './trail.ts';
import { WORDS } from './words.ts';

/** A longer chart says less; the table has them all. */
const MOST_DRAWN = 12;

/** The page of another provider: what compare_provider answers. */
export function providerDoc(provider: Provider, lang: Lang, data: Dataset): Doc {
  const { slug, name, private: hidden } = provider;
  const { service } = data.service;
  const words = WORDS[lang];
  const beside = besideUs(slug, lang, data);
  const told = data.learning.sellers.find((seller) => seller.slug === slug);
  return {
    path: `/compare/${slug}`,
    lang,
    kind: 'compare',
    title: words.compared(service.brand, name),
    description: words.providerLead(service.brand, name),
    updatedAt: service.dataRelease,
    private: hidden === true,
    trail: trailOf(lang),
    blocks: [
      ...cautionBlocks(beside, lang),
      partiesTable(beside, lang),
      ...(told === undefined ? [] : orderingBlocks(provider, told, lang)),
      ...winsBlocks(beside, lang, 2),
      ...foundBlocks(beside, lang, data),
      ...nearBlocks(beside, lang),
      ...besideBlocks(
        'service',
        around(data.providers.providers, (one) => one.slug === slug).map((other) => ({
          title: other.name,
          path: `/compare/${other.slug}`,
        })),
        lang,
      ),
      heading(words.sources),
      { kind: 'sources', sources: allSources(beside.sources, told?.sources ?? []) },
    ],
  };
}

/** How an order works there, and what its pages did not tell. */
function orderingBlocks({ name, orderFeeCents = 0 }: Provider, told: SellerText, lang: Lang): Block[] {
  const { ordering } = WORDS[lang];
  return [
    heading(ordering(name)),
    ...told.text[lang].map((text) => paragraph(text.replaceAll('{fee}', printDollars(orderFeeCents)))),
    ...(told.notFound === undefined ? [] : [paragraph(told.notFound[lang])]),
  ];
}

/** Each source once, by its address. */
const allSources = (first: readonly Source[], others: readonly Source[]): Source[] => [
  ...first,
  ...others.filter(({ url }) => first.every((one) => one.url !== url)),
];

/** Rows of a table and items of a list that stand open: the rest is folded, or a phone scrolls for minutes. */
const MOST_OPEN = 12;

/** The tests that are wanted first, then all others. */
function foundBlocks(beside: Beside, lang: Lang, { catalog }: Dataset): Block[] {
  const words = WORDS[lang];
  const { spotPrices } = beside;
  if (spotPrices.length === 0) return [];
  const first = ranked(spotPrices, ({ test }) => {
    const entry = findEntry(test.slug, catalog.entries);
    return entry === undefined ? [] : rankOf(entry);
  }).slice(0, MOST_OPEN);
  const tableOf = (shown: Beside['spotPrices']) => spotsTable({ ...beside, spotPrices: shown }, lang);
  const others = spotPrices.filter((spot) => !first.includes(spot));
  return [
    heading(words.found),
    ...pairsChart(beside, lang),
    tableOf(others.length === 0 ? spotPrices : first),
    ...(others.length === 0
      ? []
      : [{ kind: 'fold', title: words.moreFound(others.length), blocks: [tableOf(others)] } as const]),
  ];
}

function nearBlocks(beside: Beside, lang: Lang): Block[] {
  const [title, ...told] = differenceBlocks(beside, lang, 2);
  const count = told.reduce((sum, block) => sum + (block.kind === 'list' ? block.items.length : 0), 0);
  if (title === undefined || count <= MOST_OPEN) return title === undefined ? [] : [title, ...told];
  return [title, { kind: 'fold', title: WORDS[lang].nearTests(count), blocks: told }];
}

/** Bars of both for each test that is the same; none while our own prices are made up. */
function pairsChart({ service, provider, spotPrices }: Beside, lang: Lang): Block[] {
  const drawn = spotPrices
    .filter(
      ({ provider: { allIn, stale, equivalence } }) =>
        allIn !== undefined && !stale && equivalence.level === 'same',
    )
    .slice(0, MOST_DRAWN);
  if (service.demo || drawn.length === 0) return [];
  return [
    {
      kind: 'chart',
      title: WORDS[lang].alone(service.name, provider.name),
      groups: drawn.map(({ test, service: here, provider: { allIn = 0 } }) => ({
        label: test.name,
        bars: [
          { name: service.name, value: here.allIn, text: printUsd(here.allIn), own: true },
          { name: provider.name, value: allIn, text: printUsd(allIn), own: false },
        ],
      })),
    },
  ];
}
