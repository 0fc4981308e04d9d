import type { Lang } from '../model/vocabulary.ts';
import { en, type Words } from './en/index.ts';
import { es } from './es/index.ts';

export type { Words } from './en/index.ts';

/** In which language an answer is given, and with which sentences. */
export interface Speaking {
  readonly lang: Lang;
  readonly words: Words;
}

const WORDS: Readonly<Record<Lang, Words>> = { en, es };

/** The sentences of a language. */
export const wordsOf = (lang: Lang): Words => WORDS[lang];

/** A language with its sentences. */
export const speaking = (lang: Lang): Speaking => ({ lang, words: wordsOf(lang) });
