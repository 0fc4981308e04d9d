import type { Lang } from '../core/model/vocabulary.ts';

const HOMES: Readonly<Record<Lang, string>> = { en: 'Home', es: 'Inicio' };

/** The first step of every trail. */
export const homeStep = (lang: Lang) => ({ title: HOMES[lang], path: '/' });

export const HOME = homeStep('en');
