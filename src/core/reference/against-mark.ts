import { isCriticalMark, sideOfMark } from '../alarm/floor.ts';
import type { Grade } from '../grading/grade.ts';
import type { Words } from '../words/index.ts';
import type { Flag } from './limits.ts';

/** What a judged value says of its flag. */
interface Flagged {
  readonly flag: Flag | 'indeterminate';
  readonly rule: string;
  readonly grade?: Grade | undefined;
  readonly basis?: unknown;
  readonly suggests?: string | undefined;
}

/** Whether the mark beside a value says another side than its number does. */
export function isAgainst(
  mark: string | undefined,
  { flag, grade }: Pick<Flagged, 'flag' | 'grade'>,
): boolean {
  const side = sideOfMark(mark);
  if (side === undefined || flag === 'indeterminate') return false;
  // What the printed range calls normal may be outside for this person: then the mark agrees.
  if (flag === 'normal') return grade === undefined || grade === 'in_range' || isCriticalMark(mark);
  return side !== 'outside' && side !== flag;
}

/** A value whose mark says another side than its number: one of the two may be misprinted, so neither is said alone. */
export function withMark<T extends Flagged>(result: T, mark: string | undefined, { reference }: Words) {
  if (mark === undefined || !isAgainst(mark, result)) return result;
  const { suggests: _, ...rest } = result;
  const { grade: __, basis: ___, ...bare } = rest;
  return {
    ...(result.grade === 'in_range' ? bare : rest),
    flag: 'indeterminate' as const,
    rule: 'not_decided' as const,
    reason: reference.againstMark(mark),
  };
}
