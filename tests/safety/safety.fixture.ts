import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { LANGS } from '../../src/core/model/vocabulary.ts';
import { type Met, signsIn } from '../../src/core/safety/find-signs.ts';
import { signsAndResultsIn } from '../../src/core/safety/typed-results.ts';
import { speaking } from '../../src/core/words/index.ts';
import { loadDataset } from '../../src/data/load.ts';

/** Something that a person types; `|` between labels that are both right. */
export interface Phrasing {
  readonly text: string;
  readonly lang: string;
  /** "now", "today", "clock" or "none". */
  readonly label: string;
  readonly sign: string;
  readonly why: string;
}

export const rowsOf = <T>(name: string): T[] =>
  parse(readFileSync(`${import.meta.dirname}/${name}.csv`, 'utf8'), {
    columns: true,
    skip_empty_lines: true,
  });

const data = loadDataset();
const { catalog, goals, signs } = data;

export const met = (text: string): Met[] => signsIn([text], signs);

/** The same with results beside names, as every door hears them. */
export const heard = (text: string): Met[] => signsAndResultsIn([text], data, speaking('en'));

/** Whether what was met is enough for a label: an emergency is said as one. */
export function isEnough(label: string, found: readonly Met[]): boolean {
  const labels = label.split('|');
  if (labels.includes('none')) return true;
  if (labels.includes('today') || labels.includes('clock')) return found.length > 0;
  return found.some(({ sign }) => sign.urgency === 'now');
}

/** What goals, conditions and items are called, and the phrases of goals, each once. */
export function namedInDataset(): string[] {
  const named = [...catalog.entries, ...catalog.conditions].flatMap(({ said }) =>
    LANGS.flatMap((lang) => [said[lang].name, ...said[lang].aliases]),
  );
  const wished = goals.goals.flatMap(({ said }) =>
    LANGS.flatMap((lang) => [said[lang].name, ...said[lang].phrases]),
  );
  return [...new Set([...named, ...wished])];
}
