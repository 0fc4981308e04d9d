import type { Bridge, Conversion } from '../model/conversion.ts';
import { onceFor } from '../once.ts';
import { significant } from './significant.ts';
import { parseUnit, type Unit, unitFactor } from './units.ts';

/** A value that was brought from one unit into another, with the arithmetic shown. */
export interface Converted {
  readonly value: number;
  readonly by: string;
}

export const toSi = (conventional: number, { factor, offset }: Conversion): number =>
  conventional * factor + offset;

export const toConventional = (si: number, { factor, offset }: Conversion): number => (si - offset) / factor;

/** A row of the published factors as a way between its two units. */
export const bridgeOf = ({
  conventionalUnit,
  siUnit,
  factor,
  offset,
}: Pick<Conversion, 'conventionalUnit' | 'siUnit' | 'factor' | 'offset'>): Bridge => ({
  from: conventionalUnit,
  to: siUnit,
  factor,
  offset,
});

/** The same way walked backwards, or forwards; both with their units read and the arithmetic in words. */
interface Step {
  readonly entry: Unit;
  readonly exit: Unit;
  readonly apply: (value: number) => number;
  readonly by: string;
}

/**
 * Brings a value into another unit: by a pure factor within one kind of unit, else over one or two of the analyte's
 * own bridges. Undefined when none leads there: mass and amount never convert without the analyte.
 */
export function convertValue(
  value: number,
  from: string,
  to: string,
  bridges: readonly Bridge[],
): Converted | undefined {
  return convertBetween(value, parseUnit(from), parseUnit(to), bridges);
}

const NO_BRIDGES: readonly Bridge[] = [];

/** The same for units that were read before. */
export function convertBetween(
  value: number,
  source: Unit | undefined,
  target: Unit | undefined,
  bridges: readonly Bridge[] = NO_BRIDGES,
): Converted | undefined {
  if (source === undefined || target === undefined) return undefined;
  const factor = unitFactor(source, target);
  if (factor !== undefined) return { value: value * factor, by: `× ${significant(factor)}` };
  const steps = stepsOf(bridges);
  for (const step of steps) {
    const crossed = cross(value, source, step);
    const end = crossed === undefined ? undefined : unitFactor(step.exit, target);
    if (crossed !== undefined && end !== undefined) return { value: crossed * end, by: step.by };
  }
  for (const first of steps) {
    const middle = cross(value, source, first);
    if (middle === undefined) continue;
    for (const second of steps) {
      const crossed = cross(middle, first.exit, second);
      const end = crossed === undefined ? undefined : unitFactor(second.exit, target);
      if (crossed !== undefined && end !== undefined)
        return { value: crossed * end, by: `${first.by}; ${second.by}` };
    }
  }
  return undefined;
}

function cross(value: number, from: Unit, { entry, apply }: Step): number | undefined {
  const before = unitFactor(from, entry);
  return before === undefined ? undefined : apply(value * before);
}

const stepsOf = onceFor((bridges: readonly Bridge[]): readonly Step[] =>
  bridges.flatMap((bridge) => {
    const [from, to] = [parseUnit(bridge.from), parseUnit(bridge.to)];
    if (from === undefined || to === undefined) return [];
    const { factor, offset } = bridge;
    return [
      { entry: from, exit: to, apply: (value) => value * factor + offset, by: forwards(bridge) },
      { entry: to, exit: from, apply: (value) => (value - offset) / factor, by: backwards(bridge) },
    ];
  }),
);

/** "mmol/L = mg/dL × 0.05551" */
export const formula = (conversion: Conversion): string => forwards(bridgeOf(conversion));

const forwards = ({ from, to, factor, offset }: Bridge): string =>
  `${to} = ${from} × ${significant(factor, 8)}${signed(offset)}`;

function backwards({ from, to, factor, offset }: Bridge): string {
  const shifted = offset === 0 ? to : `(${to}${signed(-offset)})`;
  return `${from} = ${shifted} ÷ ${significant(factor, 8)}`;
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
