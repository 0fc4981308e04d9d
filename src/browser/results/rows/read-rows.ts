import type { ReportLine } from '../../../core/report/line.ts';
import type { Reading } from '../../../core/report/reading.ts';
import type { RowText } from '../private-link.ts';

/** A row as it was read from a report. */
export interface ReadRow {
  readonly row: RowText;
  readonly line: string;
  readonly entry: ReportLine;
}

const textOf = (value: number | string | undefined): string => (value === undefined ? '' : String(value));

/** The lines of a report that hold a value, as rows that can be corrected. */
export const readRows = (readings: readonly Reading[]): ReadRow[] =>
  readings.flatMap((one) => {
    if (!('entry' in one)) return [];
    const { line, entry } = one;
    const { marker, value, comparator = '', unit = '', refLow, refHigh, mark = '', expected } = entry;
    const limits = { low: textOf(refLow), high: textOf(refHigh) };
    const row = {
      marker,
      value: `${comparator}${value}`,
      unit,
      ...limits,
      mark,
      ...(expected === undefined ? {} : { expected }),
    };
    return [{ row, line, entry }];
  });
