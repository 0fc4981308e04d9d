import { forget, keep, kept } from '../kept.ts';

/** A page that was open on this device. */
export interface RecentPage {
  readonly path: string;
  readonly title: string;
}

const KEY = 'recent-pages';
const MOST = 8;
/** Form 1 was a bare list that held private pages too. */
const FORM = 2;

/** The list with this page first, once, and no longer than it may be. */
export const remembered = (page: RecentPage, pages: readonly RecentPage[]): RecentPage[] =>
  [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, MOST);

/** What was kept, read with suspicion: anything on this device may have written it. An older form is dropped. */
export function readPages(text: string | undefined): RecentPage[] {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return typeof found === 'object' &&
      found !== null &&
      'form' in found &&
      found.form === FORM &&
      'pages' in found &&
      Array.isArray(found.pages)
      ? found.pages.filter(isPage).slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

export const writtenPages = (pages: readonly RecentPage[]): string => JSON.stringify({ form: FORM, pages });

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
  keep(KEY, writtenPages(remembered(page, recentPages())));

/** Takes out a page, and whatever an older form of the list held. */
export function forgetPage(path: string): void {
  const others = recentPages().filter((page) => page.path !== path);
  if (others.length > 0) keep(KEY, writtenPages(others));
  else forgetPages();
}

export const forgetPages = (): void => forget(KEY);
