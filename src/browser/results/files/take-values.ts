import { isNamed } from '../../../core/analytes/match.ts';
import { type FileReport, type FileValue, ofDay } from '../../../core/files/file-report.ts';
import { askedName, namesByCode } from '../../../core/files/names.ts';
import { personOn } from '../../../core/files/person-on.ts';
import { pageLang } from '../../language.ts';
import { sliceFile } from '../../tool-file.ts';
import type { Entry } from '../rows/report-rows.ts';
import type { Taking } from '../taking.ts';

/** Prepares the values of a file to be shown day by day. */
export async function takeValues(
  report: FileReport,
  taking: Taking,
): Promise<(day: string | undefined) => void> {
  const { values = [] } = report;
  const [analytes, markers] = await Promise.all([
    sliceFile('analytes').catch(() => undefined),
    values.some(({ loinc }) => loinc !== undefined) ? sliceFile('markers').catch(() => undefined) : undefined,
  ]);
  const names = markers === undefined ? new Map<string, string>() : namesByCode(markers, pageLang());
  const knows = (name: string): boolean => analytes === undefined || isNamed(name, analytes);
  return (day) => taking.takeRows(entriesIn(report, day, names, knows), personOn(report, day), analytes);
}

const textOf = (value: number | string | undefined): string => (value === undefined ? '' : String(value));

/**
 * The values of a file as rows.
 * @param knows whether a printed name is known as it stands
 */
function entriesIn(
  { values = [] }: FileReport,
  day: string | undefined,
  names: ReadonlyMap<string, string>,
  knows: (name: string) => boolean,
): Entry[] {
  return ofDay(values, day).map((value): Entry => {
    return {
      text: {
        marker: askedName(value, names, knows).slice(0, 80),
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
