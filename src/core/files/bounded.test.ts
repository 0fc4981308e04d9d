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
])('is read in a time that grows with its length alone: a file of nothing but %s', (_what, text) => {
  const lines = bounded(text.split('\n')).lines;
  const timeOf = (read: string): number => {
    const from = performance.now();
    readCsv(read);
    readReport(read, () => false);
    return performance.now() - from;
  };
  const half = lines.slice(0, Math.ceil(lines.length / 2)).join('\n');
  const grows = (): number => timeOf(lines.join('\n')) / Math.max(timeOf(half), 5);
  // Twice as long, and time for what else the machine does; a square would be four times.
  expect([1, 2, 3].some(() => grows() < 3.5)).toBe(true);
});
