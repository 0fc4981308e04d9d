import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { matchAnalyte } from '../../src/core/analytes/match.ts';
import { offered } from '../../src/core/names/match.ts';
import { loadDataset } from '../../src/data/load.ts';

/** A name as a report prints it, with what it means. */
export interface NameCase {
  readonly printed: string;
  readonly unit: string;
  /** What it means, in the words of who wrote the corpus; `?` where that is not certain, `none` where it is no test. */
  readonly concept: string;
  /** Where the form comes from: us, uk, es, loinc, slip … */
  readonly from: string;
  /** Analytes of the registry that it may be taken for; none where it must be asked about. */
  readonly allowed: ReadonlySet<string>;
}

const table = (file: string): Record<string, string>[] =>
  parse(readFileSync(`tests/reading/${file}`, 'utf8'), { columns: true });

const slugsOf = (cell: string | undefined): string[] =>
  (cell ?? '').split(';').filter((slug) => slug !== '' && slug !== 'none' && slug !== 'ask');

export function nameCases(): NameCase[] {
  const meanings = new Map(table('meanings.csv').map(({ concept, slugs }) => [concept, slugsOf(slugs)]));
  const accepted = new Map(
    table('accepted.csv').map(({ printed, unit, slugs }) => [`${printed}\t${unit}`, slugsOf(slugs)]),
  );
  return table('names.csv').map(({ printed = '', unit = '', concept = '', from = '' }) => ({
    printed,
    unit,
    concept,
    from,
    allowed: new Set(
      concept === '?' ? (accepted.get(`${printed}\t${unit}`) ?? []) : (meanings.get(concept) ?? []),
    ),
  }));
}

const { analytes } = loadDataset();
const KNOWN = new Set(analytes.records.map(({ slug }) => slug));

/** How a name of the corpus was understood. */
export type Understood = 'right' | 'asked' | 'unknown' | 'wrong';

/**
 * Right: as what it means. Asked: several are offered, or a near name is. Unknown: nothing. Wrong: as something else,
 * which must never be.
 */
export function understood({ printed, unit, allowed }: NameCase): { how: Understood; as: readonly string[] } {
  const match = matchAnalyte(printed.slice(0, 80), analytes, unit === '' ? undefined : unit);
  const as = offered(match);
  if (match.kind === 'one') return { how: allowed.has(match.slug) ? 'right' : 'wrong', as };
  const [first] = as;
  return { how: first === undefined ? 'unknown' : 'asked', as };
}

/** Slugs that the tables of the corpus name and the registry does not hold. */
export const strangers = (): string[] =>
  [...table('meanings.csv'), ...table('accepted.csv')]
    .flatMap(({ slugs }) => slugsOf(slugs))
    .filter((slug) => !KNOWN.has(slug));
