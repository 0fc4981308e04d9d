import { parseUnit, unitFactor } from '../chemistry/units.ts';

/** Whether two printed units are two spellings of one size: "mIU/L" and "uIU/mL". */
export function sameUnit(a: string, b: string): boolean {
  const [first, second] = [parseUnit(a), parseUnit(b)];
  if (first === undefined || second === undefined) return a.trim().toLowerCase() === b.trim().toLowerCase();
  const factor = unitFactor(first, second);
  return factor !== undefined && Math.abs(factor - 1) < 1e-9;
}

/** Whether a printed unit always tells which of two analytes of one name is meant: they share no unit. */
export const toldByUnit = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && b.length > 0 && !a.some((unit) => b.some((other) => sameUnit(unit, other)));
