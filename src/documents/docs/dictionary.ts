import type { Dataset } from '../../core/model/dataset.ts';
import { type Cell, columnsOf, type Download } from './downloads.ts';

/** A field of a table: what kind of value stands there, in which unit, and what it means. */
export interface Field {
  readonly name: string;
  readonly type: 'text' | 'whole number' | 'number' | 'true or false' | 'day' | 'address' | 'empty';
  readonly unit: string;
  readonly meaning: string;
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/(^|_)cents$/, 'US cents'],
  [/^fasting_hours$/, 'hours'],
  [/^days_(min|max)$/, 'business days'],
  [/^molar_mass$/, 'g/mol'],
];

/** Each field of a table. A unit that differs by row stands in a column of its own. */
export function fieldsOf(download: Download, data: Dataset): Field[] {
  const rows = download.rows(data);
  return Object.entries(columnsOf(download, data)).map(([name, meaning]) => ({
    name,
    type: typeOf(rows.map((row) => row[name]).filter((cell) => cell !== undefined)),
    unit: UNITS.find(([pattern]) => pattern.test(name))?.[1] ?? '',
    meaning,
  }));
}

function typeOf(cells: readonly Cell[]): Field['type'] {
  if (cells.length === 0) return 'empty';
  if (cells.every((cell) => typeof cell === 'boolean')) return 'true or false';
  if (cells.every((cell) => Number.isInteger(cell))) return 'whole number';
  if (cells.every((cell) => typeof cell === 'number')) return 'number';
  if (cells.every((cell) => /^\d{4}-\d\d-\d\d$/.test(String(cell)))) return 'day';
  return cells.every((cell) => /^https?:\/\//.test(String(cell))) ? 'address' : 'text';
}
