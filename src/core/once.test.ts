import { expect, it } from 'vitest';
import { onceADay, onceFor } from './once.ts';

it('makes a value once for each object', () => {
  let made = 0;
  const value = onceFor((_: object) => ++made);
  const [a, b] = [{}, {}];
  expect([value(a), value(b), value(a)]).toEqual([1, 2, 1]);
});

it('makes a value anew on another day, and keeps that of the last day only', () => {
  let made = 0;
  const value = onceADay((_: object, day: string) => `${day} ${++made}`);
  const a = {};
  expect(value(a, 'Monday')).toBe('Monday 1');
  expect(value(a, 'Monday')).toBe('Monday 1');
  expect(value(a, 'Tuesday')).toBe('Tuesday 2');
  expect(value({}, 'Tuesday')).toBe('Tuesday 3');
  expect(value(a, 'Monday')).toBe('Monday 4');
});
