import { type Check, fileOf } from './check.ts';

export const fastingTimed: Check = {
  name: 'fasting-timed',
  why: 'Somebody who has to fast must be told for how long; hours without fasting contradict themselves.',
  run({ tests }) {
    return tests
      .filter(({ fasting }) => fasting.required !== (fasting.hours !== undefined))
      .map(({ slug, fasting }) => ({
        rule: this.name,
        file: fileOf('tests', slug),
        at: 'fasting.hours',
        problem: fasting.required
          ? 'is missing although fasting is required'
          : 'is given although nobody has to fast',
        tip: fasting.required
          ? 'Give the hours that the laboratory asks for.'
          : 'Remove it, or require fasting.',
      }));
  },
};
