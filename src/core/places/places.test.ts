import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { milesBetween, within } from './distance.ts';
import { findState, stateRule } from './states.ts';
import { findZip } from './zip.ts';

const data = loadDataset();

describe('distance', () => {
  it('is 2,446 miles from New York to Los Angeles and a quarter of the globe from pole to equator', () => {
    // Great-circle distance of the two city centres: 3,936 km.
    expect(milesBetween({ lat: 40.7128, lon: -74.006 }, { lat: 34.0522, lon: -118.2437 })).toBeCloseTo(
      2446,
      -1,
    );
    expect(milesBetween({ lat: 90, lon: 0 }, { lat: 0, lon: 77 })).toBeCloseTo((Math.PI / 2) * 3958.7613, 6);
  });

  it('crosses the date line the short way', () => {
    expect(milesBetween({ lat: 52, lon: 179.9 }, { lat: 52, lon: -179.9 })).toBeLessThan(10);
  });

  it('finds within a radius what trying every site finds', () => {
    const place = fc.record({
      lat: fc.double({ min: -15, max: 72, noNaN: true }),
      lon: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, fc.constantFrom(10, 25, 100, 1000), (center, radius) => {
        const fast = new Set(within(data.sites, center, radius).map(({ point }) => point.id));
        const slow = data.sites.filter((site) => milesBetween(center, site) <= radius).map(({ id }) => id);
        expect(fast).toEqual(new Set(slow));
      }),
    );
  });
});

describe('ZIP codes and states', () => {
  it.each([
    ['10001', 'NY'],
    ['96813', 'HI'],
    ['99501', 'AK'],
    ['00901', 'PR'],
    ['02903', 'RI'],
    ['06390', 'NY'],
    ['00501', 'NY'],
  ])('%s is in %s', (zip, state) => {
    expect(findZip(zip, data.zips)).toMatchObject({ zip, state });
  });

  it('does not know 00000', () => {
    expect(findZip('00000', data.zips)).toBeUndefined();
  });

  it.each(['ny', 'NY', 'new york', ' New   York ', 'NEWYORK', 'Nueva York'])(
    'reads %o as New York',
    (typed) => {
      expect(findState(typed, data.service)?.code).toBe('NY');
    },
  );

  it('routes New York and New Jersey, and leaves out Rhode Island', () => {
    expect(stateRule('NY', data.service)).toEqual({ kind: 'routed', lab: 'lab_3' });
    expect(stateRule('NJ', data.service)).toEqual({ kind: 'routed', lab: 'lab_3' });
    expect(stateRule('RI', data.service)).toEqual({ kind: 'not_served' });
    expect(stateRule('TX', data.service)).toEqual({ kind: 'any' });
  });
});
