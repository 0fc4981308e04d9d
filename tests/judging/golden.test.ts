import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import {
  type Difference,
  differencesIn,
  differencesOf,
  type GoldenLine,
  type GoldenReport,
  rowsOf,
} from './golden.fixture.ts';

const FOLDER = import.meta.dirname;
const themes = globSync(`${FOLDER}/values/*.csv`).sort();
const lines = new Map(themes.map((file) => [basename(file, '.csv'), rowsOf<GoldenLine>(file)]));
const reports = rowsOf<GoldenReport>(`${FOLDER}/reports.csv`);
const names = new Map(
  rowsOf<{ name: string; patterns: string }>(`${FOLDER}/pattern-names.csv`).map(({ name, patterns }) => [
    name,
    patterns.split(';'),
  ]),
);
const listed = rowsOf<Difference & { reason: string }>(`${FOLDER}/differences.csv`);
const known = (theme: string) =>
  listed.filter((one) => one.theme === theme).map(({ reason: _, ...difference }) => difference);

it('holds hundreds of values and reports, each with what stands behind it', () => {
  const values = [...lines.values()].flat();
  expect(values.length).toBeGreaterThan(1000);
  expect(reports.length).toBeGreaterThan(100);
  for (const { basis, case: id } of [...values, ...reports]) expect(basis, id).not.toBe('');
});

it.each([...lines])('%s: judges every value as a careful clinician would, or says why not', (theme, rows) => {
  expect(differencesIn(rows, theme)).toEqual(known(theme));
});

it('whole reports: says how urgent they are and what their values say together', () => {
  expect(differencesOf(reports, names)).toEqual(known('reports'));
});

it('names a reason for every answer that is not one of the right ones', () => {
  for (const { reason, line } of listed) expect(reason.length, line).toBeGreaterThan(15);
});

it('calls no value of a calm report urgent', () => {
  expect(listed.filter(({ theme }) => theme === 'calm-reports')).toEqual([]);
});
