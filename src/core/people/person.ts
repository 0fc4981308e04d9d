import type { Band } from '../model/marker.ts';
import type { Sex } from '../model/vocabulary.ts';

/** What is known of the person; what is absent is unknown, never assumed but where said. */
export interface Person {
  readonly sex?: Sex | undefined;
  /** Whole years, or one of the next three instead. */
  readonly age?: number | undefined;
  readonly ageMonths?: number | undefined;
  readonly ageDays?: number | undefined;
  readonly ageHours?: number | undefined;
  readonly pregnancy?: boolean | undefined;
  /** 1, 2 or 3. */
  readonly trimester?: number | undefined;
  /** Completed weeks of the pregnancy. */
  readonly gestationalWeek?: number | undefined;
  readonly postmenopausal?: boolean | undefined;
}

/** Whom a range or a limit is for. */
export type Whom = Pick<
  Band,
  'sex' | 'ageFrom' | 'ageBefore' | 'pregnancy' | 'weekFrom' | 'weekBefore' | 'postmenopausal' | 'cyclePhase'
>;

const DAYS = { hours: 1 / 24, days: 1, months: 30.4375, years: 365.25 } as const;

export const inDays = (age: { value: number; unit: keyof typeof DAYS }): number => age.value * DAYS[age.unit];

/** The days of life that fit the age as given, from the first to before the last; nothing where none was given. */
export function daysOfLife(person: Person) {
  for (const [field, unit] of AGE_UNITS) {
    const value = person[field];
    if (value !== undefined)
      return { from: inDays({ value, unit }), before: inDays({ value: value + 1, unit }) };
  }
  return undefined;
}

const AGE_UNITS = [
  ['ageHours', 'hours'],
  ['ageDays', 'days'],
  ['ageMonths', 'months'],
  ['age', 'years'],
] as const;

/** The last week of a trimester: the first ends with 13 weeks and 6 days, the second with 27 and 6 (ACOG). */
const TRIMESTER_ENDS = [13, 27] as const;

/** The trimester as given, or that of the week. */
export const trimesterOf = ({ trimester, gestationalWeek }: Person): number | undefined =>
  trimester ??
  (gestationalWeek === undefined
    ? undefined
    : 1 + TRIMESTER_ENDS.filter((last) => gestationalWeek > last).length);

/** The sex as given, or as pregnancy and menopause say it. */
export const sexOf = ({ sex, pregnancy, postmenopausal }: Person): Sex | undefined =>
  sex ?? (pregnancy === true || postmenopausal === true ? 'female' : undefined);

/** What was said that cannot all be true: the fields of which one must be another. */
export interface Clash {
  readonly kind: 'sex' | 'menopause' | 'trimester' | 'week' | 'age';
  readonly fields: readonly (keyof Person)[];
}

const AGES = ['age', 'ageMonths', 'ageDays', 'ageHours'] as const;

/** What cannot all be true of what was said; undefined when it can. */
export function contradiction(person: Person): Clash | undefined {
  const { sex, pregnancy, trimester, gestationalWeek, postmenopausal } = person;
  const ages = AGES.filter((field) => person[field] !== undefined);
  if (ages.length > 1) return { kind: 'age', fields: ages };
  const female = [
    ...(pregnancy === true ? (['pregnancy'] as const) : []),
    ...(postmenopausal === true ? (['postmenopausal'] as const) : []),
  ];
  if (sex === 'male' && female.length > 0) return { kind: 'sex', fields: ['sex', ...female] };
  if (female.length > 1) return { kind: 'menopause', fields: female };
  const stage = [
    ...(trimester === undefined ? [] : (['trimester'] as const)),
    ...(gestationalWeek === undefined ? [] : (['gestationalWeek'] as const)),
  ];
  if (stage.length > 0 && pregnancy !== true) return { kind: 'trimester', fields: ['pregnancy', ...stage] };
  if (stage.length > 1 && trimester !== trimesterOf({ gestationalWeek }))
    return { kind: 'week', fields: stage };
  return undefined;
}

/**
 * Whether a range applies to anybody of 20 or older, so that "11 to 19 years" is no range for adults, though part of
 * it is of age; adolescence ends with the 20th birthday (WHO).
 */
export const isAdult = ({ ageBefore }: Pick<Whom, 'ageBefore'>): boolean =>
  ageBefore === undefined || inDays(ageBefore) > inDays({ value: 20, unit: 'years' });

/** Whether any day of life that is meant lies in the range; an adult is meant where no age is given. */
export function fitsAge(whom: Pick<Whom, 'ageFrom' | 'ageBefore'>, person: Person): boolean {
  const lived = daysOfLife(person);
  if (lived === undefined) return isAdult(whom);
  const from = whom.ageFrom === undefined ? 0 : inDays(whom.ageFrom);
  const before = whom.ageBefore === undefined ? Number.POSITIVE_INFINITY : inDays(whom.ageBefore);
  return from < lived.before && lived.from < before;
}

/** Whether a range for pregnancy applies to this one. */
export function fitsPregnancy(
  { pregnancy, weekFrom, weekBefore }: Pick<Whom, 'pregnancy' | 'weekFrom' | 'weekBefore'>,
  person: Person,
): boolean {
  if (person.pregnancy !== true || pregnancy === undefined) return false;
  const trimester = trimesterOf(person);
  const { gestationalWeek: week } = person;
  if (week !== undefined && ((weekFrom ?? week) > week || (weekBefore ?? Number.POSITIVE_INFINITY) <= week))
    return false;
  return pregnancy === 'any' || trimester === undefined || pregnancy === `trimester_${trimester}`;
}

/** Menopause before this age is out of the ordinary, and is not assumed (ESHRE). */
const BEFORE_MENOPAUSE = inDays({ value: 40, unit: 'years' });

/** Whether menopause has passed, where it is said or the age says it. */
export function menopauseOf(person: Person): boolean | undefined {
  const lived = daysOfLife(person);
  return (
    person.postmenopausal ?? (lived !== undefined && lived.before <= BEFORE_MENOPAUSE ? false : undefined)
  );
}

/** Whether a limit may be for this person; what is not known rules nothing out, save that an adult is meant. */
export function fits(whom: Whom, person: Person): boolean {
  const sex = sexOf(person);
  const menopause = menopauseOf(person);
  return (
    (whom.sex === undefined || sex === undefined || whom.sex === sex) &&
    (whom.pregnancy === undefined || fitsPregnancy(whom, person)) &&
    (whom.postmenopausal === undefined ||
      (sex !== 'male' && (menopause === undefined || whom.postmenopausal === menopause))) &&
    fitsAge(whom, person)
  );
}
