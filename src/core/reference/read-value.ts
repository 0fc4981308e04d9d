import { convertBetween } from '../chemistry/convert.ts';
import { parseUnit, type Unit, unitFactor, unitReadings } from '../chemistry/units.ts';
import type { Marker } from '../model/marker.ts';
import { onceFor } from '../once.ts';
import type { Words } from '../words/index.ts';

/** What is wrong with a unit or a number, and the units that would be right. */
export type UnitProblem =
  | { readonly kind: 'missing' | 'unknown'; readonly units: readonly string[] }
  | { readonly kind: 'unlikely'; readonly units: readonly [string] }
  | { readonly kind: 'marks'; readonly numbers: readonly [number, number] }
  | { readonly kind: 'negative' };

/** One of the readings that a printed value allows, in the marker's own unit. */
export interface Possible {
  readonly value: number;
  /** The unit of this reading, as the marker's record spells it. */
  readonly unit: string;
  /** How it was converted, where the unit is not the marker's own. */
  readonly by?: string;
}

/** A supplied value brought into the marker's own unit, or the reason why it is not certain. */
export type Reading =
  | (Possible & {
      readonly kind: 'read';
      /** The unit was left out, and only one that is in use makes the value believable. */
      readonly assumed: boolean;
      /** Outside of what is believed possible, in this unit and every other. */
      readonly doubtful: boolean;
    })
  | {
      readonly kind: 'open';
      readonly problem: UnitProblem;
      /** Every believable reading, where the value may be judged over all of them. */
      readonly readings: readonly Possible[];
      /** The readings are all there are: what they agree on holds. */
      readonly complete: boolean;
    };

/** A conversion there and back may leave a last digit behind. */
const DUST = 1e-9;

const believable = (value: number, { plausible }: Marker): boolean =>
  value >= plausible.low - Math.abs(plausible.low) * DUST &&
  value <= plausible.high + Math.abs(plausible.high) * DUST;

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

/** A number in a unit as a reading of the marker; undefined where the unit does not lead to the marker's own. */
function possible(value: number, { name, unit }: Printed, marker: Marker): Possible | undefined {
  const { own } = unitsOf(marker);
  if (name === own.name) return { value, unit: name };
  const converted = convertBetween(value, unit, own.unit, marker.bridges);
  if (converted === undefined) return undefined;
  const same = sameSize(unit, own.unit);
  return { value: converted.value, unit: name, ...(same ? {} : { by: converted.by }) };
}

/** "mIU/L" and "uIU/mL" are two spellings of one size. */
function sameSize(a: Unit | undefined, b: Unit | undefined): boolean {
  const factor = a === undefined || b === undefined ? undefined : unitFactor(a, b);
  return factor !== undefined && Math.abs(factor - 1) < DUST;
}

/** Of readings that come to the same value, as mEq/L and mmol/L of sodium do, the first. */
function distinct(readings: readonly Possible[]): Possible[] {
  const kept: Possible[] = [];
  for (const one of readings)
    if (!kept.some(({ value }) => Math.abs(value - one.value) <= DUST * Math.abs(one.value))) kept.push(one);
  return kept;
}

/** The believable readings of numbers in the units that are in use for the marker. */
function believableReadings(values: readonly number[], marker: Marker): Possible[] {
  const { own, others } = unitsOf(marker);
  return distinct(
    values.flatMap((value) =>
      [own, ...others].flatMap((unit) => {
        const reading = possible(value, unit, marker);
        return reading !== undefined && believable(reading.value, marker) ? [reading] : [];
      }),
    ),
  );
}

/**
 * Reads a value in its printed unit. A unit is never guessed: without one, the value is read only when a single unit
 * in use makes it believable; a value that is believable only in another unit is handed back.
 * @param values the number as printed, or its two readings where the decimal mark is doubtful
 */
export function readValue(values: readonly number[], unit: string | undefined, marker: Marker): Reading {
  if (values.some((value) => value < 0) && marker.plausible.low >= 0)
    return { kind: 'open', problem: { kind: 'negative' }, readings: [], complete: false };
  return unit === undefined || unit.trim() === ''
    ? withoutUnit(values, marker)
    : inUnit(values, unit.trim(), marker);
}

function withoutUnit(values: readonly number[], marker: Marker): Reading {
  const readings = believableReadings(values, marker);
  const [only, ...others] = readings;
  // Of two scales without a fixed relation the other one may be meant: nothing is assumed.
  if (only !== undefined && others.length === 0 && marker.otherScale === undefined)
    return { kind: 'read', ...only, assumed: true, doubtful: false };
  const units =
    others.length > 0 ? [...new Set(readings.map(({ unit }) => unit))] : [marker.unit, ...marker.otherUnits];
  return {
    kind: 'open',
    problem: { kind: 'missing', units },
    readings,
    complete: marker.otherScale === undefined,
  };
}

function inUnit(values: readonly number[], unit: string, marker: Marker): Reading {
  const { own } = unitsOf(marker);
  const meant = unit === marker.unit ? [own] : unitReadings(unit).map((one) => ({ name: unit, unit: one }));
  const readings = values.flatMap((value) =>
    meant.flatMap((one) => {
      const reading = possible(value, one, marker);
      return reading === undefined ? [] : [{ ...reading, printed: value, size: one.unit }];
    }),
  );
  const [first] = readings;
  if (first === undefined) return unknownUnit(values, meant, marker);
  const likely = readings.filter(({ value }) => believable(value, marker));
  const [only, second] = likely;
  if (only !== undefined && second === undefined) {
    const { printed: _, size: __, ...reading } = only;
    return { kind: 'read', ...reading, assumed: false, doubtful: false };
  }
  if (only !== undefined && second !== undefined)
    return {
      kind: 'open',
      problem: { kind: 'marks', numbers: [only.printed, second.printed] },
      readings: distinct(likely),
      complete: true,
    };
  const [other] = believableReadings(values, marker).filter(
    ({ unit: name }) => !sameSize(parseUnit(name), first.size),
  );
  if (other !== undefined)
    return {
      kind: 'open',
      problem: { kind: 'unlikely', units: [other.unit] },
      readings: [],
      complete: false,
    };
  const { printed: _, size: __, ...reading } = first;
  return { kind: 'read', ...reading, assumed: false, doubtful: true };
}

/** A unit in which the marker is not known. One that cannot be read at all may be any of the marker's own. */
function unknownUnit(values: readonly number[], meant: readonly Printed[], marker: Marker): Reading {
  return {
    kind: 'open',
    problem: { kind: 'unknown', units: [marker.unit, ...marker.otherUnits] },
    readings: believableReadings(values, marker),
    complete: meant.every(({ unit }) => unit === undefined),
  };
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
    case 'marks':
      return unit.marks(problem.numbers[0], problem.numbers[1]);
    case 'negative':
      return unit.negative(name);
  }
}
