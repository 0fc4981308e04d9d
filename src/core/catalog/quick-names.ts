import { itemPath, pathIn } from '../address.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { SearchData, Tier } from '../model/dataset.ts';
import type { Lang } from '../model/vocabulary.ts';
import { fold, squeeze } from '../names/fold.ts';
import { once } from '../once.ts';
import { plainerFirst } from './entries.ts';
import { begunHits, dice, exactHits, insideHits, slipHits } from './name-hits.ts';
import { openSpellings } from './spellings.ts';
import { coreOf, meaningfulWords, type Query, readQuery, saysNothing } from './words.ts';

/** What the search of a page knows of an item: its names, codes and price, in a fixed order to stay small. */
type Row = readonly [
  slug: string,
  type: CatalogEntry['type'],
  en: string,
  es: string,
  listCents: number,
  orderable: 0 | 1,
  aliases: readonly string[],
  codes: readonly string[],
];

/** All names of the catalog as a file of a few dozen kilobytes, the items people mean most first. */
export interface NamesFile {
  /** Languages in which items have a page. */
  readonly langs: readonly Lang[];
  readonly rows: readonly Row[];
}

/** An item that was found by name or code. */
export interface QuickHit {
  readonly slug: string;
  readonly path: string;
  readonly type: CatalogEntry['type'];
  readonly name: string;
  readonly listCents: number;
  readonly orderable: boolean;
  /** The code or other name that was typed, where the name itself does not show it. */
  readonly known: string | undefined;
}

export function packNames(entries: readonly CatalogEntry[], langs: readonly Lang[]): NamesFile {
  return {
    langs,
    rows: [...entries]
      .sort(plainerFirst)
      .map(({ slug, type, said: { en, es }, listCents, orderable, cpt, loinc }) => [
        slug,
        type,
        en.name,
        es.name,
        listCents,
        orderable ? 1 : 0,
        [...en.aliases, ...es.aliases],
        [...(cpt === null ? [] : [cpt]), ...loinc],
      ]),
  };
}

interface Name {
  readonly slug: string;
  readonly text: string;
}

/** Opens the file once for many queries. */
export function openNames({ langs, rows }: NamesFile) {
  const bySlug = new Map(rows.map((row) => [row[0], row]));
  const exact = new Map<string, { slug: string; on: Tier }[]>();
  const claim = (text: string, slug: string, on: Tier) => {
    for (const key of new Set([fold(text), squeeze(text), meaningfulWords(text).join(' ')])) {
      const claims = exact.get(key) ?? [];
      if (key !== '' && !claims.some((one) => one.slug === slug)) exact.set(key, [...claims, { slug, on }]);
    }
  };
  for (const [slug] of rows) claim(slug, slug, 'slug');
  for (const [slug, , en, es] of rows) for (const text of [en, es]) claim(text, slug, 'name');
  for (const [slug, , , , , , aliases] of rows) for (const text of aliases) claim(text, slug, 'alias');
  for (const [slug, , , , , , , codes] of rows) for (const text of codes) claim(text, slug, 'cpt');
  const names: Pick<SearchData, 'named' | 'spellings'> = {
    named: (key) => [...(exact.get(key) ?? [])],
    spellings: openSpellings([...exact.keys()], () => false),
  };
  const all = once((): Name[] =>
    rows.flatMap(([slug, , en, es, , , aliases]) =>
      [en, es, ...aliases].map((text) => ({ slug, text: fold(text) })),
    ),
  );
  const hit = (slug: string, typed: Query, lang: Lang): QuickHit[] => {
    const row = bySlug.get(slug);
    if (row === undefined) return [];
    const [, type, en, es, listCents, orderable, aliases, codes] = row;
    const name = { en, es }[lang];
    return [
      {
        slug,
        path: pathIn(itemPath({ type, slug }), langs.includes(lang) ? lang : 'en'),
        type,
        name,
        listCents,
        orderable: orderable === 1,
        known: [...codes, en, es, ...aliases].find(
          (text) =>
            text !== name && fold(text).startsWith(typed.folded) && !fold(name).includes(typed.folded),
        ),
      },
    ];
  };
  return (typed: string, lang: Lang): QuickHit[] => {
    const query = readQuery(typed, NOWHERE);
    if (query.folded === '') return [];
    return [...new Set(ranked(query, names, all))].flatMap((slug) => hit(slug, query, lang));
  };
}

const NOWHERE: ReadonlySet<string> = new Set();
const ENOUGH = 5;

const isCode = (text: string): boolean => /\d/.test(text) && /^[\d ]+$/.test(text);

/** Slugs in the order of `searchCatalog`, as far as names alone can tell. */
function ranked(
  query: Query,
  names: Pick<SearchData, 'named' | 'spellings'>,
  all: () => readonly Name[],
): string[] {
  const exact = exactHits(query, names);
  if (isCode(query.folded) || saysNothing(query)) return exact.map(({ slug }) => slug);
  const begun = begunHits(query, names);
  const found = [...exact, ...begun].map(({ slug }) => slug);
  if (found.length >= ENOUGH) return found;
  const holding = holdingAll(query, all());
  const slips = found.length + holding.length === 0 ? slipHits(query, names) : [];
  const inside = exact.length === 0 ? insideHits(query, names) : [];
  return [...found, ...holding, ...[...slips, ...inside].map(({ slug }) => slug)];
}

/** Items of which one name begins a word with each word of the query, the best covered first. */
function holdingAll({ words, hard }: Query, all: readonly Name[]): string[] {
  return all
    .filter(({ text }) => {
      const parts = text.split(' ');
      return hard.every((word) =>
        /\d/.test(word) ? parts.includes(word) : parts.some((part) => part.startsWith(word)),
      );
    })
    .map(({ slug, text }) => ({
      slug,
      likeness: dice(words.length, words.length, coreOf(text).split(' ').length),
    }))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ slug }) => slug);
}
