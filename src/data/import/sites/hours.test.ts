import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isReadable } from '../../checks/store/sites-placed.ts';
import { printedHours } from './hours.ts';

it.each([
  ['Mon-Fri 7am-3:30pm; Sat 8 AM to noon', 'Mo-Fr 07:00-15:30; Sa 08:00-12:00'],
  ['M-F: 7:00 a.m. – 4:00 p.m.', 'Mo-Fr 07:00-16:00'],
  ['Monday through Friday 06:30-14:00', 'Mo-Fr 06:30-14:00'],
  ['Mon, Wed & Fri 8am-12pm, 1pm-5pm', 'Mo,We,Fr 08:00-12:00,13:00-17:00'],
  ['Weekdays 7am-3pm, Sat. closed', 'Mo-Fr 07:00-15:00; Sa off'],
  ['Daily 12am-11:59pm', 'Mo-Su 00:00-23:59'],
  ['Thurs 730am-330pm', 'Th 07:30-15:30'],
  // What may be morning or evening, or holds a word that nobody knows here.
  ['Mon-Fri 8-5', undefined],
  ['Mon-Fri 7:00-3:30', undefined],
  ['M-F 7-3pm', undefined],
  ['T 7am-3pm', undefined],
  ['8 to 5 weekdays', undefined],
  ['Mon-Fri 7am-3pm by appointment', undefined],
  ['Mon-Fri 3pm-7am', undefined],
  ['Mon-Fri 13pm-15pm', undefined],
  ['Mon-Fri 7am-3:75pm', undefined],
  ['call', undefined],
  ['', undefined],
])('%o is %o', (text, hours) => {
  expect(printedHours(text)).toBe(hours);
});

it('gives only what a clock and a reader know', () => {
  const words = fc.constantFrom(
    'Mon',
    'M-F',
    'Sat',
    '-',
    ',',
    ';',
    ' ',
    '7',
    '7am',
    '3:30pm',
    '12pm',
    '07:00',
    'noon',
    'closed',
    'to',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
      const hours = printedHours(parts.join(' '));
      expect(hours === undefined || isReadable(hours)).toBe(true);
    }),
  );
});
