import type { OpenFile } from './open.ts';
import type { CodeSpread, Counts } from './tally.ts';

const PROGRESS_MS = 5_000;

/** A count with commas. */
export const grouped = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Says rows, megabytes and rows a second on the error output, every few seconds while a file is read. */
export function showProgress({ disk, size }: OpenFile, counts: Readonly<Counts>): void {
  const start = performance.now();
  let read = 0;
  let shown = start;
  disk.on('data', (chunk) => {
    read += chunk.length;
    const now = performance.now();
    if (now - shown < PROGRESS_MS) return;
    shown = now;
    const speed = grouped((counts.rows * 1000) / (now - start));
    const megabytes = `${grouped(read / 1e6)} of ${grouped(size / 1e6)} MB`;
    console.error(`${grouped(counts.rows)} rows, ${megabytes}, ${speed} rows/s`);
  });
}

const OUTCOMES = [
  ['taken', 'of laboratory tests for outpatients, read'],
  ['inpatient', 'of laboratory tests for inpatients, left out'],
  ['packages', 'of several procedures together, left out'],
  ['partial', 'of part of a test (modifiers), left out'],
  ['professional', 'of physicians, left out'],
  ['withoutAmount', 'with neither gross charge nor cash price, left out'],
  ['otherCodes', 'of something else'],
  ['rejected', 'rejected'],
] as const;

/** What became of the rows of a file, a line for each outcome, and what it asks for. */
export function countsIn(
  counts: Readonly<Counts>,
  spreads: readonly CodeSpread[],
  rejectedPath: string,
): string {
  const codes = new Set(spreads.map(({ code }) => code)).size;
  const charges = spreads.reduce((sum, { count }) => sum + count, 0);
  return [
    `${grouped(counts.rows)} rows:`,
    ...OUTCOMES.filter(([name]) => counts[name] > 0).map(
      ([name, words]) => `  ${grouped(counts[name])} ${words}`,
    ),
    ...(counts.faults > 0 ? [`${grouped(counts.faults)} faults are listed in ${rejectedPath}.`] : []),
    `${grouped(charges)} charges for ${grouped(codes)} codes.`,
  ].join('\n');
}
