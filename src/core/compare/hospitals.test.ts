import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HospitalCharges } from '../model/hospital-charge.ts';
import { hospitalsAsking } from './hospitals.ts';
import { medianCents } from './median.ts';

const file = (hospital: string, state: string, observed: string) => ({
  hospital,
  state,
  observed,
  version: '3.0.0',
  sourceTitle: `${hospital}: standard charges`,
  sourceUrl: `https://example.org/${state}.csv`,
});
const asks = (hospital: number, cents: number) => ({
  hospital,
  cash: { count: 3, lowCents: cents - 1, medianCents: cents, highCents: cents + 1 },
});

const CHARGES: HospitalCharges = {
  states: [],
  hospitals: [
    file('North Hospital', 'TX', '2026-04-01'),
    file('East Hospital', 'MA', '2026-03-27'),
    file('South Hospital', 'TX', '2026-07-01'),
  ],
  byCode: {
    '83540': [asks(0, 1000), asks(1, 3000), asks(2, 1500)],
    '83550': [asks(0, 2000), asks(2, 2500)],
    '86003': [asks(1, 400), { hospital: 2, gross: { count: 1, lowCents: 9, medianCents: 9, highCents: 9 } }],
  },
};
const asking = (...cpts: [string, number][]) =>
  hospitalsAsking(
    cpts.map(([code, units]) => ({ code, units })),
    CHARGES,
  ).map(({ file: { hospital }, cents }) => [hospital, cents]);

test('one code: hospitals by the middle of their cash prices', () => {
  expect(asking(['83540', 1])).toEqual([
    ['North Hospital', 1000],
    ['South Hospital', 1500],
    ['East Hospital', 3000],
  ]);
});

test('several codes: only hospitals that list every one, units and codes added up', () => {
  expect(asking(['83540', 1], ['83550', 2])).toEqual([
    ['North Hospital', 5000],
    ['South Hospital', 6500],
  ]);
});

test('a gross charge is no cash price', () => {
  expect(asking(['86003', 15])).toEqual([['East Hospital', 6000]]);
});

test('nothing is said where no hospital lists every code, or nothing is billed', () => {
  expect(asking()).toEqual([]);
  expect(asking(['84443', 1])).toEqual([]);
  expect(asking(['83550', 1], ['86003', 1])).toEqual([]);
});

test('a middle lies between the amounts, with as many below as above', () => {
  expect(medianCents([])).toBeUndefined();
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1 }), (cents) => {
      const middle = medianCents(cents.toSorted((a, b) => a - b)) ?? 0;
      const below = cents.filter((one) => one < middle - 0.5).length;
      const above = cents.filter((one) => one > middle + 0.5).length;
      expect(Math.max(below, above)).toBeLessThanOrEqual(cents.length / 2);
    }),
  );
});
