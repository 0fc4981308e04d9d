import { expect, it } from 'vitest';
import { NAMES, valuesOf } from './read.fixture.ts';
import { readReport } from './report.ts';

it.each([
  ['HIV Ab NON-REACTIVE NON-REACTIVE', 'HIV Ab', 'NON-REACTIVE'],
  ['HIV Ab NOT DETECTED NOT DETECTED EZ', 'HIV Ab', 'NOT DETECTED'],
  ['HIV Ab  DETECTED A  NOT DETECTED', 'HIV Ab', 'DETECTED'],
  ['HIV Ab                 Presumptive Positive ABN       [Negative]', 'HIV Ab', 'Presumptive Positive'],
  ['HIV Ab: No reactivo', 'HIV Ab', 'No reactivo'],
  ['Influenza A Negative', 'Influenza A', 'Negative'],
  ['Influenza A  Positive  Negative', 'Influenza A', 'Positive'],
  ['HIV Ab   Not detected (Not detected)', 'HIV Ab', 'Not detected'],
  ['HIV Ab   Not detected (not done)', 'HIV Ab', 'Not detected'],
  ['HIV Ab   No detectado (no realizado)', 'HIV Ab', 'No detectado'],
  ['Blood group  O', 'Blood group', 'O'],
  ['Blood group  A Positive', 'Blood group', 'A Positive'],
  ['Color  Dark Yellow  Yellow', 'Color', 'Dark Yellow'],
  ['ANA   Positive 1:160   <1:40', 'ANA', 'Positive 1:160'],
  ['ANA\tWeakly positive\tA\t\tNegative', 'ANA', 'Weakly positive'],
])('reads the words of %s', (line, marker, value) => {
  expect(valuesOf(line)).toMatchObject([{ marker, value }]);
});

it.each([
  ['Protein  2+ A  Negative', 'Protein, urine', '2+'],
  ['Protein  Trace  Negative', 'Protein, urine', 'Trace'],
  ['Bacteria  Abundantes *  Escasas', 'Bacteria, urine', 'Abundantes'],
  ['Nitrite Negative', 'Nitrite, urine', 'Negative'],
  ['Glucose Negative mg/dL Negative', 'Glucose, urine', 'Negative'],
])('reads the words of a urinalysis: %s', (line, marker, value) => {
  expect(valuesOf(`URINALYSIS, COMPLETE\n${line}`)).toMatchObject([{ marker, value }]);
});

it.each([
  ['RBC  0-2  < OR = 2 /HPF', { marker: 'RBC, urine', value: '0-2', unit: '/HPF', refHigh: 2 }],
  ['RBC 8 - 10 por campo', { marker: 'RBC, urine', value: '8-10', unit: 'por campo' }],
  [
    'RBC  None seen  0-2 /HPF',
    { marker: 'RBC, urine', value: 'None seen', unit: '/HPF', refLow: 0, refHigh: 2 },
  ],
])('reads what is counted by the field: %s', (line, entry) => {
  expect(valuesOf(`Urinalysis\n${line}`)).toEqual([entry]);
});

it.each([
  ['HIV Ab NON-REACTIVE NON-REACTIVE', 'NON-REACTIVE'],
  ['HIV Ab  DETECTED A  NOT DETECTED', 'NOT DETECTED'],
  ['HIV Ab   Presumptive Positive ABN       [Negative]', 'Negative'],
  ['HIV Ab   No reactivo    No reactivo', 'No reactivo'],
  ['HIV Ab   Not detected (Not detected)', undefined],
  ['HIV Ab   Negative', undefined],
  ['HIV Ab   Negative   12/03/2025 Positive', undefined],
])('reads the word that is printed as expected: %s', (line, expected) => {
  expect(valuesOf(line).map((one) => one.expected)).toEqual([expected]);
});

it('takes the zone of a positive result for no range', () => {
  expect(valuesOf('HIV Ab   25.0   S/CO   Reactive: > 1.0')[0]).not.toHaveProperty('refLow');
  expect(valuesOf('HIV Ab   25.0   S/CO   Negative: < 1.0')).toMatchObject([{ refHigh: 1 }]);
  expect(valuesOf('HSV 2 IgG   240   mUI/mL   Inmune: > 10')).toMatchObject([{ refLow: 10 }]);
});

it('reads a dilution by its second number and takes no limits from another', () => {
  expect(valuesOf('ANA 1:160 H <1:40')).toEqual([{ marker: 'ANA', value: 160, mark: 'H' }]);
});

it.each([
  ['Zonulin stain Positive', 'in_words'],
  ['HIV Ab PENDING', 'no_value'],
  ['HIV Ab SEE NOTE: 6-22', 'no_value'],
])('%s gives no value', (line, unread) => {
  expect(readReport(line, NAMES).lines).toEqual([{ line, unread }]);
});
