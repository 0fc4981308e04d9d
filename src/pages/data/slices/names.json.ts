import type { APIRoute } from 'astro';
import { LANGS } from '../../../core/model/vocabulary.ts';
import { packNames } from '../../../core/search/quick-names.ts';
import { site } from '../../../site/site.ts';

/** What the search on a visitor's own device shows of an item. */
export const GET: APIRoute = () => {
  const { data, pages } = site();
  const langs = LANGS.filter((lang) => pages.some((page) => page.kind === 'item' && page.lang === lang));
  return Response.json(packNames(data.catalog.entries, data.notSold.records, langs));
};
