import { describe, expect, it } from 'vitest';
import { answersMeaning, meaningAsked } from './search-meaning.ts';

describe('what a value on one side means', () => {
  it.each([
    ['tsh high', 'high', ['tsh']],
    ['What does low ferritin mean?', 'low', ['ferritin']],
    ['colesterol alto', 'high', ['colesterol']],
    ['qué significa la vitamina D baja', 'low', ['vitamina', 'd']],
  ])('is asked by %o', (typed, side, rest) => {
    expect(meaningAsked(typed)).toEqual({ side, rest });
  });

  it.each(['tsh', 'high', 'thyroid', 'highlands'])('is not asked by %o', (typed) => {
    expect(meaningAsked(typed)).toBeUndefined();
  });

  it.each([
    ['tsh high', '/biomarkers/tsh/high', 'High TSH: what it may mean', true],
    ['tsh high', '/biomarkers/tsh/low', 'Low TSH: what it may mean', false],
    ['tsh high', '/biomarkers/tsh', 'TSH', false],
    ['high blood pressure', '/biomarkers/blood-urea/high', 'High blood urea', false],
    ['ferritina baja', '/es/biomarkers/ferritin/low', 'Ferritina baja: qué puede significar', true],
  ])('%o is answered by %s: %o %o', (typed, path, title, expected) => {
    const asked = meaningAsked(typed);
    expect(asked && answersMeaning(asked, path, title)).toBe(expected);
  });
});
