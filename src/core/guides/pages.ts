import type { Page } from '../model/page.ts';
import type { Lang, PageKind } from '../model/vocabulary.ts';
import { fold } from '../names/fold.ts';

const LISTS: Readonly<Record<PageKind, string>> = {
  guide: 'guides',
  condition: 'conditions',
  answer: 'answers',
  biomarker: 'biomarkers',
  state: 'states',
  compare: 'compare',
  doc: 'docs',
};

/** Pages of a detail are reached from the page that they belong to: /biomarkers/tsh/high, /compare/prices/cbc. */
const isDetail = ({ path }: Page): boolean => path.split('/').length > 3;

/** Every page once, in the language asked for where it exists, under the name of its kind's list. */
export function listedKinds(
  pages: readonly Page[],
  lang: Lang,
): Record<string, { path: string; title: string }[]> {
  const lists: Record<string, { path: string; title: string }[]> = { guides: [], conditions: [] };
  for (const page of pages) {
    if (page.lang !== 'en' || isDetail(page)) continue;
    const { path, title } = inLanguage(page, lang, pages);
    const list = LISTS[page.kind];
    lists[list] ??= [];
    lists[list].push({ path, title });
  }
  return lists;
}

/** The page at a path, however its slashes, language prefix and ending are written. */
export function findPage(
  typed: string,
  lang: Lang,
  pages: readonly Page[],
): { readonly page?: Page; readonly near: readonly string[] } {
  const path = `/${typed
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
    .replace(/^es\//, '')
    .replace(/\.md$/, '')}`;
  const page = pages.find((candidate) => candidate.path === path && candidate.lang === 'en');
  if (page !== undefined) return { page: inLanguage(page, lang, pages), near: [] };
  const words = fold(path)
    .split(' ')
    .filter((word) => word.length > 2);
  const near = pages
    .filter(({ lang: spoken }) => spoken === 'en')
    .map((candidate) => ({
      path: candidate.path,
      shared: words.filter((word) => candidate.path.includes(word)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || (a.path < b.path ? -1 : 1))
    .slice(0, 5)
    .map((candidate) => candidate.path);
  return { near };
}

function inLanguage(page: Page, lang: Lang, pages: readonly Page[]): Page {
  return pages.find((other) => other.path === page.path && other.lang === lang) ?? page;
}
