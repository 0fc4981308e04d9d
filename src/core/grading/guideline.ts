import * as z from 'zod';
import type { GuidelineLimit } from '../model/limit.ts';
import type { Marker } from '../model/marker.ts';
import { fits, type Person, sexOf } from '../people/person.ts';
import type { Amount } from '../reference/amount.ts';
import { isBeyond } from '../reference/amount.ts';
import type { Flag } from '../reference/limits.ts';

/** A limit of a guideline body as it is answered. */
export const GuidelineSchema = () =>
  z.strictObject({
    body: z.string(),
    side: z.enum(['below', 'above']),
    limit: z.string(),
    says: z.string(),
    when: z.string().optional(),
    sourceUrl: z.string(),
  });

/** A guideline's limit that applies to a person, and whether the value is beyond it. */
export interface Applied {
  readonly limit: GuidelineLimit;
  readonly beyond: boolean;
}

/** The limits of guideline bodies for this person: for people who are not pregnant where nothing is said of it. */
export function guidelineLimits(marker: Marker, person: Person): GuidelineLimit[] {
  const known = { ...person, sex: sexOf(person) ?? marker.sex };
  return (marker.limits?.guideline ?? []).filter(
    (limit) =>
      fits(limit, known) &&
      // What a person's sex would decide is not said of everybody.
      (limit.sex === undefined || known.sex !== undefined) &&
      (person.pregnancy === true ? limit.pregnancy !== undefined : limit.pregnancy === undefined),
  );
}

export const appliedTo = (amount: Amount, limits: readonly GuidelineLimit[]): Applied[] =>
  limits.map((limit) => ({ limit, beyond: isBeyond(amount, limit) }));

/** The limit that overrules a flag of "normal", if one does: the first that the value is beyond. */
export function overruling(
  flag: Flag | 'indeterminate',
  over: 'published' | 'own',
  applied: readonly Applied[],
): GuidelineLimit | undefined {
  if (flag !== 'normal' && flag !== 'indeterminate') return undefined;
  return applied.find(
    ({ limit: { decides }, beyond }) =>
      beyond && (decides === 'always' || (decides === 'published' && over === 'published')),
  )?.limit;
}

/** The flag of a value beyond a guideline's limit. */
export const flagBeyond = ({ side }: GuidelineLimit): 'low' | 'high' => (side === 'below' ? 'low' : 'high');
