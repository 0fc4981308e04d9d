import type { Lang } from '../../core/model/vocabulary.ts';
import { homeStep } from '../home-step.ts';
import { WORDS } from './words.ts';

export const trailOf = (lang: Lang) => [homeStep(lang), { title: WORDS[lang].compare, path: '/compare' }];
