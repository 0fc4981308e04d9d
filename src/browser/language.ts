import { type Lang, langNamed } from '../core/model/vocabulary.ts';

/** The language of the page. */
export const pageLang = (): Lang => langNamed(document.documentElement.lang);
