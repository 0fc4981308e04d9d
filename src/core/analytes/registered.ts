import type { Analyte } from '../model/analyte.ts';
import type { Dataset } from '../model/dataset.ts';
import { bySlug } from '../once.ts';

/** The analyte of this slug, with all that the registry says of it. */
export const registered = (slug: string, registry: Dataset['registry']): Analyte | undefined =>
  bySlug(registry.records).get(slug);
