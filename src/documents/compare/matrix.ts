import { nameOf } from '../../blocks/catalog-list.ts';
import { type Block, type Inline, link, type Text } from '../../blocks/doc.ts';
import { aloneRanking } from '../../core/compare/alone.ts';
import { offersFor } from '../../core/compare/offers.ts';
import type { Placed } from '../../core/compare/ranking.ts';
import { grouped } from '../../core/grouped.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { wordsOf } from '../../core/words/index.ts';
import { wordFor } from '../../views/generic/values.ts';
import { ranked, rankOf } from '../catalog/wanted.ts';
import { comparedTests } from './compared.ts';
import { WORDS } from './words.ts';

const MOST_TESTS = 8;
const MOST_SELLERS = 5;
const NONE = '–';

/** A test and everybody who sells it, in order. */
export interface Sold {
  readonly entry: CatalogEntry;
  readonly ranking: readonly Placed[];
}

/** Every test that is compared: first those that most others sell, of equals the most wanted. */
export function soldTests(lang: Lang, data: Dataset): Sold[] {
  const { dataRelease: today, priceMaxAgeDays } = data.service.service;
  const sold = comparedTests(data).map((entry): Sold => {
    const offers = offersFor(entry.slug, data.providers, today, priceMaxAgeDays);
    return { entry, ranking: aloneRanking(entry, offers, { data, today, lang, words: wordsOf(lang) }) };
  });
  return ranked(sold, ({ entry, ranking }) => [-ranking.length, ...rankOf(entry)]);
}

/** The lowest total that is known of other services. */
export const lowestOf = ({ ranking }: Sold): Placed | undefined =>
  ranking.find(({ rank, unranked, demo }) => !demo && (rank === 1 || unranked === 'alone'));

/** What the tests that most sell cost at those who sell the most of them. */
export function matrix(sold: readonly Sold[], lang: Lang, { service, providers }: Dataset): Block {
  const words = WORDS[lang];
  const tests = sold.slice(0, MOST_TESTS);
  const counts = [
    ...grouped(
      tests.flatMap(({ ranking }) => ranking),
      ({ slug }) => slug ?? '',
    ),
  ]
    .filter(([slug]) => slug !== '')
    .sort(([, a], [, b]) => b.length - a.length);
  const sellers = counts.slice(0, MOST_SELLERS).map(([slug]) => slug);
  const nameOfSeller = (slug: string): string =>
    providers.providers.find((provider) => provider.slug === slug)?.name ?? slug;
  return {
    kind: 'table',
    display: 'matrix',
    caption: words.matrix,
    head: [words.test, ...sellers.map(nameOfSeller), words.lowest, service.service.brand],
    numeric: [...sellers.map((_, i) => i + 1), sellers.length + 1, sellers.length + 2],
    rows: tests.map((one): Text[] => {
      const at = (slug: string | undefined) => one.ranking.find((seller) => seller.slug === slug);
      return [
        [link(nameOf(one.entry, lang), `/compare/prices/${one.entry.slug}`)],
        ...sellers.map((slug) => totalCell(at(slug), lang)),
        lowestCell(lowestOf(one), lang),
        totalCell(at(undefined), lang),
      ];
    }),
  };
}

/** A total, marked where it is the lowest; without one the price, and why it takes no rank. */
function totalCell(seller: Placed | undefined, lang: Lang): Text {
  if (seller === undefined) return NONE;
  const { allInCents, stickerCents, rank, unranked } = seller;
  const price = printDollars(allInCents ?? stickerCents);
  if (rank === 1) return [{ strong: price }, ' ', below(WORDS[lang].lowestMark, lang)];
  return unranked === undefined
    ? price
    : [price, ' ', below(wordFor('unranked', unranked, lang) ?? '', lang)];
}

/** On a page it stands below the figure. */
const below = (text: string, lang: Lang): Inline => ({ text, lang });

const lowestCell = (seller: Placed | undefined, lang: Lang): Text =>
  seller?.allInCents === undefined
    ? NONE
    : [{ strong: printDollars(seller.allInCents) }, ' ', below(seller.name, lang)];
