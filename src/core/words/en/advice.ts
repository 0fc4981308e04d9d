/** Tests suggested for goals and symptoms. */
export const advice = {
  disclaimer:
    'Educational matching of goals to tests, not a diagnosis and not medical advice. A clinician can say which tests fit you.',
  clash: (a: string, b: string) => `${a} and ${b} contradict each other: ask for one of them.`,
  careFirst: 'Warning signs come first. No test replaces medical care.',
  overBudget: 'No test for these goals fits the budget. Choose a higher budget.',
  notUnderstood: 'Say at least one goal or symptom in other words, or choose one that is listed.',
  nothingSaid: 'Name at least one goal or symptom.',
  whyHigher: 'The lowest budget that holds a test for these goals',
};
