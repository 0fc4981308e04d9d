import type { Words } from '../words/index.ts';
import { amountText, placeOf } from './amount.ts';
import { type Flag, limitsText } from './limits.ts';
import type { Printed, Supplied } from './supplied.ts';

export interface Own {
  readonly flag: Flag | 'indeterminate';
  /** Why the range decides nothing. */
  readonly reason?: string;
  readonly range: {
    readonly low?: number;
    readonly high?: number;
    readonly unit?: string;
    readonly text: string;
  };
}

/** Whether the limits of a report's own range stand in the wrong order: they are no range then. */
export const swapped = ({ refLow, refHigh }: Supplied): boolean =>
  refLow !== undefined && refHigh !== undefined && refLow > refHigh;

/** The report's own range rules: it comes from the laboratory that measured. It is in the value's own unit. */
export function ownRange(entry: Supplied, printed: Printed, words: Words): Own | undefined {
  const { unit, refLow, refHigh } = entry;
  if ((refLow === undefined && refHigh === undefined) || swapped(entry)) return undefined;
  const limits = {
    ...(refLow === undefined ? {} : { low: refLow }),
    ...(refHigh === undefined ? {} : { high: refHigh }),
  };
  const range = {
    ...limits,
    ...(unit === undefined ? {} : { unit }),
    text: words.reference.ownRange(limitsText(limits, unit ?? '', words)),
  };
  if (printed.kind === 'words') return ofWords(printed.text, range, words);
  const { comparator, decimals } = printed;
  const negatives = (refLow ?? 0) < 0;
  const places = new Set(
    printed.values.map((value) => placeOf({ value, comparator, decimals, negatives }, limits)),
  );
  const [place, ...others] = places;
  const certain = place !== undefined && others.length === 0;
  const [value, other] = printed.values;
  const reason =
    other === undefined
      ? words.reference.straddles(amountText({ value, comparator }, unit ?? '', words))
      : words.reference.unit.marks(value, other);
  return {
    ...(certain ? { flag: place } : { flag: 'indeterminate' as const, reason }),
    range,
  };
}

/** The ends of a count that is printed as a range: "40-60". */
export function spanOf(text: string): readonly [number, number] | undefined {
  const [, low, high] = /^(\d+)\s*(?:-|–|a|to)\s*(\d+)$/i.exec(text.trim()) ?? [];
  return low === undefined || high === undefined ? undefined : [Number(low), Number(high)];
}

/** Counts in words that are above any upper limit of a field. */
const COUNTLESS =
  /^(?:tntc|too numerous to count|numerous|numeros[oa]s|incontables?|campo cubierto|loaded|packed|innumerables?)$/i;

/** A count between two numbers, by both of its ends; or one in words that no field holds. */
function ofWords(text: string, range: Own['range'], words: Words): Own | undefined {
  const ends = spanOf(text);
  if (ends === undefined)
    return range.high !== undefined && COUNTLESS.test(text.trim()) ? { flag: 'high', range } : undefined;
  const [low, high] = ends.map((value) => placeOf({ value }, range));
  return low !== undefined && low === high
    ? { flag: low, range }
    : { flag: 'indeterminate', reason: words.reference.straddles(text), range };
}
