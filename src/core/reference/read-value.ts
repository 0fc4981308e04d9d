import { convertValue } from '../chemistry/convert.ts';
import { parseUnit, unitFactor } from '../chemistry/units.ts';
import type { Conversion } from '../model/conversion.ts';
import type { Marker } from '../model/marker.ts';

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
  | { readonly kind: 'unreadable'; readonly reason: string; readonly checkUnit?: string };

/** A conversion there and back may leave a last digit behind. */
const DUST = 1e-9;

const believable = (value: number, { plausible }: Marker): boolean =>
  value >= plausible.low * (1 - DUST) && value <= plausible.high * (1 + DUST);

/** The units in which this value would be believable for the marker; of those that mean the same, the first. */
function believableUnits(value: number, marker: Marker, conversion: Conversion | undefined): string[] {
  const seen = new Map<string, number>();
  for (const unit of [marker.unit, ...marker.otherUnits]) {
    const own = unit === marker.unit ? value : convertValue(value, unit, marker.unit, conversion)?.value;
    if (own === undefined || !believable(own, marker)) continue;
    // mIU/L and uIU/mL, or mEq/L and mmol/L of sodium, are two spellings of one size.
    const same = [...seen.values()].some((other) => Math.abs(other - own) <= 1e-9 * Math.abs(own));
    if (!same) seen.set(unit, own);
  }
  return [...seen.keys()];
}

/** "mIU/L" and "uIU/mL" are two spellings of one size. */
function sameSize(a: string, b: string): boolean {
  const [first, second] = [parseUnit(a), parseUnit(b)];
  if (first === undefined || second === undefined) return a === b;
  const factor = unitFactor(first, second);
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
  if (unit === undefined || unit.trim() === '') {
    const units = believableUnits(value, marker, conversion);
    const [only, ...others] = units;
    if (only === undefined || others.length > 0) {
      const known = others.length > 0 ? units : [marker.unit, ...marker.otherUnits];
      return {
        kind: 'unreadable',
        reason: `The unit is missing and is not certain from the value. Give it as printed, such as ${known.join(' or ')}.`,
      };
    }
    const converted = convertValue(value, only, marker.unit, conversion);
    return {
      kind: 'read',
      value: converted?.value ?? value,
      assumed: true,
      doubtful: false,
      ...shown(only, marker, converted?.by),
    };
  }
  const same = unit.trim() === marker.unit;
  const converted = same ? { value, by: '' } : convertValue(value, unit, marker.unit, conversion);
  if (converted === undefined) {
    return { kind: 'unreadable', reason: unknownUnit(unit, marker) };
  }
  const others = believableUnits(value, marker, conversion).filter((other) => !sameSize(other, unit));
  const [likely] = others;
  if (!believable(converted.value, marker) && likely !== undefined) {
    return {
      kind: 'unreadable',
      reason: `This value is hardly possible in the unit given, and would be ordinary in ${likely}. Check the unit on the report.`,
      checkUnit: likely,
    };
  }
  return {
    kind: 'read',
    value: converted.value,
    assumed: false,
    doubtful: !believable(converted.value, marker),
    ...shown(unit, marker, converted.by),
  };
}

function shown(unit: string, marker: Marker, by: string | undefined): { by?: string } {
  return by === undefined || by === '' || sameSize(unit, marker.unit) ? {} : { by };
}

function unknownUnit(unit: string, marker: Marker): string {
  const known = [marker.unit, ...marker.otherUnits].join(', ');
  const kind = parseUnit(unit)?.kind;
  const own = parseUnit(marker.unit)?.kind;
  if (marker.slug === 'lipoprotein-a' && kind !== undefined && kind !== own) {
    return 'Lipoprotein(a) in mass and in molar units cannot be converted into each other: particle size differs between people. Give the value in mg/dL, or use the range printed on the report as refLow and refHigh.';
  }
  return `This unit is not known for ${marker.said.en.name}. Give the value in one of: ${known}.`;
}
