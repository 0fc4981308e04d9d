import { soldCategories } from '../../core/catalog/sold-categories.ts';
import type { CatalogEntry, Category } from '../../core/model/catalog.ts';
import type { ConditionRecord } from '../../core/model/condition.ts';
import type { Goal } from '../../core/model/goal.ts';
import { buildSearch, type SearchFile } from '../../core/search/names.ts';
import { searchSource } from '../../core/search/source.ts';
import type { Carried } from './carried.ts';
import { findingCodes, findingWords, namesNotSold } from './not-sold.ts';

interface Joined {
  readonly entries: readonly CatalogEntry[];
  readonly goals: readonly Goal[];
  readonly categories: readonly Category[];
  readonly conditions: readonly ConditionRecord[];
}

/** All names of what a store carries, for searching. */
export const joinedSearch = (
  carried: Carried,
  { entries, goals, categories, conditions }: Joined,
): SearchFile =>
  buildSearch(
    searchSource({
      entries,
      goals,
      categories: soldCategories({ categories, entries }),
      conditions,
      notSold: namesNotSold(carried),
      codes: findingCodes(carried),
      said: findingWords(carried),
      places: carried.states.flatMap(({ name, nameEs }) => [name, nameEs]),
    }),
  );
