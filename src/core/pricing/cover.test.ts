import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestCover, type Offer } from './cover.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

const offers = fc
  .array(
    fc.record({ cents: fc.integer({ min: 1, max: 50 }), covers: fc.subarray(NAMES, { minLength: 1 }) }),
    {
      minLength: 1,
      maxLength: 9,
    },
  )
  .map((list) => list.map((offer, i): Offer => ({ ...offer, slug: `offer-${i}` })));

/** Every subset of the offers, tried. */
function bruteForce(wanted: readonly string[], all: readonly Offer[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let subset = 0; subset < 2 ** all.length; subset++) {
    const taken = all.filter((_, i) => (subset >> i) & 1);
    const covered = new Set(taken.flatMap(({ covers }) => covers));
    if (wanted.every((name) => covered.has(name))) {
      best = Math.min(
        best,
        taken.reduce((sum, { cents }) => sum + cents, 0),
      );
    }
  }
  return best;
}

describe('the cheapest cover', () => {
  it('costs what trying every subset finds', () => {
    fc.assert(
      fc.property(fc.subarray(NAMES, { minLength: 1 }), offers, (wanted, all) => {
        const cover = cheapestCover(wanted, all);
        const cost = cover?.reduce((sum, { cents }) => sum + cents, 0) ?? Number.POSITIVE_INFINITY;
        expect(cost).toBe(bruteForce(wanted, all));
      }),
      { numRuns: 500 },
    );
  });

  it('covers everything wanted', () => {
    fc.assert(
      fc.property(fc.subarray(NAMES, { minLength: 1 }), offers, (wanted, all) => {
        const cover = cheapestCover(wanted, all);
        fc.pre(cover !== undefined);
        const covered = new Set(cover.flatMap(({ covers }) => covers));
        expect(wanted.every((name) => covered.has(name))).toBe(true);
      }),
    );
  });
});
