import type { Answer } from './define.ts';

type Input = Readonly<Record<string, unknown>>;

/** As many values as one call takes. */
const MOST_VALUES = 40;

/** A question as one or more calls: a longer report is asked in parts. */
export function inputsOf(input: Input): readonly [Input, ...Input[]] {
  const { values } = input;
  if (!Array.isArray(values) || values.length <= MOST_VALUES) return [input];
  const part = (i: number): Input => ({
    ...input,
    values: values.slice(i * MOST_VALUES, (i + 1) * MOST_VALUES),
  });
  const others = Math.ceil(values.length / MOST_VALUES) - 1;
  return [part(0), ...Array.from({ length: others }, (_, i) => part(i + 1))];
}

/** The answers of the parts of one report as one. */
export function joinAnswers<A extends Answer>([first, ...others]: readonly [A, ...A[]]): A {
  const answers = [first, ...others];
  const failed = answers.find(({ status }) => status !== 'ok');
  if (others.length === 0 || failed !== undefined) return failed ?? first;
  const critical = [...new Set(answers.flatMap((one) => textIn(one.critical)))];
  return {
    ...first,
    // What is said first must not be lost with the part that says it.
    ...(critical.length === 0 ? {} : { critical: { text: critical.join(' ') } }),
    results: answers.flatMap(({ results }) => (Array.isArray(results) ? results : [])),
  };
}

const textIn = (said: unknown): string[] =>
  typeof said === 'object' && said !== null && 'text' in said && typeof said.text === 'string'
    ? [said.text]
    : [];
