import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import type { Band, Marker } from '../model/marker.ts';
import type { Person } from '../people/person.ts';
import { wordsOf } from '../words/index.ts';
import { interpretValue } from './interpret-value.ts';
import { chooseRanges } from './ranges.ts';
import { printedOf, type Supplied } from './supplied.ts';

const data = loadDataset();
const [first] = data.markers.records;
if (first === undefined) throw new Error('no markers');

const band = (method: string | undefined, fields: Partial<Band> = {}): Band => ({
  kind: 'reference_interval',
  population: { en: method ?? 'x', es: 'x' },
  ...(method === undefined ? {} : { method: { en: method, es: method } }),
  source: 's',
  high: 1,
  ...fields,
});
const chosen = (bands: Band[], method?: string, alternatives: Band[] = [], person: Person = {}) => {
  const marker: Marker = { ...first, bands, alternatives };
  const { candidates, missing, notes } = chooseRanges(marker, person, method, 'en');
  return { by: candidates.map(({ method }) => method?.en), missing, notes };
};

describe('ranges by method', () => {
  const both = [band('ELISA'), band('LC-MS/MS')];

  it('keeps the ranges of every method while none is named, and asks for it', () => {
    expect(chosen(both)).toEqual({ by: ['ELISA', 'LC-MS/MS'], missing: ['method'], notes: [] });
    expect(chosen(both, ' ')).toEqual(chosen(both));
  });

  it('takes those of the method that is named, however it is spelled', () => {
    expect(chosen(both, 'Mass spectrometry')).toEqual({ by: ['LC-MS/MS'], missing: [], notes: [] });
    expect(chosen(both, 'Enzyme immunoassay').by).toEqual(['ELISA']);
    expect(chosen(both, 'Immunoassay').by).toEqual(['ELISA']);
  });

  it('keeps a range without a method beside each', () => {
    expect(chosen([band(undefined), band('ELISA')], 'LC-MS/MS').by).toEqual([undefined]);
    expect(chosen([band(undefined), band('ELISA')])).toMatchObject({ missing: [] });
  });

  it('adds alternatives of a method that no range is of, or says that none is held', () => {
    const alternatives = [band('Nephelometry'), band('HPLC')];
    expect(chosen(both, 'nephelometry', alternatives).by).toEqual(['ELISA', 'LC-MS/MS', 'Nephelometry']);
    expect(chosen(both, 'nephelometry').notes).toEqual(['otherMethod']);
    expect(chosen(both, 'by eye')).toMatchObject({ missing: ['method'], notes: ['otherMethod'] });
  });

  it('does not ask where the methods are of different people', () => {
    const men = band('ELISA', { sex: 'male' });
    const women = band('LC-MS/MS', { sex: 'female' });
    expect(chosen([men, women]).missing).toEqual(['sex']);
    const young = band('ELISA', {
      ageFrom: { value: 20, unit: 'years' },
      ageBefore: { value: 40, unit: 'years' },
    });
    const old = band('LC-MS/MS', { ageFrom: { value: 40, unit: 'years' } });
    expect(chosen([young, old]).missing).toEqual(['age']);
    expect(chosen([young, old], undefined, [], { age: 39 }).missing).toEqual([]);
  });
});

describe('a value whose limits differ by method', () => {
  const judged = (
    entry: Omit<Supplied, 'marker'> & { marker?: string },
    lang: 'en' | 'es' = 'en',
    person = {},
  ) =>
    interpretValue(
      { marker: 'anti-dsDNA', unit: 'IU/mL', ...entry },
      printedOf({ marker: '', ...entry }, 'usual'),
      person,
      3,
      data,
      { lang, words: wordsOf(lang) },
    ).result;

  it('is normal or high where all methods agree', () => {
    expect(judged({ value: 3 })).toMatchObject({ flag: 'normal', rule: 'all_ranges_agree' });
    expect(judged({ value: 120 })).toMatchObject({ flag: 'high', rule: 'all_ranges_agree' });
    expect(judged({ value: '<4' })).toMatchObject({ flag: 'normal' });
  });

  it('is undecided between, with the reason and the question', () => {
    expect(judged({ value: 15 })).toMatchObject({
      flag: 'indeterminate',
      missing: ['method'],
      reason: expect.stringContaining('in different ways'),
    });
    expect(judged({ value: 15 }, 'es')).toMatchObject({
      reason: expect.stringContaining('el método de medición'),
    });
  });

  it('is decided by the method that the report names', () => {
    expect(judged({ value: 15, method: 'Multiplex flow immunoassay' })).toMatchObject({ flag: 'high' });
    expect(judged({ value: 15, method: 'ELISA' })).toMatchObject({ flag: 'normal' });
    expect(judged({ value: 50, method: 'ELISA' })).not.toHaveProperty('missing');
  });

  it('never judges plasma by the goal for red cells', () => {
    const omega = (marker: string, value: number) => judged({ marker, value, unit: '%' });
    expect(omega('Omega-3 index', 4)).toMatchObject({ flag: 'indeterminate', options: expect.any(Array) });
    expect(omega('Omega-3 index, plasma', 4)).toMatchObject({ flag: 'normal', category: 'Optimal' });
    expect(omega('Omega-3 index, red blood cells', 4)).toMatchObject({ flag: 'low' });
  });

  it('asks for the method of a low inhibin B', () => {
    const of = (method?: string) =>
      judged(
        { marker: 'Inhibin B', value: 20, unit: 'pg/mL', ...(method === undefined ? {} : { method }) },
        'en',
        { sex: 'male', age: 45 },
      );
    expect(of()).toMatchObject({ flag: 'indeterminate', missing: ['method'] });
    expect(of('ELISA')).toMatchObject({ flag: 'normal' });
    expect(of('Chemiluminescence')).toMatchObject({ flag: 'low' });
  });
});
