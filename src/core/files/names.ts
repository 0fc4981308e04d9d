import type { Dataset } from '../model/dataset.ts';
import type { Lang } from '../model/vocabulary.ts';
import type { FileValue } from './file-report.ts';

/** Codes of laboratories with the name that this site gives them. */
export function namesByCode(
  { records }: Pick<Dataset['markers'], 'records'>,
  lang: Lang,
): ReadonlyMap<string, string> {
  const all = records.flatMap(({ loinc, said }) => loinc.map((code) => [code, said[lang].name] as const));
  // A code of several is no name.
  return new Map(
    all.filter(([code, name]) => all.every(([other, named]) => other !== code || named === name)),
  );
}

/**
 * The name that a value is asked about by: as printed, or that of its code where the printed one is not known.
 * @param knows whether a printed name is known as it stands
 */
export function askedName(
  { name, loinc }: Pick<FileValue, 'name' | 'loinc'>,
  names: ReadonlyMap<string, string>,
  knows: (name: string) => boolean,
): string {
  const coded = loinc === undefined ? undefined : names.get(loinc);
  return coded !== undefined && !knows(name) ? coded : name;
}
