import { expect, it } from 'vitest';
import { valuesOf } from '../read.fixture.ts';
import { readReport } from '../report.ts';

const IRON = { marker: 'Iron', value: 52, unit: 'ug/dL', refLow: 50, refHigh: 170 };

it.each([
  [
    'with the years in the line below',
    '        04 Mar    19 Nov\n        2026      2025      Units   Ref\nIron    52        *40       ug/dL   50-170',
  ],
  [
    'with years and times in lines of their own',
    'Fecha   19/11     04/03\n        2025      2026      Unidades   Referencia\nHora    08:10     09:30\nIron    40 *      52        ug/dL      50-170',
  ],
  [
    'before the newest date of the report, over the turn of a year',
    'Printed 01/04/2026\n        12/30     01/02     Units   Range\nIron    40 L      52        ug/dL   50-170',
  ],
  [
    'on one day with times below',
    'Printed 03/04/2026\n        03/04     03/04\n        06:10     14:00     Units   Range\nIron    40 L      52        ug/dL   50-170',
  ],
  [
    'below what each draw is called',
    '        1a toma     Última\n        08-Ene-26   29-Oct-26   Unidades   Intervalo   Tend.\nIron    40 L        52          ug/dL      50-170      ↑',
  ],
  [
    'with the same word above each day',
    '        1a toma     2a toma\n        08-Ene-26   29-Oct-26   Unidades   Intervalo   Tend.\nIron    52          52          ug/dL      50-170      =',
  ],
])('reads the newest of days without their years: %s', (_, text) => {
  expect(valuesOf(text)).toEqual([IRON]);
});

it.each([
  ['where nothing tells the years', '        03/04     03/05     Units\nIron    40        52        ug/dL'],
  [
    'where only a day of birth has a year',
    'DOB: 02/02/1960\n        03/04     03/05     Units\nIron    40        52        ug/dL',
  ],
  [
    'where the days are in no order',
    'Printed 06/01/2026\n        03/04     05/04     04/01     Units\nIron    40        52        61        ug/dL',
  ],
])('reads nothing %s', (_, text) => {
  expect(valuesOf(text)).toEqual([]);
});

it('takes the newest of them for the day of the draw', () => {
  const text =
    '        04 Mar    19 Nov\n        2026      2025      Units\nIron    52        *40       ug/dL';
  expect(readReport(text, () => true).about).toEqual({ collected: '2026-03-04' });
});
