import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../src/core/words/index.ts';

const scripts = readdirSync('dist/_astro')
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(`dist/_astro/${name}`, 'utf8') }));

it('bring the sentences of answers to a device in one language, and only once a tool runs there', () => {
  const held = (['en', 'es'] as const).map((lang) => {
    const sentence = wordsOf(lang).places.hours.always;
    return scripts.filter(({ text }) => text.includes(sentence)).map(({ name }) => name);
  });
  expect(held.map(({ length }) => length)).toEqual([1, 1]);
  const [english = '', spanish = ''] = held.flat();
  expect(english).not.toBe(spanish);
  for (const { name, text } of scripts)
    expect(
      [english, spanish].filter((words) => new RegExp(`(?:from|import)\\s*["']\\./${words}["']`).test(text)),
      name,
    ).toEqual([]);
});
