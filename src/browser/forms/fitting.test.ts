import { expect, it } from 'vitest';
import { fitting } from './fitting.ts';

const options = ['TSH', 'Free T4', 'Vitamin D, 25-hydroxy', 'Vitamin B12', 'Lipid panel', 'ALT'].map(
  (label) => ({
    value: label.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    label,
    also: label === 'ALT' ? ['SGPT', 'Alanine aminotransferase', 'Alanina aminotransferasa'] : [],
  }),
);
const labels = (typed: string): string[] => fitting(typed, options).map(({ label }) => label);

it.each([
  ['tsh', ['TSH']],
  ['vit d', ['Vitamin D, 25-hydroxy']],
  ['VITAMIN', ['Vitamin B12', 'Vitamin D, 25-hydroxy']],
  ['t4 free', ['Free T4']],
  ['hydro', ['Vitamin D, 25-hydroxy']],
  ['free-t4', ['Free T4']],
  ['sgpt', ['ALT']],
  ['alanina', ['ALT']],
  ['alanine transf', []],
  ['', []],
  ['xyz', []],
])('offers for %j: %j', (typed, expected) => {
  expect(labels(typed)).toEqual(expected);
});
