import type { InWords } from '../core/model/said.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import type { Showing } from './showing.ts';
import type { Terms } from './terms.ts';

/** Something in a list of names: its English name, and its name in a language where it is another. */
export interface Named extends Partial<InWords> {
  readonly slug: string;
  readonly en: string;
}

export const nameIn = (named: Named, lang: Lang): string => named[lang] ?? named.en;

/** A marker in a list of suggestions. */
export interface MarkerSuggestion extends Named {
  readonly unit: string;
  /** Other names, in both languages. */
  readonly also: readonly string[];
}

/** What a showing may look up; each part is loaded only where the tool's answer needs it. */
export interface Known {
  readonly names?: ReadonlyMap<string, string>;
  readonly terms?: Terms;
  readonly questions?: Readonly<Record<string, readonly string[]>>;
}

const own = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** A showing in one language with what is known beside the answer. */
export function showingWith(
  place: Pick<Showing, 'lang' | 'labs' | 'origin' | 'page' | 'asked'>,
  { names, terms, questions }: Known,
): Showing {
  return {
    ...place,
    nameOf: (slug) => names?.get(slug),
    terms: terms ?? {},
    questionsOf: (path) => own(questions, path) ?? [],
  };
}

type Needs = Readonly<Record<string, readonly (keyof Known)[]>>;
const NEEDS: Readonly<Record<Lang, Needs>> = {
  en: {
    interpret_results: ['questions'],
  },
  es: {
    interpret_results: ['questions'],
  },
};

/** The parts that the answer of a tool needs in a language. */
export const needs = (tool: string, lang: Lang): readonly (keyof Known)[] => NEEDS[lang][tool] ?? [];
