import type { CatalogEntry } from '../../src/core/model/catalog.ts';
import type { Dataset } from '../../src/core/model/dataset.ts';
import { measuringIn } from '../../src/core/search/measuring.ts';
import type { SearchFile } from '../../src/core/search/names.ts';
import { openSearch } from '../../src/core/search/open-names.ts';

type Turn = number;

/** Marks of copies, as words that nobody types: names grow by one, so that what holds "tsh" is held by all copies. */
const MARKS = ['', 'alfa', 'brava', 'celta', 'delta', 'ekono', 'fanta', 'golfa', 'hotela', 'indica'];
const times = <T>(list: readonly T[], turns: number, copy: (one: T, turn: Turn) => T): T[] =>
  Array.from({ length: turns }, (_, turn) => list.map((one) => (turn === 0 ? one : copy(one, turn)))).flat();
const slugIn = (slug: string, turn: Turn): string => (turn === 0 ? slug : `${slug}-${MARKS[turn]}`);
const nameIn = (name: string, turn: Turn): string => (turn === 0 ? name : `${name} ${MARKS[turn]}`);

/** Half of the copies measure something else; the others are sold beside the first for what it measures. */
const copied = (entry: CatalogEntry, turn: Turn): CatalogEntry => ({
  ...entry,
  id: `${entry.id}${turn}`,
  slug: slugIn(entry.slug, turn),
  biomarkers: turn % 2 === 0 ? entry.biomarkers : entry.biomarkers.map((name) => nameIn(name, turn)),
  components: entry.components.map((slug) => slugIn(slug, turn)),
  related: entry.related.map((slug) => slugIn(slug, turn)),
  cents: Object.fromEntries(Object.entries(entry.cents).map(([lab, cents]) => [lab, cents + turn * 100])),
  said: {
    en: { ...entry.said.en, name: nameIn(entry.said.en.name, turn) },
    es: { ...entry.said.es, name: nameIn(entry.said.es.name, turn) },
  },
});

function searched({ owners, names, topics, ...rest }: SearchFile, turns: number): SearchFile {
  const moved = (places: readonly number[], turn: Turn, step = 1): number[] =>
    places.map((place, i) => (i % step === 0 ? place + turn * owners.length : place));
  const many = <T>(of: (turn: Turn) => readonly T[]): T[] =>
    Array.from({ length: turns }, (_, i) => of(i)).flat();
  return {
    ...rest,
    owners: many((turn) => owners.map((slug) => slugIn(slug, turn))),
    names: Object.fromEntries(
      many((turn) => Object.entries(names).map(([key, pairs]) => [nameIn(key, turn), moved(pairs, turn, 2)])),
    ),
    topics: Object.fromEntries(
      Object.entries(topics).map(([key, places]) => [key, many((turn) => moved(places, turn))]),
    ),
  };
}

/** The data so many times: items, names, prices elsewhere and draw sites, each copy under names of its own. */
export function manyTimes(data: Dataset, file: SearchFile, turns: number): Dataset {
  const catalog = { ...data.catalog, entries: times(data.catalog.entries, turns, copied) };
  const places = <T>(records: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      times(Object.entries(records), turns, ([slug, one], turn) => [slugIn(slug, turn), one]),
    );
  const sites = times(data.sites, turns, (site, turn) => ({
    ...site,
    id: `${site.id}-${turn}`,
    lat: site.lat + turn / 1000,
    lon: site.lon - turn / 1000,
  }));
  return {
    ...Object.fromEntries(
      (
        [
          'service',
          'notSold',
          'goals',
          'signs',
          'analytes',
          'markers',
          'patterns',
          'conversions',
          'zips',
          'pages',
        ] as const
      ).map((name) => [name, data[name]]),
    ),
    catalog,
    search: openSearch(searched(file, turns), measuringIn({ ...data, catalog })),
    itemTexts: places(data.itemTexts),
    differences: places(data.differences),
    preparations: places(data.preparations),
    providers: {
      ...data.providers,
      prices: times(data.providers.prices, turns, (price, turn) => ({
        ...price,
        test: slugIn(price.test, turn),
      })),
    },
    sites: sites.sort((a, b) => a.lat - b.lat),
  } as Partial<Dataset> as Dataset;
}
