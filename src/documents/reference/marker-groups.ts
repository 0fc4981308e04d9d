import type { BrowseGroup, BrowseItem } from '../../blocks/browse/browse-block.ts';
import { axisOf } from '../../blocks/range-bars.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Band, Marker } from '../../core/model/marker.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { fold } from '../../core/names/fold.ts';
import { adultBands } from '../../core/reference/bands.ts';
import { limitsText } from '../../core/reference/limits.ts';
import { wordsOf } from '../../core/words/index.ts';
import { drawingOf } from '../catalog/drawing.ts';
import { type Rank, ranked, rankOf } from '../catalog/wanted.ts';
import { FIRST_CATEGORIES } from '../home/systems.ts';

type Slices = Pick<Dataset, 'catalog' | 'interpretations' | 'markers'>;

const WORDS = {
  en: {
    others: 'Not measured by a test here',
    women: (range: string) => `Women ${range}`,
    men: (range: string) => `men ${range}`,
    several: (count: number) => `${count} adult ranges`,
    none: 'Result in words',
  },
  es: {
    others: 'Sin prueba en este catálogo',
    women: (range: string) => `Mujeres ${range}`,
    men: (range: string) => `hombres ${range}`,
    several: (count: number) => `${count} rangos para adultos`,
    none: 'Resultado en palabras',
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** Names that a reader may filter by. */
const MOST_ALSO = 4;
/** Abbreviations are short: longer names are for the search of the site. */
const LONGEST_ALSO = 9;

/** The markers by the topic of the first test that measures them, each with its adult range. */
export function markerGroups(lang: Lang, data: Slices): BrowseGroup[] {
  const { catalog, markers } = data;
  const rank = markerRank(data);
  const categoryOf = new Map(catalog.entries.map(({ slug, category }) => [slug, category]));
  const groups = Map.groupBy(markers.records, ({ slug }) =>
    categoryOf.get(catalog.measuredBy[slug]?.[0] ?? ''),
  );
  return [
    ...catalog.categories.map(({ slug, said }) => ({ slug, title: said[lang].name })),
    { slug: undefined, title: WORDS[lang].others },
  ].flatMap(({ slug, title }) => {
    const own = ranked(groups.get(slug) ?? [], rank).map((marker) => cellOf(marker, lang));
    return own.length === 0 ? [] : [{ title, ...drawingOf(slug), ...firstAndRest(own, FIRST) }];
  });
}

/** So many of a topic are seen before it is opened. */
const FIRST = 6;

/** How early a marker is wanted: one whose high and low values are explained, then with the most wanted of its tests, in the order of that test. */
export function markerRank({
  catalog,
  interpretations,
}: Pick<Dataset, 'catalog' | 'interpretations'>): (marker: Marker) => Rank {
  const entries = new Map(catalog.entries.map((entry) => [entry.slug, entry]));
  const explained = new Set(interpretations.map(({ slug }) => slug));
  return ({ slug, said, bands }) => {
    const [entry] = ranked(
      (catalog.measuredBy[slug] ?? []).flatMap((test) => entries.get(test) ?? []),
      rankOf,
    );
    return [
      explained.has(slug) ? 0 : 1,
      bands.length > 0 ? 0 : 1,
      ...(entry === undefined ? [1, 0, 0, 0, 0] : [...rankOf(entry), entry.biomarkers.indexOf(said.en.name)]),
    ];
  };
}

/** One marker of each topic that most people begin with. */
export function wantedMarkers(data: Slices): Marker[] {
  const { catalog, markers } = data;
  const sorted = ranked(markers.records, markerRank(data));
  const categoryOf = new Map(catalog.entries.map(({ slug, category }) => [slug, category]));
  return FIRST_CATEGORIES.flatMap(
    ({ slug }) =>
      sorted.find((marker) => categoryOf.get(catalog.measuredBy[marker.slug]?.[0] ?? '') === slug) ?? [],
  );
}

/** The first of them in their order, then the others by name. */
export const firstAndRest = (
  items: readonly BrowseItem[],
  first: number,
): Pick<BrowseGroup, 'first' | 'items'> => ({
  first,
  items: [
    ...items.slice(0, first),
    ...items.slice(first).sort((a, b) => (fold(a.title) < fold(b.title) ? -1 : 1)),
  ],
});

function cellOf(marker: Marker, lang: Lang): BrowseItem {
  const { slug, said } = marker;
  const adults = adultBands(marker);
  const [only, ...others] = adults;
  const range = only === undefined || others.length > 0 ? undefined : barOf(only);
  const also = said[lang].aliases
    .filter((alias) => alias.length <= LONGEST_ALSO)
    .slice(0, MOST_ALSO)
    .join(', ');
  return {
    title: said[lang].name,
    path: `/biomarkers/${slug}`,
    note: rangeNote(marker, adults, lang),
    ...(also === '' ? {} : { also }),
    ...(range === undefined ? {} : { range }),
  };
}

function rangeNote({ unit, bands }: Marker, adults: readonly Band[], lang: Lang): string {
  const words = WORDS[lang];
  const text = (band: Band): string => limitsText(band, unit, wordsOf(lang));
  const [first, second, ...others] = adults;
  if (first === undefined) return bands.length === 0 ? words.none : words.several(0);
  if (second === undefined) return text(first);
  const women = [first, second].find(({ sex }) => sex === 'female');
  const men = [first, second].find(({ sex }) => sex === 'male');
  return others.length > 0 || women === undefined || men === undefined
    ? words.several(adults.length)
    : `${words.women(text(women))}, ${words.men(text(men))}`;
}

/** A range with one limit lies on one side of it, whatever the axis. */
const BELOW = { from: 0, to: 60 } as const;
const ABOVE = { from: 40, to: 100 } as const;

/** Where a range lies on an axis of its own. */
function barOf({ low, high }: Band): BrowseItem['range'] {
  if (low === undefined) return high === undefined ? undefined : BELOW;
  if (high === undefined) return ABOVE;
  const { min, max } = axisOf([low, high]);
  const at = (value: number): number => Math.round(((value - min) / (max - min || 1)) * 100);
  return { from: at(low), to: at(high) };
}
