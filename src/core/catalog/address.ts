import type { Service } from '../model/service.ts';
import type { LabId, Lang } from '../model/vocabulary.ts';

/** Path of a test's or panel's page. */
export const itemPath = (item: { readonly type: 'test' | 'panel'; readonly slug: string }): string =>
  `/${item.type}s/${item.slug}`;

/** Address of a page in a language. */
export const pageUrl = (origin: string, path: string, lang: Lang): string =>
  `${origin}${lang === 'es' ? '/es' : ''}${path}`;

/** The prefilled cart; slugs are already safe in a query, and their commas stay readable. */
export function cartUrl(
  service: Service,
  slugs: readonly string[],
  lab: LabId,
  attribution?: { readonly source: string; readonly medium: string },
): string {
  const from =
    attribution === undefined
      ? ''
      : `&utm_source=${encodeURIComponent(attribution.source)}&utm_medium=${encodeURIComponent(attribution.medium)}`;
  return `${service.cartBase ?? `${service.origin}/cart`}?add=${slugs.join(',')}&lab=${lab}${from}`;
}
