import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { type Head, type Taking, UnreadableFile } from './charge.ts';
import { type Given, readHead } from './head.ts';
import { trimmed } from './printed.ts';
import { DIALECT, splitHead } from './split-head.ts';

/** Where the columns of a table stand that are read here. */
interface Columns {
  readonly count: number;
  readonly codes: readonly { readonly code: number; readonly type: number }[];
  readonly description: number;
  readonly setting: number;
  readonly billingClass: number;
  readonly modifiers: number;
  readonly gross: number;
  readonly cash: number;
}

/** A header as the data dictionary spells it: small letters, no spaces around bars. */
const header = (cell: string): string =>
  trimmed(cell)
    .toLowerCase()
    .replaceAll(/\s*\|\s*/g, '|');

/**
 * Reads a file by the CSV templates "tall" and "wide" (2.x and 3.x): both name the gross charge and the cash price in
 * columns of their own, so the columns of payers are passed over.
 * @param bytes without byte order mark
 */
export async function csvCharges(bytes: Readable, given: Given, taking: Taking): Promise<Head> {
  const { names, values, lines, rest } = await splitHead(bytes);
  const head = headIn(names.map(header), values, given);
  let columns: Columns | undefined;
  const rows = parse({
    ...DIALECT,
    // Nothing is passed on, so nothing waits in memory.
    on_record: (cells: string[], info) => {
      if (columns === undefined) columns = columnsIn(cells.map(header));
      else take(cells, lines + info.lines, columns, taking);
      return null;
    },
  });
  rows.resume();
  await pipeline(rest, rows).catch((error: unknown) => {
    if (!(error instanceof CsvError)) throw error;
    const near = lines + Number(error.lines ?? 0);
    throw new UnreadableFile(`The table cannot be read near line ${near}: a quote is never closed.`);
  });
  if (columns === undefined) throw new UnreadableFile('The file ends before its table.');
  return head;
}

function headIn(names: readonly string[], cells: readonly string[], given: Given): Head {
  if (!names.includes('last_updated_on') || !names.includes('version')) {
    throw new UnreadableFile(
      'The first row has no last_updated_on and version: this is no CSV file by the CMS templates 2 or 3.',
    );
  }
  const cell = (name: string): string => trimmed(cells[names.indexOf(name)] ?? '');
  return readHead(
    {
      hospital: cell('hospital_name'),
      updated: cell('last_updated_on'),
      version: cell('version'),
      states: names.flatMap((name) => /^license_number\|([a-z]{2})$/.exec(name)?.[1]?.toUpperCase() ?? []),
    },
    given,
  );
}

function columnsIn(names: readonly string[]): Columns {
  const at = (name: string): number => names.indexOf(name);
  const codes = names.flatMap((name, code) =>
    /^code\|\d+$/.test(name) ? [{ code, type: at(`${name}|type`) }] : [],
  );
  const missing = ['description', 'code|1', 'code|1|type', 'setting'].filter((name) => at(name) < 0);
  const gross = at('standard_charge|gross');
  const cash = at('standard_charge|discounted_cash');
  if (gross < 0 && cash < 0) missing.push('standard_charge|gross', 'standard_charge|discounted_cash');
  if (missing.length > 0) throw new UnreadableFile(`The third row lacks ${missing.join(', ')}.`);
  return {
    count: names.length,
    codes,
    description: at('description'),
    setting: at('setting'),
    billingClass: at('billing_class'),
    modifiers: at('modifiers'),
    gross,
    cash,
  };
}

function take(cells: readonly string[], at: number, columns: Columns, taking: Taking): void {
  const extra = cells.length > columns.count ? cells.slice(columns.count).join('').trim() : '';
  if (extra !== '') {
    const reason = `has ${cells.length} cells, the header ${columns.count}`;
    taking.broken({ at, field: 'row', reason, value: extra });
    return;
  }
  const cell = (column: number): string => trimmed(cells[column] ?? '');
  taking.row({
    at,
    description: cell(columns.description),
    codes: columns.codes.map(({ code, type }) => ({ code: cell(code), type: cell(type) })),
    setting: cell(columns.setting),
    billingClass: cell(columns.billingClass),
    modifiers: cell(columns.modifiers),
    gross: cell(columns.gross),
    cash: cell(columns.cash),
  });
}
