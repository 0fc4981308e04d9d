import { expect, it } from 'vitest';
import { loadDataset } from '../../../data/load.ts';
import type { RowText } from '../private-link.ts';
import { type Doubt, doubtOf, isOwnOnly, twiceIn } from './doubts.ts';
import { rangeText, sideOf } from './row-view.ts';

const { analytes } = loadDataset();
const row = (marker: string, value: string, unit = '', low = '', high = ''): RowText => ({
  ...{ marker, value, unit, low, high },
  mark: '',
});

const doubt = (one: RowText, all = [one], names: typeof analytes | undefined = analytes): Doubt | undefined =>
  doubtOf(one, { twice: twiceIn(all), analytes: names });

it.each([
  [row('TSH', '5.2', 'mIU/L'), undefined],
  [row('', '5.2'), 'no_name'],
  [row('TSH', ''), 'no_value'],
  [row('Zonopathin', '5.2'), 'unknown_name'],
  // The report's own range judges it.
  [row('Zonopathin', '5.2', 'U/L', '1', '4'), undefined],
  [row('Sodium', '140', 'mmol/L', '145', '135'), 'range'],
  [row('Sodium', '140', '%'), 'unit'],
  [row('HIV Ag/Ab', 'non-reactive'), undefined],
])('%j is doubtful: %s', (one, kind) => {
  expect(doubt(one)?.kind).toBe(kind);
});

it('finds a name of several meanings, and one test with two values', () => {
  const shared = row('Vitamin D', '41');
  const names = { ...analytes, shared: { 'vitamin d': [{ units: [], slugs: ['a', 'b'] }] } };
  const found = doubt(shared, [shared], names);
  expect(found).toEqual({ kind: 'several', slugs: expect.arrayContaining(['a', 'b']) });
  const two = [row('TSH', '5.2', 'mIU/L'), row('tsh', '2.1', 'mIU/L')];
  expect(two.map((one) => doubt(one, two)?.kind)).toEqual(['twice', 'twice']);
  const same = [row('TSH', '5.2', 'mIU/L'), row('TSH', '5.2', 'mIU/L')];
  expect(same.map((one) => doubt(one, same))).toEqual([undefined, undefined]);
});

it('asks which number is meant only where the report does not tell', () => {
  const one = row('Platelets', '1.250', '/uL');
  expect(doubt(one)).toBeUndefined();
  const asked = doubtOf(one, { twice: new Set(), unsure: true, analytes });
  expect(asked).toEqual({ kind: 'two_readings', one: '1250', other: '1.25' });
});

it('calls no name unknown without the list of names', () => {
  expect(doubtOf(row('Zonopathin', '5.2'), { twice: new Set(), analytes: undefined })).toBeUndefined();
  expect(isOwnOnly(row('Zonopathin', '5.2', '', '1', '4'), analytes)).toBe(true);
  expect(isOwnOnly(row('TSH', '5.2', '', '1', '4'), analytes)).toBe(false);
});

it.each([
  [row('A', '5.2', '', '1', '4'), 'high'],
  [row('A', '0,5', '', '1', '4'), 'low'],
  [row('A', '4', '', '1', '4'), undefined],
  [row('A', '<0.5', '', '1', '4'), 'low'],
  [row('A', '>0.5', '', '1', '4'), undefined],
  [row('A', 'negative', '', '1', '4'), undefined],
  [{ ...row('A', '2', '', '1', '4'), mark: 'HH' }, 'critical'],
])('%j lies %s of its range', (one, side) => {
  expect(sideOf(one)).toBe(side);
});

it.each([
  ['1', '4', undefined, '1–4'],
  ['', '4', undefined, '≤ 4'],
  ['', '200', 'LDL 131 mg/dL <200', '< 200'],
  ['', '33', 'ALT 61 U/L <=33', '≤ 33'],
  ['39', '', 'HDL 58 >39', '> 39'],
  ['1', '', 'X 5 >= 1', '≥ 1'],
  ['', '', undefined, ''],
])('prints a range from %j to %j of the line %j as %j', (low, high, source, text) => {
  expect(rangeText({ low, high }, source)).toBe(text);
});
