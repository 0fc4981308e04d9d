import { describe, expect, it } from 'vitest';
import { call, data } from '../core/tools/call.fixture.ts';
import { VECTORS } from './vectors.ts';

// biome-ignore lint/suspicious/noExplicitAny: every file has cases of its own shape
const cases = (name: string): any[] => [...(VECTORS[name]?.(data).cases ?? [])];
const near = (value: number, expected: number, share: number) =>
  expect(Math.abs(value - expected), `${value} for ${expected}`).toBeLessThanOrEqual(
    share * Math.abs(expected),
  );

/**
 * Nearly all expected figures are computed by the code that answers here, so these tests hold the tools to the
 * published files: their input, units and rounding. Figures from outside are tested in src/core/chemistry.
 */
describe('the tools answer the published test vectors, through their own input and rounding', () => {
  it('free testosterone: one printed in a paper, the others from the same equation', () => {
    expect(cases('free-testosterone').length).toBeGreaterThan(40);
    for (const { kind, input, expected } of cases('free-testosterone')) {
      const answer = call('calculate_free_testosterone', {
        totalT: input.totalNmolL,
        totalTUnit: 'nmol/L',
        shbg: input.shbgNmolL,
        albuminGdL: input.albuminGdL,
      });
      near(answer.freeTestosterone.nmolL, expected.freeNmolL, kind === 'published' ? 1e-4 : 1e-5);
    }
  });

  it('hemoglobin A1c as published, and units by the factors of the same table', () => {
    for (const { ngsp, ifcc } of cases('hemoglobin-a1c'))
      expect(call('convert_units', { analyte: 'hemoglobin-a1c', value: ngsp }).to.text).toBe(
        `${ifcc} mmol/mol`,
      );
    expect(cases('unit-conversions').length).toBeGreaterThan(150);
    for (const { analyte, input, expected } of cases('unit-conversions').filter(
      ({ expected }) => expected.value >= 0,
    ))
      near(call('convert_units', { analyte, value: input.value }).to.value, expected.value, 1e-5);
  });

  it('flags: by the same bands, at each limit and beyond it', () => {
    expect(cases('reference-flags').length).toBeGreaterThan(500);
    for (const { marker, person, input, expected } of cases('reference-flags')) {
      const [result] = call('interpret_results', { values: [{ marker, ...input }], ...person }).results;
      expect(result.flag, `${marker} ${input.value} ${JSON.stringify(person)}`).toBe(expected.flag);
    }
  });
});
