import { expect, it } from 'vitest';
import { NO_SHAPES } from '../../../core/places/area-shapes.ts';
import { areaShapes } from './area-shapes.ts';
import { shapesAround } from './around.ts';
import { countryShapes } from './country.ts';

const country = countryShapes();
const NEW_YORK = { lat: 40.75, lon: -73.99 };

it('gives the land and state lines of a square, within its sides', () => {
  const { land, states, counties, names, west, north } = shapesAround(NEW_YORK, 20, country);
  expect(land).toMatch(/^M/);
  expect(states).toMatch(/^M/);
  expect([counties, names]).toEqual(['', []]);
  expect(west).toBeLessThan(NEW_YORK.lon);
  expect(north).toBeGreaterThan(NEW_YORK.lat);
});

it('draws what the page of the finder draws', () => {
  const miami = { lat: 25.77, lon: -80.2 };
  const wide = shapesAround(miami, 60, country);
  const page = areaShapes([miami]);
  // A stretch of the coast, as it is stepped along in both.
  const stretch = /l(?:[^Mlz]{60})/.exec(wide.land)?.[0].slice(20, 60) ?? 'none';
  expect(page.land).toContain(stretch);
});

it.each([
  ['what lies abroad', { lat: 42.33, lon: -83.05 }, 'abroad'],
  ['land beyond the date line', { lat: 13.45, lon: 144.78 }, 'land'],
  ['islands', { lat: 21.31, lon: -157.86 }, 'land'],
] as const)('knows %s', (_what, center, field) => {
  expect(shapesAround(center, 25, country)[field]).toMatch(/^M/);
});

it('stays light, however much coast there is', () => {
  for (const center of [
    { lat: 57.05, lon: -135.33 },
    { lat: 44.3, lon: -68.8 },
    { lat: 29.9, lon: -90.1 },
  ]) {
    const made = shapesAround(center, 112, country);
    expect(made).not.toBe(NO_SHAPES);
    expect(made.land.length + made.states.length + made.abroad.length).toBeLessThanOrEqual(10_000);
  }
});
