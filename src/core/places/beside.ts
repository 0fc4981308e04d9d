import { grouped } from '../grouped.ts';
import type { Dataset } from '../model/dataset.ts';
import { within } from './distance.ts';
import { SHARD_MILES } from './shard.ts';
import { labsIn } from './states.ts';
import { placeAt } from './zip.ts';

/** Draw sites of another state that are near one in which nobody draws. */
export interface Beside {
  /** Two-letter code of their state. */
  readonly state: string;
  readonly sites: number;
}

/** Sites that draw orders within 25 miles of any ZIP code of a state, by their own state, the most first. */
export function sitesBeside(
  code: string,
  { service, sites, zips }: Pick<Dataset, 'service' | 'sites' | 'zips'>,
): Beside[] {
  const drawing = sites.filter(({ state, lab }) => labsIn(state, service).includes(lab));
  const near = new Set(
    zips.zips
      .map((_, index) => placeAt(index, zips))
      .filter(({ state }) => state === code)
      .flatMap((place) => within(drawing, place, SHARD_MILES).map(({ point }) => point)),
  );
  return [...grouped(near, ({ state }) => state)]
    .map(([state, list]) => ({ state, sites: list.length }))
    .sort((a, b) => b.sites - a.sites || (a.state < b.state ? -1 : 1));
}
