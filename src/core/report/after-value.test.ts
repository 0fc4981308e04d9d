import { expect, it } from 'vitest';
import { valuesOf } from './read.fixture.ts';

it.each([
  ['TSH 2.1 mIU/L 0.4-4.0', { marker: 'TSH', value: 2.1, unit: 'mIU/L', refLow: 0.4, refHigh: 4 }],
  ['TSH 2.1 (0.4-4.0)', { marker: 'TSH', value: 2.1, refLow: 0.4, refHigh: 4 }],
  ['TSH: 2,1 mUI/L V.R.: 0,4 - 4,0', { marker: 'TSH', value: 2.1, unit: 'mUI/L', refLow: 0.4, refHigh: 4 }],
  ['CRP 3 mg/L Hasta 5', { marker: 'CRP', value: 3, unit: 'mg/L', refHigh: 5 }],
  ['CRP 3 mg/L Menor de 5', { marker: 'CRP', value: 3, unit: 'mg/L', refHigh: 5 }],
  ['CRP 3 > OR = 2 mg/L', { marker: 'CRP', value: 3, unit: 'mg/L', refLow: 2 }],
  ['CRP < 0.5 mg/L (<1.0)', { marker: 'CRP', value: 0.5, comparator: '<', unit: 'mg/L', refHigh: 1 }],
  ['WBC 6 x 10*9/L 4-11', { marker: 'WBC', value: 6, unit: 'x 10*9/L', refLow: 4, refHigh: 11 }],
  ['WBC 6 10^3 / uL (4-11)', { marker: 'WBC', value: 6, unit: '10^3 / uL', refLow: 4, refHigh: 11 }],
  [
    'Viscosity 2.4 High rel.water 1.4-2.1',
    { marker: 'Viscosity', value: 2.4, unit: 'rel.water', refLow: 1.4, refHigh: 2.1 },
  ],
  ['Iron 40 L ug/dL 50-170 EZ9', { marker: 'Iron', value: 40, unit: 'ug/dL', refLow: 50, refHigh: 170 }],
  ['Iron 40 ABNL ug/dL 50-170', { marker: 'Iron', value: 40, unit: 'ug/dL', refLow: 50, refHigh: 170 }],
  [
    'Digoxin 0.9 ng/mL 0.5-2.0 Toxic >2.4',
    { marker: 'Digoxin', value: 0.9, unit: 'ng/mL', refLow: 0.5, refHigh: 2 },
  ],
  ['TSH 4.1 (0.4-4.0) ugh', { marker: 'TSH', value: 4.1, refLow: 0.4, refHigh: 4 }],
  ['TSH / 4.1 / mIU/L', { marker: 'TSH', value: 4.1, unit: 'mIU/L' }],
  ['TSH / 4.1 / (0.4-4.0)', { marker: 'TSH', value: 4.1, refLow: 0.4, refHigh: 4 }],
  [
    'TSH   4.1  H  0.4 - 3. 9  mIU/L',
    { marker: 'TSH', value: 4.1, unit: 'mIU/L', refLow: 0.4, refHigh: 3.9 },
  ],
  ['PSA 0.9 (not done) ug/L', { marker: 'PSA', value: 0.9, unit: 'ug/L' }],
  ['PSA   *0.9   ug/L', { marker: 'PSA', value: 0.9, unit: 'ug/L' }],
  ['PSA 0.9ng/mL', { marker: 'PSA', value: 0.9, unit: 'ng/mL' }],
  ['Glucose 99 mg/dL (5.5 mmol/L)', { marker: 'Glucose', value: 99, unit: 'mg/dL' }],
  ['Sodium 139 (Normal - no action)', { marker: 'Sodium', value: 139 }],
  [
    'Sodium 139 mmol/L (133-146) taken on ice',
    { marker: 'Sodium', value: 139, unit: 'mmol/L', refLow: 133, refHigh: 146 },
  ],
])('reads unit, flag and range in any order: %s', (line, entry) => {
  expect(valuesOf(line)).toEqual([entry]);
});

it.each([
  ['the range of a group', 'Hemoglobin 13.2 g/dL M: 13.5-17.5 F: 12.0-15.5'],
  ['two ranges', 'Hemoglobin 13.2 g/dL 13.5-17.5 12.0-15.5'],
  ['a zone', 'Hemoglobin 13.2 g/dL Optimal <14'],
  ['a goal', 'Hemoglobin 13.2 g/dL (goal 11-12)'],
])('takes no limits from %s', (_, line) => {
  expect(valuesOf(line)).toEqual([{ marker: 'Hemoglobin', value: 13.2, unit: 'g/dL' }]);
});

it.each([
  'TSH  01  2.10  1.95  08/19/2025  mIU/L  0.4-4.0',
  'TSH 2.10 mIU/L 0.4-4.0 1.95 (08/19/2025)',
  'TSH 2.10 (was 1.95 in May) mIU/L 0.4-4.0',
])('leaves out earlier results: %s', (line) => {
  expect(valuesOf(line)).toEqual([{ marker: 'TSH', value: 2.1, unit: 'mIU/L', refLow: 0.4, refHigh: 4 }]);
});
