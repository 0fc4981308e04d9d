import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quartilesOf } from './quartiles.ts';

it('finds the quartiles of known lists', () => {
  expect(quartilesOf([1, 2, 3, 4, 5])).toEqual([2, 3, 4]);
  expect(quartilesOf([10, 20, 30, 40])).toEqual([18, 25, 33]);
  expect(quartilesOf([700])).toEqual([700, 700, 700]);
});

it('does not depend on the order, and lies between the ends', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e7 }), { minLength: 1 }), (cents) => {
      const [low, median, high] = quartilesOf(cents);
      expect(quartilesOf(cents.toReversed())).toEqual([low, median, high]);
      expect(low).toBeGreaterThanOrEqual(Math.min(...cents));
      expect(median).toBeGreaterThanOrEqual(low);
      expect(high).toBeGreaterThanOrEqual(median);
      expect(high).toBeLessThanOrEqual(Math.max(...cents));
    }),
  );
});
