import type { Lang } from '../core/model/vocabulary.ts';

/** The language of the page. */
export const pageLang = (): Lang => (document.documentElement.lang === 'es' ? 'es' : 'en');
