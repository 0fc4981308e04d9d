import { expect, it } from 'vitest';
import { readPages, remembered, writtenPages } from './recent-pages.ts';

const pages = Array.from({ length: 8 }, (_, i) => ({ path: `/tests/${i}`, title: `Test ${i}` }));

it('puts the newest page first, each once, and keeps eight', () => {
  expect(remembered({ path: '/tests/9', title: 'Test 9' }, pages).map(({ path }) => path)).toEqual([
    '/tests/9',
    ...pages.slice(0, 7).map(({ path }) => path),
  ]);
  expect(remembered({ path: '/tests/3', title: 'New title' }, pages)).toHaveLength(8);
  expect(remembered({ path: '/tests/3', title: 'New title' }, pages)[0]?.title).toBe('New title');
});

it('reads back what it wrote, and drops the older form, which held private pages', () => {
  expect(readPages(writtenPages(pages))).toEqual(pages);
  expect(readPages(JSON.stringify(pages))).toEqual([]);
});

it.each([
  [undefined],
  ['not JSON'],
  ['{}'],
  ['{"form": 2, "pages": [1, null, {"path": "/x"}]}'],
  ['{"form": 2, "pages": [{"path": "//elsewhere.example", "title": "x"}]}'],
  ['{"form": 2, "pages": [{"path": "javascript:alert(1)", "title": "x"}]}'],
])('reads nothing from %o', (text) => {
  expect(readPages(text)).toEqual([]);
});
