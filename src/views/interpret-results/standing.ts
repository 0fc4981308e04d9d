import { flagOf } from '../../core/reference/limits.ts';
import type { AnswerWith } from '../../core/tools/define.ts';
import type { interpretResults } from '../../core/tools/interpret-results.ts';

export type Interpreted = AnswerWith<typeof interpretResults, 'ok'>;
export type Result = Interpreted['results'][number];
export type Range = NonNullable<Result['range']>;
export type Pattern = NonNullable<Interpreted['patterns']>[number];

/** How a value stands to its range; `outside` where nothing says how far. */
export type Standing = 'in' | 'slight' | 'outside' | 'far' | 'critical' | 'unjudged';
export type Side = 'low' | 'high';

/** How a value stands, and on which side of its range where one is known. */
export interface Stand {
  readonly standing: Standing;
  readonly side?: Side;
}

/** Critical wins; a value that only its report's own range calls normal is not in range. */
export const standOf = (result: Result): Stand =>
  standGraded(result.critical === undefined ? result : { ...result, grade: 'critical' }, sideOf(result));

/** How a flag and a grade stand, on a side where one is known. */
export function standGraded({ flag, grade }: Pick<Result, 'flag' | 'grade'>, side: Side | undefined): Stand {
  const sided = side === undefined ? {} : { side };
  if (grade === 'critical') return { standing: 'critical', ...sided };
  if (grade === 'clearly_outside') return { standing: 'far', ...sided };
  if (grade === 'slightly_outside') return { standing: 'slight', ...sided };
  if (flag === 'low' || flag === 'high') return { standing: 'outside', ...sided };
  return { standing: flag === 'normal' ? 'in' : 'unjudged' };
}

function sideOf({ flag, publishedFlag, limits = [] }: Result): Side | undefined {
  for (const one of [flag, publishedFlag]) if (one === 'low' || one === 'high') return one;
  const beyond = limits.find((limit) => limit.beyond);
  return beyond === undefined ? undefined : beyond.side === 'below' ? 'low' : 'high';
}

export const isOutside = ({ standing }: Stand): boolean =>
  standing === 'slight' || standing === 'outside' || standing === 'far';

/** Digits that a value brought from another unit is shown with. */
const CONVERTED_DIGITS = 4;

/** The report's own range is in the report's own unit, and so is the value beside it. */
export function shownValue({ rule, input, value, converted }: Result): number | string {
  if (rule === 'own_range' && typeof input.value === 'number') return input.value;
  return converted === undefined || typeof value === 'string'
    ? value
    : Number(value.toPrecision(CONVERTED_DIGITS));
}

export const sized = (value: number | string, unit: string | undefined): string =>
  unit === undefined || unit === '' ? String(value) : `${value} ${unit}`;

const unitOf = ({ rule, input, unit }: Result): string | undefined =>
  rule === 'own_range' ? (input.unit ?? unit) : unit;

/** The value with its sign, and its unit, as they are shown. */
export const amountOf = (result: Result): { readonly value: string; readonly unit: string } => ({
  value: `${result.comparator ?? ''}${shownValue(result)}`,
  unit: unitOf(result) ?? '',
});

export const nameOf = ({ marker, input }: Result): string => marker?.name ?? input.marker;

/** The range that a value is drawn on: what decided, else the first published one that says the same of it. */
export function rangeOf(result: Result): Range | undefined {
  const { range, publishedRanges = [], flag } = result;
  if (range !== undefined) return range;
  if (flag === 'indeterminate') return undefined;
  const value = Number(result.value);
  return publishedRanges.find((one) => flagOf(value, one) === flag);
}

/** A range in figures alone, for a column of them. */
export function rangeFigures(range: Range): string {
  const { low, high } = range;
  const [lowIn, highIn] = 'population' in range ? [range.lowInclusive, range.highInclusive] : [true, true];
  if (low !== undefined && high !== undefined) return `${low} – ${high}`;
  if (high !== undefined) return `${highIn ? '≤' : '<'} ${high}`;
  return low === undefined ? '' : `${lowIn ? '≥' : '>'} ${low}`;
}
