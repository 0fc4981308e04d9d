import { languageOf } from '../../core/address.ts';
import type { Showing } from '../showing.ts';
import { NEXT_WORDS } from './next-words.ts';
import type { Result } from './standing.ts';

/** Questions of the pages on what the values may mean, a few of each; general ones after them. */
export function questions(results: readonly Result[], showing: Showing): string[] {
  const paths = results.flatMap(({ links }) =>
    links?.interpretation === undefined
      ? []
      : [languageOf(links.interpretation.slice(showing.origin.length)).path],
  );
  const own = paths.slice(0, 6).flatMap((path) => showing.questionsOf(path).slice(0, 2));
  return [...new Set([...own, ...NEXT_WORDS[showing.lang].general])];
}
