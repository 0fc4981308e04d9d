import type { Lang } from '../../../core/model/vocabulary.ts';
import type { ToolName } from '../../../core/tools/index.ts';
import type { Completes } from '../completion/candidates.ts';

/** An argument of a prompt: a text that the person types or chooses. */
export interface Argument {
  readonly required?: true;
  readonly completes?: Completes;
  /** Several, with commas between. */
  readonly list?: true;
}

/** The prompts: the tool without which there is none, and the arguments. */
export const PROMPTS = {
  report: {
    needs: 'interpret_results',
    arguments: { report: {}, sex: { completes: 'sex' }, age: {} },
  },
  quote: {
    needs: 'quote_order',
    arguments: { tests: { required: true, completes: 'item', list: true }, state: { completes: 'state' } },
  },
  draw: {
    needs: 'quote_order',
    arguments: { tests: { required: true, completes: 'item', list: true }, when: {}, zip: {} },
  },
  prices: {
    needs: 'compare_prices',
    arguments: { tests: { required: true, completes: 'item', list: true } },
  },
  range: {
    needs: 'lookup_reference_range',
    arguments: { marker: { required: true, completes: 'marker' }, sex: { completes: 'sex' }, age: {} },
  },
} as const satisfies Readonly<
  Record<string, { readonly needs: ToolName; readonly arguments: Readonly<Record<string, Argument>> }>
>;

export type PromptKey = keyof typeof PROMPTS;
type ArgumentOf<K extends PromptKey> = keyof (typeof PROMPTS)[K]['arguments'] & string;

/** What the person gave; what is empty is not there. */
export type Given<K extends PromptKey> = Readonly<Partial<Record<ArgumentOf<K>, string>>>;

/** A step, and the tool that it takes: without that tool the step is left out. */
export interface Step {
  readonly tool?: ToolName;
  readonly says: (tool: string) => string;
}

/** What a prompt says in one language, in the words of the person who sends it. */
export interface PromptWords<K extends PromptKey> {
  /** As it is typed after a slash in many clients. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: Readonly<
    Record<ArgumentOf<K>, { readonly name: string; readonly description: string }>
  >;
  readonly opening: (given: Given<K>) => string;
  readonly steps: (given: Given<K>) => readonly Step[];
}

export type AllPromptWords = { readonly [K in PromptKey]: PromptWords<K> };
export type PromptLanguages = Readonly<Record<Lang, AllPromptWords>>;
