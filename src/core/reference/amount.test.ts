import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPARATORS } from '../report/printed-number.ts';
import { wordsOf } from '../words/index.ts';
import { amountText, isBeyond, mayBeBeyond, placeOf } from './amount.ts';
import { flagOf } from './limits.ts';

const whole = { decimals: 0 };

describe('a value of which only one side is known', () => {
  it.each([
    // Protected from 10 mIU/mL on: "<10" is not protected.
    [{ value: 10, comparator: '<', ...whole }, { low: 10 }, 'low'],
    [{ value: 12, comparator: '<', ...whole }, { low: 12, high: 15.5 }, 'low'],
    [{ value: 8, comparator: '<', ...whole }, { low: 8 }, 'low'],
    // A reporting limit that touches the end of a range.
    [{ value: 59, comparator: '>', ...whole }, { low: 60 }, 'normal'],
    [{ value: 60, comparator: '>', ...whole }, { low: 60 }, 'normal'],
    [{ value: 90, comparator: '>', ...whole }, { low: 60 }, 'normal'],
    [{ value: 5, comparator: '<', ...whole }, { high: 5, highInclusive: false }, 'normal'],
    [{ value: 15, comparator: '<', ...whole }, { high: 14 }, 'normal'],
    [{ value: 30, comparator: '<', ...whole }, { high: 30, highInclusive: false }, 'normal'],
    // "<6" of whole numbers may be 5.9, which a limit of 5.6 tells apart.
    [{ value: 6, comparator: '<', ...whole }, { high: 5.6 }, undefined],
    [{ value: 3.5, comparator: '<', decimals: 1 }, { low: 0, high: 35 }, 'normal'],
    [{ value: 10, comparator: '<', ...whole }, { low: 4, high: 15 }, undefined],
    [{ value: 4, comparator: '<=', ...whole }, { low: 4, high: 15 }, undefined],
    [{ value: 4, comparator: '<', ...whole }, { low: 4, high: 15 }, 'low'],
    [{ value: 600, comparator: '>', ...whole }, { low: 70, high: 99 }, 'high'],
    [{ value: 80, comparator: '>', ...whole }, { low: 70, high: 99 }, undefined],
    [{ value: 99, comparator: '>=', ...whole }, { low: 70, high: 99 }, undefined],
    [{ value: -5, comparator: '<', ...whole, negatives: true }, { low: -2, high: 2 }, 'low'],
    [{ value: 2, comparator: '<', ...whole, negatives: true }, { low: -2, high: 2 }, undefined],
    // Converted values are no longer whole: nothing touches.
    [{ value: 59, comparator: '>' }, { low: 60 }, undefined],
  ] as const)('%j in %j is %s', (amount, limits, expected) => {
    expect(placeOf(amount, limits)).toBe(expected);
  });

  const limits = fc
    .tuple(fc.double({ min: 0.1, max: 100, noNaN: true }), fc.double({ min: 0, max: 100, noNaN: true }))
    .chain(([low, width]) =>
      fc.record({
        low: fc.constantFrom(low, undefined),
        high: fc.constantFrom(low + width, undefined),
        lowInclusive: fc.boolean(),
        highInclusive: fc.boolean(),
      }),
    )
    .map(({ low, high, ...inclusive }) => ({
      ...(low === undefined ? {} : { low }),
      ...(high === undefined ? {} : { high }),
      ...inclusive,
    }));

  it('lies where everything that it can be lies, and nowhere where that differs', () => {
    fc.assert(
      fc.property(
        limits,
        fc.double({ min: 0.01, max: 250, noNaN: true }),
        fc.constantFrom(...COMPARATORS),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (band, value, comparator, share) => {
          const one = comparator.startsWith('<') ? value * share : value / (1 - share);
          const isEnd = one === value;
          if (isEnd && !comparator.endsWith('=')) return;
          const place = placeOf({ value, comparator }, band);
          if (place !== undefined) expect(flagOf(one, band)).toBe(place);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is an exact value where it has no sign', () => {
    fc.assert(
      fc.property(limits, fc.double({ min: -10, max: 250, noNaN: true }), (band, value) => {
        expect(placeOf({ value }, band)).toBe(flagOf(value, band));
      }),
    );
  });

  it('may be beyond a limit on its open side only', () => {
    const low = { side: 'below', of: 20, at: true } as const;
    expect(mayBeBeyond({ value: 150, comparator: '<' }, low)).toBe(true);
    expect(mayBeBeyond({ value: 150, comparator: '<' }, { ...low, side: 'above' })).toBe(false);
    expect(mayBeBeyond({ value: 150 }, low)).toBe(false);
    expect(mayBeBeyond({ value: 15, comparator: '<' }, low)).toBe(false);
    expect(isBeyond({ value: 15, comparator: '<' }, low)).toBe(true);
  });

  it('is said in words', () => {
    expect(amountText({ value: 10, comparator: '<' }, 'mg/dL', wordsOf('en'))).toBe('below 10 mg/dL');
    expect(amountText({ value: 10, comparator: '>=' }, 'mg/dL', wordsOf('es'))).toBe('al menos 10 mg/dL');
    expect(amountText({ value: 10 }, 'mg/dL', wordsOf('en'))).toBe('10 mg/dL');
  });
});
