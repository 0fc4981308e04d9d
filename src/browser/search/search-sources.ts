import type { SearchKind } from '../../blocks/kinds.ts';
import { languageOf, pathIn } from '../../core/address.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { fold } from '../../core/names/fold.ts';
import { centsOf, printDollars } from '../../core/pricing/money.ts';
import type { QuickHit } from '../../core/search/quick-names.ts';
import type { TypedValue } from '../../core/search/typed-value.ts';
import { retried } from '../retried.ts';
import { itemNames } from './item-names.ts';
import { isAbout, withoutTitle } from './search-marks.ts';
import { answersMeaning, meaningAsked } from './search-meaning.ts';
import { SEARCH_WORDS } from './search-words.ts';

/** How many pages of each kind a search holds. */
export type Counts = Readonly<Partial<Record<SearchKind, number>>>;

/** Something found, wherever it was found. */
export interface Found {
  readonly path: string;
  readonly title: string;
  readonly type?: QuickHit['type'];
  readonly price?: string | undefined;
  readonly soon?: boolean;
  /** What is said instead of a price: that it is a question, that it is not sold, that a result is read first. */
  readonly note?: string;
  /** Escaped text with marks. */
  readonly excerpt?: string;
}

/** What https://pagefind.app/docs/api/ gives, as far as it is used here. */
interface Pagefind {
  options(options: Readonly<Record<string, unknown>>): Promise<void>;
  search(
    typed: string,
    options: { filters?: Readonly<Record<string, string>> },
  ): Promise<{
    results: { data(): Promise<Indexed> }[];
    /** How many results there are by each value of a filter, once `filters` was asked. */
    filters?: Readonly<Record<string, Counts>>;
  }>;
  filters(): Promise<unknown>;
}

interface Indexed {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
}

const pagefind = retried(async (): Promise<Pagefind> => {
  // Written after this script was bundled: its address is not to be resolved.
  const address = '/pagefind/pagefind.js';
  const loaded = (await import(/* @vite-ignore */ address)) as Pagefind;
  // A worker is started from an address in a string, which the pages refuse (require-trusted-types-for).
  await loaded.options({ excerptLength: 18, noWorker: true });
  await loaded.filters();
  return loaded;
});

/** Loads what the first search needs while somebody still types. */
export function warm(): void {
  for (const source of [itemNames, pagefind]) source().catch(() => undefined);
}

/** What the names on this device say. */
export interface NamedHere {
  readonly found: readonly Found[];
  /** What was asked for is known, and not sold. */
  readonly notSold: boolean;
  /** Results that were typed beside names. */
  readonly values?: readonly TypedValue[] | undefined;
}

/** Tests and panels by name, abbreviation and code; a likeness is a question without a price. */
export async function byName(typed: string, lang: Lang, most: number): Promise<NamedHere> {
  const words = SEARCH_WORDS[lang];
  const { hits, unsure, notSold, values } = (await itemNames())(typed, lang);
  const items = hits.slice(0, most).map(
    ({ path, type, name, listCents, orderable }): Found => ({
      path,
      title: name,
      type,
      soon: !orderable,
      ...(unsure ? { note: words.maybe } : { price: printDollars(listCents) }),
    }),
  );
  return {
    found: [
      ...(notSold === undefined ? [] : [{ path: notSold.path, title: notSold.name, note: words.notSold }]),
      ...(values === undefined
        ? []
        : [
            {
              path: pathIn('/tools/interpret-results', lang),
              title: words.readResult,
              note: words.readFirst,
            },
          ]),
      ...items,
    ],
    notSold: notSold !== undefined,
    values,
  };
}

/** Pages, with how many there are in all and of each kind. */
export interface Pages {
  readonly found: readonly Found[];
  readonly total: number;
  readonly counts?: Counts;
  /** The first of them say what was asked: they stand above tests of the same name. */
  readonly answers?: number;
}

/** Pages by their words; what is written for programs only where it is asked for. */
export async function byWords(typed: string, kind: SearchKind | undefined, limit: number): Promise<Pages> {
  const index = await pagefind();
  const filter = kind === undefined ? { for: 'people' } : { kind };
  const { results, filters } = await index.search(typed, { filters: filter });
  const best = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  const pages = best.filter(({ excerpt, meta }) => isAbout(typed, meta.title ?? '', excerpt));
  const called = fold(typed);
  // "TSH: reference range" is more about "tsh" than a longer name that holds it; the sort is stable.
  const worth = (title = '') => Number(fold(title.split(':')[0] ?? '') === called);
  pages.sort((a, b) => worth(b.meta.title) - worth(a.meta.title));
  const meanings = kind === undefined ? await byMeaning(typed, index) : [];
  const found = [...meanings, ...pages.filter(({ url }) => meanings.every((one) => one.url !== url))];
  return {
    // The best hits are the nearest ones: where none is about it, none is.
    total: found.length === 0 ? 0 : results.length - (best.length - pages.length),
    ...(filters?.kind === undefined ? {} : { counts: filters.kind }),
    answers: meanings.length,
    found: found.map(({ url, excerpt, meta }) => ({
      path: pathOf(url),
      title: meta.title ?? url,
      price: meta.price,
      excerpt: withoutTitle(excerpt, meta.title ?? ''),
    })),
  };
}

/** How many pages are looked through for one that says what a high or low value means. */
const MEANINGS_READ = 12;

/** Pages of what a high or low value means, where that is asked. */
async function byMeaning(typed: string, index: Pagefind): Promise<Indexed[]> {
  const asked = meaningAsked(typed);
  if (asked === undefined) return [];
  const { results } = await index.search([asked.side, ...asked.rest].join(' '), {
    filters: { kind: 'biomarkers' },
  });
  const read = await Promise.all(results.slice(0, MEANINGS_READ).map((result) => result.data()));
  return read.filter(({ url, meta }) => answersMeaning(asked, pathOf(url), meta.title ?? ''));
}

/** "/es/index.html" is "/es", "/tests/tsh.html" is "/tests/tsh". */
const pathOf = (url: string): string => url.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/';

/** Tests and panels as the service's own tool finds them: typing slips, goals, symptoms. */
export async function byService(typed: string, lang: Lang, limit: number): Promise<Found[]> {
  const query = new URLSearchParams({ query: typed, limit: String(limit), lang, orderableOnly: 'false' });
  const response = await fetch(`/api/agent/search_tests?${query}`, {
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error('The service did not answer.');
  const { items } = (await response.json()) as {
    items: {
      url: string;
      name: string;
      type: 'test' | 'panel';
      orderable: boolean;
      prices: { list: number };
    }[];
  };
  return items.map(({ url, name, type, orderable, prices }) => ({
    path: inLanguage(new URL(url).pathname, lang),
    title: name,
    type,
    soon: !orderable,
    price: printDollars(centsOf(prices.list)),
  }));
}

/** The tool names the English page; every item has a Spanish one. */
const inLanguage = (path: string, lang: Lang): string => pathIn(languageOf(path).path, lang);
