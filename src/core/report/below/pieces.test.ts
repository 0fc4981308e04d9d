import { expect, it } from 'vitest';
import { valuesOf } from '../read.fixture.ts';

const TSH = { marker: 'TSH', value: 2.1, unit: 'mIU/L', refLow: 0.4, refHigh: 4 };

it.each([
  ['a value a line', 'TSH\n2.1\nmIU/L\n0.4-4.0'],
  ['the range first', 'TSH\nNormal range: 0.4 - 4.0 mIU/L\n2.1\nLow'],
  ['the range first and the head of the value', 'TSH\nNormal range: 0.4 - 4.0 mIU/L\nValue\n2.1'],
  ['a drawn scale', 'TSH\nNormal range: 0.4 - 4.0 mIU/L\n0.4 4.0\n2.1'],
  ['a drawn scale with its ends in two lines', 'TSH\nNormal range: 0.4 - 4.0 mIU/L\n0.4\n4.0\n2.1\nLow'],
  ['labels', 'TSH\nYour value: 2.1 mIU/L\nStandard range: 0.4 - 4.0 mIU/L'],
  ['a label for each', 'Test: TSH\nResult: 2.1\nUnits: mIU/L\nReference Range: 0.4 - 4.0'],
  ['labels in Spanish', 'TSH\n  Resultado: 2,1 mIU/L\n  Valores de referencia: 0,4 a 4,0'],
  ['a flag in words between', 'TSH\n2.1 mIU/L\nAbove high reference limit\nNormal range 0.4 - 4.0'],
])('puts together %s', (_, text) => {
  expect(valuesOf(text)).toEqual([TSH]);
});

it('takes a sign for a value before a limit has come, and for a limit after it', () => {
  expect(valuesOf('CRP\n<1\nReference Range: < OR = 5 mg/L')).toEqual([
    { marker: 'CRP', value: 1, comparator: '<', unit: 'mg/L', refHigh: 5 },
  ]);
  expect(valuesOf('CRP\nNormal range: <=0.5 mg/dL\n<0.3')).toEqual([
    { marker: 'CRP', value: 0.3, comparator: '<', unit: 'mg/dL', refHigh: 0.5 },
  ]);
});

it('takes no end of a drawn scale for a value', () => {
  expect(valuesOf('Glucose\nNormal range: <95 mg/dL\n95\n91')).toEqual([]);
  expect(valuesOf('Glucose\nNormal range: <95 mg/dL\n91')).toMatchObject([{ value: 91, refHigh: 95 }]);
});

it('takes words for a known name', () => {
  expect(valuesOf('HIV Ab\nYour value: Not Detected\nStandard range: Not Detected')).toEqual([
    { marker: 'HIV Ab', value: 'Not Detected' },
  ]);
});

it('counts what a label names', () => {
  expect(valuesOf('Zonulin bands\nYour value: 11 bands (H)\nStandard range: <=1 bands')).toEqual([
    { marker: 'Zonulin bands', value: 11, unit: 'bands', refHigh: 1 },
  ]);
});

it.each([
  ['a ladder', 'CRP 3 mg/L\n<1.0 Low\n1.0-3.0 Average'],
  ['a range of a group', 'CRP 3 mg/L\nReference Range\nAdults 0.0-5.0'],
])('takes no limits from %s', (_, text) => {
  expect(valuesOf(text)).toEqual([{ marker: 'CRP', value: 3, unit: 'mg/L' }]);
});

it('takes a number below an unknown name for its value where a labelled range follows', () => {
  expect(valuesOf('Zonulin\n491 HH\nReference range: 250-450 mcg/dL')).toEqual([
    { marker: 'Zonulin', value: 491, unit: 'mcg/dL', refLow: 250, refHigh: 450, mark: 'HH' },
  ]);
  expect(valuesOf('Zonulin\n491\n250-450 mcg/dL')).toEqual([]);
  expect(valuesOf('Zonulin\n491\nIron\n40 ug/dL')).toEqual([{ marker: 'Iron', value: 40, unit: 'ug/dL' }]);
});

it.each(['Estradiol\nPage 1 of 3', 'Zonulin\n12', 'Lab\n08/19/2025'])('makes no value of %j', (text) => {
  expect(valuesOf(text)).toEqual([]);
});

it.each([
  ['a label before the value', 'Iron\nYour result 40 ug/dL       Normal range 50-170 ug/dL'],
  [
    'what is said of it beside the name',
    'Iron            OUT OF RANGE\nYour result 40 L ug/dL       Normal range 50-170 ug/dL',
  ],
  ['what is said of a critical value', 'Iron   CRITICAL HIGH\nYour result 40 ug/dL   Normal range 50-170'],
  ['what is said of it below', 'Iron\n40 ug/dL\nLow\nNormal range: 50 to 170 ug/dL'],
  ['the range before', 'Iron\nNormal range: 50 - 170 ug/dL\n40 Low'],
])('reads a value below its name: %s', (_, text) => {
  expect(valuesOf(text)).toEqual([{ marker: 'Iron', value: 40, unit: 'ug/dL', refLow: 50, refHigh: 170 }]);
});

it.each(['Your result 40 ug/dL', 'Your value: 40 ug/dL', 'Resultado: 40 ug/dL'])(
  'takes the label of a value for no name: %s',
  (line) => {
    expect(valuesOf(line)).toEqual([]);
  },
);

it.each([
  ['HIV Ab\nNormal: Nonreactive\nReactive Abnormal', { marker: 'HIV Ab', value: 'Reactive' }],
  [
    'HIV Ab\nYour result NON-REACTIVE       Normal range NON-REACTIVE',
    { marker: 'HIV Ab', value: 'NON-REACTIVE' },
  ],
  ['Blood group\nO NEG', { marker: 'Blood group', value: 'O NEG' }],
  ['CRP\n(HIGH SENSITIVITY)   9.81   mg/L', { marker: 'CRP (HIGH SENSITIVITY)', value: 9.81, unit: 'mg/L' }],
  ['ANA   1:160   <1:40\n  TITER', { marker: 'ANA', value: 160 }],
])('tells the result from what is expected: %s', (text, entry) => {
  expect(valuesOf(text)).toEqual([entry]);
});

it('reads no risk and no value of another time', () => {
  expect(valuesOf('Iron risk   1 in 270   80%   5.0%')).toEqual([]);
  expect(valuesOf('i am tired\nlast year ferritin was 22 and tsh 3.1')).toEqual([]);
  expect(valuesOf('hi there\n5.9 tsh (0.4-4.5)\nthanks')).toEqual([
    { marker: 'tsh', value: 5.9, refLow: 0.4, refHigh: 4.5 },
  ]);
  expect(valuesOf('what i take\n2 iron, daily')).toEqual([]);
});
