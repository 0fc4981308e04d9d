import { createHash } from 'node:crypto';
import type { Review } from '../../core/model/review.ts';
import { coversWhole, kindOf, rankOf } from './kinds.ts';
import type { ReviewRow } from './row.ts';

/** Hash of a record's content with its keys in order: any change of the content changes it. */
export function contentHash(record: unknown): string {
  const ordered = JSON.stringify(record, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(ordered).digest('hex');
}

/** Every signature that still fits the record as it is now: of the whole first, then the newest. */
export function signaturesOf(key: string, record: unknown, reviews: readonly ReviewRow[]): ReviewRow[] {
  const own = reviews.filter((review) => review.record === key);
  const kind = kindOf(key);
  if (own.length === 0 || kind === undefined) return [];
  const hash = contentHash(record);
  return own
    .filter((review) => review.hash === hash)
    .sort((a, b) => rankOf(kind, a.scope) - rankOf(kind, b.scope) || (a.date < b.date ? 1 : -1));
}

/** Whether the record is signed as it stands, by whom, and how much of it. */
export function reviewOf(key: string, record: unknown, reviews: readonly ReviewRow[]): Review {
  const [signed] = signaturesOf(key, record, reviews);
  const kind = kindOf(key);
  if (signed === undefined || kind === undefined) return { status: 'unreviewed' };
  const { reviewer, credential, date, scope } = signed;
  return {
    status: 'reviewed',
    reviewedAt: date,
    reviewer,
    credential,
    scope: coversWhole(kind, [scope]) ? 'all' : scope,
  };
}
