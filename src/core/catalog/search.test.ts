import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { call } from '../tools/call.fixture.ts';
import { searchCatalog } from './search.ts';

const data = loadDataset();
const slugs = (query: string, filter = {}) =>
  searchCatalog(query, filter, data).map(({ entry }) => entry.slug);

describe('search', () => {
  it.each([
    ['tsh', 'tsh'],
    ['T1031', 'tsh'],
    ['84443', 'tsh'],
    ['3016-3', 'tsh'],
    ['a1c', 'hemoglobin-a1c'],
    ['complete blood count', 'cbc'],
    ['hemograma', 'cbc'],
    ['conteo sanguíneo completo', 'cbc'],
    ['conteo sanguineo completo', 'cbc'],
    ['vitamina d', 'vitamin-d-25-oh'],
    ['PCR', 'crp'],
    ['vsg', 'esr'],
    ['feritin', 'ferritin'],
    ['thyriod', 'tsh'],
    ['cholesterol test near me', 'lipid-panel'],
    ['std check', 'std-basic'],
    ['Lp(a)', 'lipoprotein-a'],
    ['sífilis', 'syphilis-rpr'],
    ['hemglobin', 'cbc'],
    ['protein c-reactive', 'crp'],
  ])('%s finds %s first', (query, slug) => {
    expect(slugs(query)[0]).toBe(slug);
  });

  it.each(['xyzzy', 'pizza', '99999', 'asdf qwer', '!!!', '84444', 'constructor'])(
    '%o finds nothing',
    (query) => {
      expect(slugs(query)).toEqual([]);
    },
  );

  it('never takes one digit for another', () => {
    expect(slugs('free t3')[0]).toBe('free-t3');
    expect(slugs('free t4')[0]).toBe('free-t4');
    expect(slugs('vitamin b1')).not.toContain('vitamin-b12');
  });

  it('finds every item by its name, alias, id and code', () => {
    const missed = data.catalog.entries.flatMap((entry) => {
      const names = [entry.slug, entry.id, entry.name, entry.es.name, ...entry.aliases, ...entry.es.aliases];
      const codes = [...(entry.cpt === null ? [] : [entry.cpt]), ...entry.loinc];
      return [...names, ...codes].filter((query) => !slugs(query).slice(0, 3).includes(entry.slug));
    });
    expect(missed).toEqual([]);
  });

  it('names popular items when the query says only "blood test"', () => {
    expect(searchCatalog('blood test', {}, data).every(({ matchedOn }) => matchedOn === 'popular')).toBe(
      true,
    );
  });

  it('leaves out what is coming soon, and says so when nothing else fits', () => {
    expect(call('search_tests', { query: 'zinc' })).toMatchObject({
      status: 'not_found',
      message: expect.stringContaining('coming soon'),
    });
    expect(call('search_tests', { query: 'zinc', orderableOnly: false }).items[0]).toMatchObject({
      slug: 'zinc',
      orderable: false,
    });
  });

  it('filters by type and category, and counts before the limit', () => {
    const answer = call('search_tests', { query: 'thyroid', type: 'test', category: 'thyroid', limit: 2 });
    expect(answer).toMatchObject({
      count: 2,
      items: [
        { type: 'test', category: 'thyroid' },
        { type: 'test', category: 'thyroid' },
      ],
    });
    expect(answer.total).toBeGreaterThan(2);
  });

  it('speaks Spanish when asked', () => {
    expect(call('search_tests', { query: 'tsh', lang: 'es' }).items[0]).toMatchObject({
      lang: 'es',
      name: expect.stringMatching(/tiro|TSH/i),
    });
  });
});
