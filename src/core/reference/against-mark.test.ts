import { expect, it } from 'vitest';
import { call } from '../tools/call.fixture.ts';

const judged = (value: object) =>
  call('interpret_results', { values: [value], sex: 'female', age: 40 }).results[0];
const potassium = { marker: 'Potassium', value: 4.2, unit: 'mmol/L', refLow: 3.5, refHigh: 5.1 };
const sodium = { marker: 'Sodium', value: 151, unit: 'mmol/L', refLow: 136, refHigh: 145 };

it.each(['H', 'L', 'High', 'bajo', 'A', 'HH'])('never calls a value normal that is marked %s', (mark) => {
  expect(judged({ ...potassium, mark })).toMatchObject({ flag: 'indeterminate', rule: 'not_decided' });
  expect(judged({ ...potassium, mark }).grade).not.toBe('in_range');
  expect(judged({ marker: 'Potassium', value: 4.2, unit: 'mmol/L', mark }).flag).toBe('indeterminate');
  expect(judged({ marker: 'Zonulin XX', value: 4, refLow: 3, refHigh: 5, mark }).flag).toBe('indeterminate');
});

it('keeps how urgent a value is whose mark is of the other side', () => {
  const { urgency } = judged(sodium);
  expect(judged({ ...sodium, mark: 'L' })).toMatchObject({ flag: 'indeterminate', urgency });
  expect(judged({ ...sodium, mark: 'H' })).toMatchObject({ flag: 'high', urgency });
});

it('says how urgent a number is that may be read in two ways', () => {
  const troponin = { marker: 'Troponin T hs', value: '1.250', unit: 'ng/L', refHigh: 14 };
  expect(judged(troponin)).toMatchObject({ flag: 'indeterminate', urgency: 'now' });
  expect(judged(troponin).critical?.text).toContain('1250');
  expect(judged({ ...troponin, mark: '++' })).toMatchObject({ flag: 'high', value: 1250, urgency: 'now' });
});
