import type { Analyte } from '../model/analyte.ts';
import type { Dataset } from '../model/dataset.ts';
import { onceFor } from '../once.ts';

const bySlug = onceFor(
  ({ records }: Dataset['registry']): ReadonlyMap<string, Analyte> =>
    new Map(records.map((record) => [record.slug, record])),
);

/** The analyte of this slug, with all that the registry says of it. */
export const registered = (slug: string, registry: Dataset['registry']): Analyte | undefined =>
  bySlug(registry).get(slug);
