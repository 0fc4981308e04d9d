import {
  type Filter,
  type FilterName,
  loosened,
  passes,
  type Row,
  type Sort,
  sorted,
} from './catalog-rows.ts';

export interface Asked {
  readonly filter: Filter;
  readonly sort: Sort;
}

/** What the list shows. An order that is the same object as before needs no row moved. */
export interface CatalogState<T extends Row> extends Asked {
  readonly shown: ReadonlySet<T>;
  /** All rows, those that are hidden too. */
  readonly order: readonly T[];
  /** For an empty list: which single filter to drop. */
  readonly ways: readonly { readonly name: FilterName; readonly count: number }[];
}

export function listed<T extends Row>(
  rows: readonly T[],
  { filter, sort }: Asked,
  before: CatalogState<T> | undefined,
): CatalogState<T> {
  const shown = new Set(rows.filter((row) => passes(row, filter)));
  const ways = shown.size === 0 ? loosened(rows, filter) : [];
  return { filter, sort, shown, order: orderOf(rows, { filter, sort }, before), ways };
}

/** Of all orders only the one by price depends on the filter: on its lab. */
function orderOf<T extends Row>(
  rows: readonly T[],
  { filter, sort }: Asked,
  before: CatalogState<T> | undefined,
): readonly T[] {
  if (sort !== 'price' && sort === before?.sort) return before.order;
  return sort === 'topic' ? rows : sorted(rows, sort, filter);
}
