import type { BrowseGroup, BrowseItem } from '../../blocks/browse/browse-block.ts';
import { nameOf } from '../../blocks/catalog-list.ts';
import { conditionPath } from '../../core/address.ts';
import { grouped } from '../../core/grouped.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { ConditionRecord } from '../../core/model/condition.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { drawingOf } from '../catalog/drawing.ts';
import { ranked } from '../catalog/wanted.ts';
import { firstAndRest } from '../reference/marker-groups.ts';

type Slices = Pick<Dataset, 'catalog' | 'conditions' | 'goals'>;

const START = {
  en: (test: string, price: string) => `Start with ${test}, ${price}`,
  es: (test: string, price: string) => `Empiece con ${test}, ${price}`,
} as const satisfies Readonly<Record<Lang, unknown>>;

/** So many of a topic are seen before it is opened. */
const FIRST = 4;

interface Started {
  readonly condition: ConditionRecord;
  /** The test to start with. */
  readonly entry: CatalogEntry | undefined;
}

/** Those first to which most other conditions and answers lead. */
export function conditionsByWant({ catalog, conditions, goals }: Slices): Started[] {
  const entries = new Map(catalog.entries.map((entry) => [entry.slug, entry]));
  const leading = grouped(
    [
      ...conditions.flatMap(({ related }) => related),
      ...goals.goals.flatMap(({ answer }) => answer?.conditions ?? []),
    ],
    (slug) => slug,
  );
  return ranked(
    conditions.map((condition) => ({ condition, entry: entries.get(condition.start[0]?.item ?? '') })),
    ({ condition }) => [-(leading.get(condition.slug)?.length ?? 0)],
  );
}

/** The conditions by the topic of the test to start with. */
export function conditionGroups(lang: Lang, data: Slices): BrowseGroup[] {
  const groups = Map.groupBy(conditionsByWant(data), ({ entry }) => entry?.category);
  return data.catalog.categories.flatMap(({ slug, said }) => {
    const own = groups.get(slug) ?? [];
    return own.length === 0
      ? []
      : [
          {
            title: said[lang].name,
            ...drawingOf(slug),
            ...firstAndRest(
              own.map((one) => itemOf(one, lang)),
              FIRST,
            ),
          },
        ];
  });
}

function itemOf({ condition: { slug, said }, entry }: Started, lang: Lang): BrowseItem {
  const { name, about, aliases } = said[lang];
  return {
    title: name,
    path: conditionPath(slug),
    note: about,
    ...(entry === undefined
      ? {}
      : { brief: START[lang](nameOf(entry, lang), printDollars(entry.listCents)) }),
    ...(aliases.length === 0 ? {} : { also: aliases.join(', ') }),
  };
}
