import type { Marker } from '../model/marker.ts';
import type { Lang } from '../model/vocabulary.ts';
import { yearsOn } from './days.ts';
import type { FilePerson, FileReport, FileValue } from './file-report.ts';

type Coded = Pick<Marker, 'loinc' | 'said'>;

/** Codes of laboratories with the name that this site gives them. A code of several is no name. */
export function namesByCode(records: readonly Coded[], lang: Lang): ReadonlyMap<string, string> {
  const all = records.flatMap(({ loinc, said }) => loinc.map((code) => [code, said[lang].name] as const));
  return new Map(
    all.filter(([code, name]) => all.every(([other, named]) => other !== code || named === name)),
  );
}

/**
 * What a value of a file is called: as printed where that is known, else by its code.
 * @param knows whether a printed name is known as it stands
 */
export function nameOfValue(
  { name, loinc }: FileValue,
  names: ReadonlyMap<string, string>,
  knows: (name: string) => boolean,
): string {
  const coded = loinc === undefined ? undefined : names.get(loinc);
  return (coded !== undefined && !knows(name) ? coded : name).slice(0, 80);
}

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
