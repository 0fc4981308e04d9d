import { findEntry } from '../catalog/entries.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Provider } from '../model/provider.ts';
import { once, onceADay, onceFor } from '../once.ts';
import { printDollars } from '../pricing/money.ts';
import { aloneRanking } from './alone.ts';
import { ownBasket, providerBaskets } from './basket.ts';
import { comparableIn, offersFor, type ProviderOffer } from './offers.ts';
import type { Slices, Told } from './told.ts';

/** A test of ours with what another asks for it. */
export interface Spot {
  readonly entry: CatalogEntry;
  readonly offer: ProviderOffer;
}

/** The tests that a provider and this service both sell, and which of the two is better on the first few of them. */
export function comparisonWith(provider: Provider, told: Told) {
  const { spots, together } = comparisonsOf(told.data, told.today)(provider);
  return {
    spots,
    /** While our prices are made up nothing is won by them or from them: the provider is held against real ones. */
    winsAmong: (from: number, to: number) =>
      told.data.service.service.demo
        ? { service: [], provider: amongOthers(provider, spots.slice(from, to), told) }
        : besideUs(provider, spots.slice(from, to), together[Math.min(to, spots.length) - 1]?.(), told),
  };
}

/** Orders of the first test, the first two and so on are kept: pricing them is the work here. */
const comparisonsOf = onceADay((data: Slices, today) =>
  onceFor((provider: Provider) => {
    const spots = spotPrices(provider, data, today);
    const together = spots.map((_, i) =>
      once(() => wholeOrder(provider, spots.slice(0, i + 1), data, today)),
    );
    return { spots, together };
  }),
);

function spotPrices(provider: Provider, { catalog, providers, service }: Slices, today: string): Spot[] {
  const own = comparableIn(providers.prices).byProvider.get(provider.slug) ?? [];
  return [...new Set(own.map(({ test }) => test))].flatMap((slug) => {
    const entry = findEntry(slug, catalog.entries);
    const offer = offersFor(slug, providers, today, service.service.priceMaxAgeDays).find(
      (candidate) => candidate.provider.slug === provider.slug,
    );
    return entry === undefined || offer === undefined ? [] : [{ entry, offer }];
  });
}

const LEAST_SELLERS = 2;

/** The tests for which its total is the lowest of all known ones, whatever the fees that are not known. */
function amongOthers(provider: Provider, spots: readonly Spot[], told: Told): string[] {
  const { data, today, lang, words } = told;
  const maxAge = data.service.service.priceMaxAgeDays;
  return spots.flatMap(({ entry, offer }) => {
    if (offer.unranked !== undefined || offer.allInCents === undefined) return [];
    const ranking = aloneRanking(entry, offersFor(entry.slug, data.providers, today, maxAge), told);
    const sellers = new Set(ranking.flatMap(({ rank, slug }) => (rank === undefined ? [] : (slug ?? []))))
      .size;
    const isLowest = ranking.some(({ slug, rank }) => slug === provider.slug && rank === 1);
    const isSure = ranking.every(({ cheapestBelowFeeCents }) => cheapestBelowFeeCents === undefined);
    return isLowest && isSure && sellers >= LEAST_SELLERS
      ? [words.compare.lowestOf(entry.said[lang].name, printDollars(offer.allInCents), sellers)]
      : [];
  });
}

interface Amounts {
  readonly ours: number;
  readonly theirs: number;
}

/**
 * Rules: the lower fee per order; the lower all-in price of each test alone that is the same test, with a fresh price
 * that is no estimate and no sale; and of all these tests in one order.
 */
function besideUs(
  { orderFeeCents }: Provider,
  spots: readonly Spot[],
  together: (Amounts & { readonly count: number }) | undefined,
  { data, lang, words: { compare } }: Told,
) {
  const { labFeeCents } = data.service.service;
  const wins: (Amounts & { readonly sentence: (less: string, more: string) => string })[] = [
    ...(orderFeeCents === undefined
      ? []
      : [{ ours: labFeeCents, theirs: orderFeeCents, sentence: compare.lowerFee }]),
    ...spots.flatMap(({ entry, offer: { allInCents, unranked } }) =>
      allInCents === undefined || unranked !== undefined
        ? []
        : [
            {
              ours: entry.listCents + labFeeCents,
              theirs: allInCents,
              sentence: (less: string, more: string) => compare.lowerAlone(entry.said[lang].name, less, more),
            },
          ],
    ),
    ...(together === undefined
      ? []
      : [
          {
            ...together,
            sentence: (less: string, more: string) => compare.lowerTogether(together.count, less, more),
          },
        ]),
  ];
  const said = ({ ours, theirs, sentence }: (typeof wins)[number]): string =>
    sentence(printDollars(Math.min(ours, theirs)), printDollars(Math.max(ours, theirs)));
  return {
    service: wins.filter(({ ours, theirs }) => ours < theirs).map(said),
    provider: wins.filter(({ ours, theirs }) => theirs < ours).map(said),
  };
}

function wholeOrder(provider: Provider, spots: readonly Spot[], data: Slices, today: string) {
  const together = spots.filter(({ offer }) => offer.unranked === undefined).map(({ entry }) => entry);
  if (together.length < 2) return undefined;
  const theirs = providerBaskets(together, data, today).find(
    (basket) => basket.provider.slug === provider.slug && basket.unranked === undefined,
  )?.allInCents;
  return theirs === undefined
    ? undefined
    : { count: together.length, ours: ownBasket(together, data).allInCents, theirs };
}
