import { expect, test } from 'vitest';
import { a1c, condition } from '../../data/root.fixture.ts';
import { smallDataset } from '../dataset.fixture.ts';
import { isPrivateItem } from './private.ts';

const DIABETES = 'data/conditions/diabetes.json';
const OTHER = 'data/conditions/other.json';
const named = { name: { en: 'Other', es: 'Otra' }, aliases: { en: [], es: [] } };

function privateIn(changes: Readonly<Record<string, object>>): string[] {
  const { catalog } = smallDataset(changes);
  return catalog.entries.filter((entry) => isPrivateItem(entry, catalog)).map(({ slug }) => slug);
}

test('nothing is private by itself', () => {
  expect(privateIn({})).toEqual([]);
});

test('an item of private conditions only is private, and so is a panel with it', () => {
  expect(privateIn({ [DIABETES]: { ...condition, private: true } })).toEqual([
    'glucose',
    'hemoglobin-a1c',
    'sugar-check',
  ]);
});

test('an item that another condition names too is not', () => {
  const other = { ...condition, ...named, start: [{ ...condition.start[0], item: 'sugar-check' }] };
  expect(privateIn({ [DIABETES]: { ...condition, private: true }, [OTHER]: other })).toEqual([
    'glucose',
    'sugar-check',
  ]);
});

test('a record may say it itself', () => {
  expect(privateIn({ 'data/tests/hemoglobin-a1c.json': { ...a1c, private: true } })).toEqual([
    'hemoglobin-a1c',
    'sugar-check',
  ]);
});
