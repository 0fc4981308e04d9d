import type { ProviderPanel, ProviderPrice } from '../model/provider.ts';
import { cheapestCover, type Offer } from '../pricing/cover.ts';
import type { ComparablePrice } from './offers.ts';

/** A test or a panel that a provider sells. */
export type Sold =
  | { readonly price: ComparablePrice; readonly panel?: undefined }
  | { readonly panel: ProviderPanel; readonly price?: undefined };

export const centsOfSold = ({ price, panel }: Sold): number => (price ?? panel).stickerCents;
export const dayOf = ({ price, panel }: Sold): string => (price ?? panel).observed;

interface SoldOffer extends Offer {
  readonly sold: Sold;
}

/** Tests that are wanted, and what a panel of ours holds. */
export interface Wanted {
  readonly tests: readonly string[];
  readonly partsOf: (slug: string) => readonly string[];
}

/** What to order of a provider at one lab for the least money, and the tests that it does not sell there. */
export function cheapestAt(
  { tests, partsOf }: Wanted,
  prices: readonly ComparablePrice[],
  panels: readonly ProviderPanel[],
): { readonly bought: readonly Sold[]; readonly missing: readonly string[] } {
  const offers: SoldOffer[] = [
    ...bestPrices(prices).map((price) => ({
      slug: price.test,
      cents: price.stickerCents,
      covers: partsOf(price.test),
      sold: { price },
    })),
    ...panels.map((panel) => ({
      slug: panel.name,
      cents: panel.stickerCents,
      covers: panel.components,
      sold: { panel },
    })),
  ].filter(({ covers }) => covers.some((test) => tests.includes(test)));
  const onSale = new Set(offers.flatMap(({ covers }) => covers));
  const sold = tests.filter((test) => onSale.has(test));
  const cover = cheapestCover(sold, offers);
  return {
    bought: (cover?.offers ?? []).map((offer) => offer.sold),
    missing: tests.filter((test) => !onSale.has(test)),
  };
}

/** One price for each test: of the same test before a near one, of those that last before a sale, the lowest. */
function bestPrices(prices: readonly ComparablePrice[]): ComparablePrice[] {
  const best = new Map<string, ComparablePrice>();
  for (const price of [...prices].sort(better)) if (!best.has(price.test)) best.set(price.test, price);
  return [...best.values()];
}

const better = (a: ComparablePrice, b: ComparablePrice): number =>
  Number(a.equivalence === 'close') - Number(b.equivalence === 'close') ||
  Number(passes(a)) - Number(passes(b)) ||
  a.stickerCents - b.stickerCents;

const passes = ({ kind }: Pick<ProviderPrice, 'kind'>): boolean => kind === 'sale' || kind === 'estimate';
