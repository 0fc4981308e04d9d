import { expect, it } from 'vitest';
import { NAMES, valuesOf } from '../read.fixture.ts';
import { readReport } from '../report.ts';

const IRON = { marker: 'Iron', value: 52, unit: 'ug/dL', refLow: 50, refHigh: 170 };
const unreadOf = (text: string): readonly (string | undefined)[] =>
  readReport(text, NAMES).lines.map((one) => ('unread' in one ? one.unread : undefined));

it.each([
  [
    'in the last column',
    'IRON STUDIES   01/05/2025   02/07/2025   03/11/2026   Units   Ref\nIron           40 *         45           52           ug/dL   50-170',
  ],
  [
    'with times in a line of their own',
    '            03/11/26   03/11/26\n            06:00      18:30      Range    Units\nIron        40 L       52         50-170   ug/dL',
  ],
  [
    'with the heads in the line below',
    '          14/03/2026   22/06/2026\nPRUEBA    Anterior     ACTUAL       Unidades   Intervalo ref.\nIron      40 *         52 *         ug/dL      50 - 170',
  ],
  [
    'with names of months',
    'Test   12 Jan 2025   3 Mar 2026   Units   Range\nIron   40            52           ug/dL   50-170',
  ],
  ['with single spaces', 'Test 01/05/2025 03/11/2026 Units Range\nIron 40 52 ug/dL 50-170'],
  [
    'above an empty cell, by its place',
    'Test       03/11/2026   02/07/2025   01/05/2025   Units   Range\nIron       52 *                      40           ug/dL   50-170',
  ],
  [
    'beside marks of empty cells',
    'Test       01/05/2025   02/07/2025   03/11/2026   Units   Range\nIron       .            -            52 *         ug/dL   50-170',
  ],
  [
    'with times without a colon',
    'Component   Ref Range & Units   01/05/25 0610   03/11/26 0602   03/11/26 1455\nIron        50 - 170 ug/dL      40              45 (L)          52',
  ],
  ['under tabs', 'Test\t03/11/2026\tFlag\t01/05/2025\tFlag\tUnits\tRange\nIron\t52\t*\t40\t\tug/dL\t50-170'],
  [
    'with flags before the values',
    'Test     01/05/2025   03/11/2026   Units   Range\nIron     * 40         * 52         ug/dL   50-170',
  ],
])('reads the newest day %s', (_, text) => {
  expect(valuesOf(text)).toEqual([IRON]);
});

it.each([
  [
    'has no value',
    'Test   01/05/2025   03/11/2026   Units\nIron   40           .            ug/dL',
    'no_value',
  ],
  ['has an empty cell', 'Test\t01/05/2025\t03/11/2026\tUnits\nIron\t40\t\tug/dL', 'no_value'],
  [
    'cannot be told from another',
    'Test   03/11/2026   03/11/2026   Units\nIron   40           52           ug/dL',
    'several_values',
  ],
])('reads nothing where the newest day %s', (_, text, why) => {
  expect(valuesOf(text)).toEqual([]);
  expect(unreadOf(text).at(-1)).toBe(why);
});

it.each([
  'Iron  40  52  ug/dL  50-170',
  'Iron 40 52 ug/dL 50-170',
  'Iron\t40\t52\tug/dL',
  'Iron   40 *   52 *   61   50-170 ug/dL',
  'Zonulin  40  52  ug/dL  50-170',
  'Iron 40 ug/dL -> 52 ug/dL',
  'Iron 40 ug/dL → 52 ug/dL',
  'Iron  40 ug/dL  52 ug/dL  50-170',
  'TSH\t0.4 - 4.0 mIU/L\t2.10\t1.95',
])('takes none of several values of which no head tells the newest: %s', (line) => {
  expect(valuesOf(line)).toEqual([]);
  expect(unreadOf(line)).toEqual(['several_values']);
});

it.each([
  ['a number of the name', 'CA 125 12 U/mL 0-35', 12],
  ['a number that a colon ends', 'Zonulin Gen 5: 66 ng/L 0-70', 66],
  ['a limit', 'Iron 40 <170 ug/dL', 40],
  ['an earlier value with its day', 'Iron  40  52  03/11/2025  ug/dL  50-170', 40],
])('takes no second value from %s', (_, line, value) => {
  expect(valuesOf(line)).toMatchObject([{ value }]);
});

it('takes the day of the newest column for that of the draw', () => {
  const text = 'Test   01/05/2025   03/11/2026   Units\nIron   40           52           ug/dL';
  expect(readReport(text, NAMES).about).toEqual({ collected: '2026-03-11' });
});

it('takes the days of a head with words between them for no columns', () => {
  const text = 'Collected: 03/11/2026 07:12   Received: 03/12/2026 13:40\nIron  52  ug/dL  50-170';
  expect(valuesOf(text)).toEqual([IRON]);
});

it.each([
  [
    'an earlier value with its day and none of now',
    'Test   Current   Previous   Date   Units\nIron   40   03/11/2025   ug/dL',
  ],
  [
    'an earlier value by its place',
    'Test       Previous     Current     Units\nIron       40                       ug/dL',
  ],
  ['words in single spaces', 'Test 01/05/2025 03/11/2026\nHIV Ab Negative Positive'],
  [
    'an expected word in single spaces',
    'PRUEBA VALORES NORMALES UNIDADES RESULTADO\nHIV Ab NO REACTIVO REACTIVO',
  ],
])('reads nothing from %s', (_, text) => {
  expect(valuesOf(text)).toEqual([]);
});

it.each([
  ['below their labels', 'Collected    Reported\n03/11/2026   03/12/2026\nIron  52  ug/dL  50-170'],
  ['of birth and draw', 'SAMPLE, A   01/02/1960   03/11/2026\nIron  52  ug/dL  50-170'],
  [
    'above one column of results',
    '03/11/2026   03/12/2026\nTest   Result   Units   Range\nIron   52   ug/dL   50-170',
  ],
])('takes days %s for no columns', (_, text) => {
  expect(valuesOf(text)).toEqual([IRON]);
});
