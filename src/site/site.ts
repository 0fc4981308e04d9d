import { once } from '../core/once.ts';
import { loadDataset, loadProse } from '../data/load.ts';
import { apiPage } from '../documents/docs/api.ts';
import { sitePages } from '../documents/site.ts';
import { openApi } from '../surfaces/openapi/openapi.ts';

/**
 * The data and the list of pages, read once for a whole build. The page of the API is made from the finished
 * description, so it comes after the pages that tools answer with.
 */
export const site = once(() => {
  const data = loadDataset();
  const api = once(() => openApi(data));
  return { data, api, pages: [...sitePages(data, loadProse()), apiPage(api, data)] };
});
