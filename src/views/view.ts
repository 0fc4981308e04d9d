import type { Element } from '../blocks/element.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import type { AnswerOf, Tool } from '../core/tools/define.ts';
import type { Form } from './form.ts';
import type { Gaps, Part, Showing } from './showing.ts';
import type { ViewWords } from './view-words.ts';

/** Makes a tool's input of a text, with what is to be said instead of an answer, and what was not read of it. */
export type ReadsText = (
  text: string,
  data: Dataset,
  lang: Lang,
) => { readonly values: readonly object[]; readonly said: readonly Element[]; readonly gaps: Gaps };

/** The answer of a tool as people see it. */
export type Result<T extends Tool> = (answer: AnswerOf<T>, showing: Showing) => Element[];

/** What the parts of an answer hold that are not shown at first. */
export type Parts<T extends Tool> = (
  answer: AnswerOf<T>,
  showing: Showing,
) => (part: Part) => readonly Element[];

/** How a tool is asked and shown, each part loaded where it is needed. */
export interface View<T extends Tool> {
  readonly words: () => Promise<Readonly<Record<Lang, ViewWords>>>;
  readonly form: () => Promise<Form>;
  readonly result: () => Promise<Result<T>>;
  /** What is not shown of its answer at first, where that is made apart. */
  readonly parts?: () => Promise<Parts<T>>;
  /** Where people find the same, where that is not the page of the tool. */
  readonly page?: string;
  /** What the answer is shown with beside itself. */
  readonly needs?: readonly ('questions' | 'report')[];
  /** The file below /data with the shapes around what was asked, where the answer has a map. */
  readonly map?: (input: Readonly<Record<string, unknown>>) => string | undefined;
  /** Where no script reads what was pasted: the field with it, and how it becomes the tool's input. */
  readonly reads?: { readonly field: string; readonly text: () => Promise<ReadsText> };
  /** The tool itself, where it runs on the visitor's device. */
  readonly tool?: () => Promise<T>;
}
