/** Limits of a range, printed numbers given. */
export const limits = {
  span: (low: string, high: string) => `${low} to ${high}`,
  above: (limit: string) => `above ${limit}`,
  below: (limit: string) => `below ${limit}`,
  atMost: (limit: string) => `at most ${limit}`,
  atLeast: (limit: string) => `at least ${limit}`,
  any: 'any value',
};
