import type { Band, Marker } from '../model/marker.ts';
import {
  daysOfLife,
  fits,
  fitsPregnancy,
  isAdult,
  menopauseOf,
  type Person,
  sexOf,
  trimesterOf,
  type Whom,
} from '../people/person.ts';
import type { Words } from '../words/index.ts';

/** What was taken as said, or is not held. */
export type Note = keyof Words['reference']['notes'];

export type Unknown = 'sex' | 'age' | 'trimester' | 'gestationalWeek' | 'postmenopausal' | 'method';

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

/**
 * Chooses the bands that may apply. Where the age is not given, adult bands are used and a note says so; where
 * pregnancy is not given, bands for people who are not pregnant. In a pregnancy of which no range is held, those of
 * people who are not pregnant are used, with a note.
 */
export function chooseBands<B extends Whom>(marker: Banded<B>, person: Person): Choice<B> {
  // A result in words: no range is missing for anybody.
  if (marker.bands.length === 0) return { candidates: [], missing: [], notes: [] };
  const pregnant = marker.bands.filter((band) => fitsPregnancy(band, person));
  if (pregnant.length > 0 && (trimesterOf(person) !== undefined || coverAll(pregnant)))
    return { candidates: pregnant, missing: missingOf(pregnant, person), notes: [] };
  const notes: Note[] = person.pregnancy === true ? ['notForPregnancy'] : [];
  const known = { ...person, pregnancy: undefined, sex: sexOf(person) ?? marker.sex };
  if (daysOfLife(person) === undefined && marker.bands.some((band) => !isAdult(band))) notes.push('adults');
  const fitting = marker.bands.filter((band) => band.pregnancy === undefined && fits(band, known));
  // A woman after menopause has no cycle phase; her own bands, where held, replace the general ones.
  const afterMenopause = fitting.filter(({ postmenopausal }) => postmenopausal === true);
  const candidates =
    person.postmenopausal === true && afterMenopause.length > 0
      ? afterMenopause
      : fitting.filter(({ cyclePhase }) => person.postmenopausal !== true || cyclePhase === undefined);
  if (candidates.length === 0) notes.push('notForPerson');
  // Of a pregnancy whose trimester is not known, and of which not every trimester has a range, both may be meant.
  return pregnant.length > 0
    ? { candidates: [...pregnant, ...candidates], missing: ['trimester'], notes }
    : { candidates, missing: missingFor(candidates, known), notes };
}

/** Whether ranges for pregnancy leave no trimester out. */
const coverAll = (bands: readonly Whom[]): boolean =>
  bands.some(({ pregnancy }) => pregnancy === 'any') ||
  new Set(bands.map(({ pregnancy }) => pregnancy)).size === 3;

/** What would have to be known of a pregnancy to choose among its ranges. */
function missingOf(bands: readonly Whom[], person: Person): Unknown[] {
  if (bands.length < 2) return [];
  if (trimesterOf(person) === undefined) return ['trimester'];
  const byWeek = bands.some(({ weekFrom, weekBefore }) => weekFrom !== undefined || weekBefore !== undefined);
  return byWeek && person.gestationalWeek === undefined ? ['gestationalWeek'] : [];
}

/** The ranges of a marker for adults who are not pregnant. */
export const adultBands = <B extends Whom>({ bands }: Banded<B>): B[] =>
  bands.filter((band) => band.pregnancy === undefined && isAdult(band));

function missingFor(candidates: readonly Whom[], person: Person): Unknown[] {
  const { sex } = person;
  if (candidates.length < 2) return [];
  const missing: Unknown[] = [];
  if (sex === undefined && candidates.some((band) => band.sex !== undefined)) missing.push('sex');
  const aged = candidates.some(({ ageFrom, ageBefore }) => ageFrom !== undefined || ageBefore !== undefined);
  if (daysOfLife(person) === undefined && aged) missing.push('age');
  const menopausal = candidates.some(({ postmenopausal }) => postmenopausal !== undefined);
  if (menopauseOf(person) === undefined && menopausal && sex !== 'male') missing.push('postmenopausal');
  return missing;
}
