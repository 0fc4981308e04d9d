import { expect, test } from 'vitest';
import { headDescription, LONGEST } from './head-description.ts';

test('a short description stays as it is', () => {
  expect(headDescription('Low iron, and how it is found.')).toBe('Low iron, and how it is found.');
  expect(headDescription('a'.repeat(LONGEST))).toBe('a'.repeat(LONGEST));
});

test('a long one ends with its last whole sentence that fits', () => {
  const first = `${'Word '.repeat(20).trim()}.`;
  expect(headDescription(`${first} ${'More '.repeat(30).trim()}.`)).toBe(first);
  expect(headDescription(`${'a'.repeat(159)}. More.`)).toBe(`${'a'.repeat(159)}.`);
  expect(headDescription(`${first} The U.S. ${'More '.repeat(30).trim()}.`)).toBe(first);
});

test('a first sentence that is too long ends between two words', () => {
  const cut = headDescription(`${'seven, '.repeat(40)}end.`);
  expect(cut).toBe(`${'seven, '.repeat(22).slice(0, -2)}…`);
  expect(cut.length).toBeLessThanOrEqual(LONGEST);
});
