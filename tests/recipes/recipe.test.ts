import { expect, it } from 'vitest';
import { changed } from './recipe.fixture.ts';

const text = 'one\ntwo\nthree\n';

it('adds and removes lines of a file where its other lines stand', () => {
  expect(changed(text, ' one\n-two\n+2\n+2.5\n three\n', 'a')).toBe('one\n2\n2.5\nthree\n');
});

it('adds lines at the end when nothing says where', () => {
  expect(changed(text, '+four\n', 'a')).toBe('one\ntwo\nthree\nfour\n');
  expect(changed('one', '+two\n', 'a')).toBe('one\ntwo\n');
});

it('refuses a change of lines that are not there, or are there twice', () => {
  expect(() => changed(text, ' four\n+five\n', 'a.txt')).toThrow('a.txt holds these lines 0 times');
  expect(() => changed('a\na\n', ' a\n+b\n', 'a.txt')).toThrow('2 times');
});
