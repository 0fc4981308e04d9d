import { expect, it } from 'vitest';
import { type Compared, compareCase, type ReportCase, readCase, reportCases } from './reports.fixture.ts';

const COMPARED: readonly { readonly report: ReportCase; readonly compared: Compared }[] = reportCases().map(
  (report) => ({ report, compared: compareCase(report) }),
);

it.each(COMPARED)(
  'reads nothing wrong and nothing that does not stand there: $report.file',
  ({ compared }) => {
    expect({ wrong: compared.wrong, invented: compared.invented }).toEqual({ wrong: [], invented: [] });
  },
);

it.each(COMPARED)('reads what the head says of the person: $report.file', ({ report }) => {
  expect(readCase(report).about).toEqual(report.about);
});

it('reads 97 % of what stands there, besides words for what has no name here', () => {
  const right = COMPARED.reduce((sum, { compared }) => sum + compared.right, 0);
  const missed = COMPARED.flatMap(({ compared }) => compared.missed);
  expect({ enough: right >= 0.97 * (right + missed.length), missed }).toMatchObject({ enough: true });
});

it('lists each result in words that it does not read', () => {
  for (const { report, compared } of COMPARED) {
    const listed = readCase(report).lines.flatMap((one) => ('unread' in one ? [one.line] : []));
    for (const where of [...compared.unnamed, ...compared.missed]) {
      expect(listed.join('\n')).toContain(where.slice(where.indexOf(': ') + 2));
    }
  }
});

it('accounts for every line of every report', () => {
  for (const { report } of COMPARED) {
    const all = readCase(report).lines.map(({ line }) => line);
    for (const line of report.text.split('\n')) expect(all.join('\n')).toContain(line.trim());
  }
});
