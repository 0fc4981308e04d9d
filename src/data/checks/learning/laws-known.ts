import type { Check } from '../check.ts';

export const lawsKnown: Check = {
  name: 'laws-known',
  why: 'What laws say is said once for a known state and subject, from a source that is older than its reading.',
  run({ states, learning: { laws } }) {
    const codes = new Set(states.map(({ code }) => code));
    const met = new Set<string>();
    return laws.flatMap(({ state, topic, pageDate, sources }) => {
      const key = `${state} ${topic}`;
      const breach = (problem: string, tip: string) => ({
        rule: this.name,
        file: 'data/learning/state-rules.json',
        at: key,
        problem,
        tip,
      });
      const again = met.has(key);
      met.add(key);
      return [
        ...(codes.has(state) ? [] : [breach('is no state of data/states.csv', 'Correct its code.')]),
        ...(again ? [breach('is said twice', 'Make one record of the two.')] : []),
        ...(pageDate !== undefined && sources.some(({ accessed }) => accessed < pageDate)
          ? [breach(`${pageDate} is later than the day of reading`, 'Correct one of the dates.')]
          : []),
      ];
    });
  },
};
