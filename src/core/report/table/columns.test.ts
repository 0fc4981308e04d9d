import { expect, it } from 'vitest';
import { valuesOf } from '../read.fixture.ts';

it.each([
  ['the latest date', 'Component\t01/05/2025\t03/11/2026\tReference Range\nIron\t40\t52\t50-170 ug/dL'],
  [
    'the first date',
    'Component\tReference Range & Units\t03/11/26 08:10\t01/05/25 07:55\nIron\t50-170 ug/dL\t52\t40',
  ],
  [
    'the word for now',
    'Test\tPrevious Result\tCurrent Result\tUnits\tReference\nIron\t40\t52\tug/dL\t50-170',
  ],
])('takes the result of %s', (_, text) => {
  expect(valuesOf(text)).toEqual([{ marker: 'Iron', value: 52, unit: 'ug/dL', refLow: 50, refHigh: 170 }]);
});

it('takes a limit for a limit where the range comes first', () => {
  const text = 'Component\tReference Range\tValue\tPrevious\nPSA\t<=4.0 ng/mL\t5.1\t4.7';
  expect(valuesOf(text)).toEqual([{ marker: 'PSA', value: 5.1, unit: 'ng/mL', refHigh: 4 }]);
});
