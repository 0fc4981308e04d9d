import { grouped } from '../grouped.ts';
import type { ProviderPrice } from '../model/provider.ts';
import { groupOf, type Unranked } from './offers.ts';

/** Somebody who sells what is compared; we are the one without a slug. */
export interface Seller {
  readonly slug?: string;
  readonly name: string;
  /** Absent where it does not say which. */
  readonly lab?: string;
  readonly stickerCents: number;
  /** Absent where the fee of an order is not known. */
  readonly allInCents?: number;
  readonly equivalence: 'same' | 'close';
  readonly kind: ProviderPrice['kind'];
  readonly confidence: ProviderPrice['confidence'];
  readonly verifiedAt: string;
  readonly stale: boolean;
  /** Made up. */
  readonly demo: boolean;
  readonly unranked?: Unranked;
}

/** A seller in its place. */
export interface Placed extends Seller {
  /** Equal totals share one. */
  readonly rank?: number;
  /** Of an unknown fee: below it this seller would be the cheapest. */
  readonly cheapestBelowFeeCents?: number;
}

/**
 * Every seller once, by the best of its prices (of the same test before another), in order: known totals, then unknown fees by the price without, then what is too old. Only fresh prices
 * of the same test with a known fee have a rank; nothing made up has one, and nobody who is the only one.
 */
export function placed(sellers: readonly Seller[]): Placed[] {
  const totals = bestOf(sellers).flatMap(({ unranked, allInCents }) =>
    unranked === undefined && allInCents !== undefined ? [allInCents] : [],
  );
  const lowest = Math.min(...totals);
  const known = new Set(sellers.flatMap(({ unranked, name }) => (unranked === undefined ? [name] : [])));
  return bestOf(sellers).map((seller): Placed => {
    const { unranked, allInCents, stickerCents } = seller;
    if (unranked === undefined && allInCents !== undefined)
      return known.size === 1
        ? { ...seller, unranked: 'alone' }
        : { ...seller, rank: 1 + totals.filter((cents) => cents < allInCents).length };
    return unranked === 'unknown_fee' && stickerCents < lowest && totals.length > 0
      ? { ...seller, cheapestBelowFeeCents: lowest - stickerCents }
      : seller;
  });
}

/** Each seller's price of the same test with a known fee, else with an unknown one, else its lowest. */
function bestOf(sellers: readonly Seller[]): Seller[] {
  const sorted = [...sellers].sort(inOrder);
  const best = new Set(
    [...grouped(sorted, ({ name }) => name).values()].map(
      (own) => own.find(({ unranked }) => unranked === undefined) ?? own.find(isOpen) ?? own[0],
    ),
  );
  return sorted.filter((seller) => best.has(seller));
}

const isOpen = ({ unranked }: Seller): boolean => unranked === 'unknown_fee';

const inOrder = (a: Seller, b: Seller): number =>
  groupOf(a) - groupOf(b) ||
  (a.allInCents ?? a.stickerCents) - (b.allInCents ?? b.stickerCents) ||
  (a.name < b.name ? -1 : 1);
