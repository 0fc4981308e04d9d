import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse as parseCsv } from 'csv-parse/sync';
import * as z from 'zod';
import { HospitalChargeRow, LabCode } from '../../core/model/hospital-charge.ts';
import { type Head, UnreadableFile } from '../charges/charge.ts';
import type { OpenFile } from '../charges/open.ts';
import { readCharges } from '../charges/read-charges.ts';
import { rejectedFile } from '../charges/rejected-file.ts';
import { countsIn, grouped, showProgress } from '../charges/report.ts';
import { merged, printed } from '../charges/rows.ts';
import { type CodeSpread, tallyOf } from '../charges/tally.ts';
import { report } from '../read/breach.ts';
import { HOSPITAL_CHARGES, readHospitalCharges } from '../read/hospital-charges.ts';
import { readingOf } from '../read/store.ts';

const USAGE = `usage: npm run import-charges -- <file> --url <https address>
         [--hospital "Name"] [--state TX] [--title "Source"] [--codes 80053,84443] [--rejected <file.csv>]
Reads a hospital's file of standard charges by the CMS templates 2 and 3 (CSV tall or wide, or JSON; packed by gzip
or not) and adds its laboratory prices to ${HOSPITAL_CHARGES}. Without --url, the address at which the hospital
published the file, nothing is written: the report says what would be.
Exit code: 0 the prices are in the data, 1 nothing was imported, 2 the command is wrong.`;

const Asked = z.strictObject({
  hospital: z.string().min(3).max(120).optional(),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'two capitals, such as TX')
    .optional(),
  url: z.url({ protocol: /^https$/, error: 'an https address' }).optional(),
  title: z.string().min(3).optional(),
  codes: z.array(LabCode).optional(),
  rejected: z.string().min(1).optional(),
});
type Asked = z.infer<typeof Asked>;

const text = { type: 'string' } as const;
const ARGUMENTS = {
  allowPositionals: true,
  options: { hospital: text, state: text, url: text, title: text, codes: text, rejected: text },
} as const;

/** What the command asks for; undefined where it is wrong, which is then said. */
function asked(): { readonly path: string; readonly options: Asked } | undefined {
  const [path, another, { codes, ...values }] = argumentsGiven();
  const options = Asked.safeParse({ ...values, ...(codes === undefined ? {} : { codes: codes.split(',') }) });
  for (const { path: at, message } of options.error?.issues ?? [])
    console.error(`--${String(at[0])}: ${message}`);
  if (path === undefined || another !== undefined || !options.success) return undefined;
  return { path, options: options.data };
}

function argumentsGiven() {
  try {
    const { values, positionals } = parseArgs(ARGUMENTS);
    return [positionals[0], positionals[1], values] as const;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return [undefined, undefined, {}] as const;
  }
}

/** The codes of data/reference-prices.csv that Medicare pays for. */
function feeSchedule(): Set<string> {
  const rows = parseCsv<Record<string, string>>(readFileSync('data/reference-prices.csv', 'utf8'), {
    columns: true,
  });
  return new Set(rows.flatMap(({ kind, key = '' }) => (kind === 'medicare' ? [key] : [])));
}

/** The rows of data/hospital-charges.csv that a file makes. */
const rowsOf = (
  head: Head,
  spreads: readonly CodeSpread[],
  sourceUrl: string,
  title: string | undefined,
): HospitalChargeRow[] =>
  spreads.map(({ code, kind, ...spread }) =>
    HospitalChargeRow.parse({
      code,
      kind,
      ...head,
      ...spread,
      sourceTitle: title ?? `${head.hospital}: standard charges`,
      sourceUrl,
    }),
  );

/** Adds rows to the data; false where not one of them stands there. */
function write(rows: readonly HospitalChargeRow[]): boolean {
  const reading = readingOf(process.cwd());
  const before = readHospitalCharges(reading);
  if (reading.breaches.length > 0) throw new UnreadableFile(report(reading.breaches));
  const { rows: after, added, same, differing } = merged(before, rows);
  if (added > 0) writeFileSync(HOSPITAL_CHARGES, printed(after));
  console.info(`${grouped(added)} rows added to ${HOSPITAL_CHARGES}, ${grouped(same)} stood there already.`);
  if (differing > 0) {
    console.error(
      `${grouped(differing)} rows of the same day stand there with other amounts: they are kept.`,
    );
  }
  return added + same > 0;
}

async function run(): Promise<number> {
  const command = asked();
  if (command === undefined) {
    console.error(USAGE);
    return 2;
  }
  const { path, options } = command;
  const rejectedPath = options.rejected ?? `${path}.rejected.csv`;
  const rejected = rejectedFile(rejectedPath);
  const only = options.codes === undefined ? {} : { only: new Set(options.codes) };
  const tally = tallyOf({ feeSchedule: feeSchedule(), ...only }, rejected.add);
  const watch = (file: OpenFile) => showProgress(file, tally.counts);
  const head = await readCharges(path, options, tally, watch).finally(rejected.close);
  const spreads = tally.spreads();
  console.info(`${head.hospital}, ${head.state}, ${head.observed}, template ${head.version}`);
  console.info(countsIn(tally.counts, spreads, rejectedPath));
  if (spreads.length === 0) return 1;
  if (options.url === undefined) {
    console.info('Nothing was written: say with --url where the hospital published the file.');
    return 1;
  }
  return write(rowsOf(head, spreads, options.url, options.title)) ? 0 : 1;
}

if (import.meta.main) {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
