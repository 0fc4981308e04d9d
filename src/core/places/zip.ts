import type { ZipTable } from '../model/place.ts';
import type { Point } from './distance.ts';

export interface ZipPlace extends Point {
  readonly zip: string;
  readonly state: string;
}

/** The centroid of a five-digit ZIP code. */
export function findZip(zip: string, table: ZipTable): ZipPlace | undefined {
  const index = indexOf(Number(zip), table.zips);
  return table.zips[index] === Number(zip) ? placeAt(index, table) : undefined;
}

/** The known ZIP codes on either side of an unknown one. */
export function neighbours(zip: string, table: ZipTable): string[] {
  const index = indexOf(Number(zip), table.zips);
  return table.zips.slice(Math.max(0, index - 2), index + 2).map((known) => String(known).padStart(5, '0'));
}

function indexOf(zip: number, zips: readonly number[]): number {
  let low = 0;
  let high = zips.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((zips[middle] ?? Number.POSITIVE_INFINITY) < zip) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place at an index of the table. */
export function placeAt(index: number, { zips, lats, lons, states, stateCodes }: ZipTable): ZipPlace {
  return {
    zip: String(zips[index]).padStart(5, '0'),
    lat: (lats[index] ?? 0) / 10_000,
    lon: (lons[index] ?? 0) / 10_000,
    state: stateCodes[states[index] ?? -1] ?? '',
  };
}
