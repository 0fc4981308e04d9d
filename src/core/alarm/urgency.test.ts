import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost, leastUrgent, mostUrgent, URGENCIES, type Urgency, urgencyOf } from './urgency.ts';

const rank = (urgency: Urgency | undefined): number =>
  urgency === undefined ? URGENCIES.length : URGENCIES.indexOf(urgency);
const any = fc.constantFrom(...URGENCIES, undefined);

describe('what lists of critical values say together', () => {
  it.each([
    // A quarter of the lists, and just less than that.
    [2, 8, 'now'],
    [3, 13, 'today'],
    // An eighth of the lists, and just less than that.
    [1, 8, 'today'],
    [1, 9, undefined],
    [2, 16, 'today'],
    [2, 17, undefined],
    // One list is enough where it is the only one, and never against others.
    [1, 1, 'now'],
    [1, 2, 'today'],
    [1, 4, 'today'],
    [2, 2, 'now'],
    [0, 8, undefined],
    [0, 0, undefined],
  ] as const)('%i of %i: %s', (called, asked, expected) => {
    expect(urgencyOf(called, asked)).toBe(expected);
  });

  it('is never less urgent where more of the same lists call a value critical', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(59), (asked, less) => {
        const called = less % asked;
        expect(rank(urgencyOf(called + 1, asked))).toBeLessThanOrEqual(rank(urgencyOf(called, asked)));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('several urgencies', () => {
  it('are as urgent together as the most urgent of them', () => {
    expect(mostUrgent([undefined, 'soon', 'now', 'today'])).toBe('now');
    expect(mostUrgent([undefined, 'soon'])).toBe('soon');
    expect(mostUrgent([undefined, undefined])).toBeUndefined();
    expect(mostUrgent([])).toBeUndefined();
  });

  it('are sure only of the least urgent, and of nothing where one is not urgent', () => {
    expect(leastUrgent(['now', 'today', 'now'])).toBe('today');
    expect(leastUrgent(['now', undefined])).toBeUndefined();
    expect(leastUrgent([])).toBeUndefined();
  });

  it('lie between the least and the most urgent, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(any, { minLength: 1 }), (all) => {
        const [most, least] = [mostUrgent(all), leastUrgent(all)];
        expect(all.every((one) => rank(most) <= rank(one) && rank(one) <= rank(least))).toBe(true);
        expect([mostUrgent(all.toReversed()), leastUrgent(all.toReversed())]).toEqual([most, least]);
      }),
    );
  });
});

describe('a cap', () => {
  it('lowers what is above it, and nothing else', () => {
    expect(atMost('now', 'today')).toBe('today');
    expect(atMost('now', 'soon')).toBe('soon');
    expect(atMost('soon', 'today')).toBe('soon');
    expect(atMost('today', 'today')).toBe('today');
    expect(atMost('now', undefined)).toBe('now');
  });
});
