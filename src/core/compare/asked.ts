import { namedBy } from '../analytes/match.ts';
import { findEntry } from '../catalog/entries.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import { decide, type Match, matchName, offered, spelled } from '../names/match.ts';
import type { Next } from '../tools/define.ts';
import { nextCall } from '../tools/next-call.ts';
import type { Told } from './told.ts';

type Naming = Pick<Dataset, 'catalog' | 'analytes'>;

/** What a question names is understood with. */
export type Asking = Omit<Told, 'data'> & { readonly data: Told['data'] & Naming };

/** Names of tests as they were typed. */
export interface Typed {
  readonly test: string;
  readonly withItems: readonly string[];
}

interface Option {
  readonly slug: string;
  readonly name: string;
}

/** What to answer where a name is not one test: what it may mean, each with the call that says so. */
type Refused =
  | {
      readonly status: 'ambiguous';
      readonly message: string;
      readonly item: string;
      readonly options: readonly Option[];
      readonly next: readonly Next[];
    }
  | {
      readonly status: 'not_found';
      readonly message: string;
      readonly item: string;
      readonly suggestions: readonly string[];
      readonly options: readonly Option[];
      readonly next: readonly Next[];
    };

/** The tests that are compared, each once, the first alone too; or what to answer where a name is not one test. */
export function askedTests(
  typed: Typed,
  told: Asking,
): { readonly entries: readonly [CatalogEntry, ...CatalogEntry[]] } | { readonly refused: Refused } {
  const first = asked(typed.test, (test) => ({ ...typed, test }), told);
  if ('refused' in first) return first;
  const others: CatalogEntry[] = [];
  for (const [i, name] of typed.withItems.entries()) {
    const again = (slug: string): Typed => ({ ...typed, withItems: typed.withItems.with(i, slug) });
    const found = asked(name, again, told);
    if ('refused' in found) return found;
    if (found.entry !== first.entry && !others.includes(found.entry)) others.push(found.entry);
  }
  return { entries: [first.entry, ...others] };
}

function asked(
  item: string,
  again: (slug: string) => Typed,
  { data: { catalog, analytes }, lang, words }: Asking,
): { readonly entry: CatalogEntry } | { readonly refused: Refused } {
  const { compare } = words;
  const match = meant(item, { catalog, analytes });
  const entry =
    match.kind === 'several'
      ? undefined
      : findEntry(match.kind === 'one' ? match.slug : item, catalog.entries);
  if (entry !== undefined) return { entry };
  const slugs = match.kind === 'several' ? match.slugs : match.kind === 'none' ? match.near : [];
  const options = slugs.flatMap((slug) => {
    const option = findEntry(slug, catalog.entries);
    return option === undefined ? [] : [{ slug, name: option.said[lang].name }];
  });
  const next = options.map(({ slug, name }) => {
    const { test, withItems } = again(slug);
    const more = withItems.length === 0 ? undefined : withItems;
    return nextCall('compare_prices', { test, withItems: more }, compare.whyCompare(name), lang);
  });
  if (match.kind === 'several')
    return { refused: { status: 'ambiguous', message: compare.severalTests, item, options, next } };
  return {
    refused: {
      status: 'not_found',
      item,
      message: compare.unknownTest(item, options.length > 0),
      suggestions: options.map(({ slug }) => slug),
      options,
      next: [...next, nextCall('search_tests', { query: item }, words.catalog.whySearch, lang)],
    },
  };
}

const MOST_OPTIONS = 6;

/**
 * The test that a name means: by the catalog's own names, then by what is measured under this name. A likeness is only
 * offered, and not even that where the name is known to be something else: HBsAg is no slip of HBsAb.
 */
function meant(item: string, { catalog, analytes }: Naming): Match {
  const exact = spelled(item, catalog.names);
  if (exact !== undefined) return exact;
  const measured = namedBy(item, analytes);
  const tests = [...new Set(measured.flatMap((slug) => catalog.measuredBy[slug] ?? []))].filter(
    (slug) => findEntry(slug, catalog.entries)?.type === 'test',
  );
  if (measured.length > 0)
    return tests.length > 0 ? decide(tests.slice(0, MOST_OPTIONS)) : { kind: 'none', near: [] };
  const like = matchName(item, catalog.names);
  return like.kind === 'none' ? like : { kind: 'none', near: offered(like) };
}
