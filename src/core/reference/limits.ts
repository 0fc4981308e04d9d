import type { Limit } from '../model/limit.ts';
import type { Band } from '../model/marker.ts';
import type { Words } from '../words/index.ts';

export type Flag = 'low' | 'normal' | 'high';
export type Limits = Pick<Band, 'low' | 'high' | 'lowInclusive' | 'highInclusive'>;

/** Where a value lies; a value equal to an inclusive limit is inside. */
export function flagOf(
  value: number,
  { low, high, lowInclusive = true, highInclusive = true }: Limits,
): Flag {
  if (low !== undefined && (lowInclusive ? value < low : value <= low)) return 'low';
  if (high !== undefined && (highInclusive ? value > high : value >= high)) return 'high';
  return 'normal';
}

/** Kinds of number that are printed without a unit. */
const UNITLESS: ReadonlySet<string> = new Set(['ratio', 'index', 'INR', 'pH']);

/** A number with its unit, as a sentence prints it. */
export const withUnit = (value: number | string, unit: string): string =>
  `${value} ${UNITLESS.has(unit) ? '' : unit}`.trim();

/** Digits that a limit brought from another unit is said with: 200 umol/L of creatinine is "2.262 mg/dL". */
const SAID_DIGITS = 4;

/** A limit of a publication with its unit, as sentences say it. */
export const limitWithUnit = (of: number, unit: string): string =>
  withUnit(Number(of.toPrecision(SAID_DIGITS)), unit);

/** "at most 2.5 mmol/L": what lies beyond a limit. */
export function beyondText({ side, of, at }: Limit, unit: string, { limits }: Pick<Words, 'limits'>): string {
  const number = limitWithUnit(of, unit);
  return side === 'below'
    ? (at ? limits.atMost : limits.below)(number)
    : (at ? limits.atLeast : limits.above)(number);
}

/** "70 to 99 mg/dL", "below 100 mg/dL", "at least 40 mg/dL". */
export function limitsText(
  { low, high, lowInclusive = true, highInclusive = true }: Limits,
  unit: string,
  { limits }: Pick<Words, 'limits'>,
): string {
  if (low !== undefined && high !== undefined) {
    const from = lowInclusive ? String(low) : limits.above(String(low));
    const to = highInclusive ? String(high) : limits.below(String(high));
    return withUnit(limits.span(from, to), unit);
  }
  if (high !== undefined) return (highInclusive ? limits.atMost : limits.below)(withUnit(high, unit));
  if (low !== undefined) return (lowInclusive ? limits.atLeast : limits.above)(withUnit(low, unit));
  return withUnit(limits.any, unit);
}
