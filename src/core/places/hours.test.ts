import { expect, it } from 'vitest';
import { hoursInWords } from './hours.ts';

it.each([
  ['Mo-Fr 07:00-15:00', 'Monday to Friday 7 a.m. to 3 p.m.'],
  [
    'Mo-We,Fr 07:00-15:00; Th 09:00-18:00',
    'Monday to Wednesday and Friday 7 a.m. to 3 p.m.; Thursday 9 a.m. to 6 p.m.',
  ],
  ['Mo-Fr 07:00-12:00,13:00-16:30', 'Monday to Friday 7 a.m. to 12 p.m. and 1 p.m. to 4:30 p.m.'],
  ['Sa 00:00-12:00; Su off', 'Saturday 12 a.m. to 12 p.m.; Sunday closed'],
  ['24/7', 'Always open'],
])('%s reads %s', (hours, words) => {
  expect(hoursInWords(hours)).toBe(words);
});

it.each(['by appointment', 'Mo-Fr 7-15', 'Jan-Mar Mo 07:00-15:00', 'Xx 07:00-15:00', 'Mo 27:00-28:00'])(
  'leaves %o as it is',
  (hours) => {
    expect(hoursInWords(hours)).toBeUndefined();
  },
);
