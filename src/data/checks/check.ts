import type { Authored } from '../read/authored.ts';
import type { Breach } from '../read/breach.ts';

/** A rule over all records together: it returns every breach that it finds. */
export interface Check {
  readonly name: string;
  readonly why: string;
  readonly run: (authored: Authored) => Breach[];
}

/** Tells breaches of one rule. */
export const breachBy =
  (rule: string) =>
  (file: string, at: string, problem: string, tip: string): Breach => ({ rule, file, at, problem, tip });

/** The file of a catalog record. */
export const fileOf = (
  folder:
    | 'tests'
    | 'panels'
    | 'conditions'
    | 'markers'
    | 'interpretations'
    | 'providers'
    | 'goals'
    | 'not-sold',
  slug: string,
): string => `data/${folder}/${slug}.json`;

/** Tests and panels alike, each with its file. */
export function catalogRecords({ tests, panels }: Authored) {
  return [
    ...tests.map((record) => ({ record, file: fileOf('tests', record.slug) })),
    ...panels.map((record) => ({ record, file: fileOf('panels', record.slug) })),
  ];
}
