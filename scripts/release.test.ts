import { expect, it } from 'vitest';
import { smallDataset } from '../src/core/dataset.fixture.ts';
import type { Dataset } from '../src/core/model/dataset.ts';
import type { ProseFile } from '../src/core/model/page.ts';
import { lines, manifestOf } from './release.ts';

const data = smallDataset();
const prose = (body: string): ProseFile => ({
  path: '/guides/iron',
  kind: 'guide',
  lang: 'en',
  matter: {
    title: 'Iron',
    description: 'Iron',
    updatedAt: '2026-11-21',
    tests: [],
    markers: [],
    sources: [],
  },
  body,
});
const PAGES = [{ path: '/tests/glucose' }, { path: '/guides/iron' }, { path: '/tests/glucose' }];
const held = (changed: Partial<Dataset> = {}, body = 'Iron.') =>
  manifestOf({ ...data, ...changed }, PAGES, [prose(body)], '2026-11-21');

it('holds the price at each lab, a hash of the ranges, and every page once', () => {
  const { prices, ranges, pages } = held();
  const [entry] = data.catalog.entries;
  expect(prices[entry?.slug ?? '']).toEqual(entry?.cents);
  expect(Object.keys(ranges)).toEqual(data.markers.records.map(({ slug }) => slug).sort());
  expect(Object.keys(pages)).toEqual(['/guides/iron', '/tests/glucose']);
  expect(pages['/tests/glucose']).toBe('');
});

it('knows a range by its limits and whom it is for, not by its words, and a text by its words', () => {
  const changed = (change: object) => ({
    markers: {
      ...data.markers,
      records: data.markers.records.map((marker) => ({
        ...marker,
        bands: marker.bands.map((band) => ({ ...band, ...change })),
      })),
    },
  });
  expect(held(changed({ population: { en: 'All adults', es: 'Adultos' } }))).toEqual(held());
  expect(held(changed({ high: 12_345 })).ranges).not.toEqual(held().ranges);
  expect(held({}, 'Iron, and more.').pages['/guides/iron']).not.toBe(held().pages['/guides/iron']);
});

it('is printed with a line for each row, and read back as it was', () => {
  const value = { day: 'x', rows: [{ slug: 'tsh', cents: 2 }, { slug: 'cbc' }], none: [], names: ['a'] };
  expect(JSON.parse(lines(value))).toEqual(value);
  expect(lines(value)).toContain('    { "slug": "tsh", "cents": 2 },\n');
});
