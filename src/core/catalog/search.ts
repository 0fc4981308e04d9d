import type { SearchOptions } from 'minisearch';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset, SearchData } from '../model/dataset.ts';
import { allowedEdits, slipBetween } from '../names/distance.ts';
import { fold, squeeze } from '../names/fold.ts';
import { type Filter, passing } from './filter.ts';
import { meaningfulWords, saysNothing } from './search-index.ts';

export interface Hit {
  readonly entry: CatalogEntry;
  readonly matchedOn: string;
}

const isCode = (text: string): boolean => /\d/.test(text) && /^[\d\s-]+$/.test(text.trim());

/**
 * Ranked hits: spelled exactly, then with a slip or two, then by words and their beginnings.
 * Codes are only ever matched exactly. Nonsense finds nothing.
 */
export function searchCatalog(
  query: string,
  filter: Filter,
  data: { readonly catalog: Dataset['catalog']; readonly search: SearchData },
): Hit[] {
  const bySlug = new Map(data.catalog.entries.map((entry) => [entry.slug, entry]));
  const found = new Map<string, string>();
  const add = (slug: string, on: string) => {
    if (!found.has(slug)) found.set(slug, on);
  };
  const passes = passing(filter, data.catalog);
  if (saysNothing(query)) {
    return data.catalog.entries
      .filter((entry) => entry.popular && passes(entry))
      .map((entry) => ({ entry, matchedOn: 'popular' }));
  }
  const exact = exactHits(query, data.search);
  for (const { slug, on } of exact) add(slug, on);
  if (!isCode(query)) {
    if (exact.length === 0)
      for (const { slug, on } of slipHits(query, data.search)) add(slug, `${on} (spelling)`);
    for (const slug of wordHits(query, data.search)) add(slug, 'words');
  }
  return [...found].flatMap(([slug, matchedOn]) => {
    const entry = bySlug.get(slug);
    return entry !== undefined && passes(entry) ? [{ entry, matchedOn }] : [];
  });
}

/** Names before codes before goals; a category's own name finds its items through the word tier. */
const TIERS = ['slug', 'id', 'name', 'alias', 'cpt', 'loinc', 'biomarker', 'goal'];

const byTier = (a: { on: string }, b: { on: string }): number => TIERS.indexOf(a.on) - TIERS.indexOf(b.on);

function exactHits(query: string, { exact }: SearchData) {
  const keys = new Set([fold(query), squeeze(query), meaningfulWords(query).join(' ')]);
  return [...keys].flatMap((key) => (Object.hasOwn(exact, key) ? (exact[key] ?? []) : [])).sort(byTier);
}

function slipHits(query: string, { exact }: SearchData) {
  const asked = meaningfulWords(query).join(' ');
  const slips = Object.entries(exact)
    .map(([known, hits]) => ({ hits, edits: slipBetween(asked, known) }))
    .filter(({ edits }) => edits !== Number.POSITIVE_INFINITY);
  const fewest = Math.min(...slips.map(({ edits }) => edits));
  return slips
    .filter(({ edits }) => edits === fewest)
    .flatMap(({ hits }) => hits)
    .sort(byTier);
}

const WORD_OPTIONS: SearchOptions = {
  boost: { name: 4, aliases: 3, biomarkers: 2, goals: 1.5, category: 1 },
  prefix: (term) => term.length > 1 && !/\d/.test(term),
  fuzzy: (term) => (/\d/.test(term) ? false : allowedEdits(term)),
  maxFuzzy: 2,
};

/** Hits that hold every word; when there are none, hits that hold most of them. */
function wordHits(query: string, search: SearchData): string[] {
  const words = meaningfulWords(query);
  const index = search.words();
  const all = index.search(query, { ...WORD_OPTIONS, combineWith: 'AND' });
  const hits =
    all.length > 0 || words.length === 1 ? all : index.search(query, { ...WORD_OPTIONS, combineWith: 'OR' });
  // A number says which: "vitamin b1" is not any vitamin.
  const numbered = words.filter((word) => /\d/.test(word));
  return hits
    .filter(({ queryTerms }) => queryTerms.length * 2 >= words.length)
    .filter(({ queryTerms }) => numbered.every((word) => queryTerms.includes(word)))
    .map(({ id }) => String(id));
}
