import { expect, test } from 'vitest';
import { call } from '../tools/call.fixture.ts';

const item = (slug: string, lang = 'en') => call('get_test', { slug, lang }).item;

test('an item says all that it is billed as, a panel too', () => {
  expect(item('tsh').cpts).toEqual([{ code: '84443', units: 1 }]);
  expect(item('food-allergy-panel').cpts).toEqual([{ code: '86003', units: 15 }]);
  expect(item('acute-hepatitis')).toMatchObject({ cpt: '80074', cpts: [{ code: '80074', units: 1 }] });
});

test('who should not take it is said by the item alone, not by lists', () => {
  expect(item('d-dimer').notFor[0]).toMatch(/^Call 911/);
  expect(item('d-dimer', 'es').notFor).toHaveLength(item('d-dimer').notFor.length);
  const [listed] = call('search_tests', { query: 'd-dimer' }).items;
  expect(listed).toMatchObject({ slug: 'd-dimer' });
  expect(listed).not.toHaveProperty('notFor');
  expect(listed).not.toHaveProperty('cpts');
});

test('a large panel leaves the pages of what is measured to its tests', () => {
  expect(item('executive-wellness')).not.toHaveProperty('markerPages');
  expect(item('cbc').markerPages.length).toBeGreaterThan(10);
});
