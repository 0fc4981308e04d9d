import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NAMES, valuesOf } from './read.fixture.ts';
import { readReport } from './report.ts';

it.each([
  ['Leucocitos      71,8 %   (40,0 - 74,0)      0,9 x10^9/L *   (1,8 - 7,5)', [40, 1.8]],
  ['Leucocitos ....  71,8 %    0,9 10^9/L  (1,8 - 7,5)', [undefined, 1.8]],
  ['WBC   71.8 %   0.9 K/uL   40-74   1.8-7.5', [40, 1.8]],
  ['WBC 71.8 % (0.9 x10^3/uL) 40-74', [40, undefined]],
])('reads the percentage and the count that stand in one line, each with its range: %s', (line, lows) => {
  const values = valuesOf(line);
  expect(values.map(({ value }) => value)).toEqual([71.8, 0.9]);
  expect(values.map(({ refLow }) => refLow)).toEqual(lows);
});

it('reads the count before its share', () => {
  expect(valuesOf('WBC  0.31 x10^3/uL (56 %)   1.8-7.5')).toMatchObject([
    { value: 0.31, refLow: 1.8 },
    { value: 56, unit: '%' },
  ]);
});

it('takes no earlier result for a second value', () => {
  expect(valuesOf('TSH   2.1 mIU/L   0.4-4.0   3.4 mIU/L 12/03/2025')).toMatchObject([{ value: 2.1 }]);
  expect(valuesOf('TSH   2.1   3.4   0.4-4.0')).toEqual([]);
});

const unit = fc.constantFrom('%', 'K/uL', 'mg/dL', 'mmol/L', 'g/L', 'U/L');
const gap = fc.constantFrom(' ', '   ', '\t', ' .... ');
const measured = fc.record({
  value: fc.integer({ min: 101, max: 999 }).map((n) => n / 10),
  unit,
  flag: fc.constantFrom('', ' H', ' *', '   L'),
  range: fc.constantFrom('', ' (1.0-7.5)', '   40 - 74', '   < 8.5'),
});

it('loses no value with a unit: each is read, or its line is said to be unread', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('WBC', 'Glucose', 'Sodium', 'Xyzine factor'),
      fc.array(measured, { minLength: 2, maxLength: 3 }),
      gap,
      (name, values, between) => {
        const parts = values.map((one) => `${one.value} ${one.unit}${one.flag}${one.range}`);
        const { lines } = readReport([name, ...parts].join(between), NAMES);
        const read = lines.flatMap((one) => ('entry' in one ? [one.entry.value] : []));
        const said = lines.some(
          (one) => 'unread' in one && one.unread !== 'comment' && one.unread !== 'heading',
        );
        expect(said || values.every(({ value }) => read.includes(value))).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
