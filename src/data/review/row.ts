import * as z from 'zod';
import { REVIEW_SCOPES } from '../../core/model/review.ts';
import { RECORD_NAME } from './kinds.ts';

/** What stands beside a name and is no part of it. */
const TITLE = /^(?:dr|dra|prof|mr|mrs|ms|md|do|phd|mbbs|rn|np|pa|pharmd|facp|jr|sr)$/i;

/** "Ana Ruiz", but not "Dr. Ruiz", "A. Ruiz" or "Ruiz MD". */
const isFullName = (name: string): boolean =>
  !name.includes(',') &&
  name
    .split(/\s+/)
    .map((word) => word.replaceAll('.', ''))
    .filter((word) => (word.match(/\p{L}/gu) ?? []).length > 1 && !TITLE.test(word)).length > 1;

/** data/reviews.csv: somebody signed the record, or a part of it, as it was when it had this hash. */
export const ReviewRow = z.strictObject({
  record: z.string().regex(RECORD_NAME, 'is no name of a record, such as markers/ferritin'),
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'is no SHA-256 hash'),
  reviewer: z
    .string('is missing')
    .refine(isFullName, 'must be a full name, such as "Ana Ruiz", without title or degree'),
  credential: z
    .string('is missing')
    .regex(/\p{L}{2}/u, 'is missing: say the license and the field, such as "MD, internal medicine"'),
  scope: z.enum(REVIEW_SCOPES, `must be one of ${REVIEW_SCOPES.join(', ')}`),
  date: z.iso.date('must be a day, such as 2026-11-22'),
});
export type ReviewRow = z.infer<typeof ReviewRow>;
