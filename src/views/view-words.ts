import type { Lang } from '../core/model/vocabulary.ts';

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
