import type { Point } from '../../../core/places/distance.ts';
import { type Line, placeOf, plainName, type Spot, shapes } from './atlas.ts';
import { pathOf } from './path.ts';
import { simplified } from './simplify.ts';

const WIDTH = 460;
const MARGIN = 6;
/** Steps of a path in one unit of the drawing. */
export const GRAIN = 2;
/** What is left out of a line, in steps of a path: less than a thin line is wide. */
const LEFT_OUT = 1.6;
/** The same for the lines between counties, which are fainter and many. */
const LEFT_OUT_INSIDE = 8;
/** The spot of a place follows the islands west of the date line. */
const east = (lon: number): number => (lon > 90 ? lon - 360 : lon);

/** A state drawn flat: its outline and the lines between its counties as paths, and where a point of it lies. */
export interface StateMap {
  readonly width: number;
  readonly height: number;
  readonly outline: string;
  readonly counties: string;
  readonly at: (point: Point) => { readonly x: number; readonly y: number };
}

/** The map of a state in an equal-distance projection about its middle latitude; undefined where no outline is held. */
export function stateMap(name: string): StateMap | undefined {
  const state = shapes().states.get(plainName(name));
  if (state === undefined) return undefined;
  const corners = state.rings.flat().map(placeOf);
  const west = Math.min(...corners.map(({ lon }) => lon));
  const north = Math.max(...corners.map(({ lat }) => lat));
  const south = Math.min(...corners.map(({ lat }) => lat));
  const stretch = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const across = (Math.max(...corners.map(({ lon }) => lon)) - west) * stretch;
  const scale = (WIDTH - 2 * MARGIN) / Math.max(across, (north - south) * 0.9);
  const at = ({ lat, lon }: Point) => ({
    x: Number((MARGIN + (east(lon) - west) * stretch * scale).toFixed(1)),
    y: Number((MARGIN + (north - lat) * scale).toFixed(1)),
  });
  const drawn = (lines: readonly Line[], leftOut: number, closed: boolean): string =>
    pathOf(
      lines.map((line) =>
        simplified(
          line.map((spot): Spot => {
            const { x, y } = at(placeOf(spot));
            return [Math.round(x * GRAIN), Math.round(y * GRAIN)];
          }),
          leftOut,
        ),
      ),
      closed,
    );
  return {
    width: Math.ceil(across * scale + 2 * MARGIN),
    height: Math.ceil((north - south) * scale + 2 * MARGIN),
    outline: drawn(state.rings, LEFT_OUT, true),
    counties: drawn(state.counties, LEFT_OUT_INSIDE, false),
    at,
  };
}
