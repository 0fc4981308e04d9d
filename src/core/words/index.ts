import type { Lang } from '../model/vocabulary.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';

/** Every sentence that an answer may hold, as constants and as functions of facts. */
export type Words = typeof en;

const WORDS: Readonly<Record<Lang, Words>> = { en, es };

/** The sentences of a language. */
export const wordsOf = (lang: Lang): Words => WORDS[lang];
