import type { Element } from '../blocks/element.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import type { AnswerOf, Tool } from '../core/tools/define.ts';
import type { ToolName, ToolNamed } from '../core/tools/index.ts';
import type { Asking, BareField } from './form.ts';
import type { Showing } from './showing.ts';

/** What a form says of a field. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  /** What the field means to a caller, where it is not the description in the tool's own schema. */
  readonly meaning?: string;
}

/** What the page of a tool says in one language. */
export interface ViewWords {
  /** Over the form. */
  readonly form: string;
  readonly submit: string;
  /** What the page of the tool is good for. */
  readonly about: string;
  /** The tool's own title and description, where they are not those of the tool itself. */
  readonly title?: string;
  readonly description?: string;
  readonly fields: Readonly<Record<string, FieldWords>>;
}

/** The words of a view in both languages: no field of one may be missing in the other. */
export const inBoth = <E extends ViewWords>(
  en: E,
  es: Omit<ViewWords, 'fields'> & { readonly fields: { readonly [F in keyof E['fields']]: FieldWords } },
): Readonly<Record<Lang, ViewWords>> => ({ en, es });

/** The answer of a tool as people see it. */
export type Result<T extends Tool> = (answer: AnswerOf<T>, showing: Showing) => Element[];

/** How a tool is asked and shown, each part loaded where it is needed. */
export interface View<N extends ToolName> {
  readonly words: () => Promise<Readonly<Record<Lang, ViewWords>>>;
  readonly fields: () => Promise<(asking: Asking) => BareField[]>;
  readonly result: () => Promise<Result<ToolNamed<N>>>;
  /** The tool itself, where it runs on the visitor's device. */
  readonly tool?: () => Promise<ToolNamed<N>>;
}
