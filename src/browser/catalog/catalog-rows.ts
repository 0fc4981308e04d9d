import { fold } from '../../core/names/fold.ts';

/** What a row of the list is filtered and sorted by. */
export interface Row {
  readonly name: string;
  readonly category: string;
  readonly type: string;
  /** Sticker price in cents at each lab that performs it. */
  readonly cents: Readonly<Record<string, number>>;
  readonly sample: readonly string[];
  readonly fasting: boolean;
  /** The most business days until results. */
  readonly days: number;
  readonly orderable: boolean;
}

const FILTERS = ['category', 'type', 'lab', 'sample', 'fasting', 'min', 'max', 'now'] as const;
export type FilterName = (typeof FILTERS)[number];
/** Chosen values by name of their field; a field that is not there narrows nothing. */
export type Filter = Readonly<Partial<Record<FilterName, string>>>;

export const SORTS = ['topic', 'name', 'price', 'days'] as const;
export type Sort = (typeof SORTS)[number];

/** The price at the chosen lab, else the lowest. */
export const centsOf = ({ cents }: Row, { lab }: Filter): number =>
  lab === undefined ? Math.min(...Object.values(cents)) : (cents[lab] ?? Number.POSITIVE_INFINITY);

const PASSES: Readonly<Record<FilterName, (row: Row, value: string, filter: Filter) => boolean>> = {
  category: (row, value) => row.category === value,
  type: (row, value) => row.type === value,
  lab: (row, value) => row.cents[value] !== undefined,
  sample: (row, value) => row.sample.includes(value),
  fasting: (row, value) => row.fasting === (value === 'yes'),
  min: (row, value, filter) => centsOf(row, filter) >= Number(value) * 100,
  max: (row, value, filter) => centsOf(row, filter) <= Number(value) * 100,
  now: (row) => row.orderable,
};

export const passes = (row: Row, filter: Filter): boolean =>
  FILTERS.every((name) => {
    const value = filter[name];
    return value === undefined || PASSES[name](row, value, filter);
  });

/** A filter from fields or an address: what is empty or cannot be meant is left out. */
export function readFilter(given: { get(name: string): unknown }): Filter {
  return Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = String(given.get(name) ?? '').trim();
      const meant = name === 'min' || name === 'max' ? /^\d+(\.\d+)?$/.test(value) : value !== '';
      return meant ? [[name, value]] : [];
    }),
  );
}

export const readSort = (given: { get(name: string): unknown }): Sort =>
  SORTS.find((sort) => sort === given.get('sort')) ?? 'topic';

/** The query of an address that brings the same list again. */
export function queryOf(filter: Filter, sort: Sort): string {
  const query = new URLSearchParams({ ...filter, ...(sort === 'topic' ? {} : { sort }) }).toString();
  return query === '' ? '' : `?${query}`;
}

/** Rows in the order asked for; those that are equal in it stay by name, as the page lists them. */
export function sorted<T extends Row>(rows: readonly T[], sort: Sort, filter: Filter): T[] {
  const key = (row: Row): number =>
    sort === 'price' ? centsOf(row, filter) : sort === 'days' ? row.days : 0;
  const byName = (a: Row, b: Row): number => (fold(a.name) < fold(b.name) ? -1 : 1);
  return [...rows].sort((a, b) => key(a) - key(b) || byName(a, b));
}

/** For an empty list: which single filter hides how much, the one that frees the most first. */
export function loosened(rows: readonly Row[], filter: Filter): { name: FilterName; count: number }[] {
  return FILTERS.filter((name) => filter[name] !== undefined)
    .map((name) => {
      const { [name]: _, ...others } = filter;
      return { name, count: rows.filter((row) => passes(row, others)).length };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
