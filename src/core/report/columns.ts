import { daysIn, isoOf, type Order } from './dates.ts';
import type { Token } from './tokens.ts';

const NAMES =
  /\b(?:tests?|component|analyte|investigation|parameter|estudio|prueba|examen|determinaci[oó]n|par[aá]metro)\b/i;
const VALUES = /\b(?:results?|value|resultado|valor|in range|observed)\b|\d{1,2}\/\d{1,2}\/\d{2,4}/i;
const RANGES = /\b(?:ref(?:erence)?\.?\s|reference|referencia|standard range|range|interval|intervalo)/i;
const UNITS = /\b(?:units?|unidad(?:es)?)\b/i;

/** What the heads of columns say. */
export interface Columns {
  /** Whether the range comes before the value. */
  readonly rangeFirst: boolean;
  /** How many columns hold results, where several do, and which of them holds the latest. */
  readonly results?: { readonly count: number; readonly latest: number };
}

/** The columns of results, by their dates, or by the words for earlier and current. */
function resultsOf(line: string, order: Order): Columns['results'] {
  const days = daysIn(line, order).map(({ day }) => isoOf(day));
  if (days.length > 1) return { count: days.length, latest: days.indexOf(days.toSorted().at(-1) ?? '') };
  const [earlier, now] = [line.search(EARLIER), line.search(/\b(?:current|actual|today|latest|new)\b/i)];
  return earlier >= 0 && now > earlier ? { count: 2, latest: 1 } : undefined;
}
const EARLIER = /\b(?:previous|prior|last|old|anterior|previo)\b/i;

/** Of several results in a row, only the latest; all of the row, where its columns cannot be told. */
export function latestOf(tokens: readonly Token[], { results }: Columns): readonly Token[] {
  if (results === undefined || results.latest === 0) return tokens;
  const starts = tokens.flatMap(({ cell, kind }, i) => (i > 0 && cell && kind === 'number' ? [i] : []));
  if (starts.length !== results.count) return tokens;
  const kept = starts[results.latest];
  return tokens.filter((_, i) => {
    const start = starts.findLast((one) => one <= i);
    const end = start === undefined ? -1 : tokens.findIndex(({ cell }, j) => j > start && cell);
    return start === undefined || start === kept || (end >= 0 && i >= end);
  });
}

/** Whether a line names the columns of a table, and what they say. */
export function columnsOf(line: string, order: Order): Columns | undefined {
  const [value, range] = [line.search(VALUES), line.search(RANGES)];
  const count = [NAMES, VALUES, RANGES, UNITS].filter((pattern) => pattern.test(line)).length;
  const names =
    count >= 3 ||
    (count === 2 && (NAMES.test(line) || UNITS.test(line)) && line.split(/\s{2,}|\t/).length > 2);
  return names && !/\s\d+[.,]?\d*\s/.test(line)
    ? columnsFrom(range >= 0 && value > range, resultsOf(line, order))
    : undefined;
}

const columnsFrom = (rangeFirst: boolean, results: Columns['results']): Columns => ({
  rangeFirst,
  ...(results === undefined ? {} : { results }),
});
