import { expect, test } from 'vitest';
import { shortened } from './ways.ts';

test('ways to say something stand together where all but one word is the same', () => {
  expect(shortened(['blue lips', 'gray lips', 'blue nails', 'chest*', 'skin is blue'])).toBe(
    'chest*;blue lips|nails;gray lips;skin is blue',
  );
  expect(shortened(['hit head', 'bumped head', 'hit my head', 'bumped my head'])).toBe(
    'bumped|hit head;bumped|hit my head',
  );
});
