import { pathIn } from '../core/address.ts';
import type { Doc } from './doc.ts';

/** The pages about the site itself, by what they are about. */
export const PATHS = {
  data: '/about-the-data',
  status: '/data-status',
  privacy: '/privacy',
  accessibility: '/accessibility',
  design: '/docs/design',
  mcp: '/docs/mcp',
} as const;

/** Path of a page in its language, as it stands in addresses. */
export const pagePath = ({ path, lang }: Pick<Doc, 'path' | 'lang'>): string => pathIn(path, lang);

/** Path of the twin of a page. */
export const twinPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
