import { findEntry } from '../catalog/entries.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Provider } from '../model/provider.ts';
import { once, onceADay, onceFor } from '../once.ts';
import { printDollars } from '../pricing/money.ts';
import { ownBasket, providerBaskets } from './basket.ts';
import { offersFor, type ProviderOffer, rankOf } from './offers.ts';

interface Spot {
  readonly entry: CatalogEntry;
  readonly offer: ProviderOffer;
}

interface Win {
  readonly ours: boolean;
  readonly text: string;
}

type Slices = Pick<Dataset, 'catalog' | 'providers' | 'service'>;

/** The tests that a provider and this service both sell, and which of the two is better on the first few of them. */
export function comparisonWith(provider: Provider, data: Slices, today: string) {
  const { spots, together } = comparisonsOf(data, today)(provider);
  return {
    spots,
    winsAmong: (count: number) => winsOf(provider, spots.slice(0, count), together[count - 1]?.(), data),
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
function winsOf(provider: Provider, spots: readonly Spot[], together: Win | undefined, data: Slices) {
  const { labFeeCents } = data.service.service;
  const service: string[] = [];
  const other: string[] = [];
  const fee = provider.orderFeeCents;
  if (fee !== undefined && fee !== labFeeCents) {
    const text = `Lower fee per order: ${printDollars(Math.min(fee, labFeeCents))} against ${printDollars(Math.max(fee, labFeeCents))}`;
    (fee < labFeeCents ? other : service).push(text);
  }
  for (const { entry, offer } of spots) {
    if (offer.allInCents === undefined || offer.stale) continue;
    const ours = entry.listCents + labFeeCents;
    if (ours === offer.allInCents) continue;
    const text = `${entry.said.en.name} alone, all in: ${printDollars(Math.min(ours, offer.allInCents))} against ${printDollars(Math.max(ours, offer.allInCents))}`;
    (ours < offer.allInCents ? service : other).push(text);
  }
  if (together !== undefined) (together.ours ? service : other).push(together.text);
  return { service, provider: other };
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
  const ours = ownBasket(together, data).allInCents;
  if (theirs === undefined || theirs === ours) return undefined;
  return {
    ours: ours < theirs,
    text: `All ${together.length} tests above in one order: ${printDollars(Math.min(ours, theirs))} against ${printDollars(Math.max(ours, theirs))}`,
  };
}
