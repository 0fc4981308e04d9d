import type { CatalogEntry } from '../core/model/catalog.ts';
import type { LabId, Lang } from '../core/model/vocabulary.ts';
import type { Element } from './element.ts';

/** Items under a heading: those of a category, or its panels and its tests. */
export interface CatalogGroup {
  readonly title: string;
  /** The page of the category, where this is not that page. */
  readonly category?: string;
  /** One of our drawings, beside the title. */
  readonly drawing?: Element;
  /** How many are seen at once; all where not said. */
  readonly first?: number;
  readonly entries: readonly CatalogEntry[];
}

/** A list of the catalog that a browser can filter and sort. */
export interface CatalogList {
  readonly kind: 'catalog';
  readonly lang: Lang;
  readonly labs: readonly { readonly id: LabId; readonly name: string }[];
  readonly groups: readonly CatalogGroup[];
  /** What a twin says of the items: whole tables, or a line each, where the list is long. */
  readonly twin: 'tables' | 'lines';
}
