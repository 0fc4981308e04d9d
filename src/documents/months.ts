import type { Lang } from '../core/model/vocabulary.ts';

const MONTHS = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
} as const satisfies Readonly<Record<Lang, readonly string[]>>;

/** The month of a day (2026-07-01) in words: "Jul 2026". */
export const monthOf = (day: string, lang: Lang): string =>
  `${MONTHS[lang][Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`.trim();

/** A day (2026-07-01) in words: "July 1, 2026", "1 de julio de 2026". */
export const dayInWords = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-US' : 'es-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
