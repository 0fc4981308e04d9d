import atlas from 'us-atlas/counties-10m.json' with { type: 'json' };
import { once } from '../../../core/once.ts';
import type { Point } from '../../../core/places/distance.ts';

/** A point in whole units of the atlas, eastward and northward. */
export type Spot = readonly [x: number, y: number];
export type Line = readonly Spot[];

/** The shapes of the US Census Bureau (us-atlas, 1:10 million, public domain) in the units of their file. */
export interface Atlas {
  /** Lines between two counties of one state, and between two states. */
  readonly lines: Readonly<Record<'county' | 'state', readonly Line[]>>;
  /** The country: rings of land. */
  readonly land: readonly Line[];
  /** By their plain names. */
  readonly states: ReadonlyMap<string, Outline>;
  readonly counties: readonly { readonly name: string; readonly middle: Spot }[];
}

/** A state: its rings, and the lines between its counties. */
interface Outline {
  readonly rings: readonly Line[];
  readonly counties: readonly Line[];
}

const {
  scale: [unitLon, unitLat],
  translate: [originLon, originLat],
} = atlas.transform;

/** Degrees of one unit of the atlas. */
export const UNIT = { lon: unitLon, lat: unitLat };

/** West of the date line counts on: the Aleutians and Guam lie west of Hawaii. */
const east = (lon: number): number => (lon > 90 ? lon - 360 : lon);

/** Where a place lies in units of the atlas, not rounded. */
export const spotOf = ({ lat, lon }: Point): Spot => [
  (east(lon) - originLon) / unitLon,
  (lat - originLat) / unitLat,
];

export const placeOf = ([x, y]: Spot): Point => ({
  lon: originLon + x * unitLon,
  lat: originLat + y * unitLat,
});

const ROUND = Math.round(360 / unitLon);

type Shape = (typeof atlas.objects.nation.geometries)[number];

/** The rings of a shape, each of numbered arcs; a number below zero is an arc backwards. */
const ringsOf = (shape: Shape): readonly (readonly number[])[] =>
  shape.type === 'Polygon' ? shape.arcs : shape.arcs.flat();

/** A state or territory without the words that tell whose it is: "Virgin Islands". */
export const plainName = (name: string): string =>
  name.replace(/^(?:U\.S\.|United States|Commonwealth of the) /, '');

const numberOf = (arc: number): number => (arc < 0 ? ~arc : arc);

/** Twice the area of a ring, by its corners (shoelace formula). */
const areaOf = (ring: Line): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** The middle of the largest ring: between its ends, and so within most counties. */
function middleOf(rings: readonly Line[]): Spot {
  const [largest = []] = [...rings].sort((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)));
  const between = (values: readonly number[]): number =>
    Math.round((Math.min(...values) + Math.max(...values)) / 2);
  return [between(largest.map(([x]) => x)), between(largest.map(([, y]) => y))];
}

/** All shapes, read once. */
export const shapes = once((): Atlas => {
  const arcs = atlas.arcs.map((steps): Line => {
    let [x, y] = [0, 0];
    return steps.map(([dx, dy]): Spot => {
      x += dx;
      y += dy;
      return [east(originLon + x * unitLon) < originLon ? x - ROUND : x, y];
    });
  });
  const lineOf = (arc: number): Line => {
    const line = arcs[numberOf(arc)] ?? [];
    return arc < 0 ? line.toReversed() : line;
  };
  const closed = (shape: Shape): Line[] =>
    ringsOf(shape).map((ring) => ring.flatMap((arc, i) => lineOf(arc).slice(i === 0 ? 0 : 1)));
  const { counties, states, nation } = atlas.objects;
  const sides = new Map<number, string[]>();
  for (const county of counties.geometries) {
    for (const arc of ringsOf(county).flat()) {
      const state = county.id.slice(0, 2);
      sides.set(numberOf(arc), [...(sides.get(numberOf(arc)) ?? []), state]);
    }
  }
  const between = (fits: (states: readonly string[]) => boolean): Line[] =>
    [...sides].flatMap(([arc, found]) => (fits(found) ? [lineOf(arc)] : []));
  return {
    lines: {
      county: between(([one, other]) => other !== undefined && one === other),
      state: between(([one, other]) => other !== undefined && one !== other),
    },
    land: nation.geometries.flatMap(closed),
    states: new Map(
      states.geometries.map((state) => [
        plainName(state.properties.name),
        {
          rings: closed(state),
          counties: between(([one, other]) => one === other && one === state.id),
        },
      ]),
    ),
    counties: counties.geometries.map((county) => ({
      name: county.properties.name,
      middle: middleOf(closed(county)),
    })),
  };
});
