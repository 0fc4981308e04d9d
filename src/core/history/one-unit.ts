import { convertValue } from '../chemistry/convert.ts';
import { significant } from '../chemistry/significant.ts';
import { plainUnit } from '../chemistry/unit-spelling.ts';
import { parseUnit, unitFactor, unitReadings } from '../chemistry/units.ts';
import type { Bridge } from '../model/conversion.ts';

const plain = (unit: string | undefined): string => plainUnit(unit ?? '');

/** Whether the two are spellings of one unit: a number printed in one may stand beside one in the other. */
export function isSameUnit(one: string | undefined, other: string | undefined): boolean {
  if (plain(one) === plain(other)) return true;
  const [a, b] = [certain(one), certain(other)];
  const factor = a === undefined || b === undefined ? undefined : unitFactor(a, b);
  return factor !== undefined && Math.abs(factor - 1) < 1e-9;
}

/** A unit of one reading: "mil/mm3" is thousands or millions. */
const certain = (unit: string | undefined) =>
  unit === undefined || unitReadings(unit).length !== 1 ? undefined : parseUnit(unit);

/** Digits of a converted value, as laboratories print them; none before the decimal mark is cut. */
const digitsOf = (value: number): number => Math.max(3, String(Math.trunc(Math.abs(value))).length);

/**
 * A number in another unit of the same marker; undefined where none of its bridges leads there, where a unit is missing
 * on one side only, or where its spelling has two readings.
 */
export function inUnit(
  value: number,
  from: string | undefined,
  to: string | undefined,
  bridges: readonly Bridge[],
): number | undefined {
  if (isSameUnit(from, to)) return value;
  if (from === undefined || to === undefined || certain(from) === undefined || certain(to) === undefined)
    return undefined;
  const converted = convertValue(value, from, to, bridges)?.value;
  return converted === undefined ? undefined : significant(converted, digitsOf(converted));
}
