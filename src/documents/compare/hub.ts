import { type Block, heading, link, type Text } from '../../blocks/doc.ts';
import { aloneRanking } from '../../core/compare/alone.ts';
import { comparableIn, offersFor } from '../../core/compare/offers.ts';
import type { CatalogEntry, Category } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Provider } from '../../core/model/provider.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { wordsOf } from '../../core/words/index.ts';
import { nameOf } from '../catalog/pages.ts';
import { comparedTests } from './compared.ts';
import { WORDS } from './words.ts';

const NONE = '–';

/** Who is compared, and which tests: each with what a reader needs to choose a page. */
export function hubBlocks(lang: Lang, data: Dataset): Block[] {
  const words = WORDS[lang];
  const tests = comparedTests(data);
  return [
    heading(words.sellers),
    {
      kind: 'table',
      caption: words.sellersOf,
      head: words.sellersHead,
      numeric: [1, 2],
      rows: byTests(data).map((provider) => sellerRow(provider, lang, data)),
    },
    heading(words.tests),
    ...data.catalog.categories.flatMap((category) =>
      categoryBlocks(
        category,
        tests.filter((entry) => entry.category === category.slug),
        lang,
        data,
      ),
    ),
  ];
}

/** What a provider sells of ours, alone or in a panel. */
const testsAt = (slug: string, { providers }: Dataset): ReadonlySet<string> =>
  new Set([
    ...(comparableIn(providers.prices).byProvider.get(slug) ?? []).map(({ test }) => test),
    ...providers.panels.flatMap(({ provider, components }) => (provider === slug ? components : [])),
  ]);

/** Those first that sell the most of what is sold here. */
const byTests = (data: Dataset): Provider[] =>
  [...data.providers.providers].sort((a, b) => testsAt(b.slug, data).size - testsAt(a.slug, data).size);

function sellerRow({ slug, name, orderFeeCents }: Provider, lang: Lang, data: Dataset): Text[] {
  const newest = [
    ...(comparableIn(data.providers.prices).byProvider.get(slug) ?? []),
    ...data.providers.panels.filter(({ provider }) => provider === slug),
  ]
    .map(({ observed }) => observed)
    .sort()
    .at(-1);
  return [
    [link(name, `/compare/${slug}`)],
    String(testsAt(slug, data).size),
    orderFeeCents === undefined ? WORDS[lang].unknownFee : printDollars(orderFeeCents),
    newest ?? NONE,
  ];
}

function categoryBlocks(
  { said }: Category,
  tests: readonly CatalogEntry[],
  lang: Lang,
  data: Dataset,
): Block[] {
  if (tests.length === 0) return [];
  const words = WORDS[lang];
  const { name } = said[lang];
  return [
    heading(name, 3),
    {
      kind: 'table',
      caption: words.testsOf(name),
      head: words.testsHead,
      numeric: [1, 2],
      rows: tests.map((entry) => testRow(entry, lang, data)),
    },
  ];
}

function testRow(entry: CatalogEntry, lang: Lang, data: Dataset): Text[] {
  const { dataRelease: today, priceMaxAgeDays } = data.service.service;
  const offers = offersFor(entry.slug, data.providers, today, priceMaxAgeDays);
  const ranking = aloneRanking(entry, offers, { data, today, lang, words: wordsOf(lang) });
  const lowest = ranking.find(({ rank, unranked }) => rank === 1 || unranked === 'alone')?.allInCents;
  return [
    [link(nameOf(entry, lang), `/compare/prices/${entry.slug}`)],
    String(new Set(offers.map(({ provider }) => provider.slug)).size),
    lowest === undefined ? NONE : printDollars(lowest),
  ];
}
