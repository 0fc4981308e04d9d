import type { Doc } from './doc.ts';

/** Pages whose tables and lists take the whole width. */
const WHOLE: ReadonlySet<Doc['kind']> = new Set([
  'home',
  'catalog',
  'category',
  'index',
  'compare',
  'state',
  'tool',
  'cart',
]);

/** Whether a wide screen shows a rail beside the text of such a page. */
export const hasRail = ({ kind }: Pick<Doc, 'kind'>): boolean => !WHOLE.has(kind);
