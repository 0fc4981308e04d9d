import { findEntry } from '../catalog/entries.ts';
import { type Filter, passing } from '../catalog/filter.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Certainty, Found, FoundItem } from './shapes.ts';

/** An item that was found: as what, how sure that is, and how it was typed where it was not typed as it is. */
export interface Hit extends Omit<FoundItem, 'slug'> {
  readonly entry: CatalogEntry;
}

export interface Searched extends Omit<Found, 'items'> {
  readonly hits: readonly Hit[];
  /** Of the first. */
  readonly certainty?: Certainty;
}

type Names = Pick<Dataset, 'catalog' | 'search'>;

/** Items that a text names, best first, each with how sure that is; a text that says nothing lists what is popular. */
export function searchItems(typed: string, filter: Filter, { catalog, search }: Names): Searched {
  const passes = passing(filter, catalog);
  const { items, ...found } = search.find(typed);
  const hits = items.flatMap(({ slug, ...hit }): Hit[] => {
    const entry = findEntry(slug, catalog.entries);
    return entry === undefined ? [] : [{ entry, ...hit }];
  });
  const kept = hits.filter(({ entry }) => passes(entry));
  return { ...found, hits: kept, ...(kept[0] === undefined ? {} : { certainty: kept[0].certainty }) };
}

/** The item with this slug or id, or the one that a name certainly means; else what it may mean. */
export type NamedItem =
  | { readonly entry: CatalogEntry; readonly byName: boolean }
  | {
      readonly entry?: undefined;
      readonly near: readonly CatalogEntry[];
      /** Tests that it names alike. */
      readonly several: readonly CatalogEntry[];
      readonly notSold?: string;
    };

const MOST_NEAR = 5;
const MOST_ALIKE = 6;
const NAMES: readonly Hit['on'][] = ['name', 'alias', 'finding', 'core', 'biomarker'];

/** What a caller means by a slug, an id or a name; a likeness is never taken for what was meant. */
export function itemNamed(typed: string, data: Names): NamedItem {
  const known = findEntry(typed, data.catalog.entries);
  if (known !== undefined) return { entry: known, byName: false };
  const { hits, notSold, values, list, empty } = searchItems(typed, {}, data);
  const [first] = hits;
  const certain = values === undefined && list === undefined && notSold === undefined;
  if (first?.certainty === 'sure' && certain) return { entry: first.entry, byName: true };
  return {
    near: empty === true ? [] : hits.slice(0, MOST_NEAR).map(({ entry }) => entry),
    several: certain ? severalIn(hits) : [],
    ...(notSold === undefined ? {} : { notSold }),
  };
}

/** The tests of several that one name means alike. */
function severalIn(hits: readonly Hit[]): readonly CatalogEntry[] {
  const named = hits.filter(
    ({ on, certainty, entry }) => certainty === 'likely' && NAMES.includes(on) && entry.type === 'test',
  );
  return named.length > 1 ? named.slice(0, MOST_ALIKE).map(({ entry }) => entry) : [];
}
