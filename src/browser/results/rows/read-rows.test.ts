import { expect, it } from 'vitest';
import { readReport } from '../../../core/report/report.ts';
import { readRows } from './read-rows.ts';

it('makes a row of each line that holds a value', () => {
  const { lines } = readReport(
    'Patient: DOE\nTSH 0 uIU/mL 0.450-4.500\nZonulin < 42.5 ng/mL\nTSH 150 uIU/mL HH 0.450-4.500',
    (name) => name === 'TSH',
  );
  expect(readRows(lines)).toMatchObject([
    {
      row: { marker: 'TSH', value: '0', unit: 'uIU/mL', low: '0.45', high: '4.5' },
      line: 'TSH 0 uIU/mL 0.450-4.500',
    },
    {
      row: { marker: 'Zonulin', value: '<42.5', unit: 'ng/mL', low: '', high: '' },
      entry: { comparator: '<' },
    },
    { row: { marker: 'TSH', value: '150', mark: 'HH' } },
  ]);
});
