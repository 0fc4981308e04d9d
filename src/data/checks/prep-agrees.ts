import { type Check, fileOf } from './check.ts';

export const prepAgrees: Check = {
  name: 'prep-agrees',
  why: 'A test that needs a fast must not leave eating to the person: a panel would drop the sentence.',
  run({ tests }) {
    return tests
      .filter(
        ({ fasting, prep }) => fasting.required && prep?.some((sentence) => typeof sentence !== 'string'),
      )
      .map(({ slug }) => ({
        rule: this.name,
        file: fileOf('tests', slug),
        at: 'prep',
        problem: 'leaves eating to the person, and fasting is required',
        tip: 'Write the sentence as plain text, or correct fasting.',
      }));
  },
};
