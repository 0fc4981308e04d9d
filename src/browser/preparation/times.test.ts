import { expect, test } from 'vitest';
import { before, dayAndHour, drawAt, isBetween } from './times.ts';

const draw = new Date(2026, 10, 24, 8, 0);

test('the last meal before a draw on Tuesday at eight is on Monday evening', () => {
  const meal = before(draw, 12 * 60);
  expect(dayAndHour(meal, 'en').replaceAll(/\s/g, ' ')).toBe('Monday, November 23 at 8:00 PM');
  expect(dayAndHour(meal, 'es').replaceAll(/\s/g, ' ')).toMatch(/^lunes, 23 de noviembre.* 8:00 p\.\s?m\.$/);
});

test('an empty field is no draw', () => {
  expect(drawAt('')).toBeUndefined();
  expect(drawAt('2026-11-24T08:00')).toEqual(draw);
});

test('a draw outside of the hours of day is known', () => {
  expect(isBetween(draw, '07:00', '09:00')).toBe(true);
  expect(isBetween(draw, undefined, '07:59')).toBe(false);
  expect(isBetween(draw, '08:01', undefined)).toBe(false);
  expect(isBetween(draw, undefined, undefined)).toBe(true);
});
