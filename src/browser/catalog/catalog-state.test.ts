import { describe, expect, it } from 'vitest';
import type { Filter, Row, Sort } from './catalog-rows.ts';
import { listed } from './catalog-state.ts';

const row = (name: string, category: string, cents: Row['cents'], days: number): Row => ({
  name,
  category,
  type: 'test',
  cents,
  sample: ['blood'],
  fasting: false,
  days,
  orderable: true,
});
const tsh = row('TSH', 'thyroid', { lab_1: 900, lab_2: 700 }, 3);
const lipids = row('Lipid panel', 'heart', { lab_1: 500, lab_2: 1500 }, 2);
const free = row('Free T4', 'thyroid', { lab_1: 800 }, 1);
const rows = [tsh, lipids, free];
const by = (sort: Sort, filter: Filter = {}) => ({ sort, filter });

describe('the list of the catalog', () => {
  it('shows what passes, in the order of the page when sorted by topic', () => {
    const state = listed(rows, by('topic', { category: 'thyroid' }), undefined);
    expect([...state.shown]).toEqual([tsh, free]);
    expect(state.order).toEqual(rows);
    expect(state.ways).toEqual([]);
  });

  it('orders hidden rows too, so that a filter moves nothing', () => {
    const first = listed(rows, by('name', { category: 'heart' }), undefined);
    expect(first.order).toEqual([free, lipids, tsh]);
    const second = listed(rows, by('name', { category: 'thyroid' }), first);
    expect(second.order).toBe(first.order);
    expect([...second.shown]).toEqual([tsh, free]);
  });

  it('orders by price anew, since a lab has its own', () => {
    const cheapest = listed(rows, by('price'), undefined);
    expect(cheapest.order).toEqual([lipids, tsh, free]);
    expect(listed(rows, by('price', { lab: 'lab_2' }), cheapest).order).toEqual([tsh, lipids, free]);
  });

  it('puts rows back when it is sorted by topic again', () => {
    const first = listed(rows, by('topic'), undefined);
    const days = listed(rows, by('days'), first);
    expect(days.order).toEqual([free, lipids, tsh]);
    expect(listed(rows, by('topic'), days).order).toEqual(rows);
    expect(listed(rows, by('topic'), first).order).toBe(first.order);
  });

  it('says which filter to drop only when nothing is left', () => {
    const none = listed(rows, by('topic', { category: 'heart', max: '2' }), undefined);
    expect(none.shown.size).toBe(0);
    expect(none.ways).toEqual([{ name: 'max', count: 1 }]);
  });
});
