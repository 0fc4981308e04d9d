import { expect, it } from 'vitest';
import { valuesOf } from './read.fixture.ts';

const marksIn = (text: string) => valuesOf(text).map(({ marker, value, mark }) => [marker, value, mark]);

it.each([
  ['Potassium 6.9 HH 3.5-5.1 mmol/L', 'HH'],
  ['Potassium   6.9   (HH)   3.5-5.1   mmol/L', 'HH'],
  ['Potassium 6.9HH 3.5-5.1 mmol/L', 'HH'],
  ['Potassium 6.9 H* 3.5-5.1 mmol/L', 'H*'],
  ['Potassium\t6.9\tCH\tmmol/L\t3.5-5.1', 'CH'],
  ['Potassium 6.9 C 3.5-5.1 mmol/L', 'C'],
  ['Potassium 6.9 *HH* mmol/L 3.5-5.1', 'HH'],
  ['Potassium 6.9 H** mmol/L 3.5-5.1', 'H**'],
  ['Potassium HH 6.9 mmol/L 3.5-5.1', 'HH'],
  ['Potassium 6.9 !! 3.5-5.1 mmol/L', '!!'],
  ['Potassium 6.9** 3.5-5.1 mmol/L', '**'],
  ['Potassium **6.9 mmol/L 3.5-5.1', '**'],
  ['Potassium 6.9 mmol/L 3.5-5.1 PANIC', 'PANIC'],
  ['Potassium 6.9 mmol/L CRIT 3.5-5.1', 'CRIT'],
  ['Potassium   6.9   mmol/L   3.5-5.1   Critical High', 'Critical High'],
  ['Potassium 6.9 mmol/L 3.5-5.1 VALOR CRÍTICO', 'VALOR CRÍTICO'],
  ['Potassium   6,9 mmol/L   *** CRÍTICO ***   3,5 - 5,1', 'CRÍTICO'],
  ['Potassium 6.9 mmol/L [3.5-5.1] Alert', 'Alert'],
  ['Potassium\n6.9 mmol/L\nCritical high\nNormal range: 3.5 - 5.1', 'Critical high'],
  ['Potassium\nNormal range: 3.5 - 5.1 mmol/L\n6.9 HH', 'HH'],
])('keeps the mark of a critical value: %j', (text, mark) => {
  expect(valuesOf(text)).toEqual([
    { marker: 'Potassium', value: 6.9, unit: 'mmol/L', refLow: 3.5, refHigh: 5.1, mark },
  ]);
});

it.each([
  'Potassium 6.9 H 3.5-5.1 mmol/L',
  'Potassium 6.9* mmol/L 3.5-5.1',
  'Potassium *6.9 mmol/L 3.5-5.1',
  'Potassium 6.9 mmol/L Critical: >6.5',
  'Potassium 6.9 mmol/L Critical >6.5',
  'Potassium 6.9 mmol/L\n**',
  'Potassium 6.9 C 3.5-7.1',
  'Potassium 6.9!!',
])('takes no other flag for one: %j', (text) => {
  expect(marksIn(text)).toEqual([['Potassium', 6.9, undefined]]);
});

it.each([
  ['Potassium 4.2 H 3.5-5.1 mmol/L', 'H'],
  ['Potassium   4.2   Low   mmol/L   3.5-5.1', 'Low'],
  ['Potassium 4.2 mmol/L H', 'H'],
  ['Potassium 6.9 L 3.5-5.1 mmol/L', 'L'],
  ['Potassium 4.200 mmol/L ++ 3.5-5.1', '++'],
  ['Potassium   4.2   A   mmol/L   3.5-5.1', 'A'],
])('keeps the mark of a side that the range does not show: %j', (text, mark) => {
  expect(valuesOf(text)).toMatchObject([{ mark }]);
});

it('takes no trend for a mark', () => {
  expect(marksIn('Potassium 4.2 ↑ 3.5-5.1 mmol/L')).toEqual([['Potassium', 4.2, undefined]]);
});

it('leaves to a name its letters', () => {
  expect(marksIn('Vitamin C 45 umol/L 23-85')).toEqual([['Vitamin C', 45, undefined]]);
  expect(marksIn('Na 138 CA 9.4')).toEqual([
    ['Na', 138, undefined],
    ['CA', 9.4, undefined],
  ]);
});

it('keeps the mark of a result in words', () => {
  expect(marksIn('HIV Ab   Reactive   CRITICAL   Nonreactive')).toEqual([['HIV Ab', 'Reactive', 'CRITICAL']]);
  expect(marksIn('HIV Ab   Reactive   A   Nonreactive')).toEqual([['HIV Ab', 'Reactive', undefined]]);
});

it.each([
  ['Test   05/13/2026   05/12/2026\nPotassium   6.9 HH   4.1   mmol/L', 6.9, 'HH'],
  ['Test   05/13/2026   05/12/2026\nPotassium   4.1   6.9 HH   mmol/L', 4.1, undefined],
  ['Test   05/12/2026   05/13/2026\nPotassium   4.1   HH 6.9   mmol/L', 6.9, undefined],
  ['Test\t05/12/2026\t\t05/13/2026\nPotassium\t6.9\tHH\t4.1', 4.1, undefined],
  ['Test\t05/12/2026\t\t05/13/2026\nPotassium\t4.1\t\t6.9\tHH', 6.9, 'HH'],
])('gives a mark to no value of another day: %j', (text, value, mark) => {
  expect(marksIn(text)).toEqual([['Potassium', value, mark]]);
});
