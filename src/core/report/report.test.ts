import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { isNamed } from '../analytes/match.ts';
import { NAMES } from './read.fixture.ts';
import { readReport } from './report.ts';

const { analytes } = loadDataset();
const knows = (name: string): boolean => isNamed(name, analytes);
const read = (text: string) => readReport(text, knows).lines;

/** Lines in the layouts of large US laboratories, with what a person reads in them. */
const LINES: readonly (readonly [line: string, value: Record<string, unknown>])[] = [
  ['GLUCOSE 102 H 65-99 mg/dL', { marker: 'GLUCOSE', value: 102, unit: 'mg/dL', refLow: 65, refHigh: 99 }],
  [
    'GLUCOSE                95               65-99 mg/dL       IG',
    { marker: 'GLUCOSE', value: 95, unit: 'mg/dL', refLow: 65, refHigh: 99 },
  ],
  [
    'HEMOGLOBIN A1c         5.8 H            <5.7 % of total Hgb   EN',
    { marker: 'HEMOGLOBIN A1c', value: 5.8, unit: '% of total Hgb', refHigh: 5.7 },
  ],
  [
    'HEMOGLOBIN A1c 5.7 H <5.7 % of total Hgb',
    { marker: 'HEMOGLOBIN A1c', value: 5.7, unit: '% of total Hgb', mark: 'H' },
  ],
  [
    'CHOLESTEROL, TOTAL 212 H <200 mg/dL',
    { marker: 'CHOLESTEROL, TOTAL', value: 212, unit: 'mg/dL', refHigh: 200 },
  ],
  [
    'HDL CHOLESTEROL\t55\t> OR = 50 mg/dL',
    { marker: 'HDL CHOLESTEROL', value: 55, unit: 'mg/dL', refLow: 50 },
  ],
  ['Leucocitos 4-6 por campo (400x)', { marker: 'Leucocitos', value: '4-6', unit: 'por campo' }],
  [
    'Serum ALT 60 U/L [<50]; Above high reference limit',
    { marker: 'Serum ALT', value: 60, unit: 'U/L', refHigh: 50 },
  ],
  ['Ferritin 41 ng/mL 30 - >400', { marker: 'Ferritin', value: 41, unit: 'ng/mL', refLow: 30 }],
  ['LDL-CHOLESTEROL 131 H mg/dL (calc)', { marker: 'LDL-CHOLESTEROL', value: 131, unit: 'mg/dL', mark: 'H' }],
  ['CHOL/HDLC RATIO 3.9 <5.0 (calc)', { marker: 'CHOL/HDLC RATIO', value: 3.9, refHigh: 5 }],
  [
    'TSH 5.20 High 1.9 11/02/2023 uIU/mL 0.450-4.500',
    { marker: 'TSH', value: 5.2, unit: 'uIU/mL', refLow: 0.45, refHigh: 4.5 },
  ],
  [
    'T4, Free\t1.21\tng/dL\t0.82-1.77',
    { marker: 'T4, Free', value: 1.21, unit: 'ng/dL', refLow: 0.82, refHigh: 1.77 },
  ],
  [
    'T4,Free(Direct) 01 1.21 ng/dL 0.82-1.77',
    { marker: 'T4,Free(Direct)', value: 1.21, unit: 'ng/dL', refLow: 0.82, refHigh: 1.77 },
  ],
  [
    'Vitamin D, 25-Hydroxy 32.4 ng/mL 30.0-100.0',
    { marker: 'Vitamin D, 25-Hydroxy', value: 32.4, unit: 'ng/mL', refLow: 30, refHigh: 100 },
  ],
  [
    'VITAMIN D, 25-OH, TOTAL 28 L 30-100 ng/mL',
    { marker: 'VITAMIN D, 25-OH, TOTAL', value: 28, unit: 'ng/mL', refLow: 30, refHigh: 100 },
  ],
  [
    'Vitamin B12 410 pg/mL 232-1245',
    { marker: 'Vitamin B12', value: 410, unit: 'pg/mL', refLow: 232, refHigh: 1245 },
  ],
  ['WBC 6.5 x10E3/uL 3.4-10.8', { marker: 'WBC', value: 6.5, unit: 'x10E3/uL', refLow: 3.4, refHigh: 10.8 }],
  [
    'WHITE BLOOD CELL COUNT 5.7 3.8-10.8 Thousand/uL',
    { marker: 'WHITE BLOOD CELL COUNT', value: 5.7, unit: 'Thousand/uL', refLow: 3.8, refHigh: 10.8 },
  ],
  [
    'RBC 4.71 Million/uL 3.80-5.10',
    { marker: 'RBC', value: 4.71, unit: 'Million/uL', refLow: 3.8, refHigh: 5.1 },
  ],
  [
    'Platelets 1,250 K/uL 150-400',
    { marker: 'Platelets', value: 1250, unit: 'K/uL', refLow: 150, refHigh: 400 },
  ],
  [
    'PLATELET COUNT 250 140-400 Thousand/uL',
    { marker: 'PLATELET COUNT', value: 250, unit: 'Thousand/uL', refLow: 140, refHigh: 400 },
  ],
  ['CA 125 12 U/mL 0-35', { marker: 'CA 125', value: 12, unit: 'U/mL', refLow: 0, refHigh: 35 }],
  ['CA 125\t12\t0-35\tU/mL', { marker: 'CA 125', value: 12, unit: 'U/mL', refLow: 0, refHigh: 35 }],
  ['CA 19-9 15 U/mL <34', { marker: 'CA 19-9', value: 15, unit: 'U/mL', refHigh: 34 }],
  ['eGFR 98 > OR = 60 mL/min/1.73m2', { marker: 'eGFR', value: 98, unit: 'mL/min/1.73m2', refLow: 60 }],
  ['eGFR 88 mL/min/1.73 m2 >59', { marker: 'eGFR', value: 88, unit: 'mL/min/1.73 m2', refLow: 59 }],
  [
    'eGFR >90 mL/min/1.73 >59',
    { marker: 'eGFR', value: 90, comparator: '>', unit: 'mL/min/1.73', refLow: 59 },
  ],
  [
    'hCG,Beta Subunit,Qnt,Serum <1 mIU/mL 0-5',
    {
      marker: 'hCG,Beta Subunit,Qnt,Serum',
      value: 1,
      comparator: '<',
      unit: 'mIU/mL',
      refLow: 0,
      refHigh: 5,
    },
  ],
  [
    'Testosterone, Total, LC/MS 512.3 ng/dL 264.0-916.0',
    { marker: 'Testosterone, Total, LC/MS', value: 512.3, unit: 'ng/dL', refLow: 264, refHigh: 916 },
  ],
  [
    'C-Reactive Protein, Cardiac 1.25 mg/L 0.00-3.00',
    { marker: 'C-Reactive Protein, Cardiac', value: 1.25, unit: 'mg/L', refLow: 0, refHigh: 3 },
  ],
  ['Glucose (mg/dL) 95 70-99', { marker: 'Glucose', value: 95, unit: 'mg/dL', refLow: 70, refHigh: 99 }],
  ['Glucose mg/dL 95', { marker: 'Glucose', value: 95, unit: 'mg/dL' }],
  ['Neutrophils 55 % Not Estab.', { marker: 'Neutrophils', value: 55, unit: '%' }],
  [
    'Neutrophils (Absolute) 3.6 x10E3/uL 1.4-7.0',
    { marker: 'Neutrophils (Absolute)', value: 3.6, unit: 'x10E3/uL', refLow: 1.4, refHigh: 7 },
  ],
  [
    'Sodium: 140 mmol/L [134 - 144]',
    { marker: 'Sodium', value: 140, unit: 'mmol/L', refLow: 134, refHigh: 144 },
  ],
  [
    'Creatinine = 0.92 mg/dL (0.57 – 1.00)',
    { marker: 'Creatinine', value: 0.92, unit: 'mg/dL', refLow: 0.57, refHigh: 1 },
  ],
  ['BUN/Creatinine Ratio 14 9-23', { marker: 'BUN/Creatinine Ratio', value: 14, refLow: 9, refHigh: 23 }],
  [
    'Ferritin | 42 | ng/mL | 30 to 400',
    { marker: 'Ferritin', value: 42, unit: 'ng/mL', refLow: 30, refHigh: 400 },
  ],
  ['PSA, Total 0.8 ng/mL <= 4.0', { marker: 'PSA, Total', value: 0.8, unit: 'ng/mL', refHigh: 4 }],
  ['INR 1.1 0.9-1.2', { marker: 'INR', value: 1.1, refLow: 0.9, refHigh: 1.2 }],
  ['Lipoprotein (a) 60 nmol/L <75.0', { marker: 'Lipoprotein (a)', value: 60, unit: 'nmol/L', refHigh: 75 }],
  ['ALT (SGPT) 22 IU/L 0-32', { marker: 'ALT (SGPT)', value: 22, unit: 'IU/L', refLow: 0, refHigh: 32 }],
  [
    'Sed rate by modified westergren 6 < OR = 30 mm/h',
    { marker: 'Sed rate by modified westergren', value: 6, unit: 'mm/h', refHigh: 30 },
  ],
  ['%SATURATION 22 16-45 % (calc)', { marker: '%SATURATION', value: 22, unit: '%', refLow: 16, refHigh: 45 }],
  ['Glucosa 5,2 mmol/L', { marker: 'Glucosa', value: 5.2, unit: 'mmol/L' }],
  [
    'Potassium 5.9* mmol/L 3.5-5.2',
    { marker: 'Potassium', value: 5.9, unit: 'mmol/L', refLow: 3.5, refHigh: 5.2 },
  ],
  [
    'Calcium 10.9(H) mg/dL 8.7-10.2',
    { marker: 'Calcium', value: 10.9, unit: 'mg/dL', refLow: 8.7, refHigh: 10.2 },
  ],
  [
    'Folate (Folic Acid), Serum 12.2 ng/mL >3.0',
    { marker: 'Folate (Folic Acid), Serum', value: 12.2, unit: 'ng/mL', refLow: 3 },
  ],
];

