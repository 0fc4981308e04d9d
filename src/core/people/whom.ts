import type { Words } from '../words/index.ts';
import type { Whom } from './person.ts';

interface People extends Pick<Whom, 'sex' | 'ageFrom' | 'ageBefore'> {
  /** `false` where it does not hold in pregnancy. */
  readonly pregnancy?: Whom['pregnancy'] | false;
}

/** "under 24 hours", "women and girls, from 15 years": whom a limit is for, in words. */
export function whomText(
  { sex, ageFrom, ageBefore, pregnancy }: People,
  { people }: Pick<Words, 'people'>,
): string {
  const aged =
    ageFrom !== undefined && ageBefore !== undefined
      ? [people.between(ageFrom, ageBefore)]
      : ageFrom !== undefined
        ? [people.from(ageFrom)]
        : ageBefore !== undefined
          ? [people.before(ageBefore)]
          : [];
  const parts = [
    // Whoever is pregnant is a woman.
    ...(sex === undefined || typeof pregnancy === 'string' ? [] : [people.sex[sex]]),
    ...aged,
    ...(pregnancy === undefined
      ? []
      : [pregnancy === false ? people.notInPregnancy : people.pregnancy[pregnancy]]),
  ];
  return parts.length === 0 ? people.everyone : parts.join(', ');
}
