import type { Conversion } from '../model/conversion.ts';
import { onceFor } from '../once.ts';
import { parseUnit, type Unit, unitFactor } from './units.ts';

/** A value that was brought from one unit into another, with the arithmetic shown. */
export interface Converted {
  readonly value: number;
  readonly by: string;
}

/** `digits` significant digits: what a conversion is printed with, never what it is computed with. */
export function significant(value: number, digits = 6): number {
  return value === 0 ? 0 : Number(value.toPrecision(digits));
}

export const toSi = (conventional: number, { factor, offset }: Conversion): number =>
  conventional * factor + offset;

export const toConventional = (si: number, { factor, offset }: Conversion): number => (si - offset) / factor;

/**
 * Brings a value into another unit: by a pure factor within one kind of unit, else through the analyte's
 * own conversion. Undefined when neither leads there: mass and amount never convert without the analyte.
 */
export function convertValue(
  value: number,
  from: string,
  to: string,
  conversion: Conversion | undefined,
): Converted | undefined {
  return convertBetween(value, parseUnit(from), parseUnit(to), conversion);
}

/** The same for units that were read before. */
export function convertBetween(
  value: number,
  source: Unit | undefined,
  target: Unit | undefined,
  conversion: Conversion | undefined,
): Converted | undefined {
  if (source === undefined || target === undefined) return undefined;
  const factor = unitFactor(source, target);
  if (factor !== undefined) return { value: value * factor, by: `× ${significant(factor)}` };
  if (conversion === undefined) return undefined;
  const { conventional, si } = unitsOf(conversion);
  if (conventional === undefined || si === undefined) return undefined;
  return (
    through(value, source, conventional, (x) => toSi(x, conversion), si, target, formula(conversion)) ??
    through(
      value,
      source,
      si,
      (x) => toConventional(x, conversion),
      conventional,
      target,
      inverse(conversion),
    )
  );
}

const unitsOf = onceFor(({ conventionalUnit, siUnit }: Conversion) => ({
  conventional: parseUnit(conventionalUnit),
  si: parseUnit(siUnit),
}));

function through(
  value: number,
  from: Unit,
  entry: Unit,
  apply: (x: number) => number,
  exit: Unit,
  to: Unit,
  by: string,
): Converted | undefined {
  const before = unitFactor(from, entry);
  const after = unitFactor(exit, to);
  if (before === undefined || after === undefined) return undefined;
  return { value: apply(value * before) * after, by };
}

/** "mmol/L = mg/dL × 0.05551" */
export function formula({ siUnit, conventionalUnit, factor, offset }: Conversion): string {
  return `${siUnit} = ${conventionalUnit} × ${significant(factor, 8)}${signed(offset)}`;
}

function inverse({ siUnit, conventionalUnit, factor, offset }: Conversion): string {
  const shifted = offset === 0 ? siUnit : `(${siUnit}${signed(-offset)})`;
  return `${conventionalUnit} = ${shifted} ÷ ${significant(factor, 8)}`;
}

const signed = (offset: number): string =>
  offset === 0 ? '' : ` ${offset < 0 ? '−' : '+'} ${significant(Math.abs(offset), 8)}`;

/**
 * Estimated average glucose from HbA1c (NGSP %): mg/dL = 28.7 × A1c − 46.7; mmol/L = 1.59 × A1c − 2.59.
 * Nathan DM et al., Diabetes Care 2008;31:1473–1478 (ADAG study); fitted between about 5 and 12 %.
 */
export function estimatedAverageGlucose(a1cPercent: number): { mgdL: number; mmolL: number } {
  return { mgdL: significant(28.7 * a1cPercent - 46.7, 4), mmolL: significant(1.59 * a1cPercent - 2.59, 3) };
}
