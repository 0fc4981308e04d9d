import type { NameIndex } from '../model/dataset.ts';
import { onceFor } from '../once.ts';
import { slipBetween } from './distance.ts';
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
  const index: Record<string, string[]> = {};
  for (const { slug, names } of records) {
    for (const name of [slug, ...names]) {
      for (const key of new Set([fold(name), squeeze(name)])) {
        if (key === '') continue;
        index[key] ??= [];
        if (!index[key].includes(slug)) index[key].push(slug);
      }
    }
  }
  return index;
}

/** The names of an index with their words: a misspelled name is compared with every one of them. */
const namesOf = onceFor((index: NameIndex) =>
  Object.entries(index).map(([known, slugs]) => ({ known, slugs, words: known.split(' ') })),
);

/** Finds the record that a typed name means: exactly spelled first, then with a slip or two. */
export function matchName(typed: string, index: NameIndex): Match {
  const exact = spelled(typed, index);
  if (exact !== undefined) return exact;
  const key = fold(typed);
  const best = fewestSlips(key, index);
  if (best.length > 0) return decide(best);
  return { kind: 'none', near: nearest(key, index) };
}

/** What a name means as it is spelled, in any case, accent and spacing; undefined where nothing has this name. */
export function spelled(typed: string, index: NameIndex): Match | undefined {
  const exact = own(index, fold(typed)) ?? own(index, squeeze(typed));
  return exact === undefined ? undefined : decide(exact);
}

/** Records whose names are a slip or two away, or share words: to be offered, never to be taken for what was meant. */
export function alike(typed: string, index: NameIndex): string[] {
  const key = fold(typed);
  return [...new Set([...fewestSlips(key, index), ...nearest(key, index)])].slice(0, 5);
}

/** The records whose names are the fewest slips away from what was typed. */
function fewestSlips(key: string, index: NameIndex): string[] {
  let fewest = Number.POSITIVE_INFINITY;
  let best = new Set<string>();
  for (const { known, slugs } of namesOf(index)) {
    const edits = slipBetween(key, known);
    if (edits === Number.POSITIVE_INFINITY || edits > fewest) continue;
    if (edits < fewest) best = new Set();
    fewest = edits;
    for (const slug of slugs) best.add(slug);
  }
  return [...best];
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

/** Up to five records that share a word with what was typed, most shared first. */
function nearest(key: string, index: NameIndex): string[] {
  const words = key.split(' ').filter((word) => word.length > 2);
  const score = new Map<string, number>();
  for (const { words: parts, slugs } of namesOf(index)) {
    const shared = words.filter((word) =>
      parts.some((part) => part.startsWith(word) || (part.length > 3 && word.startsWith(part))),
    ).length;
    if (shared === 0) continue;
    for (const slug of slugs) score.set(slug, Math.max(score.get(slug) ?? 0, shared / parts.length + shared));
  }
  return [...score]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, 5)
    .map(([slug]) => slug);
}
