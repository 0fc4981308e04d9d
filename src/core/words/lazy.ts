import type { Lang } from '../model/vocabulary.ts';
import type { Words } from './index.ts';

const LOADERS: Readonly<Record<Lang, () => Promise<Words>>> = {
  en: async () => (await import('./en/index.ts')).en,
  es: async () => (await import('./es/index.ts')).es,
};

/** The sentences of one language, for a device that shows no other. */
export const loadWords = (lang: Lang): Promise<Words> => LOADERS[lang]();
