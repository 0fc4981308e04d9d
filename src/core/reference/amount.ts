import { significant } from '../chemistry/significant.ts';
import type { Limit } from '../model/limit.ts';
import type { Comparator } from '../report/printed-number.ts';
import type { Words } from '../words/index.ts';
import { type Flag, flagOf, type Limits, withUnit } from './limits.ts';

/** A value as a report gives it: exact, or censored, of which only the side of a number is known ("<10"). */
export interface Amount {
  readonly value: number;
  readonly comparator?: Comparator | undefined;
  /** Digits after the decimal mark as printed; absent where the value was converted. */
  readonly decimals?: number | undefined;
  /** Whether the analyte has values below zero. */
  readonly negatives?: boolean | undefined;
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** Whether a limit is the next number that a laboratory of these decimals prints: ">59" of whole numbers is 60 or more. */
const touches = (value: number, limit: number, decimals: number | undefined): boolean =>
  decimals !== undefined &&
  decimalsOf(limit) <= decimals &&
  Math.abs(value - limit) <= 10 ** -decimals * (1 + 1e-9);

/**
 * Where a value lies. A censored one lies inside only if everything that it can be does, and below or above only if
 * everything is; undefined where it can be either.
 */
export function placeOf(amount: Amount, limits: Limits): Flag | undefined {
  const { value, comparator, decimals, negatives = false } = amount;
  if (comparator === undefined) return flagOf(value, limits);
  const { low, high, lowInclusive = true, highInclusive = true } = limits;
  const open = comparator === '<' || comparator === '>';
  if (comparator.startsWith('<')) {
    // Nothing measured is below zero, save of analytes that have negative values.
    const reachesLow = low !== undefined && (negatives || low > 0);
    if (reachesLow && (value < low || (value === low && (open || !lowInclusive)))) return 'low';
    const below =
      high === undefined ||
      value < high ||
      (value === high && (open || highInclusive)) ||
      (open && touches(value, high, decimals));
    return !reachesLow && below ? 'normal' : undefined;
  }
  if (high !== undefined && (value > high || (value === high && (open || !highInclusive)))) return 'high';
  const above =
    low === undefined ||
    value > low ||
    (value === low && (open || lowInclusive)) ||
    (open && touches(value, low, decimals));
  return high === undefined && above ? 'normal' : undefined;
}

/** "below 10 ng/mL": a value as sentences print it, with its sign. */
export function amountText(
  { value, comparator }: Amount,
  unit: string,
  { limits }: Pick<Words, 'limits'>,
): string {
  const text = withUnit(significant(value), unit);
  if (comparator === undefined) return text;
  const wordings = {
    '<': limits.below,
    '<=': limits.atMost,
    '>': limits.above,
    '>=': limits.atLeast,
  } as const;
  return wordings[comparator](text);
}

/** Whether a value lies beyond a limit, whatever a sign before it leaves open. */
export const isBeyond = (amount: Amount, { side, of, at }: Limit): boolean =>
  side === 'below'
    ? placeOf(amount, { low: of, lowInclusive: !at }) === 'low'
    : placeOf(amount, { high: of, highInclusive: !at }) === 'high';

/** Whether a value with a sign may lie beyond a limit and may also not: "<150" platelets may be 9. */
export const mayBeBeyond = (amount: Amount, limit: Limit): boolean => {
  const { value, comparator } = amount;
  if (comparator === undefined || isBeyond(amount, limit)) return false;
  return limit.side === 'above' ? comparator.startsWith('>') : comparator.startsWith('<') && limit.of < value;
};
