import { slipBetween } from './distance.ts';

/** A known name with the records that claim it, and its words. */
export interface Known {
  readonly known: string;
  readonly slugs: readonly string[];
  readonly words: readonly string[];
  readonly letters: number;
}

/** Which letters stand in a text, a bit for each: an edit changes two of them at most. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31);
  return bits;
}

function countOf(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; count++) left &= left - 1;
  return count;
}

/** Known names by their length, and by the beginnings of their words: what is misspelled is near to few of them. */
export interface AlikeIndex {
  readonly byLength: ReadonlyMap<number, readonly Known[]>;
  readonly byStart: ReadonlyMap<string, readonly Known[]>;
}

/** So many letters of two words agree at least where one begins with the other. */
const START = 3;
const startOf = (word: string): string => word.slice(0, START);

export function alikeIndex(names: Iterable<readonly [known: string, slugs: readonly string[]]>): AlikeIndex {
  const byLength = new Map<number, Known[]>();
  const byStart = new Map<string, Known[]>();
  const into = <K>(index: Map<K, Known[]>, key: K, name: Known): void => {
    const list = index.get(key) ?? [];
    list.push(name);
    index.set(key, list);
  };
  for (const [known, slugs] of names) {
    const name = { known, slugs, words: known.split(' '), letters: lettersOf(known) };
    into(byLength, known.length, name);
    for (const start of new Set(name.words.map(startOf))) into(byStart, start, name);
  }
  return { byLength, byStart };
}

const MOST_OFFERED = 5;
const MOST_LETTERS = 2;

/** Records whose names are a slip or two away, or share words: to be offered, never to be taken for what was meant. */
export const alikeAmong = (key: string, index: AlikeIndex): string[] =>
  [...new Set([...fewestSlips(key, index), ...nearest(key, index)])].slice(0, MOST_OFFERED);

/** The records whose names are the fewest slips away from what was typed. */
export function fewestSlips(key: string, { byLength }: AlikeIndex): string[] {
  let fewest = Number.POSITIVE_INFINITY;
  let best = new Set<string>();
  const own = lettersOf(key);
  for (let length = key.length - MOST_LETTERS; length <= key.length + MOST_LETTERS; length++) {
    for (const { known, slugs, letters } of byLength.get(length) ?? []) {
      if (countOf(own ^ letters) > 2 * MOST_LETTERS) continue;
      const edits = slipBetween(key, known);
      if (edits === Number.POSITIVE_INFINITY || edits > fewest) continue;
      if (edits < fewest) best = new Set();
      fewest = edits;
      for (const slug of slugs) best.add(slug);
    }
  }
  return [...best];
}

/** Up to five records that share a word with what was typed, most shared first. */
export function nearest(key: string, { byStart }: AlikeIndex): string[] {
  const words = key.split(' ').filter((word) => word.length > 2);
  const score = new Map<string, number>();
  const near = new Set(words.flatMap((word) => byStart.get(startOf(word)) ?? []));
  for (const { words: parts, slugs } of near) {
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
