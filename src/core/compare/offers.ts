import type { Dataset } from '../model/dataset.ts';
import type { Provider, ProviderPrice } from '../model/provider.ts';

/** What another provider asks for a test; all-in only where its order fee is known. */
export interface ProviderOffer {
  readonly provider: Provider;
  readonly price: ComparablePrice;
  readonly stale: boolean;
  readonly allInCents?: number;
}

/** Whole days from one ISO date to a later one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** A price for the same test as ours, or for one close to it. */
export type ComparablePrice = ProviderPrice & { readonly equivalence: 'same' | 'close' };

export const isComparable = (price: ProviderPrice): price is ComparablePrice =>
  price.equivalence !== 'different';

/**
 * The offers for one of our tests that are not another test: cheapest all-in first; stale ones and those
 * with an unknown fee after them, unranked, by name.
 */
export function offersFor(
  slug: string,
  { providers, prices }: Dataset['providers'],
  today: string,
  maxAgeDays: number,
): ProviderOffer[] {
  const offers = prices
    .filter(isComparable)
    .filter(({ test }) => test === slug)
    .flatMap((price): ProviderOffer[] => {
      const provider = providers.find((candidate) => candidate.slug === price.provider);
      if (provider === undefined) return [];
      const stale = daysBetween(price.observed, today) > maxAgeDays;
      const fee = provider.orderFeeCents;
      return [
        { provider, price, stale, ...(fee === undefined ? {} : { allInCents: price.stickerCents + fee }) },
      ];
    });
  return offers.sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      (a.allInCents ?? a.price.stickerCents) - (b.allInCents ?? b.price.stickerCents) ||
      (a.provider.slug < b.provider.slug ? -1 : 1),
  );
}

/** Ranked: fresh with a known fee. Then unknown fees, then stale prices. */
export const rankOf = ({ stale, allInCents }: Pick<ProviderOffer, 'stale' | 'allInCents'>): number =>
  stale ? 2 : allInCents === undefined ? 1 : 0;
