import { onceFor } from '../../../core/once.ts';
import { type AreaShapes, type CountryShapes, NO_SHAPES } from '../../../core/places/area-shapes.ts';
import type { Point } from '../../../core/places/distance.ts';
import type { Line, Spot } from './atlas.ts';
import { type Box, clippedLine, clippedRing } from './clip.ts';
import { pathOf } from './path.ts';
import { simplified } from './simplify.ts';

/** One degree of latitude in miles, a little short, so that the square is filled. */
const MILES_PER_DEGREE = 68.7;

/** Letters that the paths around a place may have. */
const MOST_LETTERS = 10_000;

/** From as drawn to about two miles: the first that fits is taken. */
const TOLERANCES = [0, 1, 2, 4, 8, 16, 32];

/** The lines of the country, each point for itself. */
const linesOf = onceFor(({ land, states, abroad }: CountryShapes) => ({
  land: land.map(lineOf),
  states: states.map(lineOf),
  abroad: abroad.map(lineOf),
}));

function lineOf(steps: readonly number[]): Line {
  const line: Spot[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    line.push([x, y]);
  }
  return line;
}

/** The land around a place and the lines between states: the square with so many miles on every side, without counties. */
export function shapesAround(center: Point, miles: number, country: CountryShapes): AreaShapes {
  const { origin, unit } = country;
  const up = miles / MILES_PER_DEGREE;
  const aside = up / Math.cos((Math.min(Math.abs(center.lat) + up, 85) * Math.PI) / 180);
  // West of the date line counts on, as in the atlas.
  const lon = center.lon > 90 ? center.lon - 360 : center.lon;
  const box: Box = {
    west: Math.floor((lon - aside - origin.lon) / unit.lon),
    east: Math.ceil((lon + aside - origin.lon) / unit.lon),
    south: Math.floor((center.lat - up - origin.lat) / unit.lat),
    north: Math.ceil((center.lat + up - origin.lat) / unit.lat),
  };
  const { land, states, abroad } = linesOf(country);
  for (const tolerance of TOLERANCES) {
    const path = (lines: readonly Line[], closed: boolean): string =>
      pathOf(
        lines.map((line) => simplified(line, tolerance).map(([x, y]): Spot => [x - box.west, box.north - y])),
        closed,
      );
    const rings = (list: readonly Line[]): Line[] =>
      list.map((ring) => clippedRing(ring, box)).filter(({ length }) => length > 0);
    const made = {
      ...NO_SHAPES,
      west: origin.lon + box.west * unit.lon,
      north: origin.lat + box.north * unit.lat,
      unit,
      abroad: path(rings(abroad), true),
      land: path(rings(land), true),
      states: path(
        states.flatMap((line) => clippedLine(line, box)),
        false,
      ),
    };
    if (made.land.length + made.states.length + made.abroad.length <= MOST_LETTERS) return made;
  }
  return NO_SHAPES;
}
