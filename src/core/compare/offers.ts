import { daysBetween } from '../days.ts';
import { grouped } from '../grouped.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Provider, ProviderPrice } from '../model/provider.ts';
import { bySlug, onceFor } from '../once.ts';

/** Why a price takes no rank: it is shown with what is known of it. */
export const UNRANKED = [
  'alone',
  'unknown_fee',
  'close',
  'estimate',
  'sale',
  'membership',
  'demo',
  'stale',
] as const;
export type Unranked = (typeof UNRANKED)[number];

/** What a provider asks for a test, with what an order of it alone costs where its fee is known. */
export interface ProviderOffer {
  readonly provider: Provider;
  readonly price: ComparablePrice;
  readonly stale: boolean;
  readonly allInCents?: number;
  readonly unranked?: Unranked;
}

export type ComparablePrice = ProviderPrice & { readonly equivalence: 'same' | 'close' };

const isComparable = (price: ProviderPrice): price is ComparablePrice => price.equivalence !== 'different';

/** Prices of the same or nearly the same tests, by the provider and by the test. */
export const comparableIn = onceFor((prices: Dataset['providers']['prices']) => {
  const comparable = prices.filter(isComparable);
  return {
    byProvider: grouped(comparable, ({ provider }) => provider),
    byTest: grouped(comparable, ({ test }) => test),
  };
});

/** What keeps a price from being ranked, the gravest first. */
export function unrankedFor(
  price: Pick<ProviderPrice, 'equivalence' | 'kind'>,
  { stale, fee }: { readonly stale: boolean; readonly fee: number | undefined },
): Unranked | undefined {
  if (stale) return 'stale';
  if (price.equivalence !== 'same') return 'close';
  if (price.kind === 'estimate' || price.kind === 'sale') return price.kind;
  return fee === undefined ? 'unknown_fee' : undefined;
}

/** Providers' prices of a test: known totals first, the lowest at the top; then unknown fees by price; then stale ones. */
export function offersFor(
  slug: string,
  { providers, prices }: Pick<Dataset['providers'], 'providers' | 'prices'>,
  today: string,
  maxAgeDays: number,
): ProviderOffer[] {
  const offers = (comparableIn(prices).byTest.get(slug) ?? []).flatMap((price): ProviderOffer[] => {
    const provider = bySlug(providers).get(price.provider);
    if (provider === undefined) return [];
    const stale = daysBetween(price.observed, today) > maxAgeDays;
    const fee = provider.orderFeeCents;
    const unranked = unrankedFor(price, { stale, fee });
    return [
      {
        provider,
        price,
        stale,
        ...(fee === undefined ? {} : { allInCents: price.stickerCents + fee }),
        ...(unranked === undefined ? {} : { unranked }),
      },
    ];
  });
  return offers.sort(
    (a, b) =>
      groupOf(a) - groupOf(b) ||
      (a.allInCents ?? a.price.stickerCents) - (b.allInCents ?? b.price.stickerCents) ||
      (a.provider.slug < b.provider.slug ? -1 : 1),
  );
}

/** Fresh with a known total; then unknown fees; then what is too old. */
export const groupOf = ({
  stale,
  allInCents,
}: {
  readonly stale: boolean;
  readonly allInCents?: number;
}): number => (stale ? 2 : allInCents === undefined ? 1 : 0);
