import type { Grid } from '../../core/places/area-shapes.ts';
import type { Point } from '../../core/places/distance.ts';

/** One degree of latitude in statute miles (the Earth as a sphere of 3,958.76 miles). */
const MILES_PER_DEGREE = 69.09;
/** The shapes are right to about a quarter of a mile: closer up they would look more exact than they are. */
const LEAST_HALF = 3;
/** Room for a pin at the edge. */
const ROOM = 1.12;
/** Distances that people think in. */
const ROUND = [1, 2, 3, 5, 10, 15, 20, 25, 50, 75, 100];

/** A square of the map around a place: how far its sides lie from the middle, and how flat a degree of longitude is. */
export interface Frame {
  readonly center: Point;
  readonly halfMiles: number;
  readonly stretch: number;
}

/** The square that holds the farthest site. */
export const frameOf = (center: Point, farthestMiles: number): Frame => ({
  center,
  halfMiles: Math.max(LEAST_HALF, farthestMiles * ROOM),
  stretch: Math.cos((center.lat * Math.PI) / 180),
});

/** The short way round the date line. */
const eastOf = (lon: number, from: number): number => ((lon - from + 540) % 360) - 180;

/** Where a place lies in the square: miles eastward and southward of its middle. */
export const milesFrom = ({ center, stretch }: Frame, { lat, lon }: Point) => ({
  x: eastOf(lon, center.lon) * stretch * MILES_PER_DEGREE,
  y: (center.lat - lat) * MILES_PER_DEGREE,
});

/** What turns the whole units of shapes into such miles, for an SVG transform. */
export function matrixOf(frame: Frame, { west, north, unit }: Grid): string {
  const { x, y } = milesFrom(frame, { lon: west, lat: north });
  const across = unit.lon * frame.stretch * MILES_PER_DEGREE;
  return `matrix(${[across, 0, 0, unit.lat * MILES_PER_DEGREE, x, y].map((n) => Number(n.toPrecision(7))).join(' ')})`;
}

/** Radii of two rings within the square, the larger one first. */
export function ringsIn({ halfMiles }: Frame): readonly number[] {
  const outer = ROUND.findLast((miles) => miles <= halfMiles * 0.94) ?? 1;
  const inner = ROUND.findLast((miles) => miles <= outer * 0.6);
  return inner === undefined ? [outer] : [outer, inner];
}
