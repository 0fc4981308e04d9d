import { findEntry } from '../catalog/entries.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Provider } from '../model/provider.ts';
import { once, onceADay, onceFor } from '../once.ts';
import { printDollars } from '../pricing/money.ts';
import { ownBasket, providerBaskets } from './basket.ts';
import { offersFor, type ProviderOffer, rankOf } from './offers.ts';
import type { Slices, Told } from './told.ts';

/** A test of ours with what another asks for it. */
export interface Spot {
  readonly entry: CatalogEntry;
  readonly offer: ProviderOffer;
}

/** What is compared: the fee of an order, one test alone, or several in one order. */
type Compared =
  | { readonly kind: 'fee' }
  | { readonly kind: 'alone'; readonly entry: CatalogEntry }
  | { readonly kind: 'together'; readonly count: number };

interface Amounts {
  readonly ours: number;
  readonly theirs: number;
}

type Win = Compared & Amounts;

/** The tests that a provider and this service both sell, and which of the two is better on the first few of them. */
export function comparisonWith(provider: Provider, told: Told) {
  const { spots, together } = comparisonsOf(told.data, told.today)(provider);
  return {
    spots,
    winsAmong: (count: number) => {
      const wins = winsOf(provider, spots.slice(0, count), together[count - 1]?.(), told.data);
      return {
        service: wins.filter(({ ours, theirs }) => ours < theirs).map((win) => sentenceOf(win, told)),
        provider: wins.filter(({ ours, theirs }) => theirs < ours).map((win) => sentenceOf(win, told)),
      };
    },
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
  const tests = [
    ...new Set(providers.prices.filter((price) => price.provider === provider.slug).map(({ test }) => test)),
  ];
  return tests.flatMap((slug) => {
    const entry = findEntry(slug, catalog.entries);
    const offer = offersFor(slug, providers, today, service.service.priceMaxAgeDays).find(
      (candidate) => candidate.provider.slug === provider.slug,
    );
    return entry === undefined || offer === undefined ? [] : [{ entry, offer }];
  });
}

/**
 * Rules: the lower fee per order; the lower all-in price of each test alone whose price is fresh and fee known; and
 * of all these tests in one order.
 */
function winsOf(
  { orderFeeCents }: Provider,
  spots: readonly Spot[],
  together: Win | undefined,
  { service: { service } }: Slices,
): Win[] {
  const { labFeeCents } = service;
  return [
    ...(orderFeeCents === undefined
      ? []
      : [{ kind: 'fee' as const, ours: labFeeCents, theirs: orderFeeCents }]),
    ...spots.flatMap(({ entry, offer: { allInCents, stale } }): Win[] =>
      allInCents === undefined || stale
        ? []
        : [{ kind: 'alone', entry, ours: entry.listCents + labFeeCents, theirs: allInCents }],
    ),
    ...(together === undefined ? [] : [together]),
  ];
}

function sentenceOf(win: Win, { lang, words: { compare } }: Told): string {
  const less = printDollars(Math.min(win.ours, win.theirs));
  const more = printDollars(Math.max(win.ours, win.theirs));
  switch (win.kind) {
    case 'fee':
      return compare.lowerFee(less, more);
    case 'alone':
      return compare.lowerAlone(win.entry.said[lang].name, less, more);
    case 'together':
      return compare.lowerTogether(win.count, less, more);
  }
}

function wholeOrder(
  provider: Provider,
  spots: readonly Spot[],
  data: Slices,
  today: string,
): Win | undefined {
  const together = spots.filter(({ offer }) => rankOf(offer) === 0).map(({ entry }) => entry);
  if (together.length < 2) return undefined;
  const theirs = providerBaskets(together, data, today).find(
    (basket) => basket.provider.slug === provider.slug,
  )?.allInCents;
  return theirs === undefined
    ? undefined
    : { kind: 'together', count: together.length, ours: ownBasket(together, data).allInCents, theirs };
}