describe('one line of a report', () => {
  it.each(LINES)('%s', (line, entry) => {
    expect(read(line)).toEqual([{ line, entry }]);
  });

  it.each([
    ['Quest Diagnostics', 'heading'],
    ['Patient: DOE, JANE   DOB: 01/02/1980', 'heading'],
    ['Collected: 11/02/2026 08:15', 'heading'],
    ['Test Name    In Range    Out of Range    Reference Range    Lab', 'heading'],
    ['Page 1 of 3', 'heading'],
    ['Houston, TX 77040-6123', 'heading'],
    ['Customer service 800-555-0100', 'heading'],
    ['11/02/2026', 'heading'],
    ['ZONOPATHY AG NON-REACTIVE', 'in_words'],
    ['Zonopathy RNA Not Detected', 'in_words'],
    ['Zonulin stain Positive', 'in_words'],
    ['Estradiol', 'no_value'],
    ['102 mg/dL', 'no_name'],
    ['42', 'no_name'],
  ])('%s gives no value: %s', (line, unread) => {
    expect(read(line)).toEqual([{ line, unread }]);
  });
});

describe('lines that belong together', () => {
  it.each([
    [
      'Hemoglobin A1c\n5.6 % 4.8-5.6',
      { marker: 'Hemoglobin A1c', value: 5.6, unit: '%', refLow: 4.8, refHigh: 5.6 },
    ],
    ['TSH\n2.1\nmIU/L\n0.45-4.50', { marker: 'TSH', value: 2.1, unit: 'mIU/L', refLow: 0.45, refHigh: 4.5 }],
    [
      'Prolactin 9.4 ng/mL\n4.8-23.3',
      { marker: 'Prolactin', value: 9.4, unit: 'ng/mL', refLow: 4.8, refHigh: 23.3 },
    ],
  ])('%j is one value', (text, entry) => {
    expect(read(text)).toEqual([{ line: text.replaceAll('\n', ' '), entry }]);
  });

  it('never takes a page number for the value of the name above it', () => {
    expect(read('Estradiol\nPage 1 of 3').filter((one) => 'entry' in one)).toEqual([]);
  });
});

it('accounts for every line that was pasted', () => {
  const text = LINES.map(([line]) => line).join('\n');
  expect(read(text).map(({ line }) => line)).toEqual(text.split('\n'));
});

it('says that a sentence tells of a value that is not read', () => {
  const of = (line: string) =>
    readReport(line, NAMES).lines.map((one) => ('unread' in one ? one.unread : 'read'));
  expect(of('The digoxin level taken this morning, after the dose, has come back at 4.4 ug/L.')).toEqual([
    'in_sentence',
  ]);
  expect(of('On admission her potassium was 2.4 mmol/L with a pulse of 118.')).toEqual(['in_sentence']);
  expect(of('The patient should be seen again with these results.')).toEqual(['comment']);
});
