import type { Band, Marker } from '../model/marker.ts';
import type { Sex } from '../model/vocabulary.ts';
import type { Words } from '../words/index.ts';

/** What is known of the person; what is absent is unknown, never assumed but where said. */
export interface Person {
  readonly sex?: Sex | undefined;
  /** Whole years. */
  readonly age?: number | undefined;
  readonly pregnancy?: boolean | undefined;
  /** 1, 2 or 3. */
  readonly trimester?: number | undefined;
  readonly postmenopausal?: boolean | undefined;
}

/** What was taken as said, or is not held. */
export type Note = keyof Words['reference']['notes'];

export type Unknown = 'sex' | 'age' | 'trimester' | 'postmenopausal';

/** Whom a band is for. */
type Whom = Pick<Band, 'sex' | 'ageFrom' | 'ageBefore' | 'pregnancy' | 'postmenopausal' | 'cyclePhase'>;

interface Banded<B> {
  readonly sex?: Marker['sex'];
  readonly bands: readonly B[];
}

export interface Choice<B = Band> {
  /** Every band that may be the person's. */
  readonly candidates: readonly B[];
  /** What would have to be known to choose among them. */
  readonly missing: readonly Unknown[];
  /** What was taken as said although it was not, and what is not held. */
  readonly notes: readonly Note[];
}

const DAYS = { days: 1, months: 30.4375, years: 365.25 } as const;
const inDays = (age: { value: number; unit: keyof typeof DAYS }): number => age.value * DAYS[age.unit];

/** What was said that cannot all be true: the fields of which one must be another. */
export interface Clash {
  readonly kind: 'sex' | 'menopause' | 'trimester';
  readonly fields: readonly (keyof Person)[];
}

/** What cannot all be true of what was said; undefined when it can. */
export function contradiction({ sex, pregnancy, trimester, postmenopausal }: Person): Clash | undefined {
  const female = [
    ...(pregnancy === true ? (['pregnancy'] as const) : []),
    ...(postmenopausal === true ? (['postmenopausal'] as const) : []),
  ];
  if (sex === 'male' && female.length > 0) return { kind: 'sex', fields: ['sex', ...female] };
  if (female.length > 1) return { kind: 'menopause', fields: female };
  if (trimester !== undefined && pregnancy !== true)
    return { kind: 'trimester', fields: ['pregnancy', 'trimester'] };
  return undefined;
}

/**
 * Chooses the bands that may apply. Where the age is not given, adult bands are used and a note says so;
 * where pregnancy is not given, bands for people who are not pregnant.
 */
export function chooseBands<B extends Whom>(marker: Banded<B>, person: Person): Choice<B> {
  // A result in words: no range is missing for anybody.
  if (marker.bands.length === 0) return { candidates: [], missing: [], notes: [] };
  const sex =
    person.sex ?? (person.pregnancy === true || person.postmenopausal === true ? 'female' : marker.sex);
  const notes: Note[] = [];
  if (person.pregnancy === true) {
    const pregnant = marker.bands.filter(
      ({ pregnancy }) =>
        pregnancy !== undefined &&
        (pregnancy === 'any' ||
          person.trimester === undefined ||
          pregnancy === `trimester_${person.trimester}`),
    );
    if (pregnant.length === 0) return { candidates: [], missing: [], notes: ['notForPregnancy'] };
    return { candidates: pregnant, missing: pregnant.length > 1 ? ['trimester'] : [], notes };
  }
  if (person.age === undefined && marker.bands.some((band) => !isAdult(band))) {
    notes.push('adults');
  }
  const fitting = marker.bands.filter(
    (band) =>
      band.pregnancy === undefined &&
      (band.sex === undefined || sex === undefined || band.sex === sex) &&
      fitsAge(band, person.age) &&
      (band.postmenopausal === undefined ||
        (sex !== 'male' &&
          (person.postmenopausal === undefined || band.postmenopausal === person.postmenopausal))),
  );
  // A woman after menopause has no cycle phase; her own bands, where held, replace the general ones.
  const afterMenopause = fitting.filter(({ postmenopausal }) => postmenopausal === true);
  const candidates =
    person.postmenopausal === true && afterMenopause.length > 0
      ? afterMenopause
      : fitting.filter(({ cyclePhase }) => person.postmenopausal !== true || cyclePhase === undefined);
  if (candidates.length === 0) notes.push('notForPerson');
  return { candidates, missing: missingFor(candidates, person, sex), notes };
}

