import { expect, it } from 'vitest';
import { groupsOf, stayingGroups } from './search-groups.ts';
import type { Found } from './search-sources.ts';

const pages = (folder: string, count: number, type?: 'test'): Found[] =>
  Array.from({ length: count }, (_, i) => ({
    path: `/${folder}/${i}`,
    title: `${folder} ${i}`,
    ...(type === undefined ? {} : { type }),
  }));
const sizes = (found: readonly Found[], counts = {}) =>
  groupsOf(found, counts, undefined).map((group) => [group.kind, group.found.length, group.total]);

it('groups hits by kind, three of each and five tests by name, and says how many there are', () => {
  expect(
    sizes([...pages('tests', 9, 'test'), ...pages('biomarkers', 4), ...pages('guides', 1)], {
      biomarkers: 12,
    }),
  ).toEqual([
    ['tests', 5, 9],
    ['biomarkers', 3, 12],
    ['guides', 1, 1],
  ]);
});

it('keeps the order of the best hits, and pages of no kind whole', () => {
  expect(sizes([...pages('places', 4), ...pages('es/conditions', 1)])).toEqual([
    [undefined, 4, 4],
    ['conditions', 1, 1],
  ]);
});

it('shows everything of one kind', () => {
  expect(groupsOf(pages('guides', 9), {}, 'guides').map(({ found }) => found.length)).toEqual([9]);
  expect(groupsOf([], {}, 'guides')).toEqual([]);
});

it('leaves a group where it is while hits follow at its end', () => {
  const [one, two, other] = [...pages('tests', 2, 'test'), ...pages('guides', 1)];
  if (one === undefined || two === undefined || other === undefined) throw new Error('No pages.');
  const drawn = groupsOf([one], {}, undefined);
  expect(stayingGroups(drawn, groupsOf([one, two, other], {}, undefined))).toBe(1);
  expect(stayingGroups(drawn, groupsOf([other, one], {}, undefined))).toBe(0);
  expect(stayingGroups(drawn, [])).toBe(0);
});
