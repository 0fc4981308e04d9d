import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { PageFrontMatter, ProseFile } from '../../core/model/page.ts';
import type { Lang } from '../../core/model/vocabulary.ts';

type From = keyof NonNullable<PageFrontMatter['linkedFrom']>;

/** More would hide which of them fits best. */
const MOST_GUIDES = 3;

/** The guides that a page leads to, the most fitting first. */
export function guidesFrom(from: From, slug: string, lang: Lang, prose: readonly ProseFile[]): ProseLink[] {
  const place = ({ matter }: ProseFile): number => matter.linkedFrom?.[from].indexOf(slug) ?? -1;
  const fitting = prose.filter((file) => place(file) >= 0);
  return proseLinks(
    (file) => fitting.includes(file),
    lang,
    prose.toSorted((a, b) => place(a) - place(b)),
  ).slice(0, MOST_GUIDES);
}

const FASTING = '/guides/fasting-before-a-blood-test';

/** The guides that the page of a test leads to; how to fast, where it is asked for. */
export function guidesOf(
  { slug, fasting }: Pick<CatalogEntry, 'slug' | 'fasting'>,
  lang: Lang,
  prose: readonly ProseFile[],
): ProseLink[] {
  const own = guidesFrom('tests', slug, lang, prose);
  if (!fasting.required || own.some(({ path }) => path === FASTING)) return own;
  return [...own, ...proseLinks(({ path }) => path === FASTING, lang, prose)];
}

/** A page of prose as lists name it. */
export interface ProseLink {
  readonly title: string;
  readonly path: string;
  readonly note: string;
}

/** The prose that fits: in this language where it is written, else in English. */
export function proseLinks(
  fits: (file: ProseFile) => boolean,
  lang: Lang,
  prose: readonly ProseFile[],
): ProseLink[] {
  return prose
    .filter((file) => file.lang === 'en' && fits(file))
    .map(({ path, matter }) => {
      const own = prose.find((file) => file.path === path && file.lang === lang)?.matter ?? matter;
      return { title: own.title, path, note: own.description };
    });
}