/**
 * Whether a band applies to anybody of 20 or older, so that "11 to 19 years" is no range for adults, though part of it
 * is of age; adolescence ends with the 20th birthday (WHO).
 */
export const isAdult = ({ ageBefore }: Pick<Whom, 'ageBefore'>): boolean =>
  ageBefore === undefined || inDays(ageBefore) > inDays({ value: 20, unit: 'years' });

/** The ranges of a marker for adults who are not pregnant. */
export const adultBands = <B extends Whom>({ bands }: Banded<B>): B[] =>
  bands.filter((band) => band.pregnancy === undefined && isAdult(band));

/** Whether any day of this year of life lies in the band. */
function fitsAge(band: Whom, age: number | undefined): boolean {
  if (age === undefined) return isAdult(band);
  const from = band.ageFrom === undefined ? 0 : inDays(band.ageFrom);
  const before = band.ageBefore === undefined ? Number.POSITIVE_INFINITY : inDays(band.ageBefore);
  const first = inDays({ value: age, unit: 'years' });
  const next = inDays({ value: age + 1, unit: 'years' });
  return from < next && first < before;
}

function missingFor(candidates: readonly Whom[], person: Person, sex: Sex | undefined): Unknown[] {
  if (candidates.length < 2) return [];
  const missing: Unknown[] = [];
  if (sex === undefined && candidates.some((band) => band.sex !== undefined)) missing.push('sex');
  const aged = candidates.some(({ ageFrom, ageBefore }) => ageFrom !== undefined || ageBefore !== undefined);
  if (person.age === undefined && aged) missing.push('age');
  const menopausal = candidates.some(({ postmenopausal }) => postmenopausal !== undefined);
  if (person.postmenopausal === undefined && menopausal && sex !== 'male') missing.push('postmenopausal');
  return missing;
}

export type Flag = 'low' | 'normal' | 'high';
export type Limits = Pick<Band, 'low' | 'high' | 'lowInclusive' | 'highInclusive'>;

/** Where a value lies; a value equal to an inclusive limit is inside. */
export function flagOf(
  value: number,
  { low, high, lowInclusive = true, highInclusive = true }: Limits,
): Flag {
  if (low !== undefined && (lowInclusive ? value < low : value <= low)) return 'low';
  if (high !== undefined && (highInclusive ? value > high : value >= high)) return 'high';
  return 'normal';
}

/** Kinds of number that are printed without a unit. */
const UNITLESS: ReadonlySet<string> = new Set(['ratio', 'index', 'INR', 'pH']);

/** A number with its unit, as a sentence prints it. */
export const withUnit = (value: number | string, unit: string): string =>
  `${value} ${UNITLESS.has(unit) ? '' : unit}`.trim();

/** "70 to 99 mg/dL", "below 100 mg/dL", "at least 40 mg/dL". */
export function limitsText(
  { low, high, lowInclusive = true, highInclusive = true }: Limits,
  unit: string,
  { limits }: Pick<Words, 'limits'>,
): string {
  if (low !== undefined && high !== undefined) {
    const from = lowInclusive ? String(low) : limits.above(String(low));
    const to = highInclusive ? String(high) : limits.below(String(high));
    return withUnit(limits.span(from, to), unit);
  }
  if (high !== undefined) return (highInclusive ? limits.atMost : limits.below)(withUnit(high, unit));
  if (low !== undefined) return (lowInclusive ? limits.atLeast : limits.above)(withUnit(low, unit));
  return withUnit(limits.any, unit);
}
