import MiniSearch from 'minisearch';
import type { CatalogEntry, Category, Condition } from '../model/catalog.ts';
import type { SearchData, Tier } from '../model/dataset.ts';
import { TIERS } from '../model/dataset.ts';
import type { Goal } from '../model/goal.ts';
import { LANGS } from '../model/vocabulary.ts';
import { fold, squeeze } from '../names/fold.ts';
import { once } from '../once.ts';
import { plainerFirst } from './entries.ts';
import { isName, isTopic } from './name-hits.ts';
import { openSpellings } from './spellings.ts';
import { meaningfulWords } from './words.ts';

/** The same options build and load the index: MiniSearch keeps none of them in its JSON. */
const MINISEARCH_OPTIONS = {
  fields: ['name', 'aliases', 'biomarkers', 'topics', 'category', 'description'],
  idField: 'slug',
  tokenize: meaningfulWords,
  processTerm: (term: string) => term,
};

/** The search slice as a file. */
export interface SearchFile {
  readonly slugs: readonly string[];
  /** Folded spelling → pairs of an item's place in `slugs` and its tier's place in `TIERS`, flat. */
  readonly exact: Readonly<Record<string, readonly number[]>>;
  readonly places: readonly string[];
  readonly words: string;
}

/** What the index is built from. */
export interface SearchSource {
  readonly entries: readonly CatalogEntry[];
  readonly goals: readonly Goal[];
  readonly categories: readonly Category[];
  readonly conditions: readonly Condition[];
  /** Words that only say where: names of states. */
  readonly places: readonly string[];
}

/** The search slice as search_tests reads it: each part is opened when a query first needs it. */
export function openSearch({ slugs, exact, places, words }: SearchFile): SearchData {
  const named = (key: string) => {
    const pairs = Object.hasOwn(exact, key) ? (exact[key] ?? []) : [];
    return pairs.flatMap((place, i) => {
      const slug = slugs[place];
      const on = TIERS[pairs[i + 1] ?? -1];
      return i % 2 === 0 && slug !== undefined && on !== undefined ? [{ slug, on }] : [];
    });
  };
  const spellings = openSpellings(Object.keys(exact), (text) => named(text).some(isTopic));
  return {
    named,
    spellings,
    namesOf: once(() => {
      const names = new Map<string, string[][]>();
      for (const text of spellings.all) {
        for (const { slug } of named(text).filter(isName))
          names.set(slug, [...(names.get(slug) ?? []), text.split(' ')]);
      }
      return names;
    }),
    places: new Set(places),
    words: once(() => MiniSearch.loadJSON(words, MINISEARCH_OPTIONS)),
  };
}

/** Builds the exact tier and the word index over all public entries. */
export function buildSearch({ entries, goals, categories, conditions, places }: SearchSource): SearchFile {
  const ordered = [...entries].sort(plainerFirst);
  const place = new Map(ordered.map(({ slug }, i) => [slug, i]));
  const exact: Record<string, number[]> = {};
  const claim = (text: string, slug: string, on: Tier) => {
    const item = place.get(slug);
    if (item === undefined) return;
    for (const key of new Set([fold(text), squeeze(text), meaningfulWords(text).join(' ')])) {
      if (key === '') continue;
      exact[key] ??= [];
      if (!exact[key].some((one, i) => i % 2 === 0 && one === item)) exact[key].push(item, TIERS.indexOf(on));
    }
  };
  const inTurn: readonly [Tier, (entry: CatalogEntry) => readonly string[]][] = [
    ['slug', ({ slug }) => [slug]],
    ['id', ({ id }) => [id]],
    ['name', ({ said: { en, es } }) => [en.name, es.name]],
    ['alias', ({ said: { en, es } }) => [...en.aliases, ...es.aliases]],
    ['cpt', ({ cpt }) => (cpt === null ? [] : [cpt])],
    ['loinc', ({ loinc }) => loinc],
    ['biomarker', ({ type, biomarkers }) => (type === 'test' ? biomarkers : [])],
  ];
  for (const [on, spellingsOf] of inTurn) {
    for (const entry of ordered) for (const text of spellingsOf(entry)) claim(text, entry.slug, on);
  }
  const topics = new Map<string, string[]>();
  const about = (slug: string, phrases: readonly string[]) =>
    topics.set(slug, [...(topics.get(slug) ?? []), ...phrases]);
  for (const goal of goals) {
    const { en, es } = goal.said;
    const phrases = [goal.slug, en.name, es.name, ...en.phrases, ...es.phrases];
    for (const phrase of phrases) {
      for (const slug of [...(goal.panels ?? []), ...goal.tests.map((test) => test.slug)])
        claim(phrase, slug, 'goal');
    }
    const wanted = goal.tests.filter(({ weight }) => weight > 1).map(({ slug }) => slug);
    for (const slug of [...(goal.panels ?? []), ...wanted]) about(slug, phrases);
  }
  for (const { slug: condition, said } of conditions) {
    const names = LANGS.map((lang) => said[lang].name);
    for (const entry of ordered.filter((one) => one.conditions.includes(condition))) {
      for (const name of names) claim(name, entry.slug, 'condition');
      about(entry.slug, names);
    }
  }
  for (const { slug: category, said } of categories) {
    for (const entry of ordered.filter((one) => one.category === category)) {
      for (const text of [category, said.en.name, said.es.name]) claim(text, entry.slug, 'category');
    }
  }
  const nameOf = new Map(categories.map(({ slug, said: { en, es } }) => [slug, `${en.name} ${es.name}`]));
  const index = new MiniSearch(MINISEARCH_OPTIONS);
  index.addAll(
    ordered.map(({ slug, biomarkers, category, said: { en, es } }) => ({
      slug,
      name: `${en.name} ${es.name}`,
      aliases: [...en.aliases, ...es.aliases].join(' '),
      biomarkers: biomarkers.join(' '),
      topics: (topics.get(slug) ?? []).join(' '),
      category: nameOf.get(category) ?? '',
      description: `${en.description} ${es.description}`,
    })),
  );
  return {
    slugs: ordered.map(({ slug }) => slug),
    exact,
    places: [...new Set(places.flatMap((name) => fold(name).split(' ')))],
    words: JSON.stringify(index),
  };
}
