import type { CatalogEntry } from '../model/catalog.ts';
import type { NamedItem } from '../search/items.ts';
import type { Next } from '../tools/define.ts';
import { nextCall } from '../tools/next-call.ts';
import type { Told } from './told.ts';

/** What a question names is understood with. */
export interface Asking extends Pick<Told, 'lang' | 'words'> {
  readonly named: (item: string) => NamedItem;
}

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
  { named: namedBy, lang, words }: Asking,
): { readonly entry: CatalogEntry } | { readonly refused: Refused } {
  const { compare } = words;
  const named = namedBy(item);
  if (named.entry !== undefined) return { entry: named.entry };
  const { several, near } = named;
  const options = (several.length > 0 ? several : near).map(({ slug, said }) => ({
    slug,
    name: said[lang].name,
  }));
  const next = options.map(({ slug, name }) => {
    const { test, withItems } = again(slug);
    const more = withItems.length === 0 ? undefined : withItems;
    return nextCall('compare_prices', { test, withItems: more }, compare.whyCompare(name), lang);
  });
  if (several.length > 0)
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
