import type { NameIndex } from '../model/dataset.ts';
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

/** Finds the record that a typed name means: exactly spelled first, then with a slip or two. */
export function matchName(typed: string, index: NameIndex): Match {
  const key = fold(typed);
  const exact = own(index, key) ?? own(index, squeeze(typed));
  if (exact !== undefined) return decide(exact);
  const slips = Object.entries(index)
    .map(([known, slugs]) => ({ slugs, edits: slipBetween(key, known) }))
    .filter(({ edits }) => edits !== Number.POSITIVE_INFINITY);
  const fewest = Math.min(...slips.map(({ edits }) => edits));
  const best = new Set(slips.filter(({ edits }) => edits === fewest).flatMap(({ slugs }) => slugs));
  if (best.size > 0) return decide([...best]);
  return { kind: 'none', near: nearest(key, index) };
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
  for (const [known, slugs] of Object.entries(index)) {
    const parts = known.split(' ');
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
