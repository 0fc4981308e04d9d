import { addTo } from '../grouped.ts';
import { fold } from '../names/fold.ts';
import type { KeptReport, KeptValue } from './kept-report.ts';

/** A value with the report that it stands in. */
export interface Dated {
  readonly report: KeptReport;
  readonly value: KeptValue;
}

/** What makes two values one series: the marker they were understood as; where they were not, the name as printed. */
export const seriesKey = ({ marker, name }: KeptValue): string => marker ?? `"${fold(name)}"`;

/** Oldest first; of one day, in a fixed order. */
export const byDay = (reports: readonly KeptReport[]): KeptReport[] =>
  [...reports].sort((a, b) => (a.collected + a.id < b.collected + b.id ? -1 : 1));

/** All values of a marker, oldest first, by their series. */
export function seriesIn(reports: readonly KeptReport[]): Map<string, Dated[]> {
  const series = new Map<string, Dated[]>();
  for (const report of byDay(reports))
    for (const value of report.values) addTo(series, seriesKey(value), { report, value });
  return series;
}
