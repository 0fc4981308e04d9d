import { convertBetween } from '../chemistry/convert.ts';
import { parseUnit, type Unit, unitFactor } from '../chemistry/units.ts';
import type { Conversion } from '../model/conversion.ts';
import type { Marker } from '../model/marker.ts';
import { onceFor } from '../once.ts';
import type { Words } from '../words/index.ts';

/** What is wrong with a unit, and the units that would be right. */
export type UnitProblem =
  | { readonly kind: 'missing' | 'unknown'; readonly units: readonly string[] }
  | { readonly kind: 'unlikely' | 'massOrMolar'; readonly units: readonly [string] };

/** A supplied value brought into the marker's own unit, or the reason why it could not be. */
export type Reading =
  | {
      readonly kind: 'read';
      readonly value: number;
      /** How it was converted, when the supplied unit was another. */
      readonly by?: string;
      /** The unit was left out, and only one that is in use makes the value believable. */
      readonly assumed: boolean;
      /** Outside of what is believed possible, in this unit and every other. */
      readonly doubtful: boolean;
    }
  | { readonly kind: 'unreadable'; readonly problem: UnitProblem };

/** A conversion there and back may leave a last digit behind. */
const DUST = 1e-9;

const believable = (value: number, { plausible }: Marker): boolean =>
  value >= plausible.low * (1 - DUST) && value <= plausible.high * (1 + DUST);

/** A unit as printed, and understood. */
interface Printed {
  readonly name: string;
  readonly unit: Unit | undefined;
}

const printed = (name: string): Printed => ({ name, unit: parseUnit(name) });

/** The marker's own unit and its others. */
const unitsOf = onceFor((marker: Marker) => ({
  own: printed(marker.unit),
  others: marker.otherUnits.map(printed),
}));

/** The units in which this value would be believable for the marker; of those that mean the same, the first. */
function believableUnits(value: number, marker: Marker, conversion: Conversion | undefined): Printed[] {
  const { own: home, others } = unitsOf(marker);
  const seen = new Map<Printed, number>();
  for (const each of [home, ...others]) {
    const own = each === home ? value : convertBetween(value, each.unit, home.unit, conversion)?.value;
    if (own === undefined || !believable(own, marker)) continue;
    // mIU/L and uIU/mL, or mEq/L and mmol/L of sodium, are two spellings of one size.
    const same = [...seen.values()].some((other) => Math.abs(other - own) <= 1e-9 * Math.abs(own));
    if (!same) seen.set(each, own);
  }
  return [...seen.keys()];
}

/** "mIU/L" and "uIU/mL" are two spellings of one size. */
function sameSize(a: Printed, b: Printed): boolean {
  if (a.unit === undefined || b.unit === undefined) return a.name === b.name;
  const factor = unitFactor(a.unit, b.unit);
  return factor !== undefined && Math.abs(factor - 1) < 1e-9;
}

/**
 * Reads a value in its printed unit. A unit is never guessed: without one, the value is read only when a
 * single unit in use makes it believable; a value that is believable only in another unit is handed back.
 */
export function readValue(
  value: number,
  unit: string | undefined,
  marker: Marker,
  conversion: Conversion | undefined,
): Reading {
  const { own } = unitsOf(marker);
  if (unit === undefined || unit.trim() === '') {
    const units = believableUnits(value, marker, conversion);
    const [only, ...others] = units;
    if (only === undefined || others.length > 0) {
      const known = others.length > 0 ? units.map(({ name }) => name) : [marker.unit, ...marker.otherUnits];
      return { kind: 'unreadable', problem: { kind: 'missing', units: known } };
    }
    const converted = convertBetween(value, only.unit, own.unit, conversion);
    return {
      kind: 'read',
      value: converted?.value ?? value,
      assumed: true,
      doubtful: false,
      ...shown(only, own, converted?.by),
    };
  }
  const given = unit.trim() === marker.unit ? own : printed(unit);
  const converted =
    given === own ? { value, by: '' } : convertBetween(value, given.unit, own.unit, conversion);
  if (converted === undefined) {
    return { kind: 'unreadable', problem: unknownUnit(given, marker) };
  }
  const others = believableUnits(value, marker, conversion).filter((other) => !sameSize(other, given));
  const [likely] = others;
  if (!believable(converted.value, marker) && likely !== undefined) {
    return { kind: 'unreadable', problem: { kind: 'unlikely', units: [likely.name] } };
  }
  return {
    kind: 'read',
    value: converted.value,
    assumed: false,
    doubtful: !believable(converted.value, marker),
    ...shown(given, own, converted.by),
  };
}

function shown(unit: Printed, own: Printed, by: string | undefined): { by?: string } {
  return by === undefined || by === '' || sameSize(unit, own) ? {} : { by };
}

function unknownUnit({ unit }: Printed, marker: Marker): UnitProblem {
  const kind = unit?.kind;
  const own = unitsOf(marker).own.unit?.kind;
  return marker.slug === 'lipoprotein-a' && kind !== undefined && kind !== own
    ? { kind: 'massOrMolar', units: [marker.unit] }
    : { kind: 'unknown', units: [marker.unit, ...marker.otherUnits] };
}

/** Why a value could not be read. */
export function unitReason(problem: UnitProblem, name: string, { reference: { unit } }: Words): string {
  switch (problem.kind) {
    case 'missing':
      return unit.missing(problem.units);
    case 'unknown':
      return unit.unknown(name, problem.units);
    case 'unlikely':
      return unit.unlikely(problem.units[0]);
    case 'massOrMolar':
      return unit.massOrMolar(name, problem.units[0]);
  }
}
