import { type NamesFile, openNames } from '../../core/catalog/quick-names.ts';
import { retried } from '../retried.ts';

/** Finds tests and panels by name, abbreviation and code, in the order of the search. */
export const itemNames = retried(async () => {
  const response = await fetch('/data/slices/names.json');
  if (!response.ok) throw new Error('The names could not be loaded.');
  return openNames((await response.json()) as NamesFile);
});
