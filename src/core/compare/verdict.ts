import { grouped } from '../grouped.ts';
import { printDollars } from '../pricing/money.ts';
import type { Words } from '../words/index.ts';
import type { Placed } from './ranking.ts';

/** Sellers that an answer names one by one. */
const MOST_NAMED = 3;

/**
 * What may be said of who is cheapest, in sentences: the lowest known total, how many it is the lowest of, and who
 * may be lower, depending on a fee that nobody knows.
 */
export function verdict(ranking: readonly Placed[], { compare }: Pick<Words, 'compare'>): string {
  const ranked = ranking.filter(({ rank, unranked }) => rank !== undefined || unranked === 'alone');
  const best = oncePerSeller(ranked.filter(({ allInCents }) => allInCents === ranked[0]?.allInCents));
  const maybe = oncePerSeller(
    ranking.filter(({ cheapestBelowFeeCents }) => cheapestBelowFeeCents !== undefined),
  );
  const [first] = best;
  const total = first?.allInCents;
  const known =
    total === undefined
      ? compare.noneKnown
      : compare.lowest(
          best.map(({ name }) => name),
          printDollars(total),
          new Set(ranked.map(({ name }) => name)).size,
        );
  const open = maybe
    .slice(0, MOST_NAMED)
    .map(({ name, stickerCents, cheapestBelowFeeCents = 0 }) =>
      compare.cheaperUnless(name, printDollars(stickerCents), printDollars(cheapestBelowFeeCents)),
    );
  return [
    known,
    ...open,
    ...(maybe.length > MOST_NAMED ? [compare.moreOpen(maybe.length - MOST_NAMED)] : []),
    ...(ranking.some(({ demo }) => demo) ? [compare.oursMadeUp] : []),
  ].join(' ');
}

/** The first price of each seller, which at another lab may ask another. */
const oncePerSeller = (lines: readonly Placed[]): Placed[] =>
  [...grouped(lines, ({ name }) => name).values()].flatMap(([first]) => first ?? []);
