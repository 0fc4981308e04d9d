import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { searchItems } from '../../src/core/search/items.ts';
import { loadDataset } from '../../src/data/load.ts';

const data = loadDataset();

/** Slugs found, in order; everything public unless the filter says otherwise. */
export const slugsFor = (query: string, filter = {}): string[] =>
  searchItems(query, filter, data).hits.map(({ entry }) => entry.slug);

const offered = (query: string): string[] =>
  searchItems(query, {}, data)
    .hits.filter(({ certainty }) => certainty !== 'unsure')
    .map(({ entry }) => entry.slug);

export interface LabelledQuery {
  readonly kind: string;
  readonly query: string;
  /** Any of these may come first; none means that nothing may be found. */
  readonly first: readonly string[];
}

/** queries-catalog.csv: kind, what is typed, and the slugs that may come first, separated by "|". */
export const LABELLED: readonly LabelledQuery[] = parse<Record<'kind' | 'query' | 'first', string>>(
  readFileSync(new URL('queries-catalog.csv', import.meta.url), 'utf8'),
  { columns: true },
).map(({ kind, query, first }) => ({ kind, query, first: first.split('|').filter((slug) => slug !== '') }));

/** The labelled queries that miss, with what came first instead. */
export const missedLabels = () =>
  LABELLED.map((labelled) => ({
    ...labelled,
    // A likeness may be asked about; nothing may be offered.
    got: labelled.first.length === 0 ? offered(labelled.query) : slugsFor(labelled.query),
  })).filter(({ first, got }) => (first.length === 0 ? got.length > 0 : !first.includes(got[0] ?? '')));

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One letter lost, added, changed or swapped with its neighbour. */
export function withSlip(text: string, random: () => number): string {
  const at = Math.floor(random() * (text.length - 1));
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? 'a';
  const kind = Math.floor(random() * 4);
  if (kind === 0) return text.slice(0, at) + text.slice(at + 1);
  if (kind === 1) return text.slice(0, at) + letter + text.slice(at);
  if (kind === 2) return text.slice(0, at) + letter + text.slice(at + 1);
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
}

interface Measured {
  readonly what: string;
  readonly asked: number;
  readonly missed: readonly string[];
}

/** How often a whole class of queries, made from the catalog itself, is answered right. */
export function measured(): Measured[] {
  const random = numbers(7);
  const names = data.catalog.entries.map((entry) => ({ entry, text: entry.said.en.name }));
  const count = (what: string, tries: readonly { slug: string; query: string }[], within: number) => ({
    what,
    asked: tries.length,
    missed: tries
      .filter(({ slug, query }) => !slugsFor(query).slice(0, within).includes(slug))
      .map(({ slug, query }) => `${query} → ${slugsFor(query)[0] ?? 'nothing'}, not ${slug}`),
  });
  const each = (texts: (entry: (typeof names)[number]['entry']) => readonly string[]) =>
    data.catalog.entries.flatMap((entry) => texts(entry).map((query) => ({ slug: entry.slug, query })));
  return [
    count(
      'names, first',
      each(({ said }) => [said.en.name]),
      1,
    ),
    count(
      'aliases, first 3',
      each(({ said }) => said.en.aliases),
      3,
    ),
    count(
      'Spanish names and aliases, first 3',
      each(({ said: { es } }) => [es.name, ...es.aliases]),
      3,
    ),
    count(
      'Spanish without accents, first 3',
      each(({ said: { es } }) => [es.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()]),
      3,
    ),
    count(
      'ids and slugs, first',
      each(({ id, slug }) => [id, slug]),
      1,
    ),
    count(
      'names with one slip, first',
      each(({ said: { en } }) => [withSlip(en.name, random), withSlip(en.name, random)]),
      1,
    ),
    count(
      '60 % of the name, first 5',
      each(({ said: { en } }) => [en.name.slice(0, Math.ceil(en.name.length * 0.6))]),
      5,
    ),
  ];
}
