import { expect, it } from 'vitest';
import { knowing, valuesOf } from '../read.fixture.ts';
import { readReport } from '../report.ts';

const knows = knowing(
  ...['haemoglobin', 'Hb', 'sodium', 'Na', 'potassium', 'K', 'creatinine', 'TSH', 'CRP', 'PCR', 'GOT', 'LDL'],
  ...['leucocitos', 'linfocitos', 'lactato', 'troponina T ultrasensible', 'RPR', 'hepatitis C antibody'],
  ...['magnesium', 'iron', 'ferritin', 'pH', 'hepatitis B surface antigen'],
);
const read = (text: string) => valuesOf(text, knows).map(({ marker, value }) => `${marker} ${value}`);

it.each([
  [
    'over the end of a line',
    'Discharge bloods: sodium 137 mmol/L, potassium 3.8 mmol/L and creatinine\n82 umol/L (down from 151). CRP 6 mg/L.',
    ['sodium 137', 'potassium 3.8', 'creatinine 82', 'CRP 6'],
  ],
  [
    'in Spanish, with other results in brackets',
    '- Hemograma (ingreso): leucocitos 18.700/mm3 (linfocitos 4,6 %), Hb 13,8 g/dL.\n- Gasometría basal: pH 7,47, Na 131 mmol/L, K 4,9 mmol/L, lactato\n2,3 mmol/L.',
    ['leucocitos 18700', 'linfocitos 4.6', 'Hb 13.8', 'pH 7.47', 'Na 131', 'K 4.9', 'lactato 2.3'],
  ],
  [
    'with a name over the end of a line',
    'Bioquímica: GOT 37 U/L, Na 131 mEq/L, K 4,9 mEq/L, troponina T\nultrasensible 19 ng/L y PCR 287,4 mg/L.',
    ['GOT 37', 'Na 131', 'K 4.9', 'troponina T ultrasensible 19', 'PCR 287.4'],
  ],
  [
    'in words',
    'Infectious screen: hepatitis B surface antigen negative, RPR nonreactive, hepatitis C\nantibody negative.',
    ['hepatitis B surface antigen negative', 'RPR nonreactive', 'hepatitis C antibody negative'],
  ],
])('reads results in sentences: %s', (_, text, values) => {
  expect(read(text)).toEqual(values);
});

it.each([
  'Metformin 500 mg, potassium 40 mmol and magnesium 2 g.',
  'Targets: LDL <70 mg/dL, TSH 2 mIU/L, sodium 140 mmol/L.',
  'LDL <70 mg/dL, TSH <2 mIU/L and CRP <1 mg/L.',
  'March 2024 bloods: sodium 137 mmol/L, potassium 3.8 mmol/L.',
  'Previous bloods: sodium 137 mmol/L, potassium 3.8 mmol/L.',
  'Sodium 131 mmol/L on arrival, potassium 3.8 mmol/L and TSH 2 mIU/L.',
  'Sodium 131 mmol/L, repeated 137 mmol/L, potassium 3.8 mmol/L.',
  'Take magnesium 400 mg/day, iron 65 mg/day, potassium 99 mg/day.',
])('reads nothing from %s', (line) => {
  expect(read(line)).toEqual([]);
});

it('reads the sentences that hold nothing but results, and lists the line', () => {
  expect(read('Sodium 137 mmol/L, CRP 3.8 mg/dL. Repeat in 3 months.')).toEqual(['Sodium 137', 'CRP 3.8']);
  const line = 'Sodium 137 mmol/L, potassium 3.8 mmol/L. Her CRP was 90 mg/L at first, now better.';
  expect(read(line)).toEqual(['Sodium 137', 'potassium 3.8']);
  expect(readReport(line, knows).lines.at(-1)).toEqual({ line, unread: 'comment' });
});

it('takes neither of two values of a name that a letter tells', () => {
  const text =
    'Admission bloods: Hb 68 g/L, sodium 131 mmol/L.\nDischarge bloods: Hb 97 g/L, potassium 3.8 mmol/L.';
  expect(read(text)).toEqual(['sodium 131', 'potassium 3.8']);
});
