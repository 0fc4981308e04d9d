import { expect, it } from 'vitest';
import { calendarFile } from '../order/calendar.ts';
import { retestEvent } from './retest.ts';

const item = (dataset: DOMStringMap) => ({ dataset });

it('makes a morning of the day that an answer names', () => {
  const event = retestEvent(
    item({ again: '2027-01-04', title: 'Lab test again: TSH', text: 'Repeat, then see.' }),
  );
  const file = calendarFile(event === undefined ? [] : [event], new Date('2026-11-23T12:00:00Z'));
  expect(file).toContain('DTSTART:20270104T090000\r\n');
  expect(file).toContain('SUMMARY:Lab test again: TSH\r\n');
  expect(file).toContain('DESCRIPTION:Repeat\\, then see.\r\n');
});

it('makes nothing of what is no day', () => {
  expect(retestEvent(item({ again: 'soon', title: 'TSH' }))).toBeUndefined();
  expect(retestEvent(item({}))).toBeUndefined();
});
