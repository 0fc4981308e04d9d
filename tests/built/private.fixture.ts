import type { Lang } from '../../src/core/model/vocabulary.ts';
import { pages } from './served.fixture.ts';

/** The paths that no list of pages opened lately holds, as documents say. */
export const privateIn = (lang: Lang): ReadonlySet<string> =>
  new Set(
    pages
      .filter((page) => page.lang === lang)
      .map((page) => page.doc())
      .filter((doc) => doc.private === true)
      .map(({ path }) => path),
  );
