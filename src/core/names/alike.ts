import { slipBetween } from './distance.ts';

/** A known name with the records that claim it, and its words: a misspelled name is compared with every one of them. */
export interface Known {
  readonly known: string;
  readonly slugs: readonly string[];
  readonly words: readonly string[];
}

export const knownAs = (known: string, slugs: readonly string[]): Known => ({
  known,
  slugs,
  words: known.split(' '),
});

const MOST_OFFERED = 5;

/** Records whose names are a slip or two away, or share words: to be offered, never to be taken for what was meant. */
export const alikeAmong = (key: string, names: readonly Known[]): string[] =>
  [...new Set([...fewestSlips(key, names), ...nearest(key, names)])].slice(0, MOST_OFFERED);

/** The records whose names are the fewest slips away from what was typed. */
export function fewestSlips(key: string, names: readonly Known[]): string[] {
  let fewest = Number.POSITIVE_INFINITY;
  let best = new Set<string>();
  for (const { known, slugs } of names) {
    const edits = slipBetween(key, known);
    if (edits === Number.POSITIVE_INFINITY || edits > fewest) continue;
    if (edits < fewest) best = new Set();
    fewest = edits;
    for (const slug of slugs) best.add(slug);
  }
  return [...best];
}

/** Up to five records that share a word with what was typed, most shared first. */
export function nearest(key: string, names: readonly Known[]): string[] {
  const words = key.split(' ').filter((word) => word.length > 2);
  if (words.length === 0) return [];
  const score = new Map<string, number>();
  for (const { words: parts, slugs } of names) {
    const shared = words.filter((word) =>
      parts.some((part) => part.startsWith(word) || (part.length > 3 && word.startsWith(part))),
    ).length;
    if (shared === 0) continue;
    for (const slug of slugs) score.set(slug, Math.max(score.get(slug) ?? 0, shared / parts.length + shared));
  }
  return [...score]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MOST_OFFERED)
    .map(([slug]) => slug);
}
