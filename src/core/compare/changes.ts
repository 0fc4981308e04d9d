import type { ProviderPrice } from '../model/provider.ts';

/** A price that was another when it was seen before. */
export interface PriceChange {
  readonly price: ProviderPrice;
  readonly fromCents: number;
  readonly toCents: number;
  /** The change lies between these days. */
  readonly after: string;
  readonly by: string;
}

/** Every change between two observations of one thing, the latest first. */
export function priceChanges(prices: readonly ProviderPrice[]): PriceChange[] {
  return prices
    .flatMap((price): PriceChange[] => {
      const seen = [price, ...price.earlier];
      return seen.flatMap(({ stickerCents: toCents, observed: by }, i) => {
        const before = seen[i + 1];
        return before === undefined || before.stickerCents === toCents
          ? []
          : [{ price, fromCents: before.stickerCents, toCents, after: before.observed, by }];
      });
    })
    .sort(
      (a, b) =>
        compared(b.by, a.by) ||
        compared(a.price.provider, b.price.provider) ||
        compared(a.price.test, b.price.test),
    );
}

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
