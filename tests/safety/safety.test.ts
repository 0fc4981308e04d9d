import { describe, expect, it } from 'vitest';
import { heard, isEnough, met, namedInDataset, type Phrasing, rowsOf } from './safety.fixture.ts';

/** Read when the words were mended. */
const seen = ['a', 'b', 'c', 'd'].flatMap((name) => rowsOf<Phrasing>(`phrasings-${name}`));
/** Read when words and mechanisms were mended; some rows tell a result in figures. */
const mended = rowsOf<Phrasing>('phrasings-f');
/** Read by nobody who mended them. */
const unseen = rowsOf<Phrasing>('phrasings-e');
const ordinary = rowsOf<{ text: string; lang: string; kind: string }>('ordinary');

const SEARCHED = [
  'queries-en',
  'queries-es',
  'queries-people',
  'queries-buyers',
  'queries-unseen',
  'queries-catalog',
];
/** What is rightly said first in queries that were written for the search. */
const RIGHT = [
  'swollen ankles short of breath heart test',
  'chest pain',
  'am i having a heart attack',
  'i took too many pills',
  'balls hurt',
  'blood in stool',
  'sangre en las heces',
  'coagulo en la pierna',
  'blood in urine',
  'sangre en la orina',
  'ojos amarillos',
  'azucar en 300',
  'azucar 300',
  'diarrea con sangre',
  'tick bite',
  'I got bitten by a tick',
  'picadura de garrapata',
  'condom broke',
  'condom broke 3 days ago what test',
  'needle stick',
  'plan b',
  'pastilla del dia siguiente',
];

const missed = (rows: readonly Phrasing[]) =>
  rows.filter(({ label, text }) => !isEnough(label, met(text))).map(({ text }) => text);
const emergencies = (rows: readonly Phrasing[]) => rows.filter(({ label }) => label === 'now');
const others = (rows: readonly Phrasing[]) => rows.filter(({ label }) => label !== 'now' && label !== 'none');

describe('warning signs in what people type', () => {
  it('are written and labelled in hundreds, in both languages', () => {
    expect(emergencies([...seen, ...unseen]).length).toBeGreaterThan(900);
    expect(new Set(seen.map(({ sign }) => sign)).size).toBeGreaterThan(60);
    for (const lang of ['en', 'es'])
      expect(seen.filter((row) => row.lang === lang).length).toBeGreaterThan(250);
  });

  it('are met where they are an emergency', () => {
    expect(missed(emergencies(seen))).toEqual([]);
  });

  it('are mostly met in words that nobody has seen', () => {
    expect(missed(emergencies(unseen)).length / emergencies(unseen).length).toBeLessThan(0.05);
  });

  it('are mostly met where a clinician is to be seen the same day, or where hours count', () => {
    expect(missed(others(seen)).length / others(seen).length).toBeLessThan(0.06);
  });

  it('are met in the sixth file, in words or in results', () => {
    expect(mended.length).toBe(130);
    expect(mended.filter(({ label, text }) => !isEnough(label, heard(text)))).toEqual([]);
  });

  it('are met in no ordinary query', () => {
    expect(ordinary.length).toBeGreaterThan(2000);
    expect(ordinary.filter(({ text }) => met(text).length > 0).map(({ text }) => text)).toEqual([]);
  });

  it('are met in few queries of the catalog, each looked at: an emergency, or hours or the same day count', () => {
    const alarms = SEARCHED.flatMap((name) => rowsOf<{ query: string }>(`../search/${name}`))
      .map(({ query }) => query)
      .filter((query) => met(query).length > 0);
    expect([...new Set(alarms)].sort()).toEqual([...RIGHT].sort());
  });

  it('are met in no name or phrase of the dataset but those looked at', () => {
    const alarms = namedInDataset().filter((text) => met(text).length > 0);
    const right = rowsOf<{ text: string }>('right-in-dataset').map(({ text }) => text);
    expect(alarms.sort()).toEqual(right.sort());
  });

  it.each([
    'brote de lupus',
    'brote de herpes',
    'brote de crohn',
    'brote de sarampion',
    'sofocos',
    'hombro congelado',
    'respiratory allergy profile',
    'coronary calcium score',
    'arterial blood gas',
    'rash all over',
    'inr 3.8',
    'paludismo',
    'me van a sacar mucha sangre',
    'end of life insurance blood test',
  ])('%j only sounds alike', (text) => {
    expect(met(text).map(({ sign: { slug } }) => slug)).toEqual([]);
  });

  it('are seldom met in what only sounds alike', () => {
    const alike = seen.filter(({ label }) => label === 'none');
    const alarms = alike.filter(({ text }) => met(text).length > 0).map(({ text }) => text);
    expect(alarms.length / alike.length, alarms.join('\n')).toBeLessThan(0.05);
  });
});
