import type { CatalogGroup, CatalogList } from '../../blocks/catalog-block.ts';
import { CATALOG_WORDS } from '../../blocks/catalog-list.ts';
import { soldCategories } from '../../core/catalog/sold-categories.ts';
import type { Category } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { drawingOf } from './drawing.ts';
import { byName, firstOf } from './wanted.ts';

type Slices = Pick<Dataset, 'catalog' | 'service'>;

/** So many of a topic are seen before it is opened. */
const FIRST = 4;

/** The whole catalog by category: the most wanted first, then the others by name. */
export function wholeCatalog({ catalog, service }: Slices, lang: Lang): CatalogList {
  return {
    kind: 'catalog',
    lang,
    labs: service.labs,
    twin: 'lines',
    groups: soldCategories(catalog)
      .map(({ slug, said }): CatalogGroup => {
        const own = catalog.entries.filter(({ category }) => category === slug);
        const first = firstOf(own, FIRST);
        return {
          title: said[lang].name,
          category: slug,
          ...drawingOf(slug),
          first: first.length,
          entries: [...first, ...byName(own, lang).filter((entry) => !first.includes(entry))],
        };
      })
      .filter(({ entries }) => entries.length > 0),
  };
}

/** The items of one category, panels and tests apart. */
export function categoryList({ slug }: Category, { catalog, service }: Slices, lang: Lang): CatalogList {
  const words = CATALOG_WORDS[lang];
  const entries = byName(
    catalog.entries.filter(({ category }) => category === slug),
    lang,
  );
  return {
    kind: 'catalog',
    lang,
    labs: service.labs,
    twin: 'tables',
    groups: [
      { title: words.panels, entries: entries.filter(({ type }) => type === 'panel') },
      { title: words.tests, entries: entries.filter(({ type }) => type === 'test') },
    ].filter((group) => group.entries.length > 0),
  };
}
