import { CallerError } from '../src/core/errors.ts';
import type { Lang } from '../src/core/model/vocabulary.ts';
import type { Tool } from '../src/core/tools/define.ts';
import { runTool } from '../src/core/tools/run.ts';
import { wordsOf } from '../src/core/words/index.ts';
import { loadDataset } from '../src/data/load.ts';

export const data = loadDataset();

type Input = Readonly<Record<string, unknown>>;

/** What a caller gets in a language: the answer, or the faults of the call. */
export function answered(tool: Tool, input: Input, lang: Lang): unknown {
  try {
    const answer = runTool(
      tool,
      { ...input, lang },
      { data, today: '2026-11-21', wordsOf, attribution: { source: 'mcp', medium: 'agent' } },
    );
    return JSON.parse(JSON.stringify(answer));
  } catch (error) {
    if (!(error instanceof CallerError)) throw error;
    return { title: error.title, detail: error.message, faults: error.faults };
  }
}

/** A text of an answer: the fields that lead to it, the last of which holds it, and the record that has that field. */
export interface Told {
  readonly path: readonly string[];
  readonly field: string;
  readonly text: string;
  readonly record: Input;
}

/** Every text inside of an answer. */
export function* textsIn(value: unknown, path: readonly string[] = [], record: Input = {}): Generator<Told> {
  if (typeof value === 'string') {
    const field = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
    yield { path, field, text: value, record };
  } else if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) yield* textsIn(one, [...path, String(i)], record);
  } else if (typeof value === 'object' && value !== null) {
    const inner = value as Input;
    for (const [key, one] of Object.entries(inner)) yield* textsIn(one, [...path, key], inner);
  }
}
