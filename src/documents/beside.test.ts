import { expect, test } from 'vitest';
import { around, byGroup } from './beside.ts';

const letters = [...'abcdefg'];

test('two stand on each side, over the end of the list, too', () => {
  expect(around(letters, (one) => one === 'd')).toEqual(['b', 'c', 'e', 'f']);
  expect(around(letters, (one) => one === 'a')).toEqual(['f', 'g', 'b', 'c']);
  expect(around(letters, (one) => one === 'z')).toEqual([]);
});

test('of a short list all others stand there, once', () => {
  expect(around([...'abc'], (one) => one === 'b')).toEqual(['c', 'a']);
  expect(around([...'a'], (one) => one === 'a')).toEqual([]);
});

test('each of a list is led to by four', () => {
  const led = letters.flatMap((own) => around(letters, (one) => one === own));
  for (const own of letters) expect(led.filter((one) => one === own)).toHaveLength(4);
});

test('a list in the order of groups keeps its order within them', () => {
  expect(byGroup(['b2', 'a2', 'b1', 'a1'], ([group = '']) => group)).toEqual(['a2', 'a1', 'b2', 'b1']);
});
