import { expect, it } from 'vitest';
import { freeTestosterone } from './testosterone.ts';
import { CURVE_SHBG, freeTestosteroneCurve } from './testosterone-curve.ts';

it('spans the SHBG of adults and only falls as SHBG rises', () => {
  const curve = freeTestosteroneCurve(17.3, 4.3);
  expect(curve[0]?.shbgNmolL).toBe(CURVE_SHBG.from);
  expect(curve.at(-1)?.shbgNmolL).toBe(CURVE_SHBG.to);
  for (const [i, point] of curve.entries())
    expect(point.freeNmolL).toBeLessThan(curve[i - 1]?.freeNmolL ?? Number.POSITIVE_INFINITY);
});

it('goes through what the equation gives for one SHBG', () => {
  const at40 = freeTestosteroneCurve(10, 4.3).find(({ shbgNmolL }) => shbgNmolL === 40);
  expect(at40?.freeNmolL).toBe(freeTestosterone(10, 40, 4.3).freeNmolL);
});
