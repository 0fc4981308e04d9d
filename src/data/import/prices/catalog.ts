import type { CatalogEntry } from '../../../core/model/catalog.ts';
import { openSearch } from '../../../core/search/open-names.ts';
import type { Search } from '../../../core/search/shapes.ts';
import { carriedOnly } from '../../join/carried.ts';
import { catalogEntries } from '../../join/catalog.ts';
import { joinedConditions } from '../../join/conditions.ts';
import { joinedGoals } from '../../join/goals.ts';
import { joinedSearch } from '../../join/search.ts';
import { joinedCategories } from '../../join/topics.ts';
import type { Authored } from '../../read/authored.ts';

/** What may be priced: the whole catalog with its names, whether the store has a price for it yet or not. */
export interface WholeCatalog {
  readonly entries: ReadonlyMap<string, CatalogEntry>;
  readonly search: Search;
}

export function wholeCatalog(authored: Authored, service: NonNullable<Authored['service']>): WholeCatalog {
  const all = { ...service, carries: 'all' as const };
  const carried = carriedOnly({ ...authored, service: all });
  const entries = catalogEntries(carried, all);
  const file = joinedSearch(carried, {
    entries,
    goals: joinedGoals(carried).goals,
    categories: joinedCategories(carried),
    conditions: joinedConditions(carried),
  });
  return { entries: new Map(entries.map((entry) => [entry.slug, entry])), search: openSearch(file) };
}
