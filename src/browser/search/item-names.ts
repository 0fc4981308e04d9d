import { openSearch } from '../../core/search/open-names.ts';
import { type NamesFile, openNames } from '../../core/search/quick-names.ts';
import { retried } from '../retried.ts';
import { dataFile, searchFile } from '../tool-file.ts';

/** Finds tests and panels by everything that is known about their names, in the order of the search. */
export const itemNames = retried(async () => {
  const [shown, names] = await Promise.all([dataFile<NamesFile>('slices/names'), searchFile()]);
  return openNames(shown, openSearch(names));
});
