import type { ZipTable } from '../../../core/model/place.ts';
import { onceFor } from '../../../core/once.ts';
import { AREA_MARGIN_MILES, AREA_MOST_BYTES, type AreaShapes } from '../../../core/places/area-shapes.ts';
import type { Point } from '../../../core/places/distance.ts';
import { placeAt } from '../../../core/places/zip.ts';
import { abroad } from './abroad.ts';
import { type Line, placeOf, type Spot, shapes, spotOf, UNIT } from './atlas.ts';
import { type Box, clippedLine, clippedRing } from './clip.ts';
import { pathOf } from './path.ts';
import { simplified } from './simplify.ts';

/** One degree of latitude in miles, a little short, so that the margin is never too narrow. */
const MILES_PER_DEGREE = 68.7;
/** Counties that begin farther away than this are not named. */
const NAMED_MILES = 40;

/** The ZIP codes of each area, by its three digits. */
export function areas(zips: ZipTable): ReadonlyMap<string, readonly Point[]> {
  const places = zips.zips.map((_, index) => placeAt(index, zips));
  return Map.groupBy(places, ({ zip }) => zip.slice(0, 3));
}

/** The box around some places with so many miles on every side, in whole units of the atlas. */
function boxAround(places: readonly Point[], miles: number): Box {
  const spots = places.map(spotOf);
  const up = miles / MILES_PER_DEGREE;
  const highest = Math.max(...places.map(({ lat }) => Math.abs(lat))) + up;
  const aside = up / Math.cos((Math.min(highest, 85) * Math.PI) / 180);
  return {
    west: Math.floor(Math.min(...spots.map(([x]) => x)) - aside / UNIT.lon),
    east: Math.ceil(Math.max(...spots.map(([x]) => x)) + aside / UNIT.lon),
    south: Math.floor(Math.min(...spots.map(([, y]) => y)) - up / UNIT.lat),
    north: Math.ceil(Math.max(...spots.map(([, y]) => y)) + up / UNIT.lat),
  };
}

/** All lines at a tolerance in units of the atlas: the same for every area that needs it. */
const coarser = onceFor((tolerance: { readonly units: number }) => {
  const { land, lines } = shapes();
  const all = (list: readonly Line[]): Line[] => list.map((line) => simplified(line, tolerance.units));
  return { land: all(land), county: all(lines.county), state: all(lines.state) };
});

/** From as drawn to about two miles: the first that fits is taken. */
const TOLERANCES = [0, 1, 2, 4, 8, 16, 32].map((units) => ({ units }));

/** The shapes of an area, as fine as its file may be large. */
export function areaShapes(places: readonly Point[]): AreaShapes {
  const box = boxAround(places, AREA_MARGIN_MILES);
  for (const tolerance of TOLERANCES) {
    const cut = cutShapes(coarser(tolerance), box, boxAround(places, NAMED_MILES));
    if (JSON.stringify(cut).length <= AREA_MOST_BYTES) return cut;
  }
  throw new Error(`The shapes of an area do not fit into ${AREA_MOST_BYTES} bytes.`);
}

function cutShapes(
  { land, county, state }: ReturnType<typeof coarser>,
  box: Box,
  { west, east, south, north }: Box,
): AreaShapes {
  const inBox = ([x, y]: Spot): Spot => [x - box.west, box.north - y];
  const path = (lines: readonly Line[], closed: boolean): string =>
    pathOf(
      lines.map((line) => line.map(inBox)),
      closed,
    );
  const corner = placeOf([box.west, box.north]);
  return {
    west: corner.lon,
    north: corner.lat,
    unit: UNIT,
    abroad: path(
      abroad().map((ring) => clippedRing(ring, box)),
      true,
    ),
    land: path(
      land.map((ring) => clippedRing(ring, box)),
      true,
    ),
    counties: path(
      county.flatMap((line) => clippedLine(line, box)),
      false,
    ),
    states: path(
      state.flatMap((line) => clippedLine(line, box)),
      false,
    ),
    names: shapes().counties.flatMap(({ name, middle: [x, y] }) =>
      x < west || x > east || y < south || y > north ? [] : [[name, ...inBox([x, y])] as const],
    ),
  };
}
