import { expect, it } from 'vitest';
import { itemOf, type NamesFile } from './quick-names.ts';

const names: NamesFile = {
  langs: ['en'],
  rows: [['cbc', 'test', 'Blood count', 'Hemograma', 2900, 1]],
  notSold: [],
};

it('knows an item by its slug alone, in the language that its page has', () => {
  expect(itemOf('cbc', names, 'es')).toMatchObject({
    name: 'Hemograma',
    path: '/tests/cbc',
    listCents: 2900,
  });
  expect(itemOf('CBC', names, 'en')).toBeUndefined();
});
