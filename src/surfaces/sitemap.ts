import { pagePath } from '../blocks/paths.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { SitePage } from '../documents/site-page.ts';

/** A sitemap (sitemaps.org/schemas/sitemap/0.9): its address on the site, and its text. */
export interface Sitemap {
  readonly path: string;
  readonly lastmod: string;
  readonly text: string;
}

/** One sitemap for each folder of the site, both languages of a page together; pages above the folders are "pages". */
export function sitemaps(
  { service: { service } }: Pick<Dataset, 'service'>,
  pages: readonly SitePage[],
): Sitemap[] {
  const versions = Map.groupBy(pages, ({ path }) => path);
  const folders = Map.groupBy(pages, ({ path }) => {
    const [, folder = '', page] = path.split('/');
    return page === undefined ? 'pages' : folder;
  });
  return [...folders].map(([folder, list]) => {
    const dated = list.map((page) => ({ page, lastmod: page.doc().updatedAt }));
    return {
      path: `/sitemap-${folder}.xml`,
      lastmod: dated.map(({ lastmod }) => lastmod).reduce((a, b) => (a > b ? a : b)),
      text: urlset(
        dated.map(({ page, lastmod }) =>
          urlOf(page, lastmod, versions.get(page.path) ?? [page], service.origin),
        ),
      ),
    };
  });
}

/** The list of the sitemaps. */
export function sitemapIndex(
  { service: { service } }: Pick<Dataset, 'service'>,
  list: readonly Sitemap[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...list.map(
      ({ path, lastmod }) =>
        `  <sitemap><loc>${service.origin}${path}</loc><lastmod>${lastmod}</lastmod></sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ].join('\n');
}

const urlset = (urls: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');

/** A page; one in two languages names both, itself too (developers.google.com/search/docs/specialty/international). */
function urlOf(page: SitePage, lastmod: string, versions: readonly SitePage[], origin: string): string {
  const alternates =
    versions.length < 2
      ? ''
      : versions
          .flatMap((other) => [
            [other.lang, other] as const,
            ...(other.lang === 'en' ? [['x-default', other] as const] : []),
          ])
          .map(
            ([lang, other]) =>
              `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${pagePath(other)}"/>`,
          )
          .join('');
  return `  <url><loc>${origin}${pagePath(page)}</loc><lastmod>${lastmod}</lastmod>${alternates}</url>`;
}
