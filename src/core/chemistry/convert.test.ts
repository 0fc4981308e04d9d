import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import truth from './a1c.truth.json' with { type: 'json' };
import factors from './conversions.truth.json' with { type: 'json' };
import { bridgeOf, convertValue, estimatedAverageGlucose, toConventional, toSi } from './convert.ts';
import { significant } from './significant.ts';

const { records } = loadDataset().conversions;
const conversionOf = (slug: string) => {
  const found = records.find((record) => record.slug === slug);
  if (found === undefined) throw new Error(`no conversion ${slug}`);
  return found;
};

describe('conversion between conventional and SI units', () => {
  it.each(truth.rows)(
    'HbA1c $ngsp % is $ifcc mmol/mol and $eagMgdL mg/dL',
    ({ ngsp, ifcc, eagMgdL, eagMmolL }) => {
      expect(Math.round(toSi(ngsp, conversionOf('hemoglobin-a1c')))).toBe(ifcc);
      const glucose = estimatedAverageGlucose(ngsp);
      expect(Math.round(glucose.mgdL)).toBe(eagMgdL);
      expect(Math.abs(glucose.mmolL - eagMmolL)).toBeLessThanOrEqual(0.1);
    },
  );

  it('comes back from SI to where it started', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...records),
        fc.double({ min: 0.001, max: 1e5, noNaN: true }),
        (conversion, value) => {
          expect(Math.abs(toConventional(toSi(value, conversion), conversion) / value - 1)).toBeLessThan(
            1e-9,
          );
        },
      ),
    );
  });

  it('agrees with the molar mass of the analyte', () => {
    const molar = records.filter(
      ({ molarMass, siUnit }) => molarMass !== undefined && siUnit.includes('mol'),
    );
    expect(molar.length).toBeGreaterThanOrEqual(20);
    for (const conversion of molar) {
      const grams = convertValue(1, conversion.conventionalUnit, 'g/L', [])?.value ?? Number.NaN;
      const moles = convertValue(toSi(1, conversion), conversion.siUnit, 'mol/L', [])?.value ?? Number.NaN;
      expect(Math.abs(grams / moles / (conversion.molarMass ?? 0) - 1), conversion.slug).toBeLessThan(0.005);
    }
  });

  it.each(factors.rows)(
    '$analyte: 1 $from is $factor $to in other tables',
    ({ analyte, from, to, factor }) => {
      const value = convertValue(1, from, to, [bridgeOf(conversionOf(analyte))])?.value ?? Number.NaN;
      expect(Math.abs(value / factor - 1)).toBeLessThan(0.005);
    },
  );

  it('goes from any printed mass unit to any molar one through the analyte', () => {
    const glucose = [bridgeOf(conversionOf('glucose'))];
    expect(convertValue(1, 'g/L', 'mmol/L', glucose)?.value).toBeCloseTo(5.551, 3);
    expect(convertValue(5551, 'umol/L', 'mg/dL', glucose)?.value).toBeCloseTo(100, 6);
  });

  it('never goes from mass to amount without the analyte', () => {
    expect(convertValue(1, 'mg/dL', 'nmol/L', [])).toBeUndefined();
  });

  it('rounds only what is printed', () => {
    expect(significant(0.0123456789)).toBe(0.0123457);
    expect(significant(0)).toBe(0);
  });
});
