import { expect, it } from 'vitest';
import { readReport } from '../report/report.ts';
import { bounded } from './bounded.ts';
import { readCsv } from './csv.ts';

it('keeps a report whole, and cuts what is none', () => {
  expect(bounded(['TSH 5.2', '', 'Ferritin 8'])).toEqual({
    lines: ['TSH 5.2', '', 'Ferritin 8'],
    cut: false,
  });
  expect(bounded(['a'.repeat(9000)]).lines).toEqual(['a'.repeat(500)]);
  expect(bounded(Array.from({ length: 5000 }, () => 'TSH 5.2'))).toMatchObject({ cut: true });
});

it.each([
  ['one letter', 'a'.repeat(3_000_000)],
  ['marks', ';'.repeat(3_000_000)],
  ['quotes', '"a,'.repeat(1_000_000)],
  ['short lines', 'a 1\n'.repeat(500_000)],
  [
    'words',
    'This laboratory follows the methods that its manual describes 12, and says so.\n'.repeat(40_000),
  ],
  ['days', `${'x 12/12/2020 '.repeat(30)}\n`.repeat(8000)],
])('is read within a moment: a file of nothing but %s', (_what, text) => {
  const from = performance.now();
  const read = bounded(text.split('\n')).lines.join('\n');
  readCsv(read);
  readReport(read, () => false);
  expect(performance.now() - from).toBeLessThan(4000);
});
