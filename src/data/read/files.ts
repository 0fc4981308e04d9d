import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type * as z from 'zod';
import { Slug } from '../../core/model/primitives.ts';
import type { Breach } from './breach.ts';
import { fieldFaults } from './field-faults.ts';
import { type JsonFile, jsonLine, readJson } from './json-file.ts';
import type { Reading } from './reading.ts';
import { readTable } from './table.ts';
import { uncleanTexts } from './unclean.ts';

/** A value that stands at `place` in a file, as its schema has it; none, and breaches, where it is refused. */
function checked<T>(
  { text, value }: JsonFile,
  schema: z.ZodType<T>,
  file: string,
  reading: Reading,
  place: readonly PropertyKey[] = [],
): T[] {
  const parsed = schema.safeParse(value);
  const faults = parsed.success ? uncleanTexts(value) : fieldFaults(value, parsed.error.issues);
  reading.breaches.push(
    ...faults.map((fault): Breach => {
      const path = [...place, ...fault.path];
      const at = path.length === 0 ? 'whole record' : path.map(String).join('.');
      const { problem, tip } = fault;
      return { rule: 'schema', file, line: jsonLine(text, path), at, problem, tip };
    }),
  );
  return parsed.success ? [parsed.data] : [];
}

/** One JSON file with one record. */
export function readOne<T>(file: string, schema: z.ZodType<T>, reading: Reading): T | undefined {
  const json = readJson(file, reading);
  return json === undefined ? undefined : checked(json, schema, file, reading)[0];
}

/** One JSON file with a list of records; an absent one holds none. */
export function readList<T>(file: string, schema: z.ZodType<T>, reading: Reading): T[] {
  if (!existsSync(resolve(reading.root, file))) return [];
  const json = readJson(file, reading);
  if (json === undefined) return [];
  const { text, value } = json;
  if (!Array.isArray(value)) {
    reading.breaches.push({
      rule: 'json',
      file,
      line: 1,
      at: 'whole file',
      problem: 'is not a list',
      tip: 'Wrap the records in [ ].',
    });
    return [];
  }
  return value.flatMap((record, i) => checked({ text, value: record }, schema, file, reading, [i]));
}

/** A folder of JSON files, one record each; the file name without its ending is the slug. */
export function readFolder<T>(
  folder: string,
  schema: z.ZodType<T>,
  reading: Reading,
  name: z.ZodType<string> = Slug,
): (T & { slug: string })[] {
  return recordsIn(folder, name, reading).flatMap((file) => {
    const json = readJson(`${folder}/${file}`, reading);
    const slug = basename(file, '.json');
    return json === undefined
      ? []
      : checked(json, schema, `${folder}/${file}`, reading).map((record) => ({ ...record, slug }));
  });
}

/**
 * The files of a folder whose names are those of records, in order. Any other one is a breach: it would be left out
 * in silence. git keeps no empty folder, so an absent one is empty.
 */
function recordsIn(folder: string, name: z.ZodType<string>, reading: Reading): string[] {
  return entriesOf(folder, reading).filter((entry) => {
    const slug = basename(entry, '.json');
    const sound = entry.endsWith('.json') && name.safeParse(slug).success;
    if (!sound)
      reading.breaches.push({
        rule: 'file-name',
        file: `${folder}/${entry}`,
        at: 'file name',
        problem: 'is not the name of a record, so nobody reads the file',
        tip: 'Name it in small letters, digits and hyphens, and end it in .json; or remove it.',
      });
    return sound;
  });
}

/** What a folder holds, in order, without hidden files; an absent one is empty, and a file in its place a breach. */
export function entriesOf(folder: string, reading: Reading): string[] {
  const path = resolve(reading.root, folder);
  if (!existsSync(path)) return [];
  if (statSync(path).isDirectory())
    return readdirSync(path)
      .filter((name) => !name.startsWith('.'))
      .sort();
  reading.breaches.push({
    rule: 'file-name',
    file: folder,
    line: 1,
    at: 'file name',
    problem: 'is a file where a folder is expected',
    tip: 'Make it a folder with a file for each record.',
  });
  return [];
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
export const readOptionalTable: typeof readTable = (file, columns, schema, shape, reading) =>
  existsSync(resolve(reading.root, file)) ? readTable(file, columns, schema, shape, reading) : [];
