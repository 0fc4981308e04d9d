import { createHash } from 'node:crypto';
import type { ReviewRow } from './read/authored.ts';

/** Hash of a record's content with its keys in order: any change of the content changes it. */
export function contentHash(record: unknown): string {
  const ordered = JSON.stringify(record, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(ordered).digest('hex');
}

/** The newest signature that still fits the record as it is now. */
export function signatureOf(
  key: string,
  record: unknown,
  reviews: readonly ReviewRow[],
): ReviewRow | undefined {
  const hash = contentHash(record);
  return reviews
    .filter((review) => review.record === key && review.hash === hash)
    .sort((a, b) => (a.date < b.date ? 1 : -1))[0];
}
