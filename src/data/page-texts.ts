import type { Twin } from '../core/model/page.ts';
import { once } from '../core/once.ts';

/** Slices of whole pages: a list, and their texts in files of their own, of which an answer needs one. */
export const PAGE_SLICES: ReadonlySet<string> = new Set(['pages', 'itemTwins']);

/** Where the text of a page lies: with those of its folder and language. */
const fileOf = (slice: string, { path, lang }: Pick<Twin, 'path' | 'lang'>): string =>
  `${slice}.${path.split('/')[1]}.${lang}.json`;

/** Pages as files: their list without texts, and the texts by path. */
export function pageFiles(slice: string, pages: readonly Twin[]): ReadonlyMap<string, unknown> {
  const texts = new Map<string, Record<string, string>>();
  for (const page of pages) {
    const file = fileOf(slice, page);
    const own = texts.get(file) ?? {};
    own[page.path] = page.markdown;
    texts.set(file, own);
  }
  return new Map<string, unknown>([
    [`${slice}.json`, pages.map(({ markdown: _, ...page }) => page)],
    ...texts,
  ]);
}

/** The pages of a list, each with its text, which is read when it is first asked for. */
export function withTexts(
  slice: string,
  list: readonly Omit<Twin, 'markdown'>[],
  textOf: (file: string) => string,
): readonly Twin[] {
  const files = new Map<string, () => Readonly<Record<string, string>>>();
  return Object.freeze(
    list.map((page) => {
      const file = fileOf(slice, page);
      const texts = files.get(file) ?? once(() => JSON.parse(textOf(file)));
      files.set(file, texts);
      return Object.freeze(
        Object.defineProperty({ ...page }, 'markdown', { enumerable: true, get: () => texts()[page.path] }),
      ) as Twin;
    }),
  );
}
