import { yearsOn } from './days.ts';
import type { FilePerson, FileReport } from './file-report.ts';

/** Whose values they are on the day of the draw, as far as the file says. */
export function personOn(
  { person, collected }: FileReport,
  day?: string,
): Pick<FilePerson, 'sex' | 'age'> & { readonly collected?: string } {
  const drawn = day ?? collected;
  const { sex, birthDate } = person;
  const age = birthDate && drawn ? yearsOn(birthDate, drawn) : person.age;
  return {
    ...(sex === undefined ? {} : { sex }),
    ...(age === undefined ? {} : { age }),
    ...(drawn === undefined ? {} : { collected: drawn }),
  };
}
