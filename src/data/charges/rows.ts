import { csvLine } from '../../core/csv.ts';
import { HospitalChargeRow } from '../../core/model/hospital-charge.ts';

const COLUMNS = HospitalChargeRow.keyof().options;

/** Rows of one code, kind, hospital and day are the same row. */
export const identity = ({ state, hospital, observed, code, kind }: HospitalChargeRow): string =>
  [state, hospital, observed, code, kind].join('\t');

/** What an import changes. */
export interface Merged {
  readonly rows: readonly HospitalChargeRow[];
  readonly added: number;
  readonly same: number;
  /** Of a file of the same day with other amounts: what stands is kept. */
  readonly differing: number;
}

/** Rows of before with those that are new, by state, hospital and day; nothing that stands is changed. */
export function merged(before: readonly HospitalChargeRow[], imported: readonly HospitalChargeRow[]): Merged {
  const standing = new Map(before.map((row) => [identity(row), csvOf(row)]));
  const added = imported.filter((row) => !standing.has(identity(row)));
  const same = imported.filter((row) => standing.get(identity(row)) === csvOf(row)).length;
  const sorted = [...before, ...added]
    .map((row) => ({ row, key: identity(row) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    rows: sorted.map(({ row }) => row),
    added: added.length,
    same,
    differing: imported.length - added.length - same,
  };
}

const csvOf = (row: HospitalChargeRow): string => csvLine(COLUMNS.map((name) => row[name]));

/** data/hospital-charges.csv */
export const printed = (rows: readonly HospitalChargeRow[]): string =>
  `${[csvLine(COLUMNS), ...rows.map(csvOf)].join('\n')}\n`;
