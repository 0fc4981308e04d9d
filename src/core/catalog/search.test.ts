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
    ['hemglobin a1c', 'hemoglobin-a1c'],
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

  it('finds every item by its codes, and by nothing near them', () => {
    for (const entry of data.catalog.entries) {
      const codes = [...(entry.cpt === null ? [] : [entry.cpt]), ...entry.loinc];
      for (const code of codes) expect(slugs(code), code).toContain(entry.slug);
    }
    expect(slugs('84440')).toEqual([]);
  });

  it('names popular items when the query says only "blood test"', () => {
    expect(searchCatalog('blood test', {}, data).every(({ on }) => on === 'popular')).toBe(true);
  });

  it('leaves out what is coming soon, and says so when nothing else fits', () => {
    expect(call('search_tests', { query: 'TMAO' })).toMatchObject({
      status: 'not_found',
      message: expect.stringContaining('coming soon'),
    });
    const beside = call('search_tests', { query: 'rabies titer blood' });
    expect(beside).toMatchObject({ comingSoon: [{ slug: 'rabies-titer' }] });
    expect(beside.items.map(({ slug }: { slug: string }) => slug)).not.toContain('rabies-titer');
    expect(call('search_tests', { query: 'rabies titer', orderableOnly: false }).items[0]).toMatchObject({
      slug: 'rabies-titer',
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

  it('takes singular and plural, and a panel by what it is about, for the same', () => {
    expect(slugs('kidney stones')[0]).toBe(slugs('kidney stone')[0]);
    expect(slugs('food allergies')[0]).toBe('food-allergy-panel');
    expect(slugs('prenatal')[0]).toBe('prenatal-panel');
  });

  it('does not take one antibody class for another', () => {
    expect(slugs('herpes igg')[0]).toMatch(/igg$/);
    expect(slugs('herpes igm')[0]).toMatch(/igm$/);
  });

  it('says why an item was found', () => {
    const on = (query: string, lang = 'en') =>
      call('search_tests', { query, lang, limit: 1 }).items[0].matchedOn;
    expect(on('TSH')).toBe('slug');
    expect(on('84443')).toBe('cpt');
    expect(on('ferratin')).toMatch(/ \(spelling\)$/);
    expect(on('ferri')).toMatch(/ \(beginning\)$/);
    expect(on('numb hands')).toBe('goal');
    expect(on('ferratin', 'es')).toMatch(/ \(ortografía\)$/);
    expect(on('84443', 'es')).toBe('código CPT');
  });

  it('speaks Spanish when asked', () => {
    expect(call('search_tests', { query: 'tsh', lang: 'es' }).items[0]).toMatchObject({
      lang: 'es',
      name: expect.stringMatching(/tiro|TSH/i),
    });
  });
});
