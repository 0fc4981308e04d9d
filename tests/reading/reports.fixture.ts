import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isNamed } from '../../src/core/analytes/match.ts';
import { fold } from '../../src/core/names/fold.ts';
import type { ReportLine } from '../../src/core/report/line.ts';
import type { Knows } from '../../src/core/report/name-before.ts';
import { type ReadReport, readReport } from '../../src/core/report/report.ts';
import { loadDataset } from '../../src/data/load.ts';

/** A line of a report of the corpus that holds a result, with what stands on it. */
export interface ExpectedLine {
  readonly n: number;
  readonly name: string;
  readonly value: string;
  readonly comparator?: string;
  readonly unit?: string;
  readonly low?: number;
  readonly high?: number;
  readonly specimen?: string;
  readonly meaning: string;
}

export interface ReportCase {
  readonly file: string;
  readonly title: string;
  readonly layout: string;
  readonly language: 'en' | 'es';
  readonly text: string;
  readonly about: Readonly<Record<string, unknown>>;
  readonly lines: readonly ExpectedLine[];
}

export const reportCases = (): ReportCase[] =>
  globSync('tests/reading/reports/*/*.json')
    .map((path) => ({ file: basename(path), ...JSON.parse(readFileSync(path, 'utf8')) }))
    .sort((a, b) => a.file.localeCompare(b.file));

const { analytes } = loadDataset();
export const knows: Knows = (name) => isNamed(name, analytes);
export const readCase = ({ text }: ReportCase, known = knows): ReadReport => readReport(text, known);

/** How the reading of a report compares with what stands there. */
export interface Compared {
  readonly right: number;
  /** Results that no value was read from. */
  readonly missed: readonly string[];
  /** Results in words of names that no analyte has: they are listed to the person, and not read. */
  readonly unnamed: readonly string[];
  /** Results with another value, sign, unit, range or name than printed. */
  readonly wrong: readonly string[];
  /** Values where none stands. */
  readonly invented: readonly string[];
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s.]+/g, '');
const unitOf = (text: string | undefined): string =>
  plain(text ?? '')
    .replace(/[µμ]/g, 'u')
    .replace(/^\(|\)$/g, '');

/** Words of a result, whatever their spelling; a titer is its number. */
const plainValue = (value: number | string): string => {
  const text = String(value).trim();
  const titer = /^1[:/](\d+)$/.exec(text)?.[1];
  if (titer !== undefined) return titer;
  return text !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : fold(text);
};

/** What differs between a line as it stands and as it was read; nothing where it was read right. */
function differences(expected: ExpectedLine, entry: ReportLine): string[] {
  const differs = (what: string, is: unknown, should: unknown): string[] =>
    is === should ? [] : [`${what} ${String(is)} for ${String(should)}`];
  const name = fold(entry.marker);
  const printed = fold(expected.name);
  return [
    ...(name === printed || name.startsWith(printed) || printed.startsWith(name)
      ? []
      : [`name ${entry.marker} for ${expected.name}`]),
    ...differs('value', plainValue(entry.value), plainValue(expected.value)),
    ...differs('sign', entry.comparator, expected.comparator),
    ...differs('unit', unitOf(entry.unit), unitOf(expected.unit)),
    ...differs('low', entry.refLow, expected.low),
    ...differs('high', entry.refHigh, expected.high),
  ];
}

const SPECIMENS: Readonly<Record<string, string>> = { csf: 'CSF' };

/** Whether a result stands in words, and no analyte has its name, by itself or with what it was made of. */
const isUnnamed = ({ name, value, specimen = '' }: ExpectedLine, known: Knows): boolean =>
  !/\d/.test(value.replace(/\d\+/, '')) &&
  !known(name) &&
  !known(`${name}, ${SPECIMENS[specimen] ?? specimen}`);

export function compareCase(report: ReportCase, known = knows): Compared {
  const printed = report.text.split('\n').map((line) => line.trim());
  const left = readCase(report, known).lines.flatMap((one) => ('entry' in one ? [one] : []));
  const [missed, wrong, unnamed]: [string[], string[], string[]] = [[], [], []];
  let right = 0;
  for (const expected of report.lines) {
    const line = printed[expected.n - 1] ?? '';
    const fitting = left.filter((one) => one.line.includes(line));
    const best =
      fitting.find(({ entry }) => differences(expected, entry).length === 0) ??
      fitting.find(({ entry }) => fold(entry.marker).startsWith(fold(expected.name))) ??
      (fitting.length === 1 && report.lines.filter(({ n }) => n === expected.n).length === 1
        ? fitting[0]
        : undefined);
    const where = `${report.file} ${expected.n}: ${line}`;
    if (best === undefined) {
      (isUnnamed(expected, known) ? unnamed : missed).push(where);
      continue;
    }
    left.splice(left.indexOf(best), 1);
    const found = differences(expected, best.entry);
    if (found.length === 0) right++;
    else wrong.push(`${where} → ${found.join(', ')}`);
  }
  return {
    right,
    missed,
    unnamed,
    wrong,
    invented: left.map(({ line, entry }) => `${report.file}: ${line} → ${entry.marker} = ${entry.value}`),
  };
}
