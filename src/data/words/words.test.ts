import { expect, it } from 'vitest';
import { avoidedWords, wordFaults } from '../commands/words.ts';
import { sentencesOfCode } from './code-texts.ts';
import { gradeOf, sentencesIn, syllablesIn } from './grade.ts';
import { faultsIn } from './rules.ts';

it.each([
  ['cat', 1],
  ['table', 2],
  ['reference', 3],
  ['rate', 1],
])('counts the syllables of %s', (word, count) => {
  expect(syllablesIn(word)).toBe(count);
});

it('grades a text as the formula of 1975 does', () => {
  // 6 words in 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(gradeOf('The cat sat on the mat.')).toBeCloseTo(-1.45, 2);
  expect(sentencesIn('Call 911. Do not drive.')).toHaveLength(2);
});

it('finds words of the list, whole ones only, in their language', () => {
  const of = (lang: 'en' | 'es', text: string) =>
    faultsIn({ file: 'a', kind: 'tests', field: 'faq', lang, text }, avoidedWords()).map(({ says }) => says);
  expect(of('en', 'Biotin disturbs this test.')).toEqual(['"disturbs": interfere with']);
  expect(of('es', 'La prueba mira el hígado.')).toEqual(['"mira": mide, evalúa, muestra']);
  expect(of('es', 'El túnel carpiano duele.')).toEqual([]);
  expect(of('en', 'La prueba mira el hígado.')).toEqual([]);
});

it('reads what code says in each language, and nothing else', () => {
  const code = `
    const WORDS = {
      en: { none: 'Ask a clinician about this', some: (of: string) => \`All of \${of} were found here\` },
      es: { none: ['Pregunte a un médico por esto'] },
    };
    throw new Error('A clinician is named for programmers alone');`;
  expect(sentencesOfCode(code).map(({ lang, text }) => `${lang} ${text}`)).toEqual([
    'en Ask a clinician about this',
    'en All of 1 were found here',
    'es Pregunte a un médico por esto',
  ]);
  expect(sentencesOfCode("export const a = 'Una frase de un archivo';", 'es')).toMatchObject([
    { lang: 'es' },
  ]);
});

/** What is still there; it may become less. */
const LEFT = { grade: 15, long: 85 };

it('of readers: no word of the list, no typed price, guides and emergencies easy to read', () => {
  const faults = wordFaults();
  const of = (rule: string) => faults.filter((one) => one.rule === rule);
  expect(of('avoid')).toEqual([]);
  expect(of('typed')).toEqual([]);
  expect(
    of('grade').filter(({ kind }) => ['guides', 'learn', 'conditions', 'warning-signs'].includes(kind)),
  ).toEqual([]);
  expect(of('grade').length).toBeLessThanOrEqual(LEFT.grade);
  expect(of('long').length).toBeLessThanOrEqual(LEFT.long);
});
