import { describe, expect, it } from 'vitest';
import type { PriceRow } from '../../../core/model/catalog.ts';
import { isJump, type ListedPrice, type MergeRules, mergePrices } from './merge.ts';
import { printPrices } from './prices-file.ts';

const OLD = '2026-08-01';
const NEW = '2026-11-20';
const before: PriceRow[] = [
  { slug: 'cbc', sku: 'A1', cents: { east: 2500, west: 2600 }, asOf: OLD },
  { slug: 'tsh', cents: { east: 1800 }, asOf: OLD },
];
const listed = (slug: string, prices: Record<string, number | null>, sku = ''): ListedPrice => ({
  slug,
  sku,
  prices: new Map(Object.entries(prices)),
  asOf: NEW,
});
const RULES: MergeRules = { labs: ['east', 'west'], replace: false, othersHold: false };
const merge = (list: readonly ListedPrice[], rules: Partial<MergeRules> = {}) =>
  mergePrices(before, list, { ...RULES, ...rules });

describe('prices after an import', () => {
  it('are those of the list, with its day where it has all of a row; the number of the shop stays', () => {
    const { rows, changes, kept } = merge([listed('cbc', { east: 2700, west: 2600 })]);
    expect(rows).toEqual([{ ...before[0], cents: { east: 2700, west: 2600 }, asOf: NEW }, before[1]]);
    expect(changes).toEqual([{ slug: 'cbc', lab: 'east', from: 2500, to: 2700 }]);
    expect(kept).toEqual([]);
  });

  it('keep the earlier day where the list says nothing of another lab of the row, unless its price is said to hold', () => {
    const list = [listed('cbc', { east: 2700 })];
    const { rows, kept } = merge(list);
    expect([rows[0]?.asOf, rows[0]?.cents, kept]).toEqual([OLD, { west: 2600, east: 2700 }, ['cbc']]);
    expect(merge(list, { othersHold: true }).rows[0]?.asOf).toBe(NEW);
  });

  it('say which rows have the same prices and a later day', () => {
    const { changes, confirmed } = merge([listed('tsh', { east: 1800 })]);
    expect([changes, confirmed]).toEqual([[], ['tsh']]);
  });

  it('lose a lab that does not perform it, and the row with the last of them', () => {
    expect(merge([listed('cbc', { east: null, west: 2600 })]).rows[0]?.cents).toEqual({ west: 2600 });
    const { rows, changes } = merge([listed('tsh', { east: null })]);
    expect(rows.map(({ slug }) => slug)).toEqual(['cbc']);
    expect(changes).toEqual([{ slug: 'tsh', lab: 'east', from: 1800, to: undefined }]);
  });

  it('lose what the list no longer names only where that is asked for', () => {
    const list = [listed('cbc', { east: 2500 })];
    expect(merge(list).rows.map(({ slug, cents }) => [slug, cents])).toEqual([
      ['cbc', { west: 2600, east: 2500 }],
      ['tsh', { east: 1800 }],
    ]);
    expect(merge(list, { replace: true }).rows.map(({ slug, cents }) => [slug, cents])).toEqual([
      ['cbc', { east: 2500 }],
    ]);
    // The list has a column for one lab only: of the other it says nothing.
    expect(merge(list, { replace: true, labs: ['east'] }).rows[0]?.cents).toEqual({ west: 2600, east: 2500 });
  });

  it('are the same when it is done twice', () => {
    const list = [listed('amh', { west: 7000 }), listed('cbc', { east: 2700 }, 'A2')];
    const once = merge(list);
    const twice = mergePrices(once.rows, list, RULES);
    expect(twice.rows).toEqual(once.rows);
    expect([twice.changes, twice.confirmed]).toEqual([[], []]);
    expect(once.rows.map(({ slug, sku }) => [slug, sku])).toEqual([
      ['amh', undefined],
      ['cbc', 'A2'],
      ['tsh', undefined],
    ]);
  });

  it('rise or fall by more than half as a jump', () => {
    const jumps = (from: number, to: number) => isJump({ slug: 'tsh', lab: 'east', from, to });
    expect([
      jumps(1000, 1500),
      jumps(1000, 1501),
      jumps(1000, 500),
      jumps(1000, 499),
      jumps(1000, 10_000),
    ]).toEqual([false, true, false, true, true]);
  });

  it('are printed in the columns of the file, new ones before the day', () => {
    const rows = [...before, { slug: 'zinc', cents: { north: 900 }, asOf: NEW }];
    expect(printPrices(rows, ['slug', 'west', 'east', 'as_of'])).toBe(
      'slug,west,east,north,sku,as_of\ncbc,2600,2500,,A1,2026-08-01\ntsh,,1800,,,2026-08-01\nzinc,,,900,,2026-11-20\n',
    );
    expect(printPrices([{ slug: 'zinc', cents: { north: 900 }, asOf: NEW }], [])).toBe(
      'slug,north,as_of\nzinc,900,2026-11-20\n',
    );
  });
});
