import type { Grade } from '../grading/grade.ts';
import { fold } from '../names/fold.ts';
import { type Facts, factsOf } from './facts.ts';
import type { KeptReport, KeptValue } from './kept-report.ts';
import { inUnit } from './one-unit.ts';
import { type Dated, seriesIn } from './series.ts';

/** What may differ between two values beside the values. */
export type Change = 'lab' | 'method';

export interface Point extends Dated {
  /** In the unit of the trend; of a value with a sign, its limit. */
  readonly at: number;
  /** It was printed in another unit. */
  readonly converted: boolean;
  readonly low?: number;
  readonly high?: number;
  /** What is another than at the point before, where both reports say it. */
  readonly changed: readonly Change[];
}

/** A value that has no place on the line, and why. */
export interface Undrawn extends Dated {
  readonly why: 'words' | 'unit';
}

/** The values of one marker over reports, in one unit. */
export interface Trend {
  readonly key: string;
  readonly marker?: string;
  /** As the newest report prints it. */
  readonly name: string;
  /** That of the newest number. */
  readonly unit?: string;
  /** Oldest first. */
  readonly points: readonly Point[];
  readonly undrawn: readonly Undrawn[];
}

/** Markers that stand in two reports or more: those with a line first, of them those that are outside of their range now. */
export function trendsOf(reports: readonly KeptReport[], facts: Facts): Trend[] {
  return [...seriesIn(reports)]
    .filter(([, values]) => new Set(values.map(({ report }) => report.id)).size > 1)
    .map(([key, values]) => trendOf(key, values, facts))
    .sort(
      (a, b) =>
        Number(b.points.length > 1) - Number(a.points.length > 1) ||
        weight(b) - weight(a) ||
        (fold(a.name) < fold(b.name) ? -1 : 1),
    );
}

function trendOf(key: string, values: readonly Dated[], facts: Facts): Trend {
  const newest = values.at(-1)?.value;
  const marker = newest?.marker;
  const bridges = factsOf(marker, facts)?.bridges ?? [];
  const unit = values.findLast(({ value }) => typeof value.value === 'number')?.value.unit;
  const points: Point[] = [];
  const undrawn: Undrawn[] = [];
  for (const dated of values) {
    const { value } = dated;
    const at = typeof value.value === 'number' ? inUnit(value.value, value.unit, unit, bridges) : undefined;
    if (at === undefined) {
      undrawn.push({ ...dated, why: typeof value.value === 'number' ? 'unit' : 'words' });
      continue;
    }
    const limit = (of: number | undefined): number | undefined =>
      of === undefined ? undefined : inUnit(of, value.range?.unit ?? value.unit, unit, bridges);
    const [low, high] = [limit(value.range?.low), limit(value.range?.high)];
    points.push({
      ...dated,
      at,
      converted: value.value !== at,
      ...(low === undefined ? {} : { low }),
      ...(high === undefined ? {} : { high }),
      changed: changes(points.at(-1), dated),
    });
  }
  return {
    key,
    ...(marker === undefined ? {} : { marker }),
    name: newest?.name ?? '',
    ...(unit === undefined ? {} : { unit }),
    points,
    undrawn,
  };
}

/** What is another than before; where one of the two reports does not say it, nothing is known. */
export function changes(before: Dated | undefined, { report, value }: Dated): Change[] {
  if (before === undefined) return [];
  const differ = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && b !== undefined && fold(a) !== fold(b);
  return [
    ...(differ(before.report.lab, report.lab) ? ['lab' as const] : []),
    ...(differ(before.value.method, value.method) ? ['method' as const] : []),
  ];
}

const WEIGHTS: Readonly<Record<Grade, number>> = {
  critical: 3,
  clearly_outside: 2,
  slightly_outside: 1,
  in_range: 0,
};

const outside = ({ grade, flag }: KeptValue): number =>
  grade === undefined ? (flag === 'low' || flag === 'high' ? 1 : 0) : WEIGHTS[grade];

const weight = ({ points, undrawn }: Trend): number => {
  const last = points.at(-1) ?? undrawn.at(-1);
  return last === undefined ? 0 : outside(last.value);
};
