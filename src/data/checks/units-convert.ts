import { convertValue } from '../../core/chemistry/convert.ts';
import { parseUnit } from '../../core/chemistry/units.ts';
import type { UnitFactorRow } from '../../core/model/unit-factor.ts';
import { bridgesFor } from '../join/analytes.ts';
import { type Check, fileOf } from './check.ts';

const FILE = 'data/unit-factors.csv';
/** Published factors are rounded to three or four digits. */
const TOLERANCE = 0.005;

export const unitsConvert: Check = {
  name: 'units-convert',
  why: 'A unit that a marker declares is accepted from everybody: it must lead to the marker’s own unit, and back.',
  run(authored) {
    const slugs = new Set(authored.markers.map(({ slug }) => slug));
    return [
      ...authored.markers.flatMap((marker) => {
        const bridges = bridgesFor(marker, authored);
        return marker.otherUnits
          .filter((unit) => !leadsBack(unit, marker.unit, bridges))
          .map((unit) => ({
            rule: this.name,
            file: fileOf('markers', marker.slug),
            at: 'otherUnits',
            problem: `"${unit}" does not convert to "${marker.unit}" and back`,
            tip: `Give the factor in ${FILE}, or the second scale a marker of its own.`,
          }));
      }),
      ...authored.unitFactors.flatMap((row) => {
        const breach = (problem: string, tip: string) => ({
          rule: this.name,
          file: FILE,
          at: `${row.analyte} ${row.from}`,
          problem,
          tip,
        });
        const expected = expectedFactor(row);
        return [
          ...(slugs.has(row.analyte) ? [] : [breach('belongs to no marker', 'Correct the slug.')]),
          ...[row.from, row.to]
            .filter((unit) => parseUnit(unit) === undefined)
            .map((unit) =>
              breach(`unit "${unit}" cannot be read`, 'Spell it as in src/core/chemistry/units.ts.'),
            ),
          ...(row.source === undefined && row.valence === undefined
            ? [breach('has no source', 'Name where the factor or the molar mass was read.')]
            : []),
          ...(expected !== undefined && Math.abs(row.factor / expected - 1) > TOLERANCE
            ? [
                breach(
                  `factor ${row.factor} against ${expected.toPrecision(5)} from the molar mass or valence`,
                  'Check both.',
                ),
              ]
            : []),
        ];
      }),
    ];
  },
};

function leadsBack(unit: string, own: string, bridges: Parameters<typeof convertValue>[3]): boolean {
  const there = convertValue(7, unit, own, bridges)?.value;
  const back = there === undefined ? undefined : convertValue(there, own, unit, bridges)?.value;
  return back !== undefined && Math.abs(back / 7 - 1) < 1e-9;
}

/** What the factor must be by the molar mass (from mass to amount) or by the charges of the ion. */
function expectedFactor({
  from,
  to,
  molarMass,
  valence,
}: Pick<UnitFactorRow, 'from' | 'to' | 'molarMass' | 'valence'>): number | undefined {
  const [source, target] = [parseUnit(from), parseUnit(to)];
  if (source === undefined || target === undefined) return undefined;
  const scale = (source.multiple / target.multiple) * 10 ** (source.power - target.power);
  const [first, second] = [source.kind.split('/')[0], target.kind.split('/')[0]];
  if (molarMass !== undefined && first === 'mass' && second === 'amount') return scale / molarMass;
  if (molarMass !== undefined && first === 'amount' && second === 'mass') return scale * molarMass;
  if (valence !== undefined && first === 'amount' && second === 'charge') return scale * valence;
  if (valence !== undefined && first === 'charge' && second === 'amount') return scale / valence;
  return undefined;
}
