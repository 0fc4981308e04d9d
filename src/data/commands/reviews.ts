import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Authored, readAuthored } from '../read/authored.ts';
import { report } from '../read/breach.ts';
import { DEMO_STORE, readingOf } from '../read/store.ts';
import { batchPacket, firstBatch } from '../review/first-batch.ts';
import { KINDS } from '../review/kinds.ts';
import { packet } from '../review/packet.ts';
import { reviewables } from '../review/records.ts';
import { ReviewRow } from '../review/row.ts';
import { printRow, recordNamed, signing } from '../review/sign.ts';
import { STATUSES, type Standing, standing } from '../review/standing.ts';

const USAGE = `usage: npm run -s reviews -- [--kind <${KINDS.join('|')}>] [--record <path>]
       npm run -s reviews -- packet
       npm run reviews -- --sign "<name>" --credential "<license, field>" --scope <scope> --date <YYYY-MM-DD> <record>...
       npm run reviews -- list [${STATUSES.join('|')}]
       npm run reviews -- verify`;

const OPTIONS = {
  kind: { type: 'string' },
  record: { type: 'string' },
  sign: { type: 'string' },
  credential: { type: 'string' },
  scope: { type: 'string' },
  date: { type: 'string' },
} as const;

/** What the command answers: lines for the terminal, and whether all is well. */
export interface Outcome {
  readonly said: string;
  readonly faults: readonly string[];
  /** Rows to be added to the file of signatures. */
  readonly rows: string;
}

const says = (said: string, faults: readonly string[] = []): Outcome => ({ said, faults, rows: '' });

/** @param history whether the project lies in a git repository */
export function answer(args: readonly string[], authored: Authored, history: boolean): Outcome {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const { sign, credential, scope, date, kind, record } = values;
  const [command, status] = positionals;
  if ([sign, credential, scope, date].some((value) => value !== undefined)) {
    const signed = signing(authored, { reviewer: sign, credential, scope, date, records: positionals });
    if (!signed.ok) return says('', ['Nothing is signed:', ...signed.faults]);
    const rows = signed.rows.map(printRow).join('');
    return { said: signed.rows.map(({ record: one }) => `Signed ${one}.`).join('\n'), faults: [], rows };
  }
  const standings = reviewables(authored).map((one) => standing(one, authored));
  if (command === 'list')
    return says(listed(standings.filter((one) => (status ?? one.status) === one.status)));
  if (command === 'verify') return verified(standings);
  const release = authored.service?.dataRelease ?? 'unknown';
  if (command === 'packet') return says(batchPacket(firstBatch(standings, authored), release));
  if (command !== undefined) return says('', [USAGE]);
  const wanted = record === undefined ? undefined : recordNamed(record);
  const known = KINDS.find((one) => one === kind);
  const faults = [
    ...(kind !== undefined && known === undefined ? [`--kind must be one of ${KINDS.join(', ')}.`] : []),
    ...(wanted !== undefined && !standings.some((one) => one.record.record === wanted)
      ? [`No record ${wanted}. Records are named like markers/ferritin.`]
      : []),
  ];
  if (faults.length > 0) return says('', faults);
  return says(packet({ standings, release, history, kind: known, record: wanted }));
}

const listed = (standings: readonly Standing[]): string =>
  standings
    .map(({ status, record, signatures }) => {
      const [last] = signatures;
      const who = last === undefined ? [] : [`${last.reviewer}, ${last.credential}, ${last.date}`];
      return [status, record.record, ...who].join('\t');
    })
    .join('\n');

function verified(standings: readonly Standing[]): Outcome {
  const count = (status: string) => standings.filter((one) => one.status === status).length;
  const changed = standings.filter(({ status }) => status === 'changed');
  return says(
    `${count('signed')} signed, ${count('part')} in part, ${count('changed')} changed since, ${count('unsigned')} unsigned.`,
    changed.map(
      ({ record, signatures }) =>
        `${record.record} has changed since ${signatures[0]?.date}: its signature is void.`,
    ),
  );
}

function run(args: readonly string[]): number {
  const reading = readingOf(process.cwd());
  const authored = readAuthored(reading);
  const { breaches } = reading;
  if (breaches.length > 0) throw new Error(report(breaches));
  const { said, faults, rows } = answer(args, authored, existsSync('.git'));
  if (rows !== '') {
    const file = resolve(reading.root, signaturesOf(reading.store));
    if (!existsSync(file)) writeFileSync(file, `${Object.keys(ReviewRow.shape).join(',')}\n`);
    appendFileSync(file, endsOpen(file) ? `\n${rows}` : rows);
  }
  for (const fault of faults) console.error(fault);
  if (said !== '') console.info(said);
  return faults.length > 0 ? 1 : 0;
}

/** Who runs a store of their own signs there: data/ is everybody's. */
const signaturesOf = (store: string): string =>
  store === DEMO_STORE ? 'data/reviews.csv' : `${store}/reviews.csv`;

/** Whether the last line of a file has no end: a row after it would become part of it. */
const endsOpen = (file: string): boolean => !readFileSync(file, 'utf8').endsWith('\n');

if (import.meta.main) {
  try {
    process.exitCode = run(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
