import { expect, it } from 'vitest';
import { NAMES, valuesOf } from '../read.fixture.ts';
import { readReport } from '../report.ts';

const IRON = { marker: 'Iron', value: 52, unit: 'ug/dL', refLow: 50, refHigh: 170 };

it.each([
  [
    'in brackets under a head that says so',
    'Test   result (previous result 04/03/2026)   unit   [reference]\nIron      52 (40)  ug/dL  [50-170]',
  ],
  [
    'in brackets behind a flag',
    'Prueba   resultado (anterior)   unidad\nIron      52 * (40)  ug/dL  [50-170]',
  ],
  ['before an arrow', 'THEN → NOW\nIron      40 → 52 ▲ ug/dL      ref 50–170   still low'],
  ['before an arrow of signs', 'Anterior -> Actual\nIron   40 -> 52 ug/dL   50 - 170'],
])('leaves out an earlier result %s', (_, text) => {
  expect(valuesOf(text)).toEqual([IRON]);
});

it.each(['Iron      52 (40)  ug/dL  [50-170]', 'Iron      40 → 52 ▲ ug/dL      ref 50–170'])(
  'takes neither of two results where no head says which is of now: %s',
  (line) => {
    expect(valuesOf(line)).toEqual([]);
    expect(readReport(line, NAMES).lines).toMatchObject([{ unread: 'several_values' }]);
  },
);

it('takes a limit in brackets for no other value', () => {
  expect(valuesOf('Iron: 52 (<170) HIGH')).toEqual([
    { marker: 'Iron', value: 52, refHigh: 170, mark: 'HIGH' },
  ]);
});

it('reads a value that stands before its name', () => {
  expect(valuesOf('▼ 52 ug/dL Iron (was 61)                 ref 50–170')).toEqual([IRON]);
});

it.each(['52 ug/dL more Iron than before', '52 ug/dL Iron 40 ug/dL'])('takes no value from %s', (line) => {
  expect(valuesOf(line)).toEqual([]);
});
