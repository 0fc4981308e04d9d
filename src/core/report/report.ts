import { type AboutReport, aboutReport } from './about.ts';
import type { Knows, ReportLine } from './line.ts';
import { LineReader, LONGEST } from './line-reader.ts';
import { isSpanish, isTyped, printOf } from './print.ts';
import type { DecimalMark } from './printed-number.ts';

/** Why a line of a report gives no value. */
export type Unread = 'heading' | 'comment' | 'in_words' | 'no_value' | 'no_name';

/** A line of a pasted report (or several that belong together), with its value or why it has none. */
export type Reading =
  | { readonly line: string; readonly entry: ReportLine }
  | { readonly line: string; readonly unread: Unread };

/** A pasted report, understood. */
export interface ReadReport {
  readonly lines: readonly Reading[];
  readonly about: AboutReport;
  readonly mark: DecimalMark;
}

/** Reads a pasted report line by line; a name, its value, unit and range may stand on lines of their own. */
export function readReport(text: string, knows?: Knows): ReadReport {
  const printed = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const lines = printed.map((line) => line.trim());
  const spanish = isSpanish(text);
  const print = printOf(text, lines, spanish);
  const reader = new LineReader(print, isTyped(lines), knows);
  for (const line of printed) reader.read(line.trim(), line.search(/\S/));
  return {
    lines: reader.readings,
    about: aboutReport(
      lines.filter(({ length }) => length <= LONGEST),
      print.order,
    ),
    mark: print.mark,
  };
}
