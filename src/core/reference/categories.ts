import type { Marker, RiskCategory } from '../model/marker.ts';
import { fitsAge, type Person, sexOf } from '../people/person.ts';
import { type Amount, placeOf } from './amount.ts';
import type { Flag } from './limits.ts';

/** The named zones that are for this person. */
export const categoriesFor = ({ categories }: Pick<Marker, 'categories'>, person: Person): RiskCategory[] =>
  categories.filter(
    ({ sex, ageFrom, ageBefore, pregnancy }) =>
      (sex === undefined || sexOf(person) === undefined || sexOf(person) === sex) &&
      (pregnancy !== false || person.pregnancy !== true) &&
      fitsAge({ ...(ageFrom && { ageFrom }), ...(ageBefore && { ageBefore }) }, person),
  );

/** The zone that a value lies in, unless it contradicts the flag: nothing that is called high is "desirable", too. */
export function categoryOf(
  amount: Amount,
  flag: Flag | 'indeterminate',
  marker: Pick<Marker, 'categories'>,
  person: Person,
): RiskCategory | undefined {
  const zone = categoriesFor(marker, person).find((one) => placeOf(amount, one) === 'normal');
  return zone === undefined || agrees(zone, flag) ? zone : undefined;
}

const agrees = ({ says }: RiskCategory, flag: Flag | 'indeterminate'): boolean =>
  says === 'between' || flag === 'indeterminate' || (says === 'fine' ? flag === 'normal' : flag === says);
