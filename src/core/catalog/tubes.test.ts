import { expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { findEntry } from './entries.ts';
import { containersOf } from './tubes.ts';

const { entries } = loadDataset().catalog;
const of = (slug: string) => {
  const entry = findEntry(slug, entries);
  return entry === undefined ? undefined : containersOf(entry, entries);
};

it('knows the tube of tests whose sample names it', () => {
  expect(of('cbc')).toEqual(['edta']);
  expect(of('tsh')).toEqual(['serum']);
});

it('knows a container for every test, and gives a panel those of its tests', () => {
  expect(entries.filter((entry) => containersOf(entry, entries).length === 0)).toEqual([]);
  for (const panel of entries.filter(({ type }) => type === 'panel')) {
    const parts = new Set(panel.components.flatMap((slug) => of(slug) ?? []));
    expect(new Set(of(panel.slug))).toEqual(parts);
  }
});
