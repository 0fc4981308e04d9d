import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { edited } from '../../data/root.fixture.ts';
import { smallDataset } from '../dataset.fixture.ts';
import { milesBetween, within } from './distance.ts';
import { findState, stateRule } from './states.ts';

const { service } = smallDataset();

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
      fc.property(fc.array(place), place, fc.constantFrom(10, 25, 100, 1000), (others, center, radius) => {
        // Due north and south, just inside: what a grid of degrees would lose first.
        const edge = ((radius * 0.999) / 3958.7613) * (180 / Math.PI);
        const sites = [...others, ...[edge, -edge].map((by) => ({ ...center, lat: center.lat + by }))];
        const fast = new Set(within(sites, center, radius).map(({ point }) => point));
        expect(fast).toEqual(new Set(sites.filter((site) => milesBetween(center, site) <= radius)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a state', () => {
  it.each(['ny', 'NY', 'new york', ' New   York ', 'NEWYORK', 'Nueva York', 'N.Y.', 'N. Y.'])(
    'reads %o as New York',
    (typed) => {
      expect(findState(typed, service)?.code).toBe('NY');
    },
  );

  it.each(['D.C.', 'dc', 'Washington, D.C.', 'washington dc'])(
    'reads %o as the District of Columbia',
    (typed) => {
      expect(findState(typed, loadDataset().service)?.code).toBe('DC');
    },
  );

  it('has orders drawn at any lab, at one, or not at all', () => {
    expect(stateRule('NY', service)).toEqual({ kind: 'routed', lab: 'lab_1' });
    expect(stateRule('TX', service)).toEqual({ kind: 'any' });
    const without = smallDataset(edited('data/store/service.json', '"notServed":[]', '"notServed":["TX"]'));
    expect(stateRule('TX', without.service)).toEqual({ kind: 'not_served' });
  });
});
