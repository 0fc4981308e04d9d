import { csvLine } from '../../../core/csv.ts';
import type { PriceRow } from '../../../core/model/catalog.ts';

/**
 * prices.csv as text.
 * @param columns of the file as it is, which keep their order; labs and `sku` that are new come before `as_of`
 */
export function printPrices(rows: readonly PriceRow[], columns: readonly string[]): string {
  const labs = [...new Set(rows.flatMap(({ cents }) => Object.keys(cents)))].sort();
  const wanted = [...labs, ...(rows.some(({ sku }) => sku !== undefined) ? ['sku'] : [])];
  const [last = 'as_of', ...rest] = [...(columns.length === 0 ? ['slug', 'as_of'] : columns)].reverse();
  const header = [...rest.reverse(), ...wanted.filter((column) => !columns.includes(column)), last];
  const cellOf = ({ slug, sku, cents, asOf }: PriceRow, column: string): unknown =>
    column === 'slug' ? slug : column === 'sku' ? sku : column === 'as_of' ? asOf : cents[column];
  return [header, ...rows.map((row) => header.map((column) => cellOf(row, column)))]
    .map((cells) => `${csvLine(cells)}\n`)
    .join('');
}
