import { describe, expect, it } from 'vitest';
import { isEnough, met, type Phrasing, rowsOf } from './safety.fixture.ts';

/** Read when the words were mended. */
const seen = [...rowsOf<Phrasing>('phrasings-a'), ...rowsOf<Phrasing>('phrasings-b')];
/** Read by nobody who mended them. */
const unseen = rowsOf<Phrasing>('phrasings-c');
const ordinary = rowsOf<{ text: string; lang: string; kind: string }>('ordinary');

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
    const lost = missed(emergencies(seen));
    expect(lost.length / emergencies(seen).length, lost.join('\n')).toBeLessThan(0.01);
  });

  it('are mostly met in words that nobody has seen', () => {
    expect(missed(emergencies(unseen)).length / emergencies(unseen).length).toBeLessThan(0.08);
  });

  it('are mostly met where a clinician is to be seen the same day, or where hours count', () => {
    expect(missed(others(seen)).length / others(seen).length).toBeLessThan(0.12);
  });

  it('are met in fewer than one of a hundred ordinary queries', () => {
    expect(ordinary.length).toBeGreaterThan(2000);
    const alarms = ordinary.filter(({ text }) => met(text).length > 0).map(({ text }) => text);
    expect(alarms.length / ordinary.length, alarms.join('\n')).toBeLessThan(0.01);
  });

  it('are seldom met in what only sounds alike', () => {
    const alike = seen.filter(({ label }) => label === 'none');
    const alarms = alike.filter(({ text }) => met(text).length > 0).map(({ text }) => text);
    expect(alarms.length / alike.length, alarms.join('\n')).toBeLessThan(0.1);
  });
});
