import { type Check, fileOf } from './check.ts';

export const confusionsMutual: Check = {
  name: 'confusions-mutual',
  why: 'Of two tests whose names deceive, each page warns of the other: nobody knows which one a buyer opens.',
  run({ tests }) {
    const confused = new Map(
      tests.map(({ slug, notToConfuse = [] }) => [slug, new Set(notToConfuse.map((other) => other.slug))]),
    );
    return tests.flatMap(({ slug, notToConfuse = [] }) =>
      notToConfuse
        .filter((other) => confused.has(other.slug) && !confused.get(other.slug)?.has(slug))
        .map((other) => ({
          rule: this.name,
          file: fileOf('tests', other.slug),
          at: 'notToConfuse',
          problem: `does not name ${slug}, which names it`,
          tip: 'Say the difference from this side too.',
        })),
    );
  },
};
