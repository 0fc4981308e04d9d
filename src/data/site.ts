import { once } from '../core/once.ts';
import { sitePages } from '../documents/site.ts';
import { loadDataset, loadProse } from './load.ts';

/** The data and the list of pages, read once for a whole build. */
export const site = once(() => {
  const data = loadDataset();
  return { data, pages: sitePages(data, loadProse()) };
});
