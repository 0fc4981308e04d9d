import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { columnsAsked } from '../import/columns.ts';
import { carriedOut } from '../import/command.ts';
import { printDoubts, readDoubts } from '../import/prices/doubts.ts';
import { type Imported, importPrices } from '../import/prices/import.ts';
import { printPrices } from '../import/prices/prices-file.ts';
import { dayIn } from '../import/prices/rows.ts';
import { importTold } from '../import/prices/told.ts';
import { progressOf } from '../import/progress.ts';
import { refusedAfter } from '../import/refused.ts';
import { cellText } from '../import/sheet.ts';
import { csvRows, readTableFile, type Table } from '../import/table.ts';
import { type Authored, readAuthored } from '../read/authored.ts';
import { report } from '../read/breach.ts';
import type { Reading } from '../read/reading.ts';
import { DEMO_STORE, readingOf } from '../read/store.ts';

const USAGE = `usage: npm run import-prices -- <file.csv|file.xlsx> --as-of 2026-11-23 [options]
Takes a price list from your own spreadsheet into the prices.csv of your store.
Nothing is changed without --write: the command says what it would do. Look at "Understood as" first.

  --write               write prices.csv, if the data stays sound
  --as-of <day>         from which day the prices hold; not needed where the sheet has a column for it
  --columns <pairs>     which column is which, where the usual names are not used:
                        name=Test,code=CPT,specimen=Tube,sku=Item,slug=...,as_of=...
                        and for prices lab_1=Quest,lab_2=... or lab=Laboratory,price=Price
  --lab <lab>           all prices are of this lab
  --sheet <name>        which sheet of a workbook
  --unit cents|dollars  where nothing in the sheet shows it
  --decimal . | ,       the sign before the cents, where the sheet does not show it
  --accept-jumps        take prices that rise or fall by more than half; without it nothing is written
  --others-hold         the prices of labs that the sheet does not name hold on its day, too
  --replace             prices that the sheet no longer names leave prices.csv
  --doubts <file.csv>   rows that may be several tests, or none; else <file>.doubts.csv

A row is matched by its slug, by its sku in prices.csv, or by a name that is certain: one that the record itself has,
or that the CPT code confirms, with no code or sample that speaks against it. Every other row goes into the file of
doubts, which is written without --write, too: fill its column slug (- for what you do not sell) and run again.
A cell such as - or n/a says that the lab does not perform the test; an empty one says nothing.

Exit code: 0 all rows are in (or would be), 1 nothing is written: the sheet or the data is at fault, 2 the command
is wrong, 3 the rows that are understood are in (or would be), and others are left: in doubt or rejected.`;

const Asked = z.strictObject({
  'as-of': z
    .string()
    .refine((day) => dayIn(day) !== undefined, 'a day such as 2026-11-23')
    .optional(),
  columns: z.string().optional(),
  lab: z.string().optional(),
  sheet: z.string().optional(),
  unit: z.enum(['cents', 'dollars']).optional(),
  decimal: z.enum(['.', ',']).optional(),
  doubts: z.string().min(1).optional(),
  write: z.boolean().default(false),
  'accept-jumps': z.boolean().default(false),
  'others-hold': z.boolean().default(false),
  replace: z.boolean().default(false),
});
type Asked = z.infer<typeof Asked>;

const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;
const OPTIONS = {
  'as-of': text,
  columns: text,
  lab: text,
  sheet: text,
  unit: text,
  decimal: text,
  doubts: text,
  write: yes,
  'accept-jumps': yes,
  'others-hold': yes,
  replace: yes,
  help: { ...yes, short: 'h' },
} as const;

/** What the command asks for; a list of faults where it is wrong, and `help`. */
function asked(
  args: readonly string[],
): { readonly path: string; readonly options: Asked } | readonly string[] | 'help' {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
    const { help, ...rest } = values;
    if (help === true) return 'help';
    const [path, another] = positionals;
    const options = Asked.safeParse(rest);
    const faults = [
      ...(options.error?.issues ?? []).map(({ path: at, message }) => `--${String(at[0])}: ${message}`),
      ...(path === undefined ? ['Name the file of the price list.'] : []),
      ...(another === undefined ? [] : ['One file at a time.']),
    ];
    return options.success && path !== undefined && faults.length === 0
      ? { path, options: options.data }
      : faults;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Why the prices must not be written; empty where nothing stands in the way. */
function stops(
  { jumps, rows }: Imported,
  { 'accept-jumps': accepted, write }: Asked,
  authored: Authored,
  reading: Reading,
): string[] {
  const refused = refusedAfter(
    authored,
    { ...authored, prices: [...rows] },
    reading,
    `${reading.store}/prices.csv`,
  );
  return [
    ...(jumps.length > 0 && !accepted
      ? [
          `${jumps.length} ${jumps.length === 1 ? 'price rises or falls' : 'prices rise or fall'} by more than half (JUMP above). Look at them; if they are right, add --accept-jumps.`,
        ]
      : []),
    ...(refused.length > 0 ? [`npm run data would refuse these prices:\n${report(refused)}`] : []),
    ...(write && reading.store === DEMO_STORE
      ? ['The demonstration store is not written to: make your own with npm run new-store.']
      : []),
  ];
}

function importInto(root: string, table: Table, doubtsPath: string, options: Asked): number {
  const reading = readingOf(root);
  const authored = readAuthored(reading);
  const { service } = authored;
  if (reading.breaches.length > 0 || service === undefined) {
    console.error(`${report(reading.breaches)}\nMend the data first: npm run data.`);
    return 1;
  }
  const decided = existsSync(doubtsPath)
    ? readDoubts(readFileSync(doubtsPath, 'utf8').replace(/^\ufeff/, ''))
    : [];
  const imported = importPrices(
    table.rows,
    authored,
    service,
    decided,
    {
      columns: options.columns === undefined ? new Map() : columnsAsked(options.columns),
      lab: options.lab,
      unit: options.unit,
      decimal: options.decimal,
      asOf: options['as-of'],
      replace: options.replace,
      othersHold: options['others-hold'],
    },
    progressOf('rows', table.rows.length),
  );
  console.info(importTold(imported, table.unit));
  if (imported.doubts.length > 0) writeFileSync(doubtsPath, printDoubts(imported.doubts));
  if (imported.open > 0)
    console.info(
      `Fill the column slug in ${doubtsPath} (- for what you do not sell), and run the command again.`,
    );
  const left = imported.open + imported.rejected.length > 0 ? 3 : 0;
  const why = stops(imported, options, authored, reading);
  if (why.length > 0) {
    console.error(`\n${why.join('\n')}\nNothing was changed.`);
    return 1;
  }
  if (!options.write) {
    console.info('Nothing was changed: add --write.');
    return left;
  }
  const path = resolve(root, reading.store, 'prices.csv');
  const header = csvRows(readFileSync(path, 'utf8'))[0]?.cells.map(cellText) ?? [];
  writeFileSync(path, printPrices(imported.rows, header));
  console.info(`Written to ${reading.store}/prices.csv.`);
  return left;
}

export const run = (args: readonly string[], root = process.cwd()): Promise<number> =>
  carriedOut(asked(args), USAGE, async ({ path, options }) => {
    const table = await readTableFile(path, options.sheet);
    return importInto(root, table, options.doubts ?? `${path}.doubts.csv`, options);
  });

if (import.meta.main) process.exitCode = await run(process.argv.slice(2));
