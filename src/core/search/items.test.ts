import { describe, expect, it } from 'vitest';
import { data } from '../tools/call.fixture.ts';
import { itemNamed, searchItems } from './items.ts';

const found = (query: string) => searchItems(query, {}, data);
const first = (query: string) => {
  const [hit] = found(query).hits;
  return hit === undefined ? undefined : { slug: hit.entry.slug, certainty: hit.certainty };
};

describe('a search', () => {
  it.each([
    ['vit d3', 'vitamin-d-25-oh'],
    ['TSH', 'tsh'],
    ['82306', 'vitamin-d-25-oh'],
    ['quantiferon', 'tb-igra'],
    ['hemoglobina glucosilada', 'hemoglobin-a1c'],
    ['t-spot', 'tb-igra'],
    ['dheas', 'dhea-s'],
    ['vitamine b12', 'vitamin-b12'],
  ])('is sure what "%s" is', (query, slug) => {
    expect(first(query)).toEqual({ slug, certainty: 'sure' });
  });

  it.each([
    ['hypothyriodism', 'tsh-reflex-free-t4', 'hypothyroidism'],
    ['homosistine', 'homocysteine', 'homocystine'],
    ['vitiman d', 'vitamin-d-25-oh', 'vitamin d'],
    ['zink', 'zinc', 'zinc'],
    ['embaraso', 'hcg-quantitative', 'embarazo'],
    ['ferritinn', 'ferritin', 'ferritin'],
  ])('only asks whether "%s" is a slip', (query, slug, meant) => {
    expect(first(query)).toEqual({ slug, certainty: 'unsure' });
    expect(found(query).readAs).toBe(meant);
  });

  it('says which words it did not understand, and then offers nothing without asking', () => {
    const { hits, notUnderstood } = found('ferritin zorblax');
    expect(notUnderstood).toEqual(['zorblax']);
    expect(hits[0]).toMatchObject({ entry: { slug: 'ferritin' }, certainty: 'unsure' });
  });

  it.each([
    ['troponin', 'troponin'],
    ['paternity test', 'paternity-test'],
    ['galleri', 'multi-cancer-early-detection'],
    ['food sensitivity test', 'igg-food-sensitivity'],
    ['sibo breath test', 'sibo-breath-test'],
    ['hair follicle drug test', 'hair-drug-test'],
    ['pap smear', 'pap-test'],
    ['brca', 'hereditary-cancer-genes'],
    ['mammogram', 'mammogram'],
    ['prueba de paternidad', 'paternity-test'],
    ['buy insulin', 'prescription-medicines'],
    ['oxiuros', 'pinworm-tape-test'],
    ['3 hour glucose test', 'glucose-tolerance-3-hour'],
  ])('knows that %s is not sold', (query, slug) => {
    expect(found(query).notSold).toBe(slug);
    expect(found(query).hits.filter(({ certainty }) => certainty !== 'unsure')).toEqual([]);
  });

  it.each([
    ['cbc cmp lipid a1c', ['cbc', 'cmp', 'lipid-panel', 'hemoglobin-a1c']],
    ['tsh, ferritina y b12', ['tsh', 'ferritin', 'vitamin-b12']],
    ['b12, d, iron', undefined],
  ])('reads %s as a list', (query, list) => {
    const { list: read, hits } = found(query);
    if (list === undefined) expect(hits.length).toBeGreaterThan(2);
    else expect(read).toEqual(list);
  });

  it('says nothing of a text that is about something else', () => {
    for (const query of ['movie tickets', 'asdfgh', 'how to fix a bicycle'])
      expect(found(query).hits.filter(({ certainty }) => certainty !== 'unsure')).toEqual([]);
  });

  it('offers what most people want first, and asks', () => {
    expect(first('constipation')).toEqual({ slug: 'tsh', certainty: 'unsure' });
    expect(first('diarrhea for 2 weeks')).toEqual({ slug: 'gi-pathogen-pcr', certainty: 'unsure' });
    expect(first('full blood work for a woman')).toEqual({ slug: 'womens-wellness', certainty: 'unsure' });
  });

  it('keeps a filter', () => {
    const { hits } = searchItems('thyroid', { type: 'panel' }, data);
    expect(hits.length).toBeGreaterThan(1);
    expect(new Set(hits.map(({ entry }) => entry.type))).toEqual(new Set(['panel']));
  });
});

describe('the item that is meant', () => {
  it('is one with this slug, or the only one that a name certainly means', () => {
    expect(itemNamed('tsh', data)).toMatchObject({ entry: { slug: 'tsh' }, byName: false });
    expect(itemNamed('Thyroid Stimulating Hormone', data)).toMatchObject({
      entry: { slug: 'tsh' },
      byName: true,
    });
  });

  it.each(['tssh', 'cortisol', 'ferritin zorblax', 'tsh 5.2', 'troponin', 'cbc cmp'])(
    'is never guessed: %s',
    (typed) => {
      expect(itemNamed(typed, data).entry).toBeUndefined();
    },
  );
});
