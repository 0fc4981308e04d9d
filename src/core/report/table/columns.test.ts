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

const PAIR = [
  { marker: 'Leucocitos', value: 74, unit: '%' },
  { marker: 'Leucocitos', value: 9139, unit: '/mm3' },
];

it.each([
  ['units in the head', 'Formula   %   /mm3\nLeucocitos   74   9.139'],
  ['units beside the values', 'Formula   Relativa   Absoluta\nLeucocitos   74 %   9.139 /mm3'],
])('takes a share and a count for two results: %s', (_, text) => {
  expect(valuesOf(`Plaquetas 468.000 /mm3\nFerritin 7,5 ug/l\n${text}`).slice(2)).toEqual(PAIR);
});

it('takes no bare values under heads without units', () => {
  expect(valuesOf('Formula   Relativa   Absoluta\nLeucocitos   74   9139')).toEqual([]);
});

it.each([
  ['Conc. Media de Zonulina\t33.1\tg/dL\t32 - 36', 'Conc. Media de Zonulina'],
  [
    'Zonulin using antibodies per 1.73 square metres 57 mL/min',
    'Zonulin using antibodies per 1.73 square metres',
  ],
])('reads a row of an unknown name: %j', (line, marker) => {
  expect(valuesOf(line)).toMatchObject([{ marker }]);
});

it('takes no titer below its word for a value of that name', () => {
  expect(valuesOf('Test   Result   Units\nZonulin   Positive 1/160')).toEqual([]);
});
