import { expect, it } from 'vitest';
import { data } from '../tools/call.fixture.ts';
import { wordsOf } from '../words/index.ts';
import { hoursInWords } from './hours.ts';
import { isOpen } from './open-now.ts';
import { ZONES } from './time-zones.ts';

/** A Wednesday in winter, by the clock of Greenwich. */
const at = (time: string, day = 4): Date => new Date(`2026-02-0${day}T${time}:00Z`);

it.each([
  ['Mo-Fr 07:00-15:00', 'NY', at('12:00'), true],
  ['Mo-Fr 07:00-15:00', 'NY', at('11:59'), false],
  ['Mo-Fr 07:00-15:00', 'NY', at('19:59'), true],
  ['Mo-Fr 07:00-15:00', 'NY', at('20:00'), false],
  ['Mo-Fr 07:00-15:00', 'NY', at('15:00', 7), false],
  ['Mo-Fr 07:00-12:00,13:00-16:00', 'CO', at('19:30'), false],
  ['Mo-We,Fr 07:00-15:00; Th 09:00-18:00', 'CA', at('16:30', 5), false],
  ['Sa-Su 08:00-12:00', 'HI', at('18:30', 8), true],
  ['Fr-Mo 08:00-12:00', 'HI', at('18:30', 8), true],
  ['Mo-Fr 07:00-15:00; We off', 'NY', at('15:00'), false],
  // The evening of Tuesday in Honolulu is Wednesday in Greenwich.
  ['Tu 16:00-20:00', 'HI', at('04:00'), true],
  ['24/7', 'NY', at('03:00'), true],
])('%s in %s at %s: %s', (hours, state, moment, open) => {
  expect(isOpen(hours, state, moment)).toBe(open);
});

it('says nothing where the time zones of a state disagree, or where the hours are not read', () => {
  expect(isOpen('Mo-Fr 07:00-15:00', 'TX', at('13:30'))).toBeUndefined();
  expect(isOpen('Mo-Fr 07:00-15:00', 'TX', at('16:00'))).toBe(true);
  expect(isOpen('by appointment', 'NY', at('16:00'))).toBeUndefined();
  expect(isOpen('Jan-Mar Mo 07:00-15:00', 'NY', at('16:00'))).toBeUndefined();
  expect(isOpen('Mo 22:00-02:00', 'NY', at('16:00'))).toBeUndefined();
  expect(isOpen('Mo-Fr 07:00-15:00', 'ZZ', at('16:00'))).toBeUndefined();
});

it('counts summer time', () => {
  expect(isOpen('Mo-Fr 07:00-15:00', 'NY', new Date('2026-07-01T11:00:00Z'))).toBe(true);
  expect(isOpen('Mo-Fr 07:00-15:00', 'AZ', new Date('2026-07-01T13:30:00Z'))).toBeUndefined();
});

it('knows the time zones of every state, and reads the hours of every site that is said in words', () => {
  expect(Object.keys(ZONES).sort()).toEqual(data.service.states.map(({ code }) => code).sort());
  const { hours: words } = wordsOf('en').places;
  for (const { hours, state } of data.sites) {
    if (hoursInWords(hours, words) === undefined) continue;
    // At nine in the morning nowhere of a state is it night.
    expect(typeof isOpen(hours, state, new Date('2026-02-04T20:00:00Z'))).toMatch(/boolean|undefined/);
  }
});

it('says nothing where no hours are known', () => {
  expect(isOpen('', 'NY', new Date('2026-02-04T20:00:00Z'))).toBeUndefined();
});
