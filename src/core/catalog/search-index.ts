import MiniSearch from 'minisearch';
import type { CatalogEntry } from '../model/catalog.ts';
import type { SearchData } from '../model/dataset.ts';
import type { Goal } from '../model/goal.ts';
import { fold, squeeze } from '../names/fold.ts';
import { once } from '../once.ts';

/** Words that people type around what they mean. */
const FILLER = new Set(
  (
    'a an and the of for in my me i to get check checks checking near cheap cost price order buy lab labs test tests ' +
    'testing level levels blood serum need want what which is un una el la los las de del para mi en y o examen ' +
    'prueba pruebas analisis sangre nivel niveles precio'
  ).split(' '),
);

/** Words of a query or document as they are indexed: folded, fillers dropped unless nothing else is left. */
export function meaningfulWords(text: string): string[] {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  const kept = words.filter((word) => !FILLER.has(word));
  return kept.length > 0 ? kept : words;
}

/** Whether a query says nothing but "blood test" and the like. */
export const saysNothing = (query: string): boolean =>
  fold(query)
    .split(' ')
    .every((word) => FILLER.has(word));

/** The same options build and load the index: MiniSearch keeps none of them in its JSON. */
const MINISEARCH_OPTIONS = {
  fields: ['name', 'aliases', 'biomarkers', 'goals', 'category'],
  idField: 'slug',
  tokenize: meaningfulWords,
  processTerm: (term: string) => term,
};

/** The search slice as a file. */
export interface SearchFile {
  readonly exact: SearchData['exact'];
  readonly words: string;
}

/** The search slice as search_tests reads it: the word index is parsed when a query first needs it. */
export function openSearch({ exact, words }: SearchFile): SearchData {
  return { exact, words: once(() => MiniSearch.loadJSON(words, MINISEARCH_OPTIONS)) };
}

/** Of two that claim a name or code alike, the popular comes first, then the simpler. */
const plainerFirst = (a: CatalogEntry, b: CatalogEntry): number =>
  Number(b.popular) - Number(a.popular) ||
  a.biomarkers.length - b.biomarkers.length ||
  (a.slug < b.slug ? -1 : 1);

/** Builds the exact tier and the fuzzy index over all public entries. */
export function buildSearch(
  unordered: readonly CatalogEntry[],
  goals: readonly Goal[],
  categoryNames: Readonly<Record<string, string>>,
): SearchFile {
  const entries = [...unordered].sort(plainerFirst);
  const exact: Record<string, { slug: string; on: string }[]> = {};
  const claim = (text: string, slug: string, on: string) => {
    for (const key of new Set([fold(text), squeeze(text), meaningfulWords(text).join(' ')])) {
      if (key === '') continue;
      exact[key] ??= [];
      if (!exact[key].some((hit) => hit.slug === slug)) exact[key].push({ slug, on });
    }
  };
  for (const entry of entries) {
    claim(entry.slug, entry.slug, 'slug');
    claim(entry.id, entry.slug, 'id');
    claim(entry.name, entry.slug, 'name');
    claim(entry.es.name, entry.slug, 'name');
  }
  for (const entry of entries) {
    for (const alias of [...entry.aliases, ...entry.es.aliases]) claim(alias, entry.slug, 'alias');
    if (entry.cpt !== null) claim(entry.cpt, entry.slug, 'cpt');
    for (const code of entry.loinc) claim(code, entry.slug, 'loinc');
    if (entry.type === 'test') for (const name of entry.biomarkers) claim(name, entry.slug, 'biomarker');
  }
  const goalWords: Record<string, string[]> = {};
  for (const goal of goals) {
    const phrases = [goal.slug, goal.name.en, goal.name.es, ...goal.phrases.en, ...goal.phrases.es];
    for (const { slug, weight } of goal.tests) {
      if (!entries.some((entry) => entry.slug === slug)) continue;
      for (const phrase of phrases) claim(phrase, slug, 'goal');
      if (weight > 1) goalWords[slug] = [...(goalWords[slug] ?? []), ...phrases];
    }
  }
  const index = new MiniSearch(MINISEARCH_OPTIONS);
  index.addAll(
    entries.map((entry) => ({
      slug: entry.slug,
      name: `${entry.name} ${entry.es.name}`,
      aliases: [...entry.aliases, ...entry.es.aliases].join(' '),
      biomarkers: entry.biomarkers.join(' '),
      goals: (goalWords[entry.slug] ?? []).join(' '),
      category: categoryNames[entry.category] ?? '',
    })),
  );
  return { exact, words: JSON.stringify(index) };
}
