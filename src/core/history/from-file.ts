import { yearsOn } from '../files/days.ts';
import type { FileReport, FileValue } from '../files/file-report.ts';
import { daysOf } from '../files/file-report.ts';
import { grouped } from '../grouped.ts';
import type { Sex } from '../model/vocabulary.ts';
import type { Supplied } from '../reference/supplied.ts';
import type { Judged } from './from-answer.ts';
import { reportOf } from './from-answer.ts';
import { KeptReport } from './kept-report.ts';

/** The values of one day and one laboratory in a file of another system, as the interpreter is asked about them. */
export interface Drawn {
  readonly collected: string;
  readonly lab?: string;
  readonly sex?: Sex;
  readonly age?: number;
  readonly birthYear?: number;
  readonly values: readonly Supplied[];
  /** As the file names them. */
  readonly names: readonly string[];
}

/** The most values of one kept report. */
const MOST = 400;

/**
 * The values of a file by day and laboratory, the oldest first, and how many of them name no day. Those join the only
 * day of a file that has one.
 * @param nameOf what a value is asked about by
 */
export function drawnIn(
  { values = [], person }: FileReport,
  nameOf: (value: FileValue) => string,
): { readonly drawn: readonly Drawn[]; readonly undated: number } {
  const days = daysOf(values);
  const [only] = days.length === 1 ? days : [];
  const dated = values.flatMap((value) => {
    const collected = value.date ?? only;
    return collected === undefined ? [] : [{ collected, value }];
  });
  const labs = grouped(
    dated.flatMap(({ collected, value: { lab } }) => (lab === undefined ? [] : [{ collected, lab }])),
    ({ collected }) => collected,
  );
  // What names no laboratory comes from the only one of its day.
  const labOf = (collected: string, lab: string | undefined): string | undefined => {
    const [first, ...others] = new Set(labs.get(collected)?.map((one) => one.lab));
    return lab ?? (others.length === 0 ? first : undefined);
  };
  const groups = grouped(
    dated.map(({ collected, value }) => ({ collected, lab: labOf(collected, value.lab), value })),
    ({ collected, lab }) => JSON.stringify([collected, lab]),
  );
  const { sex, birthDate } = person;
  const drawn = [...groups.values()].flatMap((group): Drawn[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { collected, lab } = first;
    const age = birthDate === undefined ? undefined : yearsOn(birthDate, collected);
    const taken = group.slice(0, MOST).map(({ value }) => value);
    return [
      {
        collected,
        ...(lab === undefined ? {} : { lab }),
        ...(sex === undefined ? {} : { sex }),
        ...(age === undefined ? {} : { age }),
        ...(birthDate === undefined ? {} : { birthYear: Number(birthDate.slice(0, 4)) }),
        values: taken.map((value) => suppliedOf(value, nameOf(value))),
        names: taken.map(({ name }) => name),
      },
    ];
  });
  return {
    drawn: drawn.sort((a, b) => (a.collected < b.collected ? -1 : 1)),
    undated: values.length - dated.length,
  };
}

const suppliedOf = ({ value, unit, low, high, mark }: FileValue, marker: string): Supplied => ({
  marker: marker.slice(0, 80),
  value,
  ...(unit === undefined ? {} : { unit }),
  ...(low === undefined ? {} : { refLow: low }),
  ...(high === undefined ? {} : { refHigh: high }),
  ...(mark === undefined ? {} : { mark }),
});

/**
 * A report to be kept, with what the interpreter says of its values; undefined where it holds what none can.
 * @param results one for each value, or none at all
 */
export function keptFrom(
  { collected, lab, sex, age, birthYear, values, names }: Drawn,
  results: readonly Judged[],
  id: string,
): KeptReport | undefined {
  const asked = {
    values,
    ...(sex === undefined ? {} : { sex }),
    ...(age === undefined ? {} : { age }),
    // Records of health services have decimal points.
    lang: 'en',
  };
  const report = reportOf(asked, results, { id, collected, ...(lab === undefined ? {} : { lab }) });
  const read = KeptReport.safeParse({
    ...report,
    person: { ...report.person, ...(birthYear === undefined ? {} : { birthYear }) },
    values: report.values.map((value, i) => ({ ...value, name: names[i] ?? value.name })),
  });
  return read.success ? read.data : undefined;
}
