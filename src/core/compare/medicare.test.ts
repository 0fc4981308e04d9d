import { expect, test } from 'vitest';
import { call, data } from '../tools/call.fixture.ts';
import { medicareAmount } from './medicare.ts';

const { references } = data.providers;
const amount = (...cpts: { code: string; units: number }[]) => medicareAmount(cpts, references)?.cents;

// CMS Clinical Laboratory Fee Schedule, 2026 Q2: 86003 $5.22, 83540 $6.47, 83550 $8.74, 80074 $47.63.
test('every unit of every code is paid', () => {
  expect(amount({ code: '86003', units: 15 })).toBe(7830);
  expect(amount({ code: '83540', units: 1 }, { code: '83550', units: 1 })).toBe(1521);
});

test('nothing is said where a code has no amount', () => {
  expect(amount()).toBeUndefined();
  expect(amount({ code: '83540', units: 1 }, { code: '80321', units: 1 })).toBeUndefined();
});

test('compare_prices shows it for tests of several units and for panels', () => {
  const of = (item: string) => call('compare_prices', { test: item }).references.medicare?.amount;
  expect(['food-allergy-panel', 'acute-hepatitis', 'alcohol-and-liver'].map(of)).toEqual([
    78.3,
    47.63,
    undefined,
  ]);
});
