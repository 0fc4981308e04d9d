import { expect, it } from 'vitest';
import { stepPath } from './price-steps.ts';

it('steps at the day of each price, from zero: half the price is half the height', () => {
  expect(
    stepPath([
      { day: '2026-01-01', usd: 20 },
      { day: '2026-01-11', usd: 10 },
      { day: '2026-01-21', usd: 20 },
    ]),
  ).toBe('M0 2H0V2H40V12H80V2H100');
});

it('draws a single price as a line, and no price as nothing', () => {
  expect(stepPath([{ day: '2026-01-01', usd: 20 }])).toBe('M0 2H0V2H100');
  expect(stepPath([])).toBe('');
});
