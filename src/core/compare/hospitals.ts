import type { Billed } from '../model/catalog.ts';
import type { HospitalCharges, HospitalFile } from '../model/hospital-charge.ts';

/** What one hospital asks people who pay themselves. */
export interface Asking {
  readonly file: HospitalFile;
  readonly cents: number;
}

/** Hospitals that list a cash price for every code of an item, units and codes added up, the cheapest first. */
export function hospitalsAsking(
  cpts: readonly Billed[],
  { hospitals, byCode }: Pick<HospitalCharges, 'hospitals' | 'byCode'>,
): Asking[] {
  return hospitals
    .flatMap((file, hospital): Asking[] => {
      const cents = totalAt(hospital, cpts, byCode);
      return cents === undefined ? [] : [{ file, cents }];
    })
    .sort((a, b) => a.cents - b.cents);
}

/** All codes at one hospital, in cents; undefined where it lists no cash price for one of them, or nothing is billed. */
function totalAt(
  hospital: number,
  cpts: readonly Billed[],
  byCode: HospitalCharges['byCode'],
): number | undefined {
  if (cpts.length === 0) return undefined;
  let total = 0;
  for (const { code, units } of cpts) {
    const cash = byCode[code]?.find((charge) => charge.hospital === hospital)?.cash;
    if (cash === undefined) return undefined;
    total += cash.medianCents * units;
  }
  return total;
}
