import { expect, it } from 'vitest';
import { bySlug, onceADay, onceFor, onceForEach } from './once.ts';

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

it('makes a value once for each object and key, also one that is nothing', () => {
  let made = 0;
  const value = onceForEach((_: object, key) => {
    made++;
    return key === 'none' ? undefined : `${key} ${made}`;
  });
  const a = {};
  expect([value(a, 'TX'), value(a, 'NY'), value(a, 'TX'), value({}, 'TX')]).toEqual([
    'TX 1',
    'NY 2',
    'TX 1',
    'TX 3',
  ]);
  expect([value(a, 'none'), value(a, 'none'), made]).toEqual([undefined, undefined, 4]);
});

it('finds by slug, in one index for each list', () => {
  const list = [{ slug: 'tsh', unit: 'mIU/L' }];
  expect(bySlug(list).get('tsh')?.unit).toBe('mIU/L');
  expect(bySlug(list)).toBe(bySlug(list));
});
