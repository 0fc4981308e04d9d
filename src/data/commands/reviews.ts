import { appendFileSync } from 'node:fs';
import { csvLine } from '../../core/csv.ts';
import { type Authored, ReviewRow, readAuthored } from '../read/authored.ts';
import type { Breach } from '../read/breach.ts';
import { contentHash, signatureOf } from '../review.ts';

const FOLDERS = ['tests', 'panels', 'markers', 'interpretations'] as const;

/** Every record that can be signed, named like markers/ferritin, with its content as it is now. */
const contentsOf = (authored: Authored): ReadonlyMap<string, unknown> =>
  new Map(
    FOLDERS.flatMap((folder) =>
      authored[folder].map(({ slug, ...content }): [string, unknown] => [`${folder}/${slug}`, content]),
    ),
  );

export type Standing =
  | { readonly record: string; readonly status: 'signed'; readonly reviewer: string; readonly date: string }
  /** Signed once, and changed since. */
  | { readonly record: string; readonly status: 'changed'; readonly reviewer: string; readonly date: string }
  | { readonly record: string; readonly status: 'unsigned' };

/** Where every record stands, and signatures of records that do not exist. */
export function standings(authored: Authored): { all: Standing[]; stray: ReviewRow[] } {
  const contents = contentsOf(authored);
  return {
    all: [...contents].map(([record, content]): Standing => {
      const fits = signatureOf(record, content, authored.reviews);
      const last = authored.reviews.filter((review) => review.record === record).at(-1);
      if (fits !== undefined) return { record, status: 'signed', reviewer: fits.reviewer, date: fits.date };
      return last === undefined
        ? { record, status: 'unsigned' }
        : { record, status: 'changed', reviewer: last.reviewer, date: last.date };
    }),
    stray: authored.reviews.filter(({ record }) => !contents.has(record)),
  };
}

/** The row that signs a record as it is now. @throws Error naming what is wrong */
export function signature(authored: Authored, record: string, reviewer: string, date: string): ReviewRow {
  const contents = contentsOf(authored);
  if (!contents.has(record)) throw new Error(`No record ${record}. Records are named like markers/ferritin.`);
  const row = ReviewRow.safeParse({ record, hash: contentHash(contents.get(record)), reviewer, date });
  if (!row.success)
    throw new Error(row.error.issues.map(({ path, message }) => `${path}: ${message}`).join('; '));
  return row.data;
}

/** A row as it stands in data/reviews.csv. */
export const printRow = ({ record, hash, reviewer, date }: ReviewRow): string =>
  `${csvLine([record, hash, reviewer, date])}\n`;

const USAGE = `usage: npm run reviews -- list [signed|changed|unsigned]
       npm run reviews -- verify
       npm run reviews -- sign <folder/slug> "<reviewer>" [YYYY-MM-DD]`;

function run([command, ...rest]: readonly string[]): number {
  const breaches: Breach[] = [];
  const authored = readAuthored({ root: process.cwd(), breaches });
  if (breaches.length > 0) throw new Error('The records have faults: npm run data lists them.');
  const { all, stray } = standings(authored);
  if (command === 'list') {
    for (const one of all.filter(({ status }) => rest[0] === undefined || status === rest[0]))
      console.info(
        [one.status, one.record, 'date' in one ? `${one.reviewer}, ${one.date}` : ''].join('\t').trim(),
      );
    return 0;
  }
  if (command === 'verify') {
    const count = (status: string) => all.filter((one) => one.status === status).length;
    for (const one of all)
      if (one.status === 'changed')
        console.error(`${one.record} has changed since ${one.date}: its signature is void.`);
    for (const { record } of stray) console.error(`${record} is signed but does not exist.`);
    console.info(
      `${count('signed')} signed, ${count('changed')} changed since, ${count('unsigned')} unsigned.`,
    );
    return count('changed') + stray.length > 0 ? 1 : 0;
  }
  const [record, reviewer, date = new Date().toISOString().slice(0, 10)] = rest;
  if (command !== 'sign' || record === undefined || reviewer === undefined) {
    console.error(USAGE);
    return 2;
  }
  appendFileSync('data/reviews.csv', printRow(signature(authored, record, reviewer, date)));
  console.info(`Signed ${record}.`);
  return 0;
}

if (import.meta.main) {
  try {
    process.exitCode = run(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
