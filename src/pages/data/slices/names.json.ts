import type { APIRoute } from 'astro';
import { packNames } from '../../../core/catalog/quick-names.ts';
import { LANGS } from '../../../core/model/vocabulary.ts';
import { site } from '../../../site/site.ts';

/** Names, codes and prices of the catalog, for the search on a visitor's own device. */
export const GET: APIRoute = () => {
  const { data, pages } = site();
  const langs = LANGS.filter((lang) => pages.some((page) => page.kind === 'item' && page.lang === lang));
  return Response.json(packNames(data.catalog.entries, langs));
};
