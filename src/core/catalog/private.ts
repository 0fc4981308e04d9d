import type { Analyte } from '../model/analyte.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import { entriesMeasuring, findEntry } from './entries.ts';

type Catalog = Pick<Dataset['catalog'], 'entries' | 'categories' | 'conditions'>;

/**
 * Whether it should stay unknown to others at the same device that somebody read about this item: by its own record,
 * its category, the topics that it is ordered for where all of them are private, or a test inside of it.
 */
export function isPrivateItem(entry: CatalogEntry, catalog: Catalog): boolean {
  const topics = catalog.conditions.filter(({ slug }) => entry.conditions.includes(slug));
  return (
    entry.private === true ||
    catalog.categories.some((category) => category.slug === entry.category && category.private === true) ||
    (topics.length > 0 && topics.every((topic) => topic.private === true)) ||
    entry.components.some((slug) => {
      const part = findEntry(slug, catalog.entries);
      return part !== undefined && isPrivateItem(part, catalog);
    })
  );
}

/**
 * What is measured is as private as the tests that measure it; what only panels measure beside others is not. Where
 * nothing of the catalog measures it, nothing says how private it is, so it is.
 */
export function isPrivateAnalyte(
  { said }: { readonly said: { readonly en: Pick<Analyte['said']['en'], 'name'> } },
  catalog: Catalog,
): boolean {
  const measuring = entriesMeasuring([said.en.name], catalog.entries);
  return (
    measuring.length === 0 ||
    measuring.some((entry) => entry.type === 'test' && isPrivateItem(entry, catalog))
  );
}
