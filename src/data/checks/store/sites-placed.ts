import type { DrawSite } from '../../../core/model/place.ts';
import type { Point } from '../../../core/places/distance.ts';
import { milesBetween } from '../../../core/places/distance.ts';
import { hoursInWords } from '../../../core/places/hours.ts';
import { wordsOf } from '../../../core/words/index.ts';
import type { Check } from '../check.ts';

/** How far a place of a ZIP code may lie from its middle, in miles: areas are wide where few people live. */
const FAR = {
  AK: 300,
  AZ: 100,
  CA: 100,
  ID: 100,
  MT: 100,
  NM: 100,
  NV: 100,
  OR: 100,
  TX: 100,
  UT: 100,
  WY: 100,
};
const ELSE_FAR = 50;

export const sitesPlaced: Check = {
  name: 'sites-placed',
  why: 'A draw site lies where its ZIP code is, and opens at hours that a clock and a reader know.',
  run({ sites, zips }) {
    const middles = new Map(zips.map((zip) => [zip.zip, zip]));
    return sites.flatMap(({ id, lab, lat, lon, zip, state, hours }) => {
      const breach = (problem: string, tip: string) => ({
        rule: this.name,
        file: `data/store/draw-sites/${lab}.csv`,
        at: id,
        problem,
        tip,
      });
      const wrongPlace = misplaced({ lat, lon, zip, state }, middles.get(zip));
      return [
        ...(wrongPlace === undefined ? [] : [breach(...wrongPlace)]),
        ...(hours.trim() === '' || isReadable(hours)
          ? []
          : [
              breach(
                `opens at "${hours}", which nobody can read`,
                'Write hours as Mo-Fr 07:00-15:00; Sa 08:00-12:00.',
              ),
            ]),
      ];
    });
  },
};

/**
 * What is wrong with the place of a site, and what to do about it; undefined where it lies near its ZIP code.
 * @param middle of its ZIP code; nothing is said where that is not known
 */
export function misplaced(
  { lat, lon, zip, state }: Pick<DrawSite, 'lat' | 'lon' | 'zip' | 'state'>,
  middle: Point | undefined,
): [problem: string, tip: string] | undefined {
  if (middle === undefined) return undefined;
  const far = FAR[state as keyof typeof FAR] ?? ELSE_FAR;
  const near = (other: Point): boolean => Math.abs(other.lat) <= 90 && milesBetween(other, middle) <= far;
  if (near({ lat, lon })) return undefined;
  if (near({ lat: lon, lon: lat })) return ['lat and lon are swapped', 'Write the latitude as lat.'];
  if (near({ lat, lon: -lon })) return ['lon has lost its minus', 'West of Greenwich it is below 0.'];
  const miles = Math.round(milesBetween({ lat, lon }, middle));
  return [`lies ${miles} miles from ZIP ${zip}`, 'Correct the coordinates or the ZIP code.'];
}

/** Whether hours can be said in words and name times that a clock has. */
export const isReadable = (hours: string): boolean =>
  hoursInWords(hours, wordsOf('en').places.hours) !== undefined &&
  [...hours.matchAll(/(\d+):(\d+)/g)].every(([, hour, minute]) => Number(hour) <= 24 && Number(minute) < 60);
