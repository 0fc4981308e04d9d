import { expect, it } from 'vitest';
import { valuesOf } from './read.fixture.ts';

it.each([
  ['TSH 5.2 mIU/L', { marker: 'TSH', value: 5.2, unit: 'mIU/L' }],
  ['Glucose: 95 mg/dL (70-99)', { marker: 'Glucose', value: 95, unit: 'mg/dL', refLow: 70, refHigh: 99 }],
  ['Vitamin B12  410 pg/mL', { marker: 'Vitamin B12', value: 410, unit: 'pg/mL' }],
  ['Hemoglobin A1c 5.6 %', { marker: 'Hemoglobin A1c', value: 5.6, unit: '%' }],
  ['Lipoprotein(a) 75 nmol/L', { marker: 'Lipoprotein(a)', value: 75, unit: 'nmol/L' }],
  ['WBC 6.5 10^3/uL', { marker: 'WBC', value: 6.5, unit: '10^3/uL' }],
  [
    'WBC 6.5 x10E3/uL (3.4-10.8)',
    { marker: 'WBC', value: 6.5, unit: 'x10E3/uL', refLow: 3.4, refHigh: 10.8 },
  ],
  ['Ferritin 42', { marker: 'Ferritin', value: 42 }],
])('reads %s', (line, expected) => {
  expect(valuesOf(line)).toEqual([expected]);
});

it.each(['', 'no number here', '42', '42 mg/dL'])('does not read %o', (line) => {
  expect(valuesOf(line)).toEqual([]);
});

it('takes no earlier result for the value, and no value for a part of the name', () => {
  expect(valuesOf('Sodium 118 mmol/L 136-145 05/05/2026 121')).toEqual([]);
});
