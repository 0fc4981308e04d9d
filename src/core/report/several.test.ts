import { expect, it } from 'vitest';
import { valuesOf } from './read.fixture.ts';

const read = (text: string) => valuesOf(text).map(({ marker, value }) => `${marker} ${value}`);

it.each([
  ['Na 138, K 4.1', ['Na 138', 'K 4.1']],
  ['ferritin 38, iron 19 ug/dL', ['ferritin 38', 'iron 19']],
  ['iron 40 ug/dL, ferritin >20', ['iron 40', 'ferritin 20']],
  ['BMP: Na 138, K 4.1, Xyz 31', ['Na 138', 'K 4.1', 'Xyz 31']],
  ['CBC: WBC 19.8 / Hgb 17.2', ['WBC 19.8', 'Hgb 17.2']],
  ['WBC 9.0 K/uL | Hgb 11.6 g/dL', ['WBC 9', 'Hgb 11.6']],
  ['K 5.3  Na 139', ['K 5.3', 'Na 139']],
  ['Labs on 10/03/2026: WBC 12.1, K 3.8 (baseline 4.1).', ['WBC 12.1', 'K 3.8']],
  ['Hgb 13.2 WBC 8.4 K 4.1', ['Hgb 13.2', 'WBC 8.4', 'K 4.1']],
  [
    'UA: protein trace, glucose neg, nitrite neg',
    ['protein, urine trace', 'glucose, urine neg', 'nitrite, urine neg'],
  ],
])('%s', (line, values) => {
  expect(read(line)).toEqual(values);
});

it('finds what a person tells among other words', () => {
  expect(read('hi, my tsh was 5.2, ferritin 9 and hgb 11.1 yesterday\nany advice?')).toEqual([
    'tsh 5.2',
    'ferritin 9',
    'hgb 11.1',
  ]);
});

it('takes no value and its range for part of a name', () => {
  expect(read('Iron 95 (70-99) fasting 110 (70-140)')).toEqual([]);
});

it.each(['9:41                    LTE 87%', '9:41    Zonulin 87 %'])(
  'takes no value from a clock: %s',
  (line) => {
    expect(read(line)).toEqual([]);
  },
);

it.each([
  'goal glucose <100 mg/dL, sodium >135',
  'Therapeutic: sodium 140, potassium 4',
  'Metformin 500 mg, iron 65 mg',
])('reads nothing from %s', (line) => {
  expect(read(line)).toEqual([]);
});
