import { fold } from '../../core/names/fold.ts';
import type { Option } from './suggestions.ts';

/** Chosen tests and panels by their slugs, as the hidden field of a basket holds them: one to a line. */
export const slugsIn = (text: string): string[] => text.split(/[,\n]/).filter((slug) => slug.trim() !== '');

export const withSlug = (text: string, slug: string): string => textOf([...slugsIn(text), slug]);

export interface Removal {
  readonly text: string;
  /** Place of what the focus goes to: what took the place of the removed one, else the last; undefined where none is left. */
  readonly focus: number | undefined;
}

export function withoutSlug(text: string, slug: string): Removal {
  const before = slugsIn(text);
  const left = textOf(before.filter((one) => one !== slug));
  const last = slugsIn(left).length - 1;
  return { text: left, focus: last < 0 ? undefined : Math.min(before.indexOf(slug), last) };
}

/** What the list shows; a slug stands for itself until its name is known. */
export const entriesOf = (text: string, names: ReadonlyMap<string, Option>): Option[] =>
  slugsIn(text).map((slug) => names.get(slug) ?? { value: slug, label: slug });

/** The one that is called exactly as somebody typed, whatever its case and accents. */
export const called = (options: readonly Option[], typed: string): Option | undefined =>
  options.find(({ label, value }) => fold(label) === fold(typed) || value === typed);

const textOf = (slugs: readonly string[]): string => [...new Set(slugs)].join('\n');
