import type { Dataset } from '../model/dataset.ts';
import type { DrawSite, ZipTable } from '../model/place.ts';
import { within } from './distance.ts';
import { placeAt } from './zip.ts';

/** Radius up to which a shard answers like the whole list. */
export const SHARD_MILES = 25;

/** What is needed to find sites from the ZIP codes that begin with the same three digits. */
export interface Shard {
  readonly zips: ZipTable;
  readonly sites: readonly DrawSite[];
}

/** The shards by their three digits. */
export function shards({ zips, sites }: Pick<Dataset, 'zips' | 'sites'>): Map<string, Shard> {
  const places = new Map<string, number[]>();
  for (const [index, zip] of zips.zips.entries()) {
    const prefix = String(zip).padStart(5, '0').slice(0, 3);
    const same = places.get(prefix);
    if (same === undefined) places.set(prefix, [index]);
    else same.push(index);
  }
  return new Map(
    [...places].map(([prefix, indexes]) => {
      const near = new Set(
        indexes.flatMap((index) =>
          within(sites, placeAt(index, zips), SHARD_MILES).map(({ point }) => point),
        ),
      );
      const pick = (list: readonly number[]): number[] => indexes.map((index) => list[index] ?? 0);
      return [
        prefix,
        {
          zips: {
            zips: pick(zips.zips),
            lats: pick(zips.lats),
            lons: pick(zips.lons),
            states: pick(zips.states),
            stateCodes: zips.stateCodes,
          },
          sites: sites.filter((site) => near.has(site)),
        },
      ];
    }),
  );
}
