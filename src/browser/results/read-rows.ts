import type { ReportLine } from '../../core/report/line.ts';
import type { Knows } from '../../core/report/name-before.ts';
import type { Reading } from '../../core/report/reading.ts';
import type { RowText } from './private-link.ts';

/** A row as it was read from a report, with what is to be said of it. */
export interface ReadRow {
  readonly row: RowText;
  readonly line: string;
  readonly entry: ReportLine;
  /** Whether ranges are held for its name. */
  readonly known: boolean;
}

const textOf = (value: number | string | undefined): string => (value === undefined ? '' : String(value));

/** The lines of a report that hold a value, as rows that can be corrected. */
export const readRows = (readings: readonly Reading[], knows: Knows): ReadRow[] =>
  readings.flatMap((one) => {
    if (!('entry' in one)) return [];
    const { line, entry } = one;
    const { marker, value, comparator = '', unit = '', refLow, refHigh, mark = '' } = entry;
    const limits = { low: textOf(refLow), high: textOf(refHigh) };
    const row = { marker, value: `${comparator}${value}`, unit, ...limits, mark };
    return [{ row, line, entry, known: knows(marker) }];
  });
