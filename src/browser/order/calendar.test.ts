import { expect, it } from 'vitest';
import { calendarFile } from './calendar.ts';

const now = new Date('2026-11-22T21:00:00Z');
const event = { at: new Date(2026, 10, 24, 8, 0), minutes: 30, title: 'Blood draw', text: '' };

it('writes the time on the clock, without a zone', () => {
  expect(calendarFile([event], now)).toContain('DTSTART:20261124T080000\r\nDURATION:PT30M\r\n');
  expect(calendarFile([event], now)).toContain('DTSTAMP:20261122T210000Z\r\n');
});

it('escapes what has a meaning in the format', () => {
  expect(calendarFile([{ ...event, text: 'Water; no food, please\nBring ID' }], now)).toContain(
    'DESCRIPTION:Water\\; no food\\, please\\nBring ID',
  );
});

it('breaks lines at 75 octets, never within a letter', () => {
  const file = calendarFile([{ ...event, title: 'Última comida señalada — añádala '.repeat(6) }], now);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('Última comida señalada — añádala '.repeat(6));
});
