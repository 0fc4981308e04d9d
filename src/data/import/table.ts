import { parse as parseCsv } from 'csv-parse/sync';
import { report } from '../read/breach.ts';
import { readText } from '../read/text-file.ts';
import { isEmptyRow, type SheetRow } from './sheet.ts';
import { UnreadableSheet } from './unreadable.ts';
import { readWorkbook } from './xlsx.ts';

/** All rows of a file that hold something, and what the numbers of them count. */
export interface Table {
  readonly unit: 'line' | 'row';
  readonly rows: readonly SheetRow[];
}

/**
 * A spreadsheet as rows: CSV with commas, semicolons or tabs between its cells, or a workbook (.xlsx).
 * @param sheet which sheet of a workbook, where several hold something
 * @throws UnreadableSheet with what to do
 */
export async function readTableFile(path: string, sheet?: string): Promise<Table> {
  if (/\.xlsx$/i.test(path)) return { unit: 'row', rows: await workbookRows(path, sheet) };
  if (/\.(xls|xlsm|xlsb|ods|numbers)$/i.test(path))
    throw new UnreadableSheet('This kind of file cannot be read. Save it as "CSV UTF-8" or as .xlsx.');
  const reading = { root: '.', store: '', breaches: [] };
  const text = readText(path, reading);
  if (text === undefined) throw new UnreadableSheet(report(reading.breaches));
  return { unit: 'line', rows: csvRows(text) };
}

/** The rows of a CSV text, by the sign between its cells that most of its first lines hold. */
export function csvRows(text: string): SheetRow[] {
  try {
    const rows = parseCsv(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { readonly record: string[]; readonly info: { readonly lines: number } }[];
    return rows
      .map(({ record, info }) => ({ at: info.lines, cells: record }))
      .filter((row) => !isEmptyRow(row));
  } catch (error) {
    const line = /at line (\d+)|line (\d+)/.exec(error instanceof Error ? error.message : '');
    throw new UnreadableSheet(
      `A quote opens a cell and none closes it${line === null ? '' : ` (line ${line[1] ?? line[2]})`}. Close it, or write "" for a quote in a text.`,
    );
  }
}

const DELIMITERS = [',', ';', '\t'] as const;
const FIRST_LINES = 20;

/** Commas where no other sign stands in more lines: "12,50" holds a comma in a file with semicolons, too. */
function delimiterOf(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, '').split('\n', FIRST_LINES);
  const share = (sign: string): number => lines.filter((line) => line.includes(sign)).length;
  const [best = ','] = [...DELIMITERS].sort(
    (a, b) => share(b) - share(a) || countIn(lines, b) - countIn(lines, a),
  );
  return best;
}

const countIn = (lines: readonly string[], sign: string): number =>
  lines.reduce((sum, line) => sum + line.split(sign).length - 1, 0);

async function workbookRows(path: string, wanted: string | undefined): Promise<SheetRow[]> {
  const sheets = (await readWorkbook(path))
    .map(({ name, rows }) => ({
      name,
      rows: rows.map((cells, i) => ({ at: i + 1, cells })).filter((row) => !isEmptyRow(row)),
    }))
    .filter(({ rows }) => rows.length > 0);
  const named = sheets.filter(({ name }) => wanted === undefined || name === wanted);
  const [only, another] = named;
  if (only !== undefined && another === undefined) return only.rows;
  const names = sheets.map(({ name }) => `"${name}"`).join(', ');
  throw new UnreadableSheet(
    sheets.length === 0
      ? 'The workbook holds nothing.'
      : `Say with --sheet which sheet of the workbook is meant: ${names}.`,
  );
}
