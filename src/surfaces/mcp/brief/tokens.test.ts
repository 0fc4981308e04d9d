import fc from 'fast-check';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { expect, it } from 'vitest';
import { tokensAtMost } from './tokens.ts';

const encoder = new Tiktoken(o200k);
const counted = (text: string): number => encoder.encode(text).length;

const ALPHABETS = {
  letters: 'abcdefghijklmnopqrstuvwxyz',
  signs: 'aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789 -_/()%<>"\\\'`|*{}[]~^&$#@!.,;:',
  accents: 'áéíóúñüçøåßðþœ',
  Cyrillic: 'абвгдежзиклмнопрстуфхцчшщыьэюя',
  Chinese: '血糖检查胆固醇龘靐齉爩麤籲鱻',
  Vai: 'ꔀꔁꔂꔃꔄꕀꕁꖀꗀꗁꘀ',
  pictures: '😀🧬🩸💉🧪🫀🫁🦠🩺',
  spaces: ' \n\t ',
};

it.each(Object.entries(ALPHABETS))('never counts %s at random too low', (_name, alphabet) => {
  const text = fc
    .array(fc.constantFrom(...alphabet), { minLength: 300, maxLength: 600 })
    .map((letters) => letters.join(''));
  for (const one of fc.sample(text, { numRuns: 50, seed: 7 }))
    expect(tokensAtMost(one)).toBeGreaterThanOrEqual(counted(one));
});

it.each([
  'The lab processing fee is paid once per order, whatever is in it.',
  '{"marker":{"slug":"alkaline-phosphatase","name":"Alkaline phosphatase"},"value":412,"unit":"U/L"}',
  'Los análisis de sangre que miden la función tiroidea no necesitan ayuno.',
])('counts %s right to a third', (text) => {
  expect(tokensAtMost(text)).toBeGreaterThanOrEqual(counted(text));
  expect(tokensAtMost(text)).toBeLessThanOrEqual(1.34 * counted(text));
});
