import type { Block } from '../../../blocks/doc.ts';
import { findEntry } from '../../../core/catalog/entries.ts';
import { namesIn, type Props } from '../../../core/guides/prose-components.ts';
import type { CatalogEntry } from '../../../core/model/catalog.ts';
import type { Dataset } from '../../../core/model/dataset.ts';
import type { Marker } from '../../../core/model/marker.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';

/** What pages of prices say of an item: handed in, so that prose does not stand on all of them. */
export type Elsewhere = (entry: CatalogEntry, lang: Lang, data: Dataset) => Block[];

/** What a component of prose stands for. */
export type Part = (props: Props, data: Dataset, lang: Lang, elsewhere: Elsewhere) => Block[];

/** The items of a property, none unknown. */
export const itemsNamed = (
  value: string | undefined,
  { catalog }: Pick<Dataset, 'catalog'>,
): CatalogEntry[] =>
  namesIn(value).map((slug) => {
    const entry = findEntry(slug, catalog.entries);
    if (entry === undefined) throw new Error(`No public item "${slug}"`);
    return entry;
  });

/** The markers of a property, none unknown. */
export const markersNamed = (value: string | undefined, { markers }: Pick<Dataset, 'markers'>): Marker[] =>
  namesIn(value).map((slug) => {
    const marker = markers.records.find((record) => record.slug === slug);
    if (marker === undefined) throw new Error(`No marker "${slug}"`);
    return marker;
  });
