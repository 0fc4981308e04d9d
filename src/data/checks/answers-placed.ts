import { type Check, fileOf } from './check.ts';

const FILE = 'data/goal-topics.csv';

export const answersPlaced: Check = {
  name: 'answers-placed',
  why: 'The list of answers is by subject: an answer that stands under none is found by nobody who looks through it.',
  run({ goals, goalTopics, categories }) {
    const topics = new Map(goalTopics.map(({ goal, category }) => [goal, category]));
    const strange = goalTopics.flatMap(({ goal, category }, i) => [
      ...(goals.some(({ slug }) => slug === goal) ? [] : [[goal, `"${goal}" is no goal`] as const]),
      ...(categories.some(({ slug }) => slug === category)
        ? []
        : [[goal, `"${category}" is no category`] as const]),
      ...(goalTopics.findIndex((row) => row.goal === goal) < i ? [[goal, 'stands twice'] as const] : []),
    ]);
    return [
      ...strange.map(([at, problem]) => ({
        rule: this.name,
        file: FILE,
        at,
        problem,
        tip: 'Correct the row, or remove it.',
      })),
      ...goals
        .filter(({ slug, answer }) => answer !== undefined && !topics.has(slug))
        .map(({ slug }) => ({
          rule: this.name,
          file: fileOf('goals', slug),
          at: 'answer',
          problem: `stands under no subject of ${FILE}`,
          tip: `Add the row "${slug},<category>" to it.`,
        })),
    ];
  },
};
