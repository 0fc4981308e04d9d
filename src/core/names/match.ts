import type { NameIndex } from '../model/dataset.ts';
import { onceFor } from '../once.ts';
import { alikeIndex, fewestSlips, nearest } from './alike.ts';
import { fold, squeeze } from './fold.ts';

/** What a typed name means: one record, several equally good ones, or none with the nearest. */
export type Match =
  | { readonly kind: 'one'; readonly slug: string }
  | { readonly kind: 'several'; readonly slugs: readonly string[] }
  | { readonly kind: 'none'; readonly near: readonly string[] };

/** The slugs to offer for a match: what it may mean, or what is near. */
export function offered(match: Match): readonly string[] {
  if (match.kind === 'one') return [match.slug];
  return match.kind === 'several' ? match.slugs : match.near;
}

/** Builds the index from folded and squeezed spelling to the slugs that claim it. */
export function nameIndex(records: Iterable<{ slug: string; names: Iterable<string> }>): NameIndex {
  // A Map, since a name may be "constructor".
  const index = new Map<string, string[]>();
  for (const { slug, names } of records) {
    for (const name of [slug, ...names]) {
      for (const key of new Set([fold(name), squeeze(name)])) {
        if (key === '') continue;
        const owners = index.get(key) ?? [];
        if (!owners.includes(slug)) index.set(key, [...owners, slug]);
      }
    }
  }
  return Object.fromEntries(index);
}

/** The names of an index with their words. */
const namesOf = onceFor((index: NameIndex) => alikeIndex(Object.entries(index)));

/** Finds the record that a typed name means: exactly spelled first, then with a slip or two. */
export function matchName(typed: string, index: NameIndex): Match {
  const exact = spelled(typed, index);
  if (exact !== undefined) return exact;
  const key = fold(typed);
  const best = fewestSlips(key, namesOf(index));
  if (best.length > 0) return decide(best);
  return { kind: 'none', near: nearest(key, namesOf(index)) };
}

/** What a name means as it is spelled, in any case, accent and spacing; undefined where nothing has this name. */
export function spelled(typed: string, index: NameIndex): Match | undefined {
  const exact = own(index, fold(typed)) ?? own(index, squeeze(typed));
  return exact === undefined ? undefined : decide(exact);
}

/** What slugs that fit equally well mean. */
export function decide(slugs: readonly string[]): Match {
  const [slug, ...others] = slugs;
  if (slug === undefined) return { kind: 'none', near: [] };
  return others.length === 0 ? { kind: 'one', slug } : { kind: 'several', slugs };
}

/** A typed name may be "constructor": only the index's own keys count. */
function own(index: NameIndex, key: string): readonly string[] | undefined {
  return Object.hasOwn(index, key) ? index[key] : undefined;
}
