import type { Service } from './model/service.ts';
import { LANGS, type Lang } from './model/vocabulary.ts';

/** The languages of a store: English, and Spanish where it has it. */
export const langsOf = ({ shows }: Pick<Service, 'shows'>): readonly Lang[] =>
  LANGS.filter((lang) => lang === 'en' || shows.spanish);
