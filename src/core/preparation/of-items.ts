import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Fact } from '../model/preparation.ts';
import { mergePreparations } from './merge.ts';

export type Preparing = Pick<Dataset, 'catalog' | 'preparations'>;

/** What the items ask for together: of a panel, what its tests ask for and what it asks for itself. */
export function factsFor(entries: readonly CatalogEntry[], { preparations }: Preparing): Fact[] {
  const slugs = new Set(entries.flatMap(({ slug, components }) => [slug, ...components]));
  return mergePreparations(
    [...slugs].flatMap((slug) => {
      const preparation = preparations[slug];
      return preparation === undefined ? [] : [{ slug, preparation }];
    }),
  );
}
