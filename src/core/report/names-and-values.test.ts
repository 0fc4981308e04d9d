import { expect, it } from 'vitest';
import { valuesOf } from './read.fixture.ts';

it.each([
  ['CA 125 12 U/mL 0-35', 'CA 125', 12],
  ['HSV 2 IgG <0.9 <0.9 index', 'HSV 2 IgG', 0.9],
  ['Vitamin C 0.6 L mg/dL 0.4-2.0', 'Vitamin C', 0.6],
  ['Influenza A  1.2  index  0.0-0.9', 'Influenza A', 1.2],
  ['Glucose ↑ 197 mg/dL', 'Glucose', 197],
  ['Test: Glucose   Result: 97   Units: mg/dL', 'Glucose', 97],
  ['Prueba: Glucosa   Resultado: 97 mg/dL   Valores de referencia: 70-100', 'Glucosa', 97],
  ['HIV Ab S/CO Ratio  11.0  s/co ratio  0.0-0.9', 'HIV Ab S/CO Ratio', 11],
  ['Reaction (pH) 6.0 5.0-8.0', 'Reaction (pH)', 6],
  ['Glucose A, 01  97  mg/dL  65-99', 'Glucose', 97],
  ['Glucose (mg/dL)  97  65-99', 'Glucose', 97],
  ['GLUCOSE........: 97 mg/dL', 'GLUCOSE', 97],
  ['Zonulin IgX, Type 4 12.5 ng/mL 0-20', 'Zonulin IgX, Type 4', 12.5],
])('the name is all that is printed: %s', (line, marker, value) => {
  expect(valuesOf(line)).toMatchObject([{ marker, value }]);
});

it.each([
  'Influenza A Negative today',
  'CA 125',
  'Cortisol, saliva, 2 samples',
  'Glucose 65-99 mg/dL',
  'Ferritin less than 15 ug/L confirms that iron is low.',
  'Glucose 126 mg/dL or more on two days confirms diabetes.',
  'Comment: Cortisol 430 nmol/L',
  'Detection Limit = 1.0',
  'Occupational limit 20.0 ug/dL',
  'Non-smokers <3.9 ug/L',
  'Iron 65 mg tablets',
  'Take Iron 325 mg daily.',
  'Iron 2000 IU daily',
  'Iron 10 units',
  'Hemoglobin 13 . 9 g/dL',
  'BP 118/70 HR 88 SpO2 97%',
  'CA 94900',
  'Room 4, Testville CA 94900-0113',
  '10 year risk score of Iron 8.4 % by age',
  'Sample Street 14, Testville, TX 77000-0123',
  'Encounter: 5550131   Location: ICU 04-B',
  'Reg. 0151',
  'Exchange level for term: about 11.8 mg/dL. Second level: 19.1 mg/dL',
  'Cutoffs: iron 500 ng/mL, ferritin 200 ng/mL',
  'level of serum TSH 20 ng/mL or greater',
])('reads no value from %s', (line) => {
  expect(valuesOf(line)).toEqual([]);
});

it('reads no value from a sentence that goes on', () => {
  const text =
    'Low ferritin has been described by the institute as a\nferritin less than 20 ng/mL (1,2).\nGlucose 97 mg/dL';
  expect(valuesOf(text)).toMatchObject([{ marker: 'Glucose', value: 97 }]);
});

it('takes an unknown name where unit or range stands with it, and only there', () => {
  expect(valuesOf('Zonulin 12 ng/mL')).toEqual([{ marker: 'Zonulin', value: 12, unit: 'ng/mL' }]);
  expect(valuesOf('Zonulin 12 0-20')).toEqual([{ marker: 'Zonulin', value: 12, refLow: 0, refHigh: 20 }]);
  expect(valuesOf('Zonulin 12')).toEqual([]);
});

it('reads an indented zone of a table as no result', () => {
  const text =
    'Test      Result   Units   Reference Range\nIron      40       ug/dL   50-170\n     Workers    20.0    30.0';
  expect(valuesOf(text)).toMatchObject([{ marker: 'Iron' }]);
});

it.each([
  ['a density stays one', 'URINE\nDensidad: 1.015\nGlucosa 5,2 mmol/L 3,9 - 5,6\nIron 1,2 umol/L', 1.015],
  ['a comma between thousands', 'Plaquetas 98,000 /mm3 150,000 - 450,000', 98000],
  ['a point between thousands', 'Plaquetas 98.000 /mm3 150.000 - 450.000', 98000],
])('%s', (_, text, value) => {
  expect(valuesOf(text)[0]).toMatchObject({ value });
});
