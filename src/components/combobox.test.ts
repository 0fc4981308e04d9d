import { expect, it } from 'vitest';
import { fitting } from './combobox.ts';

const options = ['TSH', 'Free T4', 'Vitamin D, 25-hydroxy', 'Vitamin B12', 'Lipid panel'].map((label) => ({
  value: label.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  label,
}));
const labels = (typed: string): string[] => fitting(typed, options).map(({ label }) => label);

it.each([
  ['tsh', ['TSH']],
  ['vit d', ['Vitamin D, 25-hydroxy']],
  ['VITAMIN', ['Vitamin B12', 'Vitamin D, 25-hydroxy']],
  ['t4 free', ['Free T4']],
  ['hydro', ['Vitamin D, 25-hydroxy']],
  ['free-t4', ['Free T4']],
  ['', []],
  ['xyz', []],
])('offers for %j: %j', (typed, expected) => {
  expect(labels(typed)).toEqual(expected);
});
