import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import { fold } from '../names/fold.ts';

export interface Filter {
  readonly type?: 'test' | 'panel' | undefined;
  readonly category?: string | undefined;
  readonly orderable?: boolean | undefined;
}

/** Whether an entry passes; a category may be given by slug or by name in either language. */
export function passes(entry: CatalogEntry, filter: Filter, { categories }: Dataset['catalog']): boolean {
  if (filter.type !== undefined && entry.type !== filter.type) return false;
  if (filter.orderable !== undefined && entry.orderable !== filter.orderable) return false;
  if (filter.category === undefined) return true;
  const asked = fold(filter.category);
  return categories.some(
    ({ slug, name }) =>
      slug === entry.category && [slug, name.en, name.es].some((spelling) => fold(spelling) === asked),
  );
}
