import { scopesOf } from './kinds.ts';
import type { Reviewable } from './records.ts';
import type { ReviewRow } from './row.ts';

export interface Fault {
  readonly problem: string;
  readonly tip: string;
}

type Signing = Pick<ReviewRow, 'record' | 'scope' | 'date'>;

/** What a signature says that cannot be, given the records and the day of the release. */
export function signingFaults(
  { record, scope, date }: Partial<Signing>,
  known: ReadonlyMap<string, Reviewable>,
  release: string,
): Fault[] {
  const signed = record === undefined ? undefined : known.get(record);
  return [
    ...(record !== undefined && signed === undefined
      ? [{ problem: `${record} does not exist`, tip: 'Records are named like markers/ferritin.' }]
      : []),
    ...(signed !== undefined && scope !== undefined && !scopesOf(signed.kind).includes(scope)
      ? [
          {
            problem: `${record} has no part "${scope}"`,
            tip: `Its scopes are ${scopesOf(signed.kind).join(', ')}.`,
          },
        ]
      : []),
    ...(date !== undefined && date > release
      ? [
          {
            problem: `${date} is after the data release ${release}`,
            tip: 'Correct the date, or set dataRelease in data/release.json to the day of the new release.',
          },
        ]
      : []),
  ];
}
