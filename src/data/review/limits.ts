import type { Authored } from '../read/authored.ts';

type Limits = Authored['limits'];

/** Tables of limits with the file of each, those first that decide how soon somebody is told to seek care. */
const TABLES = {
  critical: 'data/limits/critical.csv',
  criticalWords: 'data/limits/critical-words.csv',
  urgency: 'data/limits/urgency.csv',
  guidelineLimits: 'data/limits/guideline-limits.csv',
  severity: 'data/limits/severity.csv',
} as const;
type Table = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as Table[];

/** All rows about one analyte, signed together; another order of the rows is no change. */
export type AnalyteLimits = { readonly [T in Table]: readonly Limits[T][number][] };

const inOrder = <R>(rows: readonly R[]): R[] =>
  rows
    .map((row): [string, R] => [JSON.stringify(row), row])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row);

export function analyteLimits(analyte: string, limits: Limits): AnalyteLimits {
  const own = <R extends { readonly analyte: string }>(rows: readonly R[]): R[] =>
    inOrder(rows.filter((row) => row.analyte === analyte));
  return {
    critical: own(limits.critical),
    criticalWords: own(limits.criticalWords),
    urgency: own(limits.urgency),
    guidelineLimits: own(limits.guidelineLimits),
    severity: own(limits.severity),
  };
}

/** Every analyte of which a limit is held: first those whose limits say how soon to seek care. */
export const limitedAnalytes = (limits: Limits): string[] => [
  ...new Set([
    ...[...limits.critical, ...limits.criticalWords, ...limits.urgency].map(({ analyte }) => analyte).sort(),
    ...[...limits.guidelineLimits, ...limits.severity].map(({ analyte }) => analyte).sort(),
  ]),
];

/** The files that hold a row of it. */
export const limitFiles = (own: AnalyteLimits): string[] =>
  NAMES.filter((table) => own[table].length > 0).map((table) => TABLES[table]);

/** The publications that its rows stand on. */
export function limitPublications(own: AnalyteLimits, { criticalLists, guidelines }: Limits) {
  const lists = new Set([...own.critical, ...own.criticalWords].map(({ list }) => list));
  const bodies = new Set([...own.guidelineLimits, ...own.severity].map(({ guideline }) => guideline));
  return [
    ...criticalLists
      .filter(({ slug }) => lists.has(slug))
      .map(({ title, publisher, url, accessed }) => ({ title, publisher, url, accessed })),
    ...guidelines
      .filter(({ slug }) => bodies.has(slug))
      .map(({ title, body, year, url, accessed }) => ({
        title: `${title}, ${year}`,
        publisher: body,
        url,
        accessed,
      })),
  ];
}
