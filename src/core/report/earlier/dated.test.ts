import { expect, it } from 'vitest';
import { NAMES, valuesOf } from '../read.fixture.ts';
import { readReport } from '../report.ts';

const IRON = { marker: 'Iron', value: 52, unit: 'ug/dL', refLow: 50, refHigh: 170 };
const HEAD = 'Iron      Standard range: 50 - 170 ug/dL';

it.each([
  ['oldest first', `${HEAD}\n   Mar 4, 2026     40 (L)\n   Sep 22, 2026    52`],
  ['newest first', `${HEAD}\n   Sep 22, 2026    52\n   Mar 4, 2026     40 (L)`],
  ['with times', `${HEAD}\n   Sep 22, 2026 9:10 AM   40\n   Sep 22, 2026 3:05 PM   52`],
  ['in Spanish', 'Iron      Rango de referencia: 50 - 170 ug/dL\n 04/03/2026   40\n 22/09/2026   52'],
])('reads the newest of the rows below a name: %s', (_, text) => {
  expect(valuesOf(text)).toEqual([IRON]);
  expect(readReport(text, NAMES).about).toEqual({ collected: '2026-09-22' });
});

it.each([
  ['the newest has none', `${HEAD}\n   Mar 4, 2026     40\n   Sep 22, 2026    Unable to calculate`],
  ['two are of one day', `${HEAD}\n   Sep 22, 2026    40\n   Sep 22, 2026    52`],
])('reads nothing where %s', (_, text) => {
  expect(valuesOf(text)).toEqual([]);
});

it('reads nothing of an earlier draw than the newest of the report', () => {
  const text = `${HEAD}\n   Sep 22, 2026    52\nTSH      mIU/L\n   Mar 4, 2026    2.1`;
  expect(valuesOf(text)).toEqual([IRON]);
});

it('takes a range beside a name for no value', () => {
  expect(valuesOf('Glucose      Standard range: <100 mg/dL\nsee your portal')).toEqual([]);
});

it('takes no number below the rows for another value', () => {
  expect(valuesOf(`${HEAD}\n  Sep 22, 2026   52\n77`)).toEqual([IRON]);
});

it('takes a value below such a name with its range', () => {
  expect(valuesOf(`${HEAD}\n52`)).toEqual([IRON]);
});
