import { mayBeName } from '../prose.ts';
import { type Cell, cellsOf, isParted } from './cells.ts';

/** A table with a test in each column and a day in each row. */
export interface Across {
  readonly parted: boolean;
  readonly names: readonly Cell[];
  readonly units?: readonly Cell[];
  readonly ranges?: readonly Cell[];
}

const DATES = /^(?:dates?|days?|drawn|collected|fechas?|d[ií]as?|toma)$/i;
const UNITS = /^(?:units?|unidad(?:es)?)$/i;
const RANGES =
  /^(?:normal(?:es)?|range|ref(?:erence|erencia)?\.?(?: range| interval)?|rangos?|normal range|valores (?:normales|de referencia)|v\.?\s?[rn]\.?)$/i;

/** The head of such a table: the word for a day, and names of tests, most of them known. */
export function acrossAt(raw: string, knows: (name: string) => boolean): Across | undefined {
  const [first, ...names] = cellsOf(raw);
  if (first === undefined || !DATES.test(first.text) || names.length < 2) return undefined;
  const known = names.filter(({ text }) => knows(text)).length;
  const fits = names.every(({ text }) => knows(text) || mayBeName(text));
  return fits && known * 2 > names.length ? { parted: isParted(raw), names } : undefined;
}

/** The table with the units or ranges that a line below its head gives; undefined for another line. */
export function withMore(raw: string, table: Across): Across | undefined {
  const [first, ...cells] = cellsOf(raw);
  if (first === undefined) return undefined;
  if (UNITS.test(first.text)) return { ...table, units: cells };
  return RANGES.test(first.text) ? { ...table, ranges: cells } : undefined;
}

/** What stands in a column: by its number where columns are parted, else only where no cell is empty. */
function under({ parted, names }: Across, cells: readonly Cell[], at: number): string {
  if (parted) return cells.find(({ index }) => index === names[at]?.index)?.text ?? '';
  return cells.length === names.length ? (cells[at]?.text ?? '') : '';
}

/** The results of a row, each as a line of its own: name, value, unit, range. */
export function resultsIn(raw: string, table: Across): string[] {
  const [, ...cells] = cellsOf(raw);
  return table.names.flatMap(({ text: name }, at) => {
    const value = under(table, cells, at);
    const [unit, range] = [table.units, table.ranges].map((more) => under(table, more ?? [], at));
    return value === '' ? [] : [[name, value, unit, range].filter((cell) => cell !== '').join('\t')];
  });
}
