import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { isNamed } from '../../src/core/analytes/match.ts';
import { readReport } from '../../src/core/report/report.ts';
import { call, data } from '../../src/core/tools/call.fixture.ts';

interface Case {
  readonly case: string;
  readonly sex: string;
  /** "34y", "5m", "3d", "18h". */
  readonly age: string;
  /** "", "yes" or the week: "28w". */
  readonly pregnancy: string;
  readonly urgency: string;
  readonly basis: string;
}

/** A line of a report, and what a careful clinician expects of it; `|` between answers that are all right. */
export interface GoldenLine extends Case {
  readonly line: string;
  readonly flag: string;
  readonly grade: string;
}

/** A whole report, its lines between slashes, and what stands behind all of them. */
export interface GoldenReport extends Case {
  readonly lines: string;
  readonly pattern: string;
}

export const rowsOf = <T>(file: string): T[] =>
  parse(readFileSync(file, 'utf8'), { columns: true, skip_empty_lines: true });

const AGES = { y: 'age', m: 'ageMonths', d: 'ageDays', h: 'ageHours' } as const;
const SEXES: Readonly<Record<string, string>> = { M: 'male', F: 'female' };

/** The person of a case as a caller says it. */
export function personOf({ sex, age, pregnancy }: Pick<Case, 'sex' | 'age' | 'pregnancy'>) {
  const [, lived, unit] = /^(\d+)([ymdh])$/.exec(age) ?? [];
  const week = /^(\d+)w$/.exec(pregnancy)?.[1];
  return {
    ...(SEXES[sex] === undefined ? {} : { sex: SEXES[sex] }),
    ...(lived === undefined ? {} : { [AGES[unit as keyof typeof AGES]]: Number(lived) }),
    ...(pregnancy === '' ? {} : { pregnancy: true }),
    ...(week === undefined ? {} : { gestationalWeek: Number(week) }),
  };
}

/** The fields of a result that are compared. */
interface Result {
  readonly flag: string;
  readonly value: number | string;
  readonly grade?: string;
  readonly urgency?: string;
  readonly missing?: readonly string[];
}

interface Judgement {
  readonly judged: readonly { readonly line: string; readonly result: Result }[];
  readonly patterns: readonly { readonly slug: string; readonly urgency?: string }[];
  readonly urgency: string | undefined;
}

/** Reads the lines of a report as the page does, and judges what was read. */
export function judgeReport(lines: readonly string[], person: object): Judgement {
  const { lines: readings } = readReport(lines.join('\n'), (name) => isNamed(name, data.analytes));
  const read = readings.flatMap((one) => ('entry' in one ? [one] : []));
  if (read.length === 0) return { judged: [], patterns: [], urgency: undefined };
  const { results, patterns, urgency } = call('interpret_results', {
    values: read.map(({ entry }) => entry),
    ...person,
  });
  const judged = read.map(({ line }, i) => ({ line, result: results[i] }));
  return { judged, patterns: patterns ?? [], urgency };
}

const allows = (expected: string, is: string | undefined): boolean =>
  expected === '*' || expected.split('|').includes(is ?? '');

/** The most urgent first; nothing where a value is not urgent. */
const URGENCY = ['now', 'today', 'soon', ''];

/** Whether an urgency is calmer than every right one, or more urgent. */
function beside(expected: string, is: string | undefined): 'reassured' | 'alarmed' | undefined {
  if (expected === '*') return undefined;
  const rank = URGENCY.indexOf(is ?? '');
  const ranks = expected.split('|').map((one) => URGENCY.indexOf(one));
  return rank > Math.max(...ranks) ? 'reassured' : rank < Math.min(...ranks) ? 'alarmed' : undefined;
}

/** Another answer than any that is right. */
export interface Difference {
  readonly theme: string;
  readonly case: string;
  readonly line: string;
  readonly fault: 'reassured' | 'alarmed' | 'flag' | 'grade' | 'unread' | 'pattern';
  readonly is: string;
}

/** How the lines of one theme compare with what is expected of them. */
export function differencesIn(rows: readonly GoldenLine[], theme: string): Difference[] {
  return Map.groupBy(rows, (row) => row.case)
    .values()
    .toArray()
    .flatMap((lines) => {
      const [first] = lines;
      if (first === undefined) return [];
      const person = personOf(first);
      const { judged } = judgeReport(
        lines.map(({ line }) => line),
        person,
      );
      return lines.flatMap((row) => {
        const found = judged.find(
          ({ line }) => line.includes(row.line.trim()) || row.line.includes(line.trim()),
        );
        return faultsOf(row, found?.result).map((fault) => ({
          ...fault,
          theme,
          case: row.case,
          line: row.line,
        }));
      });
    });
}

function faultsOf(row: GoldenLine, result: Result | undefined): Pick<Difference, 'fault' | 'is'>[] {
  if (result === undefined) return [{ fault: 'unread', is: '' }];
  const { flag, grade, urgency, value, missing } = result;
  const is = [flag, grade, urgency].map((one) => one ?? '-').join(' ');
  const urgent = beside(row.urgency, urgency);
  // A result in words has no flag; who is asked back is told what for.
  const open = flag === 'indeterminate' && (typeof value === 'string' || missing !== undefined);
  return [
    ...(urgent === undefined ? [] : [{ fault: urgent, is }]),
    ...(open || allows(row.flag, flag) ? [] : [{ fault: 'flag' as const, is }]),
    ...(grade === undefined || allows(row.grade, grade) ? [] : [{ fault: 'grade' as const, is }]),
  ];
}

/** How whole reports compare: their urgency, and the patterns by the names that clinicians gave them. */
export function differencesOf(
  reports: readonly GoldenReport[],
  names: ReadonlyMap<string, readonly string[]>,
): Difference[] {
  return reports.flatMap((row) => {
    const { patterns, urgency } = judgeReport(row.lines.split(' / '), personOf(row));
    const named = row.pattern.split('|');
    const held = named.flatMap((name) => names.get(name) ?? []);
    const found = patterns.map(({ slug }) => slug);
    const missed = !named.includes('none') && held.length > 0 && !held.some((slug) => found.includes(slug));
    const invented =
      named.includes('none') &&
      patterns.some(({ slug, urgency: how }) => !held.includes(slug) && how !== undefined && how !== 'soon');
    const urgent = beside(row.urgency, urgency);
    const at = { theme: 'reports', case: row.case, line: row.pattern };
    return [
      ...(urgent === undefined ? [] : [{ ...at, fault: urgent, is: urgency ?? '-' }]),
      ...(missed || invented ? [{ ...at, fault: 'pattern' as const, is: found.join(' ') || '-' }] : []),
    ];
  });
}
