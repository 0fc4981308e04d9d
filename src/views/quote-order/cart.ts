import type { LabId } from '../../core/model/vocabulary.ts';

/** What a cart link asks for. */
export interface Cart {
  readonly items: readonly string[];
  /** As it was named: it may be none of the store's. */
  readonly lab?: LabId;
  /** More items than one order takes. */
  readonly tooMany: boolean;
}

const MOST_ITEMS = 25;

/** Reads the parameters of a cart link; those of campaigns only say where it came from. */
export function readCart(asked: URLSearchParams): Cart {
  const all = (asked.get('add') ?? '')
    .split(',')
    .map((slug) => slug.trim().slice(0, 120))
    .filter((slug) => slug !== '');
  const named = asked.get('lab') ?? undefined;
  return {
    items: all.slice(0, MOST_ITEMS),
    ...(named === undefined ? {} : { lab: named.slice(0, 40) }),
    tooMany: all.length > MOST_ITEMS,
  };
}
