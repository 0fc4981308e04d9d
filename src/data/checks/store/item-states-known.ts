import { carriedSlugs } from '../../join/carried-slugs.ts';
import type { Check } from '../check.ts';

export const itemStatesKnown: Check = {
  name: 'item-states-known',
  why: 'A limit on where an item may be sold that names no item or no state holds nobody back.',
  run(authored) {
    const { itemStates, states } = authored;
    const carried = carriedSlugs(authored);
    const codes = new Set(states.map(({ code }) => code));
    return itemStates.flatMap(({ slug, states: named }, i) =>
      [
        ...(carried.has(slug) ? [] : [['is no item that the store sells', 'Correct the slug.'] as const]),
        ...(itemStates.findIndex((row) => row.slug === slug) < i
          ? [['stands twice', 'Write all of its states in one row.'] as const]
          : []),
        ...named
          .filter((code) => !codes.has(code))
          .map((code) => [`"${code}" is no state of data/states.csv`, 'Correct it.'] as const),
      ].map(([problem, tip]) => ({
        rule: this.name,
        file: 'data/store/item-states.csv',
        at: slug,
        problem,
        tip,
      })),
    );
  },
};
