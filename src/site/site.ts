import { once } from '../core/once.ts';
import { loadProse } from '../data/load.ts';
import { apiPage } from '../documents/docs/api.ts';
import { sitePages } from '../documents/site.ts';
import { openApi } from '../surfaces/openapi/openapi.ts';
import { facts } from './facts.ts';
import { shownTools } from './tools.ts';

/**
 * The data and the list of pages, made once for a whole build. The page of the API is made from the finished
 * description, so it comes after the pages that tools answer with.
 */
export const site = once(() => {
  const data = facts();
  const api = once(() => openApi(data));
  return {
    data,
    api,
    pages: [...sitePages({ data, prose: loadProse(), tools: shownTools(data.service) }), apiPage(api, data)],
  };
});
