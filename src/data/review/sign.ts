import { csvLine } from '../../core/csv.ts';
import type { Authored } from '../read/authored.ts';
import { signingFaults } from './faults.ts';
import { reviewables } from './records.ts';
import { ReviewRow } from './row.ts';
import { contentHash } from './signature.ts';

/** A signature as it is asked for; nothing of it is made up where it is absent. */
export interface Asked {
  readonly reviewer: string | undefined;
  readonly credential: string | undefined;
  readonly scope: string | undefined;
  readonly date: string | undefined;
  readonly records: readonly string[];
}

type Signed =
  | { readonly ok: true; readonly rows: readonly ReviewRow[] }
  | { readonly ok: false; readonly faults: readonly string[] };

const OPTIONS: Readonly<Record<string, string>> = {
  reviewer: '--sign',
  credential: '--credential',
  scope: '--scope',
  date: '--date',
};
const Signature = ReviewRow.omit({ record: true, hash: true });

/** A record by its name or by its file: data/markers/ferritin.json is markers/ferritin. */
export const recordNamed = (text: string): string =>
  text.replace(/^(?:data|content\/[a-z]+)\//, '').replace(/\.(?:json|mdx)$/, '');

/** The rows that sign these records as they are now, or everything that is wrong with them. */
export function signing(authored: Authored, { records, ...signature }: Asked): Signed {
  const known = new Map(reviewables(authored).map((one) => [one.record, one]));
  const release = authored.service?.dataRelease ?? '9999-12-31';
  const named = [...new Set(records.map(recordNamed))];
  const whole = Signature.safeParse(signature);
  const valid = <K extends 'scope' | 'date'>(field: K) => Signature.shape[field].safeParse(signature[field]);
  const scope = valid('scope').data as ReviewRow['scope'] | undefined;
  const date = valid('date').data as string | undefined;
  const rows = whole.success
    ? named
        .flatMap((record) => known.get(record) ?? [])
        .map(({ record, content }): ReviewRow => ({ record, hash: contentHash(content), ...whole.data }))
    : [];
  const faults = [
    ...(whole.error?.issues ?? []).map(
      ({ path: [field], message }) => `${OPTIONS[String(field)] ?? String(field)} ${message}.`,
    ),
    ...(named.length === 0 ? ['No record is named. Records are named like markers/ferritin.'] : []),
    ...signingFaults({ ...(date === undefined ? {} : { date }) }, known, release).map(told),
    ...named.flatMap((record) =>
      signingFaults({ record, ...(scope === undefined ? {} : { scope }) }, known, release).map(told),
    ),
    ...rows
      .filter((row) => authored.reviews.some((review) => isSame(row, review)))
      .map(({ record, reviewer }) => `${record} is signed so by ${reviewer} already.`),
  ];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, rows };
}

const told = ({ problem, tip }: { readonly problem: string; readonly tip: string }): string =>
  `${problem}. ${tip}`;

const isSame = (a: ReviewRow, b: ReviewRow): boolean =>
  a.record === b.record && a.hash === b.hash && a.reviewer === b.reviewer && a.scope === b.scope;

/** A row as it stands in data/reviews.csv. */
export const printRow = ({ record, hash, reviewer, credential, scope, date }: ReviewRow): string =>
  `${csvLine([record, hash, reviewer, credential, scope, date])}\n`;
