import { describe, expect, it } from 'vitest';
import { findEntry } from '../catalog/entries.ts';
import { data } from '../tools/call.fixture.ts';
import { codesText, hospitalPrice } from './hospital.ts';

const { prices } = data.providers.hospitals;
const billed = (slug: string) => findEntry(slug, data.catalog.entries)?.cpts ?? [];

describe('what hospitals ask', () => {
  it('is for all codes of an item with their units, in any order', () => {
    expect(codesText([{ code: '86003', units: 15 }])).toBe('86003*15');
    expect(
      codesText([
        { code: '83550', units: 1 },
        { code: '83540', units: 1 },
      ]),
    ).toBe('83540 83550');
    const fifteen = hospitalPrice(billed('food-allergy-panel'), prices)?.medianCents ?? 0;
    expect(fifteen).toBe(15 * (hospitalPrice([{ code: '86003', units: 1 }], prices)?.medianCents ?? 0));
  });

  // Medians of the same collection, read on 2026-11-22: CBC $66.40, TSH $107.10, ferritin $90.95; about $62 for a CBC
  // and $89 for TSH by openhospitalcost.com in mid-2026.
  it.each([
    ['cbc', 6640],
    ['tsh', 10710],
    ['ferritin', 9095],
  ])('is near what others find: %s', (slug, cents) => {
    const found = hospitalPrice(billed(slug), prices);
    expect(Math.abs((found?.medianCents ?? 0) - cents)).toBeLessThan(cents * 0.01);
    expect(found?.hospitals).toBeGreaterThan(3000);
  });

  it('is known by state, and unknown where too few hospitals have every code', () => {
    expect(hospitalPrice(billed('cbc'), data.hospitalCharges.states, 'TX')?.hospitals).toBeGreaterThan(100);
    expect(hospitalPrice(billed('cbc'), data.hospitalCharges.states, 'ZZ')).toBeUndefined();
    expect(hospitalPrice([], prices)).toBeUndefined();
    for (const { lowCents, medianCents, highCents, hospitals } of prices) {
      expect(lowCents).toBeLessThanOrEqual(medianCents);
      expect(medianCents).toBeLessThanOrEqual(highCents);
      expect(hospitals).toBeGreaterThanOrEqual(5);
    }
  });
});
