import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { openNames, packNames } from './quick-names.ts';
import { searchCatalog } from './search.ts';

const { catalog, search, analytes } = loadDataset();
const find = openNames(packNames(catalog.entries, ['en']));
const short = (alias: string) => alias.length <= 6;
const first = (typed: string) => find(typed, 'en')[0]?.path;

describe('the search by name on a page', () => {
  it.each([
    ['tsh', '/tests/tsh'],
    [' TSH test ', '/tests/tsh'],
    ['84443', '/tests/tsh'],
    ['a1c', '/tests/hemoglobin-a1c'],
    ['cbc', '/tests/cbc'],
    ['colesterol', '/tests/lipid-panel'],
    ['stimulating thyroid horm', '/tests/tsh'],
    ['thyriod stimulating hormone', '/tests/tsh'],
    ['ferritn', '/tests/ferritin'],
  ])('%o finds %s first', (typed, path) => {
    const entry = catalog.entries.find(({ slug }) => slug === path.split('/').at(-1));
    expect(first(typed)).toBe(entry === undefined ? path : `/${entry.type}s/${entry.slug}`);
  });

  it.each(['', ' ', 'blood test', 'zzzz', '8444', 'constructor'])('%o finds nothing', (typed) => {
    expect(find(typed, 'en')).toEqual([]);
  });

  it('puts the same item first as search_tests for every name, abbreviation and code', () => {
    const different = catalog.entries.flatMap(({ said: { en, es }, cpt }) =>
      [
        en.name,
        es.name,
        ...[...en.aliases, ...es.aliases].filter(short),
        ...(cpt === null ? [] : [cpt]),
      ].filter((typed) => {
        const [hit] = searchCatalog(typed, {}, { catalog, search, analytes });
        return first(typed) !== (hit && `/${hit.entry.type}s/${hit.entry.slug}`);
      }),
    );
    expect(different).toEqual([]);
  });

  it('finds every item first by its slug', () => {
    expect(catalog.entries.filter(({ slug }) => find(slug, 'en')[0]?.slug !== slug)).toEqual([]);
  });

  it('names an item in the language asked for, and says which other name was typed', () => {
    const inSpanish = openNames(packNames(catalog.entries, ['en', 'es']));
    const tsh = catalog.entries.find(({ slug }) => slug === 'tsh');
    expect(inSpanish('84443', 'es')[0]).toMatchObject({
      path: '/es/tests/tsh',
      name: tsh?.said.es.name,
      listCents: tsh?.listCents,
      known: '84443',
    });
    expect(find('84443', 'es')[0]?.path).toBe('/tests/tsh');
  });
});
