import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChargeRow } from './charge.ts';
import { FEE_SCHEDULE } from './charges.fixture.ts';
import { spreadOf } from './spread.ts';
import { tallyOf } from './tally.ts';

/** Charges of every outcome, few enough of each part that many repeat. */
const Row = fc.record({
  at: fc.constant(4),
  description: fc.constantFrom('A', 'B'),
  codes: fc.constantFrom(
    [{ code: '80053', type: 'CPT' }],
    [{ code: '84443', type: 'HCPCS' }],
    [{ code: '84443', type: '' }],
    [{ code: '71046', type: 'CPT' }],
    [
      { code: '80053', type: 'CPT' },
      { code: '36415', type: 'CPT' },
    ],
  ),
  setting: fc.constantFrom('outpatient', 'both', 'inpatient', 'elsewhere'),
  billingClass: fc.constantFrom('', 'facility', 'professional'),
  modifiers: fc.constantFrom('', 'QW', 'TC'),
  gross: fc.constantFrom('', '10', '20.50', 'none'),
  cash: fc.constantFrom('', '5', '9.99', '0'),
});

function tallied(rows: readonly ChargeRow[]) {
  let told = 0;
  const tally = tallyOf({ feeSchedule: FEE_SCHEDULE }, () => told++);
  for (const row of rows) tally.row(row);
  return { counts: tally.counts, spreads: tally.spreads(), told };
}

test('the order of rows does not matter', () => {
  const shuffled = fc
    .array(Row, { maxLength: 30 })
    .chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
      ),
    );
  fc.assert(
    fc.property(shuffled, ([rows, other]) => {
      expect(tallied(other)).toEqual(tallied(rows));
    }),
  );
});

test('a file twice over asks the same amounts as often', () => {
  fc.assert(
    fc.property(fc.array(Row, { maxLength: 30 }), (rows) => {
      expect(tallied([...rows, ...rows]).spreads).toEqual(tallied(rows).spreads);
    }),
  );
});

test('every row has one outcome, and every fault is told', () => {
  fc.assert(
    fc.property(fc.array(Row, { maxLength: 30 }), (rows) => {
      const { counts, told } = tallied(rows);
      const { rows: all, faults, ...outcomes } = counts;
      expect(all).toBe(rows.length);
      expect(Object.values(outcomes).reduce((a, b) => a + b)).toBe(all);
      expect(faults).toBe(told);
      expect(counts.rejected).toBeLessThanOrEqual(faults);
    }),
  );
});

test('a spread is that of the list of all amounts', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 }), (cents) => {
      const asked = new Map([...Map.groupBy(cents, (one) => one)].map(([one, list]) => [one, list.length]));
      const sorted = cents.toSorted((a, b) => a - b);
      const half = sorted.length / 2;
      const middle = [sorted[Math.ceil(half) - 1] ?? 0, sorted[Math.floor(half)] ?? 0];
      expect(spreadOf(asked)).toEqual({
        count: cents.length,
        lowCents: Math.min(...cents),
        medianCents: Math.round(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2),
        highCents: Math.max(...cents),
      });
    }),
  );
});

test('more charges than a hospital has are refused, not kept', () => {
  const tally = tallyOf({ feeSchedule: FEE_SCHEDULE }, () => {});
  const row = {
    at: 4,
    codes: [{ code: '80053', type: 'CPT' }],
    setting: 'both',
    billingClass: '',
    modifiers: '',
  };
  expect(() => {
    for (let i = 0; i <= 500_000; i++) tally.row({ ...row, description: String(i), gross: '10', cash: '' });
  }).toThrow('more than 500000 laboratory charges');
});
