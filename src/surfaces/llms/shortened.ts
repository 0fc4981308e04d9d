/** How many entries of a list, and characters of a text, are shown: the first that fits is taken. */
const STEPS = [
  { entries: Number.POSITIVE_INFINITY, characters: Number.POSITIVE_INFINITY },
  { entries: 5, characters: 1000 },
  { entries: 3, characters: 600 },
  { entries: 2, characters: 300 },
  { entries: 1, characters: 200 },
] as const;

/** An answer as JSON of at most about `most` characters: what does not fit is left out of lists and texts, never cut in two. */
export function shortened(answer: unknown, most: number): { readonly json: string; readonly note?: string } {
  const [whole, ...shorter] = STEPS.map((step) => ({
    step,
    json: JSON.stringify(cut(answer, step), null, 2),
  }));
  if (whole !== undefined && whole.json.length <= most) return { json: whole.json };
  const fitting = shorter.find(({ json }) => json.length <= most) ?? shorter.at(-1);
  if (fitting === undefined) throw new Error('There is no shorter form.');
  const { entries, characters } = fitting.step;
  const kept = entries === 1 ? 'first entry' : `first ${entries} entries`;
  return {
    json: fitting.json,
    note: `Shortened here: lists show their ${kept}, texts at most ${characters} characters. The real answer is whole.`,
  };
}

function cut(value: unknown, step: { readonly entries: number; readonly characters: number }): unknown {
  if (typeof value === 'string')
    return value.length > step.characters ? `${value.slice(0, step.characters)}…` : value;
  if (Array.isArray(value)) return value.slice(0, step.entries).map((entry) => cut(entry, step));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cut(inner, step)]));
}
