import type { ZipTable } from '../model/place.ts';
import { lowerBound } from '../sorted.ts';
import type { Point } from './distance.ts';

export interface ZipPlace extends Point {
  readonly zip: string;
  readonly state: string;
}

/** The centroid of a five-digit ZIP code. */
export function findZip(zip: string, table: ZipTable): ZipPlace | undefined {
  const index = lowerBound(table.zips, Number(zip));
  return table.zips[index] === Number(zip) ? placeAt(index, table) : undefined;
}

/** The known ZIP codes on either side of an unknown one. */
export function neighbours(zip: string, table: ZipTable): string[] {
  const index = lowerBound(table.zips, Number(zip));
  return table.zips.slice(Math.max(0, index - 2), index + 2).map((known) => String(known).padStart(5, '0'));
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
