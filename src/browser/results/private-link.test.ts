import { expect, it } from 'vitest';
import { fragmentOf, type Report, reportIn } from './private-link.ts';

const report: Report = {
  rows: [
    { marker: 'TSH', value: '5.2', unit: 'mIU/L', low: '0.45', high: '4.5', mark: 'HH' },
    { marker: 'Vitamina D, 25-OH ñ µ', value: '<10', unit: 'ng/mL', low: '', high: '', mark: '' },
  ],
  person: { sex: 'female', age: '41' },
};

it('brings a report back as it was', () => {
  expect(reportIn(fragmentOf(report))).toEqual(report);
});

it('is an address that needs no escaping', () => {
  expect(fragmentOf(report)).toMatch(/^#r=[\w-]+$/);
});

it.each([
  '',
  '#',
  '#r=',
  '#r=%%%',
  '#r=bm90IGpzb24',
  '#main',
  `${fragmentOf(report).slice(0, 30)}`,
  '#r=W1tbMV1dLHt9XQ',
])('takes %j for no report', (fragment) => {
  expect(reportIn(fragment)).toBeUndefined();
});
