import { type AboutReport, aboutReport } from './about/about.ts';
import { orderOf } from './dates.ts';
import { LineReader } from './line-reader.ts';
import type { Knows } from './name-before.ts';
import { LONGEST, linesOf } from './paragraphs.ts';
import { isSpanish, isTyped, printOf } from './print.ts';
import type { DecimalMark } from './printed-number.ts';
import type { Reading } from './reading.ts';

/** A pasted report, understood. */
export interface ReadReport {
  readonly lines: readonly Reading[];
  readonly about: AboutReport;
  readonly mark: DecimalMark;
}

/** Reads a pasted report line by line; a name, its value, unit and range may stand on lines of their own. */
export function readReport(text: string, knows: Knows): ReadReport {
  const spanish = isSpanish(text);
  const printed = linesOf(text, orderOf(text, spanish));
  const lines = printed.map((line) => line.trim());
  const print = printOf(text, lines, spanish);
  const reader = new LineReader(print, isTyped(lines), knows);
  for (const line of printed) reader.read(line);
  const newest = reader.end();
  return {
    lines: reader.readings,
    about: aboutReport(
      lines.filter(({ length }) => length <= LONGEST),
      print.order,
      reader.readings.flatMap((one) => ('unread' in one && one.line.length <= LONGEST ? [one.line] : [])),
      newest,
    ),
    mark: print.mark,
  };
}
