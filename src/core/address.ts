import type { Service } from './model/service.ts';
import { LANGS, type LabId, type Lang } from './model/vocabulary.ts';

/** Path of a test's or panel's page. */
export const itemPath = (item: { readonly type: 'test' | 'panel'; readonly slug: string }): string =>
  `/${item.type}s/${item.slug}`;

/** A text as a part of an address; half a letter, such as a cut-off emoji, which no address can hold, becomes U+FFFD. */
export const inAddress = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Path of a condition's page. */
export const conditionPath = (slug: string): string => `/conditions/${slug}`;

/** Path of the page of something that is asked for and not sold here. */
export const notSoldPath = (slug: string): string => `/not-sold/${slug}`;

/** Path of the page that answers the question of a goal. */
export const goalPath = (slug: string): string => `/answers/${slug}`;

/** Spanish pages lie below this folder, with the same paths as the English ones. */
const FOLDER: Readonly<Record<Lang, string>> = { en: '', es: '/es' };

/** Path of a page in its language, from its path in English, which may carry a query: "/" and "es" give "/es". */
export const pathIn = (path: string, lang: Lang): string =>
  FOLDER[lang] === '' ? path : `${FOLDER[lang]}${path.replace(/^\/(?=$|[?#])/, '')}`;

/** The language of a page by its path, and its path in English. */
export function languageOf(path: string): { readonly lang: Lang; readonly path: string } {
  const lang = LANGS.find(
    (each) => FOLDER[each] !== '' && (path === FOLDER[each] || path.startsWith(`${FOLDER[each]}/`)),
  );
  return lang === undefined ? { lang: 'en', path } : { lang, path: path.slice(FOLDER[lang].length) || '/' };
}

/** Address of a page in a language. */
export const pageUrl = (origin: string, path: string, lang: Lang): string => `${origin}${pathIn(path, lang)}`;

/** Where a call came from; it only ever shows in links to the cart. */
export interface Attribution {
  readonly source: string;
  readonly medium: string;
}

/** A call over HTTP. */
export const OVER_HTTP: Attribution = { source: 'ai_agent', medium: 'agent' };

/** The prefilled cart; slugs are already safe in a query, and their commas stay readable. */
export function cartUrl(
  service: Service,
  slugs: readonly string[],
  lab: LabId,
  attribution?: Attribution,
): string {
  const from =
    attribution === undefined
      ? ''
      : `&utm_source=${encodeURIComponent(attribution.source)}&utm_medium=${encodeURIComponent(attribution.medium)}`;
  return `${service.cartBase ?? `${service.origin}/cart`}?add=${slugs.join(',')}&lab=${lab}${from}`;
}
