import { comparableIn } from '../../core/compare/offers.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';

/** Whether at least one other provider sells this test. */
export const isCompared = (slug: string, { prices }: Dataset['providers']): boolean =>
  comparableIn(prices).byTest.has(slug);

/** The tests that at least one other provider sells. */
export const comparedTests = ({
  catalog,
  providers,
}: Pick<Dataset, 'catalog' | 'providers'>): CatalogEntry[] =>
  catalog.entries
    .filter(({ slug }) => isCompared(slug, providers))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
