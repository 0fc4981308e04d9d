/** `digits` significant digits: what a conversion is printed with, never what it is computed with. */
export function significant(value: number, digits = 6): number {
  return value === 0 ? 0 : Number(value.toPrecision(digits));
}
