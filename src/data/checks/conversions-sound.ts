import { parseUnit } from '../../core/chemistry/units.ts';
import type { ConversionRow } from '../../core/model/conversion.ts';
import type { Check } from './check.ts';

const FILE = 'data/conversions.csv';
/** Published factors are rounded to three or four digits. */
const TOLERANCE = 0.005;

export const conversionsSound: Check = {
  name: 'conversions-sound',
  why: 'What is converted is measured, both units are readable, a molar factor follows from the molar mass, and lipoprotein(a) has none.',
  run({ conversions, markers, analytes }) {
    const seen = new Set<string>();
    const measured = new Set([
      ...markers.flatMap(({ slug, conversion }) => [slug, conversion]),
      ...analytes.map(({ slug }) => slug),
    ]);
    return conversions.flatMap((conversion) => {
      const breach = (problem: string, tip: string) => ({
        rule: this.name,
        file: FILE,
        at: conversion.slug,
        problem,
        tip,
      });
      const twice = seen.has(conversion.slug);
      seen.add(conversion.slug);
      const expected = molarFactor(conversion);
      return [
        ...(twice ? [breach('has two rows', 'Keep one.')] : []),
        ...(measured.has(conversion.slug)
          ? []
          : [
              breach(
                'is no analyte that anybody measures',
                'Name a record of data/markers or a row of data/analytes.csv.',
              ),
            ]),
        ...[conversion.conventionalUnit, conversion.siUnit]
          .filter((unit) => parseUnit(unit) === undefined)
          .map((unit) =>
            breach(`unit "${unit}" cannot be read`, 'Spell it as in src/core/chemistry/units.ts.'),
          ),
        ...(expected !== undefined && Math.abs(conversion.factor / expected - 1) > TOLERANCE
          ? [
              breach(
                `factor ${conversion.factor} against ${expected.toPrecision(5)} from the molar mass`,
                'Check both.',
              ),
            ]
          : []),
        ...(conversion.slug === 'lipoprotein-a'
          ? [breach('must not be converted', 'Mass and molar units of Lp(a) have no fixed relation.')]
          : []),
      ];
    });
  },
};

/** What the factor must be when it only changes grams into moles; undefined when it does not. */
function molarFactor({
  conventionalUnit,
  siUnit,
  molarMass,
}: Pick<ConversionRow, 'conventionalUnit' | 'siUnit' | 'molarMass'>): number | undefined {
  const from = parseUnit(conventionalUnit);
  const to = parseUnit(siUnit);
  if (molarMass === undefined || from?.kind !== 'mass/volume' || to?.kind !== 'amount/volume')
    return undefined;
  return 10 ** (from.power - to.power) / molarMass;
}
