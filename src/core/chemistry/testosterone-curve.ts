import { freeTestosterone } from './testosterone.ts';

/** SHBG of the curve, nmol/L: what adults have. */
export const CURVE_SHBG = { from: 5, to: 150, step: 5 } as const;

export interface CurvePoint {
  readonly shbgNmolL: number;
  readonly freeNmolL: number;
}

/** How free testosterone moves with SHBG while total testosterone and albumin stay, by the Vermeulen equation. */
export function freeTestosteroneCurve(totalNmolL: number, albuminGdL: number): CurvePoint[] {
  const { from, to, step } = CURVE_SHBG;
  return Array.from({ length: (to - from) / step + 1 }, (_, i) => {
    const shbgNmolL = from + i * step;
    return { shbgNmolL, freeNmolL: freeTestosterone(totalNmolL, shbgNmolL, albuminGdL).freeNmolL };
  });
}
