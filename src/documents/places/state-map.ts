import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import atlas from 'us-atlas/states-10m.json' with { type: 'json' };
import { once } from '../../core/once.ts';
import type { Point } from '../../core/places/distance.ts';

/** The outlines of the US Census Bureau (us-atlas, 1:10 million, public domain), by name of the state. */
const outlines = once(
  () =>
    new Map(
      feature(atlas, atlas.objects.states).features.map(({ properties, geometry }) => [
        properties.name,
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : [],
      ]),
    ),
);

const WIDTH = 460;
const MARGIN = 6;
/** West of the date line counts on: the Aleutians are one chain. */
const east = (lon: number): number => (lon > 90 ? lon - 360 : lon);

/** A state drawn flat: a path of its outline, and where a point of it lies. */
export interface StateMap {
  readonly width: number;
  readonly height: number;
  readonly path: string;
  readonly at: (point: Point) => { readonly x: number; readonly y: number };
}

/** The map of a state in an equal-distance projection about its middle latitude; undefined where no outline is held. */
export function stateMap(name: string): StateMap | undefined {
  const polygons = outlines().get(name);
  if (polygons === undefined) return undefined;
  const points = polygons.flat(2).map(([lon = 0, lat = 0]) => ({ lon: east(lon), lat }));
  const west = Math.min(...points.map(({ lon }) => lon));
  const north = Math.max(...points.map(({ lat }) => lat));
  const south = Math.min(...points.map(({ lat }) => lat));
  const stretch = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const across = (Math.max(...points.map(({ lon }) => lon)) - west) * stretch;
  const scale = (WIDTH - 2 * MARGIN) / Math.max(across, (north - south) * 0.9);
  const at = ({ lat, lon }: Point) => ({
    x: Number((MARGIN + (east(lon) - west) * stretch * scale).toFixed(1)),
    y: Number((MARGIN + (north - lat) * scale).toFixed(1)),
  });
  const ring = (positions: readonly Position[]): string =>
    `M${positions
      .map(([lon = 0, lat = 0]) => at({ lat, lon }))
      .map(({ x, y }) => `${x} ${y}`)
      .join('L')}Z`;
  return {
    width: Math.ceil(across * scale + 2 * MARGIN),
    height: Math.ceil((north - south) * scale + 2 * MARGIN),
    path: polygons.flatMap((polygon) => polygon.map(ring)).join(''),
    at,
  };
}
