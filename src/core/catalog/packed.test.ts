import { expect, it } from 'vitest';
import { smallDataset } from '../dataset.fixture.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import { openCatalog, packCatalog } from './packed.ts';

const data = smallDataset();
const [first] = data.catalog.entries;
if (first === undefined) throw new Error('The small project has items.');

const opened = (entries: readonly CatalogEntry[]) =>
  openCatalog(
    JSON.parse(JSON.stringify(packCatalog({ ...data, catalog: { ...data.catalog, entries } }, 'en'))),
  );

it('gives back what a device knows of every item', () => {
  const [test, panel] = ['test', 'panel'].map((type) =>
    data.catalog.entries.find((one) => one.type === type),
  );
  expect(test?.slug).toBeDefined();
  for (const entry of [test, panel]) {
    if (entry === undefined) throw new Error('The small project has a test and a panel.');
    const { id, slug, type, components, fasting, cents, listCents, orderable, priceAsOf, unlike } = entry;
    expect(opened(data.catalog.entries).find((one) => one.slug === slug)).toMatchObject({
      ...{ id, slug, type, components, fasting, cents, listCents, orderable, priceAsOf, unlike },
      said: { en: { name: entry.said.en.name } },
    });
  }
});

it('keeps who measures the same, whatever it is called', () => {
  const same = (entries: readonly { readonly biomarkers: readonly string[] }[]) =>
    entries.map((one) =>
      entries.map((other) => one.biomarkers.filter((name) => other.biomarkers.includes(name)).length),
    );
  const more: CatalogEntry = { ...first, id: 'p0999', slug: 'more', type: 'panel', components: [first.slug] };
  const entries = [...data.catalog.entries, { ...more, biomarkers: [...first.biomarkers, 'Another'] }];
  expect(same(opened(entries))).toEqual(same(entries));
});

it.each<[string, Partial<CatalogEntry>]>([
  ['not at every lab', { cents: { lab_2: 700 }, listCents: 700 }],
  ['coming soon', { orderable: false }],
  ['sold in some states alone', { states: ['TX'] }],
  ['after a fast of unknown length', { fasting: { required: true } }],
  ['after a fast of half a day', { fasting: { required: true, hours: 12 } }],
  ['unlike one that is not sold', { unlike: ['nowhere'] }],
])('keeps that an item is %s', (_, changes) => {
  expect(opened([{ ...first, ...changes }])[0]).toMatchObject(changes);
});
