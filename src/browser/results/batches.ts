type Input = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;

/** As many values as one call takes. */
const MOST_VALUES = 40;

/** A question as one or more calls: a longer report is asked in parts. */
export function inputsOf(input: Input): Input[] {
  const { values } = input;
  if (!Array.isArray(values) || values.length <= MOST_VALUES) return [input];
  return Array.from({ length: Math.ceil(values.length / MOST_VALUES) }, (_, i) => ({
    ...input,
    values: values.slice(i * MOST_VALUES, (i + 1) * MOST_VALUES),
  }));
}

/** The answers of the parts of one report as one. */
export function joinAnswers(answers: readonly Answer[]): Answer {
  const [first = {}, ...others] = answers;
  const failed = answers.find(({ status }) => status !== 'ok');
  if (others.length === 0 || failed !== undefined) return failed ?? first;
  return { ...first, results: answers.flatMap(({ results }) => (Array.isArray(results) ? results : [])) };
}
