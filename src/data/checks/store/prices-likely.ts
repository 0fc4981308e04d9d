import type { Check } from '../check.ts';

/** Labs differ, by three times at the most in what has been seen; a digit too many is ten times. */
const APART = 6;

export const pricesLikely: Check = {
  name: 'prices-likely',
  why: 'A price with a digit too many or too few stands out beside those of the other labs.',
  run({ prices }) {
    return prices.flatMap(({ slug, cents }) => {
      const sorted = Object.entries(cents).sort(([, a], [, b]) => a - b);
      const [lowest, highest] = [sorted[0], sorted.at(-1)];
      if (lowest === undefined || highest === undefined || highest[1] < APART * lowest[1]) return [];
      return [
        {
          rule: this.name,
          file: 'data/store/prices.csv',
          at: slug,
          problem: `${highest[1]} cents at ${highest[0]} against ${lowest[1]} at ${lowest[0]}`,
          tip: 'Count the digits: prices are in cents. If both are right, say why in the exceptions.json of the store.',
        },
      ];
    });
  },
};
