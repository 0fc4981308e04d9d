import { describe, expect, it } from 'vitest';
import {
  centsOf,
  loosened,
  passes,
  queryOf,
  type Row,
  readFilter,
  readSort,
  sorted,
} from './catalog-rows.ts';

const tsh: Row = {
  name: 'TSH',
  category: 'thyroid',
  type: 'test',
  cents: { lab_1: 900, lab_2: 1100 },
  sample: ['blood'],
  fasting: false,
  days: 3,
  orderable: true,
};
const lipids: Row = { ...tsh, name: 'Lipid panel', category: 'heart', fasting: true, days: 1 };
const stool: Row = {
  ...tsh,
  name: 'Ova',
  cents: { lab_3: 4500 },
  sample: ['stool', 'blood'],
  type: 'panel',
  orderable: false,
};
const rows = [tsh, lipids, stool];
const shown = (query: string) =>
  rows.filter((row) => passes(row, readFilter(new URLSearchParams(query)))).map(({ name }) => name);

describe('filters of the catalog', () => {
  it.each([
    ['', ['TSH', 'Lipid panel', 'Ova']],
    ['category=heart', ['Lipid panel']],
    ['type=panel', ['Ova']],
    ['lab=lab_3', ['Ova']],
    ['lab=lab_2', ['TSH', 'Lipid panel']],
    ['sample=stool', ['Ova']],
    ['fasting=no', ['TSH', 'Ova']],
    ['fasting=yes', ['Lipid panel']],
    ['now=1', ['TSH', 'Lipid panel']],
    ['max=9', ['TSH', 'Lipid panel']],
    ['max=9&lab=lab_2', []],
    ['min=9.01', ['Ova']],
    ['min=10&lab=lab_2&fasting=no', ['TSH']],
    ['max=cheap', ['TSH', 'Lipid panel', 'Ova']],
    ['category=', ['TSH', 'Lipid panel', 'Ova']],
  ])('%o leaves %o', (query, names) => {
    expect(shown(query)).toEqual(names);
  });

  it('takes the price of the chosen lab, else the lowest', () => {
    expect(centsOf(tsh, {})).toBe(900);
    expect(centsOf(tsh, { lab: 'lab_2' })).toBe(1100);
  });

  it('sorts by name, price at the lab, or days', () => {
    const names = (sort: 'name' | 'price' | 'days') => sorted(rows, sort, {}).map(({ name }) => name);
    expect(names('name')).toEqual(['Lipid panel', 'Ova', 'TSH']);
    expect(names('price')).toEqual(['Lipid panel', 'TSH', 'Ova']);
    expect(names('days')).toEqual(['Lipid panel', 'Ova', 'TSH']);
  });

  it('comes back from its own address', () => {
    const filter = { category: 'heart', fasting: 'yes', max: '20.5' };
    const query = new URLSearchParams(queryOf(filter, 'price'));
    expect(readFilter(query)).toEqual(filter);
    expect(readSort(query)).toBe('price');
    expect(queryOf({}, 'topic')).toBe('');
    expect(readSort(new URLSearchParams('sort=toString'))).toBe('topic');
  });

  it('says which filter to drop when nothing is left', () => {
    const filter = { category: 'thyroid', fasting: 'yes', type: 'test' };
    expect(loosened(rows, filter)).toEqual([
      { name: 'category', count: 1 },
      { name: 'fasting', count: 1 },
    ]);
  });
});
