import { inList } from '../in-list.ts';

/** Names in a sentence; of many, the first. */
const listed = (names: readonly string[]) =>
  inList(
    names,
    () => 'and',
    (more) => `${more} more`,
  );

/** Tests suggested for goals and symptoms. */
export const advice = {
  disclaimer:
    'Educational matching of goals to tests, not a diagnosis and not medical advice. A doctor can say which tests fit you.',
  clash: (a: string, b: string) => `${a} and ${b} contradict each other: ask for one of them.`,
  otherSex: (name: string, sex: 'female' | 'male') =>
    `${name} is left out: it is for ${sex === 'female' ? 'women' : 'men'}.`,
  alsoHolds: (item: string, tests: readonly string[]) => `${item} also measures ${listed(tests)}.`,
  completes: (item: string, tests: readonly string[]) =>
    `${item} adds what the other items leave out of ${listed(tests)}.`,
  ask: {
    age: (tests: readonly string[]) => `How old are you? Your age decides about ${listed(tests)}.`,
    sex: (tests: readonly string[]) => `Is this for a woman or a man? That decides about ${listed(tests)}.`,
    pregnancy: (tests: readonly string[]) => `Are you pregnant? That decides about ${listed(tests)}.`,
    medicines:
      'Which medicines and supplements do you take? Some of them cause this or change these results: tell whoever reads them.',
  },
  fasting: (tests: readonly string[], hours: number) =>
    `Arrive fasting for ${listed(tests)}: only water for ${hours} hours before.`,
  whyQuote: 'The exact total of the usual plan; add state, the US state where the blood will be drawn',
  careFirst: 'Warning signs come first. No test replaces medical care.',
  lacks: (goal: string, tests: readonly string[]) =>
    `${goal} begins with ${listed(tests)}, which this store does not sell. What is offered here does not stand in for it.`,
  nothingSold: 'This store sells no test for these goals.',
  overBudget: 'No test for these goals fits the budget. Choose a higher budget.',
  notUnderstood: 'Say at least one goal or symptom in other words, or choose one that is listed.',
  nothingSaid: 'Name at least one goal or symptom.',
  whySearch: (phrase: string) => `Whether "${phrase}" is a test by its name, or not sold here`,
  whyHigher: 'The lowest budget that holds a test for these goals',
};
