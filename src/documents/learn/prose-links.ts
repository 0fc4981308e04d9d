import type { ProseFile } from '../../core/model/page.ts';
import type { Lang } from '../../core/model/vocabulary.ts';

/** A page of prose as lists name it. */
interface ProseLink {
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
