import { expect, it } from 'vitest';
import { NAMES, valuesOf } from '../read.fixture.ts';
import { readReport } from '../report.ts';

const TABS = [
  'Date\tIron\tTSH\tPSA',
  'Units\tug/dL\tmIU/L\tng/mL',
  'Normal\t50-170\t0.4-4.0\t<4.0',
  '03/11/2026\t52\t\t<0.1',
  '10/26/2025\t40\t2.1\t0.9',
].join('\n');

it('reads the newest row of a table with a test in each column', () => {
  expect(valuesOf(TABS)).toEqual([
    { marker: 'Iron', value: 52, unit: 'ug/dL', refLow: 50, refHigh: 170 },
    { marker: 'PSA', value: 0.1, comparator: '<', unit: 'ng/mL', refHigh: 4 },
  ]);
  expect(readReport(TABS, NAMES).about).toEqual({ collected: '2026-03-11' });
});

it.each([
  ['with spaces', 'Fecha        Iron    TSH\n26/10/2025   40      2.1\n11/03/2026   52      3.3'],
  ['with the newest last', 'Date\tIron\tTSH\n10/26/2025\t40\t2.1\n03/11/2026\t52\t3.3'],
])('reads such a table %s', (_, text) => {
  expect(valuesOf(text)).toEqual([
    { marker: 'Iron', value: 52 },
    { marker: 'TSH', value: 3.3 },
  ]);
});

it.each([
  ['a cell without a place', 'Date        Iron    TSH\n03/11/2026   52'],
  ['names that are not known', 'Date\tCycle\tDose\n03/11/2026\t4\t85'],
])('reads nothing from %s', (_, text) => {
  expect(valuesOf(text)).toEqual([]);
});
