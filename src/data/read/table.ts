import { parse as parseCsv } from 'csv-parse/sync';
import type * as z from 'zod';
import type { Breach } from './breach.ts';
import { alike, fieldFaults } from './field-faults.ts';
import type { Reading } from './reading.ts';
import { lineOf, readText } from './text-file.ts';
import { uncleanTexts } from './unclean.ts';

/** A row by its columns; a column that may be left out of the table is then absent. */
export type Cells = Readonly<Record<string, string>>;

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * A CSV table with a header line.
 * @param columns what the header holds, in any order, as `slug,name,note?`: one with ? may be left out
 * @param shape turns the strings of a row into what the schema takes
 */
export function readTable<T>(
  file: string,
  columns: string,
  schema: z.ZodType<T>,
  shape: (row: Cells) => unknown,
  reading: Reading,
): T[] {
  const text = readText(file, reading);
  if (text === undefined) return [];
  const breach = (line: number, at: string, problem: string, tip: string): void => {
    reading.breaches.push({ rule: 'table', file, line, at, problem, tip });
  };
  const rows = rowsOf(text, breach);
  const [head, ...body] = rows;
  if (head === undefined) return [];
  const before = reading.breaches.length;
  const header = head.record;
  for (const [at, problem, tip] of headerFaults(header, columns)) breach(1, at, problem, tip);
  if (reading.breaches.length > before) return [];
  return body.flatMap(({ record, info }): T[] => {
    const line = info.lines;
    if (record.every((cell) => cell.trim() === '')) return [];
    if (record.length !== header.length) {
      const [problem, tip] = unevenRow(record.length, header.length);
      breach(line, record[0] ?? '', problem, tip);
      return [];
    }
    const value = shape(Object.fromEntries(header.map((column, i) => [column, record[i] ?? ''])));
    const parsed = schema.safeParse(value);
    const faults = parsed.success ? uncleanTexts(value) : fieldFaults(value, parsed.error.issues);
    reading.breaches.push(
      ...faults.map(
        ({ path, problem, tip }): Breach => ({
          rule: 'schema',
          file,
          line,
          at: columnOf(path, header),
          problem,
          tip,
        }),
      ),
    );
    return parsed.success ? [parsed.data] : [];
  });
}

type Report = (line: number, at: string, problem: string, tip: string) => void;

/** All lines that hold something, the header first; none, and a breach, where the quotes do not fit. */
function rowsOf(text: string, breach: Report): Row[] {
  try {
    return parseCsv(text, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Row[];
  } catch {
    const line = firstOpenQuote(text);
    breach(
      line,
      'quotes',
      'a quote opens a cell and none closes it',
      'Close it, or write "" for a quote in a text.',
    );
    return [];
  }
}

/** The line of the last quote that opens a cell: read up to the longest beginning of the table that is sound. */
function firstOpenQuote(text: string): number {
  const quotes = [...text.matchAll(/"/g)].map(({ index }) => index);
  const odd = quotes.find((index) => {
    const alone = text[index - 1] !== '"' && text[index + 1] !== '"';
    const opens = index === 0 || /[,\n]/.test(text[index - 1] ?? '');
    const closes = index === text.length - 1 || /[,\n]/.test(text[index + 1] ?? '');
    return alone && !opens && !closes;
  });
  const last = quotes.findLast((index) => index === 0 || /[,\n]/.test(text[index - 1] ?? ''));
  return lineOf(text, odd ?? last ?? 0);
}

function headerFaults(
  header: readonly string[],
  columns: string,
): [at: string, problem: string, tip: string][] {
  const wanted = columns.split(',').map((column) => column.replace('?', ''));
  const must = columns.split(',').filter((column) => !column.endsWith('?'));
  const [only = ''] = header;
  const other = [...OTHER_SEPARATORS].find(([sign]) => header.length === 1 && only.includes(sign));
  if (other !== undefined && wanted.length > 1)
    return [
      [
        'header',
        `this file has ${other[1]} between its cells, where commas are expected`,
        'Save it as "CSV UTF-8 (comma delimited)".',
      ],
    ];
  const unknown = header.filter((column) => !wanted.includes(column));
  const missing = must.filter((column) => !header.includes(column));
  const absent = wanted.filter((column) => !header.includes(column));
  const twice = header.filter((column, i) => header.indexOf(column) < i);
  const expected = `Expected: ${columns.replaceAll('?', ' (may be left out)')}. Found: ${header.join(',')}.`;
  const meant = (column: string): string => {
    const near = absent.find((one) => alike(one, column));
    return near === undefined ? '' : `; ${near} may be meant`;
  };
  return [
    ...unknown.map((column): [string, string, string] => [
      column === '' ? 'header' : column,
      `is no column that is known here${meant(column)}`,
      expected,
    ]),
    ...missing.map((column): [string, string, string] => [column, 'is a column that is missing', expected]),
    ...twice.map((column): [string, string, string] => [column, 'is a column that stands twice', expected]),
  ];
}

const OTHER_SEPARATORS: readonly (readonly [sign: string, name: string])[] = [
  [';', ';'],
  ['\t', 'tabs'],
  ['|', '|'],
];

const unevenRow = (cells: number, wanted: number): [problem: string, tip: string] => [
  `has ${cells} cells, and the header has ${wanted}`,
  cells > wanted
    ? 'Put quotes around a cell that holds a comma.'
    : 'Write a comma for each empty cell, too; if more is missing, the file was cut.',
];

/** The column that a field was read from. */
function columnOf(path: readonly PropertyKey[], header: readonly string[]): string {
  const plain = (name: string): string => name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  const named = path.filter((part) => typeof part === 'string');
  const [whole, last] = [plain(named.join('')), plain(String(named.at(-1) ?? ''))];
  return (
    header.find((column) => plain(column) === whole || plain(column) === last) ?? (named.join('.') || 'row')
  );
}

/** A cell as a number in plain digits; an empty cell is absent, and anything else is left for the schema to refuse. */
export function number(cell: string | undefined): number | string | undefined {
  const written = text(cell);
  if (written === undefined) return undefined;
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(written) ? Number(written) : written;
}

/** A cell of whole cents: "58.00" is dollars, and left for the schema to refuse. */
export function cents(cell: string | undefined): number | string | undefined {
  const value = number(cell);
  return typeof value === 'number' && cell?.includes('.') ? cell : value;
}

/** A cell that says true or false; anything else is left for the schema to refuse. */
export const flag = (cell: string | undefined, yes = 'true', no = 'false'): boolean | string | undefined =>
  cell === yes ? true : cell === no ? false : text(cell);

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
