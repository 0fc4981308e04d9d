import type { Authored } from '../read/authored.ts';
import { coversWhole } from './kinds.ts';
import type { Reviewable } from './records.ts';
import type { ReviewRow } from './row.ts';
import { signaturesOf } from './signature.ts';

/** `part`: what is signed leaves a part out. `changed`: signed once, and no signature fits any more. */
export const STATUSES = ['signed', 'part', 'changed', 'unsigned'] as const;
export type Status = (typeof STATUSES)[number];

export interface Standing {
  readonly record: Reviewable;
  readonly status: Status;
  /** The signatures that fit, or those that are void where it has changed; the first counts most. */
  readonly signatures: readonly ReviewRow[];
}

/** Where a record stands. */
export function standing(record: Reviewable, { reviews }: Pick<Authored, 'reviews'>): Standing {
  const fits = signaturesOf(record.record, record.content, reviews);
  const scopes = fits.map(({ scope }) => scope);
  if (fits.length > 0)
    return { record, status: coversWhole(record.kind, scopes) ? 'signed' : 'part', signatures: fits };
  const former = reviews
    .filter((review) => review.record === record.record)
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  return { record, status: former.length === 0 ? 'unsigned' : 'changed', signatures: former };
}
