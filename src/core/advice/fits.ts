import type { Addressed } from '../model/goal.ts';
import type { Sex } from '../model/vocabulary.ts';

/** What is known of the person that advice is for; what is absent was not said. */
export interface Advised {
  readonly age?: number | undefined;
  readonly sex?: Sex | undefined;
  readonly pregnancy?: boolean | undefined;
}

/** Whether something is said to a person: `unknown` where that hangs on what was not said. */
export type Fit = 'yes' | 'no' | 'unknown';

/** Who gives no age is taken for an adult, as everywhere here; nobody is taken for young or old. */
const ADULT = { from: 18, to: 90 } as const;

const fitsAge = ({ ageFrom = 0, ageTo = 120 }: Addressed, { age }: Advised): Fit => {
  if (age === undefined) return ageFrom <= ADULT.from && ageTo >= ADULT.to ? 'yes' : 'unknown';
  return ageFrom <= age && age <= ageTo ? 'yes' : 'no';
};

const fitsSex = (whom: Addressed, { sex }: Advised): Fit =>
  whom.sex === undefined || whom.sex === sex ? 'yes' : sex === undefined ? 'unknown' : 'no';

/** A pregnancy is never assumed: what is not for pregnant women is for anybody who says nothing of one. */
const fitsPregnancy = ({ pregnant }: Addressed, { pregnancy, sex }: Advised): Fit => {
  if (pregnant === undefined) return 'yes';
  if (pregnancy === undefined) return pregnant ? (sex === 'male' ? 'no' : 'unknown') : 'yes';
  return pregnancy === pregnant ? 'yes' : 'no';
};

/** Whether something is for this person. Everybody is meant where nobody is named. */
export function fitOf(whom: Addressed | undefined, person: Advised): Fit {
  if (whom === undefined) return 'yes';
  const fits = [fitsAge(whom, person), fitsSex(whom, person), fitsPregnancy(whom, person)];
  return fits.includes('no') ? 'no' : fits.includes('unknown') ? 'unknown' : 'yes';
}
