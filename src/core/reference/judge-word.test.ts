import { expect, it } from 'vitest';
import { call } from '../tools/call.fixture.ts';

const judged = (value: object) => call('interpret_results', { values: [value] }).results[0];

it.each([
  ['Hepatitis B surface antigen', 'NON-REACTIVE', 'NON-REACTIVE', 'normal', undefined],
  ['Hepatitis C antibody', 'REACTIVE', 'NON-REACTIVE', 'high', 'soon'],
  ['RPR', 'Reactive', 'Nonreactive', 'high', 'soon'],
  ['Toxoplasma IgM', 'Negativo', 'Negativo', 'normal', undefined],
  ['Urine protein dipstick', '2+', 'NEGATIVE', 'high', undefined],
  ['Urine ketones', '+++', 'NEGATIVO', 'high', 'soon'],
  ['Zonulin XX', 'Negative', 'Negative', 'normal', undefined],
])(
  "judges %s by the report's own word: %s where %s is expected",
  (marker, value, expected, flag, urgency) => {
    const result = judged({ marker, value, expected });
    expect(result).toMatchObject({ flag, rule: 'own_range' });
    expect(result.urgency).toBe(urgency);
  },
);

it.each([
  // A result with its meaning.
  ['HIV Ab', 'Reactive', 'Positive'],
  ['HIV Ab', 'Indeterminate', 'Nonreactive'],
  ['HIV Ab', 'Nonreactive', 'Positive'],
  ['HIV Ab', 'Nonreactive', ''],
])('never calls %s normal by a word that does not say so: %s beside %s', (marker, value, expected) => {
  expect(judged({ marker, value, ...(expected === '' ? {} : { expected }) }).flag).toBe('indeterminate');
});

it('takes a word beside a number for what the number means, save on a strip of urine', () => {
  const glucose = { marker: 'Glucosa, urine', value: 500, unit: 'mg/dL', expected: 'Negativo' };
  expect(judged(glucose).flag).toBe('high');
  expect(judged({ marker: 'HIV Ag/Ab', value: 0.12, unit: 'S/CO', expected: 'Negative' }).flag).toBe(
    'indeterminate',
  );
});

it('judges a count between two numbers by both of its ends', () => {
  const count = (value: string) =>
    judged({ marker: 'Urine WBC', value, unit: '/HPF', refLow: 0, refHigh: 5 });
  expect(count('2-4')).toMatchObject({ flag: 'normal', grade: 'in_range' });
  expect(count('40-60')).toMatchObject({ flag: 'high', urgency: 'soon' });
  expect(count('4-8').flag).toBe('indeterminate');
  expect(count('incontables').flag).toBe('high');
});
