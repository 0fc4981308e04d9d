import { isServedBy } from '../../join/service.ts';
import type { Check } from '../check.ts';

export const itemStatesKnown: Check = {
  name: 'item-states-known',
  why: 'A limit on where an item may be sold that names no item or no state holds nobody back.',
  run(authored) {
    const { itemStates, service, states, tests, panels } = authored;
    const isServed = isServedBy(service ?? {});
    // A limit may wait for an item that is not sold now.
    const items = new Set([...tests, ...panels].map(({ slug }) => slug));
    const codes = new Set(states.map(({ code }) => code));
    return itemStates.flatMap(({ slug, states: named }, i) =>
      [
        ...(items.has(slug) ? [] : [['is no test or panel', 'Correct the slug.'] as const]),
        ...(itemStates.findIndex((row) => row.slug === slug) < i
          ? [['stands twice', 'Write all of its states in one row.'] as const]
          : []),
        ...(named.some(isServed)
          ? []
          : [['names no state that the store serves', 'Name one, or take its price out.'] as const]),
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
