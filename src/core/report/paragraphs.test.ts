import { expect, it } from 'vitest';
import { valuesOf } from './read.fixture.ts';

const IRON = { marker: 'Iron', value: 40, unit: 'ug/dL', refLow: 50, refHigh: 170 };

it('reads a card with the value above the name', () => {
  const text =
    '40 ug/dL\nIron\nLOW   Normal range: 50 - 170 ug/dL\n\n2.1 mIU/L\nTSH\nNORMAL   Normal range: 0.4 - 4 mIU/L';
  expect(valuesOf(text)).toEqual([
    IRON,
    { marker: 'TSH', value: 2.1, unit: 'mIU/L', refLow: 0.4, refHigh: 4 },
  ]);
});

it('takes no value from above the name where nothing shows that they belong together', () => {
  expect(valuesOf('Unknown thing\n40 ug/dL\nIron\nTSH')).not.toContainEqual(
    expect.objectContaining({ marker: 'Iron' }),
  );
  expect(valuesOf('40 ug/dL\nIron\nNormal range: 0.4 - 4 mIU/L')).toEqual([]);
});

it.each([
  'Iron\nHarbor Clinic\nOct 12, 2026 at 8:15 AM\n40 ug/dL\nRange: 50 to 170\n! Below Range',
  'Iron\nClínica del Puerto\n12/10/2026\n40 ug/dL\nRango: 50 a 170',
])('reads a card with place and day between name and value', (text) => {
  expect(valuesOf(text)).toEqual([IRON]);
});

it.each([
  ['10 or more', { refLow: 10 }],
  ['up to 170', { refHigh: 170 }],
  ['170 or less', { refHigh: 170 }],
])('reads a range in words: %s', (range, limits) => {
  expect(valuesOf(`Iron\nHarbor Clinic\nOct 12, 2026\n40 ug/dL\nRange: ${range}`)).toEqual([
    { marker: 'Iron', value: 40, unit: 'ug/dL', ...limits },
  ]);
});

const card = (day: string, value: number): string => `Iron\nHarbor Clinic\n${day}\n${value} ug/dL\n\n`;

it.each([
  ['first', card('Oct 12, 2026', 52) + card('Jun 2, 2026', 40), [52]],
  ['last', card('Jun 2, 2026 at 8:00 AM', 40) + card('Jun 2, 2026 at 4:10 PM', 52), [52]],
  ['nowhere', card('Jun 2, 2026', 40) + card('Jun 2, 2026', 52), []],
])('reads the newest card of a name, which stands %s', (_, text, values) => {
  expect(valuesOf(text).map(({ value }) => value)).toEqual(values);
});

it('takes no dose of a card for a value', () => {
  expect(valuesOf('Tetanus shot\nHarbor Clinic\nOct 12, 2026\n0.5 mL')).toEqual([]);
});

it('reads no value from a card whose day is no line of its own', () => {
  expect(valuesOf('Iron\nOct 12, 2026 by phone\n40 ug/dL left to take')).toEqual([]);
});
