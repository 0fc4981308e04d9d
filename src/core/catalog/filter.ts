import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import { fold } from '../names/fold.ts';
import { onceFor } from '../once.ts';

export interface Filter {
  readonly type?: 'test' | 'panel' | undefined;
  readonly category?: string | undefined;
  readonly orderable?: boolean | undefined;
}

/** The test that entries must pass; a category may be given by slug or by name in either language. */
export function passing(
  filter: Filter,
  { categories }: Dataset['catalog'],
): (entry: CatalogEntry) => boolean {
  const category = filter.category === undefined ? undefined : categoryNamed(filter.category, categories);
  return (entry) =>
    (filter.type === undefined || entry.type === filter.type) &&
    (filter.orderable === undefined || entry.orderable === filter.orderable) &&
    (filter.category === undefined || entry.category === category);
}

/** The slug of a category that is typed by slug or by name in either language. */
export function categoryNamed(
  typed: string,
  categories: Dataset['catalog']['categories'],
): string | undefined {
  return namedIn(categories).get(fold(typed));
}

/** Where two share a name, it means the first. */
const namedIn = onceFor((categories: Dataset['catalog']['categories']): ReadonlyMap<string, string> => {
  const named = categories.flatMap(({ slug, said: { en, es } }) =>
    [slug, en.name, es.name].map((spelling) => [fold(spelling), slug] as const),
  );
  return new Map(named.reverse());
});
