import { languageOf } from '../address.ts';
import type { Page } from '../model/page.ts';
import { type Lang, PAGE_KINDS, type PageKind } from '../model/vocabulary.ts';
import { fold } from '../names/fold.ts';
import { onceFor } from '../once.ts';
import type { Words } from '../words/index.ts';

/** Each kind's field in an answer, and the path of its index. */
const LISTS: Readonly<Record<PageKind, { readonly field: string; readonly path: string }>> = {
  guide: { field: 'guides', path: '/guides' },
  condition: { field: 'conditions', path: '/conditions' },
  answer: { field: 'answers', path: '/answers' },
  biomarker: { field: 'biomarkers', path: '/biomarkers' },
  state: { field: 'states', path: '/lab-locations' },
  compare: { field: 'compare', path: '/compare' },
  doc: { field: 'docs', path: '/docs' },
};

/** Listed in full without being asked for; of the others, how many there are. */
const FIRST: readonly PageKind[] = ['guide', 'condition'];

interface Listed {
  readonly path: string;
  readonly title: string;
  /** Where the page is in another language than the one asked for. */
  readonly lang?: Lang;
}

/** Pages of a detail are reached from the page that they belong to: /biomarkers/tsh/high, /compare/prices/cbc. */
const isDetail = ({ path }: Page): boolean => path.split('/').length > 3;

/** The pages of one kind, each once, in the language asked for where it exists. */
function listOf(kind: PageKind, lang: Lang, pages: readonly Page[]): Listed[] {
  return pages
    .filter((page) => page.kind === kind && page.lang === 'en' && page.unlisted !== true && !isDetail(page))
    .map((page) => listed(inLanguage(page, lang, pages), lang));
}

/** A page as a list names it to somebody who asks in a language. */
export const listed = ({ path, title, lang }: Page, asked: Lang): Listed => ({
  path,
  title,
  ...(lang === asked ? {} : { lang }),
});

/** Guides and conditions that one answer lists beside where the other lists are. */
const MOST_FIRST = 90;

/** Guides and conditions, in parts, and where the lists of the other kinds are; undefined past the last part. */
export function listedKinds(part: number, pages: readonly Page[], lang: Lang, { guides }: Words) {
  const all = FIRST.flatMap((kind) => listOf(kind, lang, pages).map((page) => ({ kind, page })));
  const parts = Math.max(1, Math.ceil(all.length / MOST_FIRST));
  if (part > parts) return { parts };
  const shown = all.slice((part - 1) * MOST_FIRST, part * MOST_FIRST);
  const lists: Record<string, Listed[]> = Object.create(null);
  for (const one of FIRST) {
    const own = shown.filter(({ kind }) => kind === one).map(({ page }) => page);
    if (own.length > 0 || part === 1) lists[LISTS[one].field] = own;
  }
  const more = PAGE_KINDS.filter((kind) => !FIRST.includes(kind)).flatMap((kind) => {
    const count = listOf(kind, lang, pages).length;
    return count === 0 ? [] : [{ path: LISTS[kind].path, title: guides.listTitle(kind), count }];
  });
  return { parts, listed: { ...lists, more } };
}

/** Addresses and titles that one answer holds: with about 25 tokens each it stays within its limit. */
const MOST_LISTED = 120;

/** The list whose index has this path, as the field of an answer, its title, and in how many parts it comes. */
export function listAt(typed: string, part: number, lang: Lang, pages: readonly Page[], { guides }: Words) {
  const path = normalPath(typed);
  const kind = PAGE_KINDS.find((one) => LISTS[one].path === path);
  if (kind === undefined) return undefined;
  const all = listOf(kind, lang, pages);
  const parts = Math.max(1, Math.ceil(all.length / MOST_LISTED));
  return {
    path,
    parts,
    listed:
      part > parts && parts > 1
        ? undefined
        : {
            title: guides.listTitle(kind),
            [LISTS[kind].field]: parts === 1 ? all : all.slice((part - 1) * MOST_LISTED, part * MOST_LISTED),
          },
  };
}

const normalPath = (typed: string): string =>
  languageOf(
    `/${typed
      .trim()
      .toLowerCase()
      .replace(/^\/+|\/+$/g, '')
      .replace(/\.md$/, '')}`,
  ).path;

/** The page at a path, however its slashes, language prefix and ending are written. */
export function findPage(
  typed: string,
  lang: Lang,
  pages: readonly Page[],
): { readonly page?: Page; readonly near: readonly Listed[] } {
  const path = normalPath(typed);
  const page = versionsOf(pages).get(path)?.en;
  if (page !== undefined) return { page: inLanguage(page, lang, pages), near: [] };
  const words = fold(path)
    .split(' ')
    .filter((word) => word.length > 2);
  const near = pages
    .filter(({ lang: spoken }) => spoken === 'en')
    .map((candidate) => ({
      candidate,
      shared: words.filter((word) => candidate.path.includes(word)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || (a.candidate.path < b.candidate.path ? -1 : 1))
    .slice(0, 5)
    .map(({ candidate }) => listed(inLanguage(candidate, lang, pages), lang));
  return { near };
}

const inLanguage = (page: Page, lang: Lang, pages: readonly Page[]): Page =>
  versionsOf(pages).get(page.path)?.[lang] ?? page;

/** The languages of each path. */
const versionsOf = onceFor((pages: readonly Page[]) => {
  const versions = new Map<string, Partial<Record<Lang, Page>>>();
  for (const page of pages) versions.set(page.path, { ...versions.get(page.path), [page.lang]: page });
  return versions;
});
