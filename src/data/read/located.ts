import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { squeeze } from '../../core/names/fold.ts';
import type { Breach } from './breach.ts';
import { jsonLine, jsonLineWhere, jsonPathStands } from './json-file.ts';
import type { Reading } from './reading.ts';
import { lineOf } from './text-file.ts';

/**
 * Breaches of rules across records, each with its line: a rule knows a record by its name and a field by its path, and
 * the file is read again to find them. What stands nowhere (a row that is missing) is told at the first line.
 */
export function located(breaches: readonly Breach[], { root }: Pick<Reading, 'root'>): Breach[] {
  const texts = new Map<string, string | undefined>();
  return breaches.map((breach) => {
    if (breach.line !== undefined) return breach;
    const [file = '', row] = breach.file.split(/(?<=\.csv) /);
    if (!texts.has(file)) texts.set(file, textOf(resolve(root, file)));
    const text = texts.get(file);
    if (text === undefined) return breach;
    return { ...breach, line: lineIn(file, text, row === undefined ? breach : { ...breach, at: row }) };
  });
}

const textOf = (path: string): string | undefined =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined;

function lineIn(file: string, text: string, breach: Breach): number {
  if (file.endsWith('.json')) return lineInJson(text, breach);
  if (file.endsWith('.csv')) return lineInTable(text, breach);
  const found = [breach.at, ...quoted(breach.problem)]
    .map((words) => text.indexOf(words))
    .find((i) => i >= 0);
  return found === undefined ? 1 : lineOf(text, found);
}

/** What a message has in quotes. */
const quoted = (problem: string): string[] =>
  [...problem.matchAll(/"([^"]+)"/g)].map(([, words]) => words ?? '');

function lineInJson(text: string, { at, problem }: Breach): number {
  const path = at.split(/[.\s]+/).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const said = quoted(problem);
  const within = jsonLineWhere(text, (value) => said.includes(value));
  if (jsonPathStands(text, path)) return within ?? jsonLine(text, path);
  return (
    jsonLineWhere(text, (value) => value === at) ??
    jsonLineWhere(text, (value) => squeeze(value) === squeeze(at)) ??
    within ??
    jsonLine(text, path)
  );
}

function lineInTable(text: string, { at, problem }: Breach): number {
  const [, ...rows] = parseCsv(text, { info: true, relax_column_count: true }) as unknown as {
    record: string[];
    info: { lines: number };
  }[];
  const said = quoted(problem);
  const named = at.split(/[\s,]+/);
  const tests: readonly ((cells: readonly string[]) => boolean)[] = [
    (cells) => cells.includes(at) && (said.length === 0 || said.some((words) => cells.includes(words))),
    (cells) => cells.includes(at),
    (cells) => at.split(',').every((part) => cells.includes(part)),
    (cells) => named.every((part) => cells.some((cell) => cell.split(/[\s;<>=]+/).includes(part))),
    (cells) => named[0] === cells[0],
    (cells) => cells.some((cell) => squeeze(cell) === squeeze(at)),
    (cells) => said.some((words) => cells.includes(words)),
  ];
  // Of rows that stand twice, the last one is the one too many.
  const last = /twice|more than one/.test(problem);
  for (const test of tests) {
    const fitting = rows.filter(({ record }) => test(record));
    const row = last ? fitting.at(-1) : fitting[0];
    if (row !== undefined) return row.info.lines;
  }
  return 1;
}
