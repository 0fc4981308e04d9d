import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import type * as z from 'zod';
import type { Breach } from './breach.ts';

/** Reads files below one root and keeps every fault that it meets. */
export interface Reading {
  readonly root: string;
  /** The folder of the store, from the root or absolute. */
  readonly store: string;
  readonly breaches: Breach[];
}

const at = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? 'whole record' : path.map(String).join('.');

function checked<T>(
  value: unknown,
  schema: z.ZodType<T>,
  file: string,
  where: string,
  reading: Reading,
): T[] {
  const parsed = schema.safeParse(value);
  if (parsed.success) return [parsed.data];
  for (const issue of parsed.error.issues) {
    reading.breaches.push({
      rule: 'schema',
      file,
      at: [where, at(issue.path)].filter((part) => part !== '').join(' '),
      problem: issue.message,
      tip: 'Correct the field; its schema is in src/core/model.',
    });
  }
  return [];
}

function json(path: string, reading: Reading): unknown {
  const file = relative(reading.root, path);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    reading.breaches.push({
      rule: 'json',
      file,
      at: 'whole file',
      problem: error instanceof Error ? error.message : 'cannot be read',
      tip: 'The file must exist and be valid JSON.',
    });
    return undefined;
  }
}

/** One JSON file with one record. */
export function readOne<T>(path: string, schema: z.ZodType<T>, reading: Reading): T | undefined {
  const value = json(resolve(reading.root, path), reading);
  return value === undefined ? undefined : checked(value, schema, path, '', reading)[0];
}

/** One JSON file with a list of records; an absent one holds none. */
export function readList<T>(path: string, schema: z.ZodType<T>, reading: Reading): T[] {
  if (!existsSync(resolve(reading.root, path))) return [];
  const value = json(resolve(reading.root, path), reading);
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    reading.breaches.push({
      rule: 'json',
      file: path,
      at: 'whole file',
      problem: 'is not a list',
      tip: 'Wrap the records in [ ].',
    });
    return [];
  }
  return value.flatMap((record, i) => checked(record, schema, path, `[${i}]`, reading));
}

/** A folder of JSON files, one record each; the file name without its ending is the slug. */
export function readFolder<T>(
  path: string,
  schema: z.ZodType<T>,
  reading: Reading,
): (T & { slug: string })[] {
  return filesIn(path, '.json', reading).flatMap((name) => {
    const value = json(resolve(reading.root, path, name), reading);
    if (value === undefined) return [];
    const slug = basename(name, '.json');
    return checked(value, schema, `${path}/${name}`, '', reading).map((record) => ({ ...record, slug }));
  });
}

/** The files of a folder with this ending, in order. git keeps no empty folder, so an absent one is empty. */
export function filesIn(path: string, ending: string, reading: Reading): string[] {
  const folder = resolve(reading.root, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
}

/** Records for everybody and those of the store; of two with one slug the store's holds. */
export function readRecords<T>(
  folder: string,
  schema: z.ZodType<T>,
  reading: Reading,
): (T & { slug: string })[] {
  const own = readFolder(`${reading.store}/${folder}`, schema, reading);
  const replaced = new Set(own.map(({ slug }) => slug));
  const all = readFolder(`data/${folder}`, schema, reading).filter(({ slug }) => !replaced.has(slug));
  return own.length === 0 ? all : [...all, ...own].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** The same for a table that may be absent, and then holds no row. */
export const readOptionalTable: typeof readTable = (path, schema, shape, reading) =>
  existsSync(resolve(reading.root, path)) ? readTable(path, schema, shape, reading) : [];

/** A CSV table with a header line; `shape` turns the strings of a row into what the schema takes. */
export function readTable<T>(
  path: string,
  schema: z.ZodType<T>,
  shape: (row: Readonly<Record<string, string>>) => unknown,
  reading: Reading,
): T[] {
  let rows: { record: Record<string, string>; info: { lines: number } }[];
  try {
    rows = parseCsv(readFileSync(resolve(reading.root, path), 'utf8'), {
      columns: true,
      info: true,
      bom: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'cannot be read';
    reading.breaches.push({
      rule: 'csv',
      file: path,
      at: 'whole file',
      problem,
      tip: 'Every row needs as many fields as the header.',
    });
    return [];
  }
  return rows.flatMap(({ record, info }) =>
    checked(shape(record), schema, path, `line ${info.lines}`, reading),
  );
}

/** A cell as a number; an empty cell is absent and anything else is left for the schema to refuse. */
export function number(cell: string | undefined): number | string | undefined {
  if (cell === undefined || cell.trim() === '') return undefined;
  const value = Number(cell);
  return Number.isNaN(value) ? cell : value;
}

/** A cell as text; an empty cell is absent. */
export const text = (cell: string | undefined): string | undefined =>
  cell === undefined || cell.trim() === '' ? undefined : cell.trim();

/** The parts of a cell that holds several, separated by `;`. */
export const listed = (cell: string | undefined): string[] =>
  (text(cell) ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The fields that are present. */
export const present = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
