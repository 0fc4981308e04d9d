import { languageOf, pathIn } from '../core/address.ts';
import type { Breach } from '../data/read/breach.ts';
import type { Prose } from '../data/read/prose.ts';
import type { SitePage } from '../documents/site-page.ts';

/**
 * Links of prose to pages that are not there. Only folders that hold pages are looked at: files for programs are
 * listed elsewhere, and the links of the built site are tested.
 */
export function proseLinks(
  prose: readonly Prose[],
  pages: readonly Pick<SitePage, 'path' | 'lang'>[],
): Breach[] {
  const known = new Set(pages.map(({ path, lang }) => pathIn(path, lang)));
  const folders = new Set(pages.map(({ path }) => folderOf(path)));
  return prose.flatMap(({ file, body }) =>
    [...body.matchAll(/\]\((\/[^)\s]*)\)/g)].flatMap(([, link = '']): Breach[] => {
      const target = link.replace(/[?#].*$/, '').replace(/\.md$/, '');
      if (known.has(target) || !folders.has(folderOf(languageOf(target).path))) return [];
      return [
        {
          rule: 'prose-links',
          file,
          at: link,
          problem: 'leads to no page',
          tip: 'Correct the address, or add what it speaks of.',
        },
      ];
    }),
  );
}

/** "tests" of "/tests/tsh"; a page at the top is in none. */
const folderOf = (path: string): string | undefined => /^\/([^/]+)\/./.exec(path)?.[1];
