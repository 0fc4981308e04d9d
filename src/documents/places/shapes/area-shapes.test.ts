import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREA_MARGIN_MILES, AREA_MOST_BYTES, type AreaShapes } from '../../../core/places/area-shapes.ts';
import { milesBetween, type Point } from '../../../core/places/distance.ts';
import { shards } from '../../../core/places/shard.ts';
import { placeAt } from '../../../core/places/zip.ts';
import { data } from '../../../core/tools/call.fixture.ts';
import { areaShapes, areas } from './area-shapes.ts';
import type { Spot } from './atlas.ts';
import { clippedLine, clippedRing } from './clip.ts';
import { pathOf } from './path.ts';
import { simplified } from './simplify.ts';

const cut = new Map(
  [...areas(data.zips)].map(([area, places]) => [area, { places, shapes: areaShapes(places) }]),
);

/** The lines of a path, read as a browser reads it. */
function linesOf(path: string): Spot[][] {
  return path
    .split('M')
    .filter((part) => part !== '')
    .map((part) => {
      const [first = 0, second = 0, ...steps] = (part.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [first, second];
      const line: Spot[] = [[x, y]];
      for (let i = 0; i < steps.length; i += 2) {
        x += steps[i] ?? 0;
        y += steps[i + 1] ?? 0;
        line.push([x, y]);
      }
      return line;
    });
}

const placeIn = ({ west, north, unit }: AreaShapes, [x, y]: Spot): Point => ({
  lon: west + x * unit.lon,
  lat: north - y * unit.lat,
});

/** Whether a place lies in the rings of a path: how often a way eastward crosses the coast (even or odd). */
function isIn(path: string, shapes: AreaShapes, { lat, lon }: Point): boolean {
  const x = ((((lon - shapes.west) % 360) + 360) % 360) / shapes.unit.lon;
  const y = (shapes.north - lat) / shapes.unit.lat;
  let inside = false;
  for (const ring of linesOf(path)) {
    for (const [i, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring.at(i - 1) ?? [ax, ay];
      if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
    }
  }
  return inside;
}

const isLand = (shapes: AreaShapes, place: Point): boolean => isIn(shapes.land, shapes, place);

describe('the shapes of an area', () => {
  it('are there for the first three digits of every ZIP code, as are its draw sites', () => {
    expect([...cut.keys()].sort()).toEqual([...shards(data).keys()].sort());
    for (const zip of data.zips.zips) expect(cut.has(String(zip).padStart(5, '0').slice(0, 3))).toBe(true);
  });

  it('are small: each file, and all together', () => {
    const sizes = [...cut.values()].map(({ shapes }) => JSON.stringify(shapes).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(AREA_MOST_BYTES);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(9_000_000);
  });

  it('lie within the margin around its ZIP codes, and hold every ZIP code with the margin on each side', () => {
    for (const { places, shapes } of cut.values()) {
      const lines = [shapes.abroad, shapes.land, shapes.counties, shapes.states].flatMap(linesOf).flat();
      const lats = places.map(({ lat }) => lat);
      const [north, south] = [Math.max(...lats), Math.min(...lats)];
      const up = (AREA_MARGIN_MILES + 2) / 68.7;
      for (const spot of lines) {
        const { lat } = placeIn(shapes, spot);
        expect(spot[0]).toBeGreaterThanOrEqual(0);
        expect(spot[1]).toBeGreaterThanOrEqual(0);
        expect(lat).toBeLessThan(north + up);
        expect(lat).toBeGreaterThan(south - up);
      }
      for (const place of places) {
        const edge = { lat: place.lat, lon: shapes.west };
        expect(milesBetween(place, edge)).toBeGreaterThan(AREA_MARGIN_MILES - 1);
        expect(milesBetween(place, { lat: shapes.north, lon: place.lon })).toBeGreaterThan(
          AREA_MARGIN_MILES - 1,
        );
      }
    }
  });

  it('tell land from water: cities of the coast lie on land, and the sea before them does not', () => {
    const at = (area: string): AreaShapes => {
      const found = cut.get(area);
      if (found === undefined) throw new Error(area);
      return found.shapes;
    };
    expect(isLand(at('100'), { lat: 40.75, lon: -73.985 })).toBe(true);
    expect(isLand(at('100'), { lat: 40.4, lon: -73.7 })).toBe(false);
    expect(isLand(at('606'), { lat: 41.88, lon: -87.65 })).toBe(true);
    expect(isLand(at('606'), { lat: 41.9, lon: -87.3 })).toBe(false);
    expect(isLand(at('968'), { lat: 21.33, lon: -157.85 })).toBe(true);
    expect(isLand(at('968'), { lat: 21.2, lon: -157.9 })).toBe(false);
    expect(isLand(at('995'), { lat: 61.2, lon: -149.6 })).toBe(true);
    expect(isLand(at('969'), { lat: 13.45, lon: 144.78 })).toBe(true);
  });

  it('tell what lies abroad from water: the far side of border towns, and not the sea', () => {
    const abroad = (area: string, lat: number, lon: number): boolean => {
      const shapes = cut.get(area)?.shapes;
      return shapes !== undefined && isIn(shapes.abroad, shapes, { lat, lon });
    };
    // Windsor, Fort Erie, Tijuana, Ciudad Juárez, Matamoros, Vancouver, Whitehorse.
    expect(abroad('482', 42.28, -83)).toBe(true);
    expect(abroad('142', 42.91, -78.95)).toBe(true);
    expect(abroad('921', 32.5, -117)).toBe(true);
    expect(abroad('799', 31.69, -106.42)).toBe(true);
    expect(abroad('785', 25.87, -97.5)).toBe(true);
    expect(abroad('982', 49.25, -123.1)).toBe(true);
    // Lakes Michigan and Superior before Duluth, the sea before San Diego and Boston.
    expect(abroad('606', 41.9, -87.3)).toBe(false);
    expect(abroad('558', 46.9, -91.7)).toBe(false);
    expect(abroad('921', 32.7, -117.5)).toBe(false);
    expect(abroad('021', 42.3, -70.7)).toBe(false);
  });

  it('have nearly every ZIP code on land', () => {
    const index = fc.nat(data.zips.zips.length - 1);
    let [tried, wet] = [0, 0];
    fc.assert(
      fc.property(index, (i) => {
        const { zip, ...place } = placeAt(i, data.zips);
        const found = cut.get(zip.slice(0, 3));
        tried++;
        if (found !== undefined && !isLand(found.shapes, place)) wet++;
      }),
      { numRuns: 400 },
    );
    // Islands that the shapes are too coarse for, and states abroad (Palau, Micronesia, the Marshall Islands).
    expect(wet / tried).toBeLessThan(0.05);
  });
});

describe('cutting', () => {
  const spot = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
  const line = fc.array(spot, { minLength: 2, maxLength: 12 });
  const box = { west: -20, east: 20, south: -15, north: 15 };
  const isInside = ([x, y]: Spot): boolean =>
    x >= box.west && x <= box.east && y >= box.south && y <= box.north;

  it('leaves nothing outside of the box, and keeps every spot inside', () => {
    fc.assert(
      fc.property(line, (spots) => {
        const parts = clippedLine(spots, box);
        expect(parts.flat().every(isInside)).toBe(true);
        expect(clippedRing(spots, box).every(isInside)).toBe(true);
        for (const one of spots.filter(isInside)) expect(clippedRing(spots, box)).toContainEqual(one);
      }),
    );
  });

  it('writes a path that reads as the same lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
        const without = lines
          .map((one) => one.filter(([x, y], i) => i === 0 || x !== one[i - 1]?.[0] || y !== one[i - 1]?.[1]))
          .filter(({ length }) => length > 1);
        expect(linesOf(pathOf(lines, false))).toEqual(without);
      }),
    );
  });

  it('simplifies to spots of the line, its ends among them', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 20 }), (spots, tolerance) => {
        const fewer = simplified(spots, tolerance);
        expect(spots).toEqual(expect.arrayContaining([...fewer]));
        expect(fewer[0]).toEqual(spots[0]);
        expect(fewer.at(-1)).toEqual(spots.at(-1));
      }),
    );
    expect(
      simplified(
        [
          [0, 0],
          [5, 1],
          [10, 0],
        ],
        2,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
    ]);
  });
});
