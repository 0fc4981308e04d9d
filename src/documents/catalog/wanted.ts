import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { fold } from '../../core/names/fold.ts';
import { FIRST_CATEGORIES } from '../home/systems.ts';

const NAMED: readonly string[] = FIRST_CATEGORIES.flatMap(({ tests }) => tests);

/** What comes before what: the lower, the earlier, figure by figure. */
export type Rank = readonly number[];

/** How early a test is wanted: those that the home page names, then the popular ones, then by how many conditions they are a step of. */
export const rankOf = ({ slug, popular, conditions, orderable }: CatalogEntry): Rank => {
  const named = NAMED.indexOf(slug);
  return [orderable ? 0 : 1, named < 0 ? NAMED.length : named, popular ? 0 : 1, -conditions.length];
};

/** Sorted by their ranks; what has the same keeps its place. */
export const ranked = <T>(items: readonly T[], rank: (item: T) => Rank): T[] =>
  items
    .map((item) => ({ item, own: rank(item) }))
    .sort((a, b) => a.own.map((figure, i) => figure - (b.own[i] ?? 0)).find((way) => way !== 0) ?? 0)
    .map(({ item }) => item);

export const firstOf = (entries: readonly CatalogEntry[], count: number): CatalogEntry[] =>
  ranked(entries, rankOf).slice(0, count);

export const byName = (entries: readonly CatalogEntry[], lang: Lang): CatalogEntry[] =>
  [...entries].sort((a, b) => (fold(a.said[lang].name) < fold(b.said[lang].name) ? -1 : 1));
