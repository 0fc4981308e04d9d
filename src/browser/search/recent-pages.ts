import { forget, keep, kept } from '../kept.ts';

/** A page that was open on this device. */
export interface RecentPage {
  readonly path: string;
  readonly title: string;
}

const KEY = 'recent-pages';
const MOST = 8;

/** The list with this page first, once, and no longer than it may be. */
export const remembered = (page: RecentPage, pages: readonly RecentPage[]): RecentPage[] =>
  [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, MOST);

/** What was kept, read with suspicion: anything on this device may have written it. */
export function readPages(text: string | undefined): RecentPage[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isPage).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const isPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  /^\/(?!\/)/.test(value.path) &&
  'title' in value &&
  typeof value.title === 'string';

export const recentPages = (): RecentPage[] => readPages(kept(KEY));

export const rememberPage = (page: RecentPage): void =>
  keep(KEY, JSON.stringify(remembered(page, recentPages())));

export const forgetPages = (): void => forget(KEY);
