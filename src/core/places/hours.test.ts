import { expect, it } from 'vitest';
import { wordsOf } from '../words/index.ts';
import { hoursInWords } from './hours.ts';

const { hours: english } = wordsOf('en').places;
const { hours: spanish } = wordsOf('es').places;

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
  expect(hoursInWords(hours, english)).toBe(words);
});

it.each(['', 'by appointment', 'Mo-Fr 7-15', 'Jan-Mar Mo 07:00-15:00', 'Xx 07:00-15:00', 'Mo 27:00-28:00'])(
  'leaves %o as it is',
  (hours) => {
    expect(hoursInWords(hours, english)).toBeUndefined();
  },
);

it('says the same in Spanish', () => {
  expect(hoursInWords('Mo-We,Fr 07:00-15:00; Sa-Su 08:00-12:00', spanish)).toBe(
    'lunes a miércoles y viernes 7 a.m. a 3 p.m.; sábado y domingo 8 a.m. a 12 p.m.',
  );
  expect(hoursInWords('Su off', spanish)).toBe('domingo cerrado');
  expect(hoursInWords('24/7', spanish)).toBe('Siempre abierto');
});
