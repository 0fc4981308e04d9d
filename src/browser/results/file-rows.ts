import { type FileReport, type FileValue, ofDay } from '../../core/files/file-report.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { pageLang } from '../language.ts';
import type { Entry } from './rows/report-rows.ts';

type Markers = Dataset['markers'];

/** Codes of laboratories with the name that this site gives them. */
export function namesByCode({ records }: Pick<Markers, 'records'>): ReadonlyMap<string, string> {
  const lang = pageLang();
  const all = records.flatMap(({ loinc, said }) => loinc.map((code) => [code, said[lang].name] as const));
  // A code of several is no name.
  return new Map(
    all.filter(([code, name]) => all.every(([other, named]) => other !== code || named === name)),
  );
}

const textOf = (value: number | string | undefined): string => (value === undefined ? '' : String(value));

/**
 * The values of a file as rows.
 * @param knows whether a printed name is known as it stands
 */
export function entriesIn(
  { values = [] }: FileReport,
  day: string | undefined,
  names: ReadonlyMap<string, string>,
  knows: (name: string) => boolean,
): Entry[] {
  return ofDay(values, day).map((value): Entry => {
    const coded = value.loinc === undefined ? undefined : names.get(value.loinc);
    const marker = coded !== undefined && !knows(value.name) ? coded : value.name;
    return {
      text: {
        marker: marker.slice(0, 80),
        value: textOf(value.value),
        unit: value.unit ?? '',
        low: textOf(value.low),
        high: textOf(value.high),
        mark: value.mark ?? '',
      },
      source: lineOf(value),
      unsure: typeof value.value === 'string',
      ...(value.loinc === undefined ? {} : { loinc: value.loinc }),
      ...(value.date === undefined ? {} : { date: value.date }),
      from: 'file',
    };
  });
}

const lineOf = ({ name, value, unit, low, high, rangeText }: FileValue): string =>
  [
    name,
    value,
    unit,
    rangeText ?? (low === undefined && high === undefined ? undefined : `${low ?? ''}-${high ?? ''}`),
  ]
    .filter((part) => part !== undefined)
    .join(' ');
