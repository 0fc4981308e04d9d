import type { Lang } from '../model/vocabulary.ts';
import { en, type Words } from './en/index.ts';
import { es } from './es/index.ts';

export type { Words } from './en/index.ts';

const WORDS: Readonly<Record<Lang, Words>> = { en, es };

/** The sentences of a language. */
export const wordsOf = (lang: Lang): Words => WORDS[lang];

/** A language and its sentences. */
export interface Language {
  readonly lang: Lang;
  readonly words: Words;
}

export const inLanguage = (lang: Lang): Language => ({ lang, words: wordsOf(lang) });
