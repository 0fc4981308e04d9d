/**
 * Free and bioavailable testosterone by mass action: Vermeulen A, Verdonck L, Kaufman JM, "A critical
 * evaluation of simple methods for the estimation of free testosterone in serum", J Clin Endocrinol Metab
 * 1999;84:3666–3672. Names follow the paper: Ka and Ks are the association constants of albumin and SHBG.
 */
export const VERMEULEN = {
  /** L/mol */
  kaAlbumin: 3.6e4,
  /** L/mol */
  ksShbg: 1.0e9,
  /** g/mol, the molar mass with which the published figures are met. */
  albuminMolarMass: 69_000,
  /** g/mol */
  testosteroneMolarMass: 288.42,
} as const;

export interface FreeTestosterone {
  readonly freeNmolL: number;
  readonly bioavailableNmolL: number;
  readonly freeFraction: number;
  readonly bioavailableFraction: number;
}

/** ng/dL → nmol/L: 1 ng/dL = 10 ng/L, and 288.42 ng is 1 nmol. */
export const nmolPerL = (ngPerDl: number): number => (ngPerDl * 10) / VERMEULEN.testosteroneMolarMass;

/** nmol/L → ng/dL */
export const ngPerDl = (nmolL: number): number => (nmolL * VERMEULEN.testosteroneMolarMass) / 10;

/**
 * Solves T = N·FT + SHBG·Ks·FT/(1 + Ks·FT) for FT, with N = 1 + Ka·[albumin]. It neglects oestradiol and
 * dihydrotestosterone on SHBG (under 1 % of the sites in men; more under DHT treatment or in pregnancy).
 * With x = FT/T the positive root is x = 2/(b + √(b² + 4aT)): no two near numbers are subtracted, so the
 * digits hold from picomoles to any excess.
 * @param totalNmolL total testosterone T, nmol/L, > 0
 * @param shbgNmolL SHBG, nmol/L, > 0
 * @param albuminGdL albumin, g/dL, 0 < albumin ≤ 6
 */
export function freeTestosterone(
  totalNmolL: number,
  shbgNmolL: number,
  albuminGdL: number,
): FreeTestosterone {
  // Concentrations in mol/L; 10 dL are 1 L.
  const albumin = (albuminGdL * 10) / VERMEULEN.albuminMolarMass;
  const n = 1 + VERMEULEN.kaAlbumin * albumin;
  const ksPerNmol = VERMEULEN.ksShbg * 1e-9;
  const ksTotal = ksPerNmol * totalNmolL;
  const ksShbg = ksPerNmol * shbgNmolL;
  const b = n + ksShbg - ksTotal;
  const root = Math.hypot(b, 2 * Math.sqrt(n) * Math.sqrt(ksTotal));
  // For b < 0 the sum b + root cancels; the other form of the same root does not.
  const freeFraction = b >= 0 ? 2 / (b + root) : (root - b) / (2 * n * ksTotal);
  return {
    freeNmolL: freeFraction * totalNmolL,
    bioavailableNmolL: n * freeFraction * totalNmolL,
    freeFraction,
    bioavailableFraction: n * freeFraction,
  };
}
