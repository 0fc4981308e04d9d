import { expect, it } from 'vitest';
import { reportOf } from './from-answer.ts';
import { KeptReport } from './kept-report.ts';

const about = { id: 'a', collected: '2026-01-02', lab: 'Quest' };

it('keeps values as printed, with what they were understood as and how they were judged', () => {
  const kept = reportOf(
    {
      values: [
        { marker: 'GLUCOSE', value: 5.6, unit: 'mmol/L', refLow: 3.9, refHigh: 5.5 },
        { marker: 'PSA', value: '<0,01', unit: 'ng/mL' },
        { marker: 'Nitrite', value: 'negative', unit: '' },
        { marker: 'Odd', value: '1.200', unit: 'mg/dL' },
      ],
      sex: 'female',
      age: 40,
    },
    [
      { marker: { slug: 'glucose' }, flag: 'high', grade: 'slightly_outside' },
      { marker: { slug: 'psa' }, flag: 'normal', grade: 'in_range', range: { high: 4, unit: 'ng/mL' } },
      { flag: 'normal', grade: 'slightly_outside', publishedFlag: 'high' },
      { flag: 'indeterminate' },
    ],
    about,
  );
  expect(kept).toEqual({
    ...about,
    person: { sex: 'female', age: 40 },
    values: [
      {
        name: 'GLUCOSE',
        marker: 'glucose',
        value: 5.6,
        unit: 'mmol/L',
        range: { low: 3.9, high: 5.5 },
        flag: 'high',
        grade: 'slightly_outside',
      },
      {
        name: 'PSA',
        marker: 'psa',
        value: 0.01,
        comparator: '<',
        unit: 'ng/mL',
        range: { high: 4, published: true },
        flag: 'normal',
        grade: 'in_range',
      },
      { name: 'Nitrite', value: 'negative', flag: 'high', grade: 'slightly_outside' },
      { name: 'Odd', value: 1200, unit: 'mg/dL', flag: 'indeterminate' },
    ],
  });
  expect(KeptReport.safeParse(kept).success).toBe(true);
});

it('keeps a number of two readings as it stands there', () => {
  const kept = reportOf(
    { values: [{ marker: 'B12', value: '1.200', unit: 'pg/mL' }], lang: 'es' },
    [],
    about,
  );
  expect(kept.values).toEqual([{ name: 'B12', value: '1.200 pg/mL' }]);
});
