import { expect, it } from 'vitest';
import { polarityOf } from './polarity.ts';

it.each([
  ...[
    'Negative',
    'NEG',
    'NON-REACTIVE',
    'Nonreactive',
    'non reactive',
    'Not Detected',
    'Undetected',
    'None seen',
  ],
  ...['No reactivo', 'No se observan', 'Negativo', 'ausente', 'No detectado', 'Ausencia', 'Nil'],
])('%s says that nothing is there', (text) => {
  expect(polarityOf(text)).toBe('negative');
});

it.each([
  ...['Positive', 'REACTIVE', 'Weakly reactive', 'Detected', '1+', '+++', '2 +', 'Trace', 'Few', 'Large'],
  ...['Positivo', 'Reactivo', 'Positivo débil', 'Trazas', 'Abundantes', 'se observan', 'Positive 1:160'],
])('%s says that something is there', (text) => {
  expect(polarityOf(text)).toBe('positive');
});

it.each([
  'Borderline',
  'Equivocal',
  'Indeterminado',
  'Yellow',
  'see note',
  '',
  '-',
  'Normal',
  'O positive',
  'not positive',
])('"%s" says neither', (text) => {
  expect(polarityOf(text)).toBeUndefined();
});
