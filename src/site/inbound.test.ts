import { expect, it } from 'vitest';
import { blocksMarkdown } from '../blocks/markdown.ts';
import { pagePath } from '../blocks/paths.ts';
import { LANGS } from '../core/model/vocabulary.ts';
import { site } from './site.ts';

const { pages, data } = site();
const { origin } = data.service.service;

/** Lists, doors and what menus lead to: nobody looks for them in the middle of a text. */
const FROM_MENUS = new Set(['home', 'index', 'cart', 'catalog', 'tool', 'call', 'doc']);
/** Tools without an own kind, and the diary of prices: menus and hubs lead there, too. */
const DOORS = new Set(['/compare/basket', '/changes']);
const FEWEST = 3;

/** The pages that the contents of a page lead to, without menu, trail and footer. */
const ledTo = (markdown: string): Set<string> =>
  new Set(
    [...markdown.matchAll(/\]\(([^)\s#?]+)/g)].map(([, target = '']) =>
      target.replace(origin, '').replace(/\.md$/, ''),
    ),
  );

it.each(LANGS)('no page of contents has fewer than three others that lead to it, in %s', (lang) => {
  const own = pages.filter((page) => page.lang === lang);
  const inbound = new Map(own.map((page) => [pagePath(page), 0]));
  for (const page of own) {
    const from = pagePath(page);
    for (const target of ledTo(blocksMarkdown(page.doc().blocks, origin, lang)))
      if (target !== from && inbound.has(target)) inbound.set(target, (inbound.get(target) ?? 0) + 1);
  }
  const lonely = own.filter(
    (page) =>
      !FROM_MENUS.has(page.doc().kind) &&
      !DOORS.has(page.path) &&
      (inbound.get(pagePath(page)) ?? 0) < FEWEST,
  );
  expect(lonely.map((page) => `${pagePath(page)} ${inbound.get(pagePath(page))}`)).toEqual([]);
});
