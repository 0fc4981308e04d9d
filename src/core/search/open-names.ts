import { find } from './find.ts';
import { namesIn, type SearchFile } from './names.ts';
import type { Known, Search } from './shapes.ts';

/** Nothing but the names of the catalog is known. */
const NAMES_ONLY: Known = { measuring: () => undefined };

/** Opens a file of names for searching. */
export function openSearch(file: SearchFile, known: Known = NAMES_ONLY): Search {
  const names = namesIn(file);
  return { find: (typed) => find(typed, names, known) };
}
