import type { Lang } from '../../core/model/vocabulary.ts';

const WORDS = {
  en: { one: 'mile', more: 'miles' },
  es: { one: 'milla', more: 'millas' },
} as const satisfies Readonly<Record<Lang, object>>;

/** "1 mile", "2.5 miles" */
export const inMiles = (count: number, lang: Lang): string =>
  `${count} ${count === 1 ? WORDS[lang].one : WORDS[lang].more}`;
