import type { Lang } from '../model/vocabulary.ts';
import type { Words } from './index.ts';

/** The sentences of one language, for a device that shows no other. */
export const loadWords = async (lang: Lang): Promise<Words> =>
  lang === 'es' ? (await import('./es/index.ts')).es : (await import('./en/index.ts')).en;
