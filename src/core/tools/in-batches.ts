import { URGENCIES } from '../alarm/urgency.ts';
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
  const urgency = URGENCIES.find((urgent) => answers.some((one) => one.urgency === urgent));
  // What is said first, and how soon, must not be lost with the part that says it.
  return {
    ...first,
    ...(critical.length === 0 ? {} : { critical: { text: critical.join(' ') } }),
    ...(urgency === undefined ? {} : { urgency }),
    ...joined(answers, 'patterns', (one) => Reflect.get(Object(one), 'slug')),
    ...joined(answers, 'assumed', (one) => one),
    results: listed(answers, 'results'),
  };
}

const listed = (answers: readonly Answer[], field: string): unknown[] =>
  answers.flatMap((one) => (Array.isArray(one[field]) ? one[field] : []));

/** A list of each part as one, without what stands in it already; nothing where no part has it. */
function joined(answers: readonly Answer[], field: string, keyOf: (one: unknown) => unknown): object {
  const all = listed(answers, field);
  const keys = all.map(keyOf);
  const distinct = all.filter((_, i) => keys.indexOf(keys[i]) === i);
  return distinct.length === 0 ? {} : { [field]: distinct };
}

const textIn = (said: unknown): string[] =>
  typeof said === 'object' && said !== null && 'text' in said && typeof said.text === 'string'
    ? [said.text]
    : [];
