import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { readReport } from '../../src/core/report/report.ts';
import { call } from '../../src/core/tools/call.fixture.ts';
import { knows } from './reports.fixture.ts';

/** A printed line, and what a laboratory professional expects of it. */
export interface LineCase {
  readonly id: string;
  readonly sex: string;
  readonly age: string;
  readonly value: string;
  /** low, normal, high, critical, doubt or unread; `also` has what is no error either, between bars. */
  readonly grade: string;
  readonly also: string;
  readonly why: string;
  readonly report: string;
}

export const lineCases = (): LineCase[] =>
  parse(readFileSync('tests/reading/lines.csv', 'utf8'), { columns: true });

/** How a line was understood. */
export interface LineRead {
  readonly is: string;
  readonly asWanted: boolean;
  /** Called normal although it is not, and nothing else of the line is said to be outside. */
  readonly reassured: boolean;
}

interface Result {
  readonly flag: string;
  readonly grade?: string;
  readonly urgency?: string;
  readonly unitAssumed?: boolean;
  readonly input: { readonly value: number | string };
}

const gradeOf = ({ flag, grade, urgency }: Result): string =>
  grade === 'critical' || urgency === 'now' ? 'critical' : flag === 'indeterminate' ? 'doubt' : flag;

const SEXES: Readonly<Record<string, string>> = { M: 'male', F: 'female' };

export function readLineCase({ report, sex, age, value, grade, also }: LineCase): LineRead {
  const { lines, about } = readReport(report, knows);
  const values = lines.flatMap((one) => ('entry' in one ? [one.entry] : []));
  const years = about.age ?? (/^\d+$/.test(age) ? Number(age) : undefined);
  const who = about.sex ?? SEXES[sex];
  const person = {
    ...(who === undefined ? {} : { sex: who }),
    ...(years === undefined ? {} : { age: years }),
    ...(about.pregnant === undefined ? {} : { pregnancy: true }),
  };
  const results: Result[] =
    values.length === 0 ? [] : call('interpret_results', { values, ...person }).results;
  const all = results.map(gradeOf);
  const nearest = results.find(({ input }) => String(input.value).includes(value));
  const first = all.includes('critical') ? 'critical' : (all[0] ?? 'unread');
  const is = nearest === undefined ? first : gradeOf(nearest);
  const wanted = [grade, ...also.split('|')];
  const asWanted =
    wanted.includes(is) ||
    wanted.includes(first) ||
    (wanted.includes('doubt') && ['unread', 'doubt'].includes(is));
  return { is, asWanted, reassured: !asWanted && all.length > 0 && all.every((one) => one === 'normal') };
}
