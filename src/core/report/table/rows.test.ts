import { expect, it } from 'vitest';
import { valuesOf } from '../read.fixture.ts';

const IRON = { marker: 'Iron', value: 40, unit: 'ug/dL', refLow: 50, refHigh: 170 };

it.each([
  ['the value first', 'RESULT    UNITS     TEST     REFERENCE\n40 L      ug/dL     Iron     50-170'],
  [
    'the range first',
    'PRUEBA     VALORES NORMALES   UNIDADES   RESULTADO\nIron       50 - 170           ug/dL      40 L',
  ],
  [
    'the unit first',
    'Análisis   Unidad    Resultado   Valor referencial\nIron       ug/dL     40 B        50 - 170',
  ],
  [
    'a method',
    'TEST       TECHNOLOGY    VALUE    UNITS    RANGE\nIron       C.L.I.A       40       ug/dL    50-170',
  ],
  [
    'a method that fills its column',
    'TEST       METHOD       VALUE    UNITS    RANGE\nIron       PHOTOMETRIC+ 40       ug/dL    50-170',
  ],
])('reads a row by its heads: %s', (_, text) => {
  expect(valuesOf(text)).toEqual([IRON]);
});

it('takes the usual word for no result where the heads say so', () => {
  const heads = 'PRUEBA      VALORES NORMALES   UNIDADES   RESULTADO\n';
  expect(valuesOf(`${heads}HIV Ab      NO REACTIVO                   REACTIVO`)).toEqual([
    { marker: 'HIV Ab', value: 'REACTIVO', expected: 'NO REACTIVO' },
  ]);
  expect(valuesOf(`${heads}HIV Ab      NO REACTIVO`)).toEqual([]);
});

it.each([
  'C.L.I.A',
  'ELISA',
  'Photometry',
  'H.P.L.C',
  'ISE Direct',
  'Calculated',
  'LC-MS/MS',
  'Colorimétrico',
])('takes the method %s for no result and no name', (method) => {
  expect(valuesOf(`Iron   ${method}   40   ug/dL   50-170`)).toEqual([IRON]);
});

it('reads a share and a count that stand under the heads of their units', () => {
  const text =
    'DIFERENCIAL        %     Valor absoluto /mm3\nLeucocitos         12    2.082\nPlaquetas          15 mm  0-20';
  expect(valuesOf(`Hemoglobin 13,4 g/dL\nIron 3,55 ug/dL\n${text}`).slice(2)).toEqual([
    { marker: 'Leucocitos', value: 12, unit: '%' },
    { marker: 'Leucocitos', value: 2082, unit: '/mm3' },
    { marker: 'Plaquetas', value: 15, unit: 'mm', refLow: 0, refHigh: 20 },
  ]);
});

it.each([
  ['Test\tResult\tRange\tFlag\nRBC\t12 %\t0\tA', { value: 12, refHigh: 0 }],
  ['Test      Result    Range    Flag\nRBC       12 %      0        A', { value: 12, refHigh: 0 }],
  ['Test      Result    Range\nRBC             0 %      0-2', { value: 0, refLow: 0, refHigh: 2 }],
])('takes a 0 in the column of the ranges for the upper limit: %j', (text, expected) => {
  expect(valuesOf(text)).toEqual([{ marker: 'RBC', unit: '%', ...expected }]);
});

it('takes a 0 in another column for no limit', () => {
  expect(valuesOf('Test\tResult\tPrevious\tRange\nRBC\t12 %\t0\t0-2')).toMatchObject([{ refHigh: 2 }]);
});
