import { expect, it } from 'vitest';
import { phrasesOf } from './sign-phrases.ts';

const row = (part: string, ...en: string[]) => ({ part, en, es: [] });
const phrases = (...ways: string[]) =>
  phrasesOf('said', 'en', [row('said', ...ways), row('child', 'Son', 'my boy')]);

it('counts what stands between two numbers', () => {
  expect(phrases('5..7 pills')).toEqual(['5 pills', '6 pills', '7 pills']);
});

it('says what the parts say that it names, each once', () => {
  expect(phrases('@child', 'son')).toEqual(['son', 'my boy']);
});

it('leaves out articles where words are left', () => {
  expect(phrases('hit my head', 'his heart')).toEqual(['hit my head', 'hit head', 'his heart']);
});

it('keeps the marks of a beginning and of a word that has no other forms, and writes in one way', () => {
  expect(phrases('Bréath*', '=fell', 'can not breathe')).toEqual(['breath*', '=fell', 'cant breathe']);
});
