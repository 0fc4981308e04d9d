import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf } from './geometry.ts';

const range = { low: 10, high: 20 };

describe('the place of a value', () => {
  it('is on the edges of the middle third at the limits, whatever the range', () => {
    for (const [low, high] of [
      [10, 20],
      [0.45, 4.5],
      [134, 144],
      [-2, 3],
    ] as const) {
      expect(placeOf(low, { low, high })).toBe(33.3);
      expect(placeOf((low + high) / 2, { low, high })).toBe(50);
      expect(placeOf(high, { low, high })).toBe(66.7);
    }
  });

  it('never leaves the line, and farther from the range is never nearer on it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (value, more) => {
          const [one = -1, other = -1] = [placeOf(value, range), placeOf(value + more, range)];
          expect(one).toBeGreaterThanOrEqual(0);
          expect(other).toBeLessThanOrEqual(100);
          expect(one).toBeLessThanOrEqual(other);
        },
      ),
    );
  });

  it('begins at zero where only an upper limit is held, and has no end where only a lower one is', () => {
    expect(placeOf(0, { high: 200 })).toBe(33.3);
    expect(placeOf(200, { high: 200 })).toBe(66.7);
    expect(placeOf(38, { low: 40 })).toBeLessThan(33.3);
    expect(placeOf(40, { low: 40 })).toBe(33.3);
    expect(placeOf(4000, { low: 40 })).toBeLessThan(66.7);
  });

  it('is nowhere without a range that can be drawn', () => {
    for (const limits of [{}, { high: 0 }, { low: 0 }, { low: 5, high: 5 }, { low: 9, high: 5 }])
      expect(placeOf(5, limits)).toBeUndefined();
  });
});
