import { ucumOf } from '../../core/history/fhir/ucum.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Marker } from '../../core/model/marker.ts';

/** Printed units that UCUM has a sign or an annotation for. */
const WRITTEN: Readonly<Record<string, string>> = {
  titer: '{titer}',
  ratio: '{ratio}',
  index: '{index_val}',
  INR: '{INR}',
  'cells/uL': '{cells}/uL',
  '/uL': '/uL',
  '/HPF': '/[HPF]',
  '/LPF': '/[LPF]',
  'ng/mL/h': 'ng/mL/h',
  mL: 'mL',
  'mL/s': 'mL/s',
  kPa: 'kPa',
  'M/uL': '10*6/uL',
  'mEq/24h': 'meq/(24.h)',
};

/**
 * A unit of ours in UCUM (unitsofmeasure.org); undefined where no code is certain. Which codes are valid, and what they
 * mean, stands in ucum.truth.json.
 */
export function ucumCode(unit: string): string | undefined {
  if (hasU(unit) && !OF_ENZYMES.includes(unit)) return undefined;
  if (Object.hasOwn(WRITTEN, unit)) return WRITTEN[unit];
  const [, perDay] = /^(.+)\/24h$/.exec(unit) ?? [];
  if (perDay !== undefined) return /^(m|u|n)?(g|mol)$/.test(perDay) ? `${perDay}/(24.h)` : undefined;
  const [, mass, kind] = /^(.+) (DDU|FEU)$/.exec(unit) ?? [];
  if (mass !== undefined) return `${ucumOf(mass) ?? ''}{${kind}}`;
  return ucumOf(unit);
}

/** UCUM's U is the activity of an enzyme. In other units than these a printed U is one of a maker, or an IU. */
const OF_ENZYMES: readonly string[] = ['U/L', 'U/g', 'U/dL', 'units/L'];
const hasU = (unit: string): boolean => /(^|\/|[kmu])U(nits)?(\/|$)|^units\//.test(unit) && !/IU/.test(unit);

/** The code of a marker's own unit; none where a U does not count the activity of an enzyme. */
export const ucumOfMarker = ({ unit, identity }: Pick<Marker, 'unit' | 'identity'>): string | undefined =>
  hasU(unit) && (identity.property !== 'activity' || identity.side !== undefined)
    ? undefined
    : ucumCode(unit);

/** A unit that ranges or conversions are told in. */
export interface ListedUnit {
  readonly unit: string;
  readonly ucum: string | undefined;
  readonly markers: number;
  readonly note: string;
}

/** Every unit of the markers and conversions, in alphabetical order. */
export function listedUnits({
  markers,
  conversions,
}: Pick<Dataset, 'markers' | 'conversions'>): ListedUnit[] {
  const units = new Set([
    ...markers.records.flatMap(({ unit, otherUnits }) => [unit, ...otherUnits]),
    ...conversions.records.flatMap(({ conventionalUnit, siUnit }) => [conventionalUnit, siUnit]),
  ]);
  return [...units].sort().map((unit) => {
    const told = markers.records.filter((marker) => marker.unit === unit);
    const ucum = ucumCode(unit);
    const without = told.filter((marker) => ucum !== undefined && ucumOfMarker(marker) === undefined);
    return {
      unit,
      ucum,
      markers: told.length,
      note:
        without.length === 0
          ? ''
          : `Not for ${without.map(({ slug }) => slug).join(', ')}, where it is a unit of a maker`,
    };
  });
}
