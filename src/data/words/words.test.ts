import { expect, it } from 'vitest';
import { authoredTexts, avoidedWords, formulas, genders, levels, wordFaults } from '../commands/words.ts';
import { sentencesOfCode } from './code-texts.ts';
import { gradeOf, sentencesIn, syllablesIn } from './grade.ts';
import { nearDuplicates, nearGroups } from './near.ts';
import { levelled, unevenPairs } from './pairs.ts';
import { faultsIn } from './rules.ts';
import type { Text } from './texts.ts';

const text = (lang: Text['lang'], said: string, file = 'data/tests/a.json'): Text => ({
  file,
  kind: 'tests',
  field: 'faq',
  lang,
  text: said,
});
const says = (lang: Text['lang'], said: string): string[] =>
  faultsIn(text(lang, said), { avoided: avoidedWords(), genders: genders() }).map((fault) => fault.says);

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
  const of = says;
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

it('knows the article of an acronym, and nothing of one that is not listed', () => {
  expect(says('es', 'Pida el TSH y la PSA.')).toEqual(['"la PSA": el PSA', '"el TSH": la TSH']);
  expect(says('es', 'Un IgA bajo, la TSH, el PSA libre y el LH-RH.')).toEqual([]);
});

it('knows how each language prints figures, days and quotation marks', () => {
  expect(says('en', 'It was 5% on 2026-11-23, of 1500 people.')).toEqual([
    '"5%": a space before %',
    '"2026-11-23": a date in words',
    '"1500 people": a comma between thousands',
  ]);
  expect(says('es', 'Antes de las 10 a.m. «hoy»')).toEqual([
    '"10 a.m.": a. m., p. m.',
    '"«": “ ”',
    '"»": “ ”',
  ]);
  expect(says('en', 'Before 10 a.m., 1,500 people in 2024 had 5 % or 1,25-dihydroxy.')).toEqual([]);
});

it('finds sentences of two records that are nearly the same, in one language', () => {
  const one = 'Biotin in large amounts can make this result falsely low for a day.';
  const near = [text('en', one), text('en', one.replace('day', 'week'), 'data/tests/b.json')];
  expect(nearDuplicates(near)).toHaveLength(1);
  expect(nearDuplicates([...near.slice(0, 1), text('en', one, 'data/tests/b.json')])).toEqual([]);
  expect(nearDuplicates([text('en', one), text('es', one.replace('day', 'week'), 'b')])).toEqual([]);
});

it('takes sentences of one subject, of a series and of a formula for wanted', () => {
  const one = 'Call for help now if the level of IgG is above 7 and you feel faint.';
  const pair = (other: string, file = 'data/tests/b.json') => [text('en', one), text('en', other, file)];
  const changed = one.replace('feel', 'are');
  expect(nearDuplicates(pair(changed))).toHaveLength(1);
  expect(nearDuplicates(pair(changed, 'data/markers/a.json'))).toEqual([]);
  expect(nearDuplicates(pair(one.replace('IgG', 'IgM').replace('7', '9')))).toEqual([]);
  expect(nearDuplicates(pair(changed), [{ lang: 'en', words: '^call for help', why: '' }])).toEqual([]);
  expect(nearDuplicates(pair(changed), [{ lang: 'es', words: '^call for help', why: '' }])).toHaveLength(1);
});

it('puts pairs that hang together into one group', () => {
  const near = (one: string, other: string, lang: Text['lang'] = 'en') => ({
    lang,
    one: { file: `${one}.json`, text: one },
    other: { file: `${other}.json`, text: other },
  });
  const groups = nearGroups([near('a', 'b'), near('c', 'd'), near('b', 'c'), near('a', 'x', 'es')]);
  expect(groups.map(({ lang, says }) => `${lang} ${[...says.keys()].sort().join(' ')}`)).toEqual([
    'en a b c d',
    'es a x',
  ]);
});

it('says which side of a record changed since both said the same', () => {
  const both = (en: string, es: string) => [text('en', en), text('es', es)];
  const level = levelled(both('Water', 'Agua'), [], [], '2026-11-23');
  const since = { pair: 'data/tests/a.json', day: '2026-11-23' };
  expect(unevenPairs(both('Water', 'Agua'), level)).toEqual([]);
  expect(unevenPairs(both('Milk', 'Agua'), level)).toEqual([{ ...since, changed: 'en' }]);
  expect(unevenPairs(both('Water', 'Leche'), level)).toEqual([{ ...since, changed: 'es' }]);
  expect(unevenPairs(both('Milk', 'Leche'), level)).toEqual([{ ...since, changed: 'both' }]);
  expect(unevenPairs(both('Milk', 'Leche'), [])).toMatchObject([{ changed: 'never level' }]);
});

it('of emergencies: no side changes without the other being read', () => {
  const uneven = unevenPairs(authoredTexts(), levels()).filter(({ pair }) =>
    pair.includes('/warning-signs/'),
  );
  expect(uneven, 'read both sides, then: npm run words -- level data/warning-signs/<name>.json').toEqual([]);
});

it('of several records: says what is the same in the same words, save the formulas', () => {
  const texts = authoredTexts();
  expect(nearGroups(nearDuplicates(texts, formulas())).length).toBeLessThanOrEqual(LEFT);
  const unused = formulas().filter(
    ({ lang, words }) => !texts.some((one) => one.lang === lang && new RegExp(words, 'iu').test(one.text)),
  );
  expect(unused, 'a formula of data/language/formulas.csv that nothing says').toEqual([]);
});

/** Groups that are still there; they may become fewer. */
const LEFT = 204;

it('of readers: no word of the list, no typed price, no long sentence, nothing hard to read', () => {
  const faults = wordFaults(authoredTexts());
  const of = (rule: string) => faults.filter((one) => one.rule === rule);
  expect(of('avoid')).toEqual([]);
  for (const rule of ['typed', 'figure', 'gender', 'grade', 'long']) expect(of(rule)).toEqual([]);
});
