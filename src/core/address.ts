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

/** Whether the shop's cart asks for its own numbers of items. */
export const asksForSkus = ({ cart }: Pick<Service, 'cart'>): boolean =>
  cart?.url.includes('{skus}') === true;

/** The cart of this site: it asks for the state of the draw before the order goes on to the shop. */
export const askingCartUrl = (
  { origin }: Pick<Service, 'origin'>,
  slugs: readonly string[],
  lab: LabId,
  attribution?: Attribution,
): string => cartUrl({ origin }, slugs, lab, attribution);

/**
 * The prefilled cart, by the template of the store. Slugs are already safe in a query, and the signs between them
 * stay readable.
 */
export function cartUrl(
  { cart, cartBase, origin, skus = {} }: Pick<Service, 'cart' | 'cartBase' | 'origin' | 'skus'>,
  slugs: readonly string[],
  lab: LabId,
  attribution?: Attribution,
): string {
  const base = cartBase ?? `${origin}/cart`;
  const template = cart?.url ?? `${base}${base.includes('?') ? '&' : '?'}add={items}&lab={lab}`;
  const listed = (names: readonly string[]): string =>
    names.map((name) => (cart?.item ?? '{item}').replace('{item}', () => name)).join(cart?.separator ?? ',');
  const filled = template
    .replace('{items}', () => listed(slugs))
    .replace('{skus}', () => listed(slugs.map((slug) => encodeURIComponent(skus[slug] ?? slug))))
    .replace('{lab}', () => encodeURIComponent(cart?.labs?.[lab] ?? lab));
  if (attribution === undefined || cart?.attribution === false) return filled;
  const [address = '', ...fragment] = filled.split('#');
  const from = `utm_source=${encodeURIComponent(attribution.source)}&utm_medium=${encodeURIComponent(attribution.medium)}`;
  return [`${address}${address.includes('?') ? '&' : '?'}${from}`, ...fragment].join('#');
}
