import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import truth from './testosterone.truth.json' with { type: 'json' };
import { freeTestosterone, ngPerDl, nmolPerL, VERMEULEN } from './testosterone.ts';

/** What the equation says total testosterone must be for this free concentration, nmol/L. */
function totalFrom(freeNmolL: number, shbgNmolL: number, albuminGdL: number): number {
  const { kaAlbumin, ksShbg, albuminMolarMass } = VERMEULEN;
  const n = 1 + (kaAlbumin * albuminGdL * 10) / albuminMolarMass;
  const bound = ksShbg * freeNmolL * 1e-9;
  return n * freeNmolL + (shbgNmolL * bound) / (1 + bound);
}

const body = {
  total: fc.double({ min: 0.01, max: 500, noNaN: true }),
  shbg: fc.double({ min: 0.1, max: 1000, noNaN: true }),
  albumin: fc.double({ min: 0.5, max: 6, noNaN: true }),
};

describe('free testosterone', () => {
  it('meets the published worked example', () => {
    const { totalNmolL, shbgNmolL, albuminGdL } = truth.input;
    const free = freeTestosterone(totalNmolL, shbgNmolL, albuminGdL);
    expect(free.freeNmolL).toBeCloseTo(truth.printed.freeNmolL, 4);
    expect(free.freeFraction * 100).toBeCloseTo(truth.printed.freePercent, 2);
    expect(ngPerDl(free.freeNmolL)).toBeCloseTo(truth.printed.freeNgdL, 1);
    expect(Math.round(ngPerDl(free.bioavailableNmolL))).toBe(truth.printed.bioavailableNgdL);
  });

  it('solves the mass-action equation it states', () => {
    fc.assert(
      fc.property(body.total, body.shbg, body.albumin, (total, shbg, albumin) => {
        const { freeNmolL } = freeTestosterone(total, shbg, albumin);
        expect(Math.abs(totalFrom(freeNmolL, shbg, albumin) / total - 1)).toBeLessThan(1e-12);
      }),
    );
  });

  it('keeps its digits from femtomoles to any excess', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-300, max: 1e300, noNaN: true }),
        fc.double({ min: 1e-300, max: 1e300, noNaN: true }),
        (total, shbg) => {
          const { freeFraction, bioavailableFraction } = freeTestosterone(total, shbg, 4.3);
          expect(freeFraction).toBeGreaterThanOrEqual(0);
          expect(freeFraction).toBeLessThanOrEqual(1);
          expect(bioavailableFraction).toBeLessThanOrEqual(1 + 1e-12);
        },
      ),
    );
  });

  it('rises with total testosterone and falls with SHBG and albumin', () => {
    fc.assert(
      fc.property(body.total, body.shbg, body.albumin, (total, shbg, albumin) => {
        const { freeNmolL } = freeTestosterone(total, shbg, albumin);
        expect(freeTestosterone(total * 1.01, shbg, albumin).freeNmolL).toBeGreaterThan(freeNmolL);
        expect(freeTestosterone(total, shbg * 1.01, albumin).freeNmolL).toBeLessThan(freeNmolL);
        expect(freeTestosterone(total, shbg, albumin * 1.01).freeNmolL).toBeLessThan(freeNmolL);
      }),
    );
  });

  it('brings total testosterone from ng/dL into nmol/L and back', () => {
    expect(nmolPerL(288.42)).toBeCloseTo(10, 12);
    expect(ngPerDl(nmolPerL(517))).toBeCloseTo(517, 9);
  });
});
