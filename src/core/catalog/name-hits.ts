import type { Named, SearchData } from '../model/dataset.ts';
import { TIERS } from '../model/dataset.ts';
import type { Reason } from './reasons.ts';
import { coreOf, type Query } from './words.ts';

/** A hit with how alike the query and a name of it are: 0 to 1, the share of words in common (Dice's coefficient). */
export interface Alike {
  readonly slug: string;
  readonly on: Reason;
  readonly likeness: number;
}

export const dice = (shared: number, a: number, b: number): number => (2 * shared) / (a + b);

const byTier = (a: Named, b: Named): number => TIERS.indexOf(a.on) - TIERS.indexOf(b.on);

export function exactHits({ folded, squeezed, text }: Query, { named }: Pick<SearchData, 'named'>): Named[] {
  const keys = new Set([folded, squeezed, text]);
  return [...keys].flatMap((key) => named(key).sort(byTier));
}

const SHORTEST_BEGINNING = 2;
const SHORTEST_TOPIC = 4;

/** Names that the query begins: of these the shortest first, because it is the most said already. */
export function begunHits(
  { folded, text: meaningful }: Query,
  { spellings, named }: Pick<SearchData, 'spellings' | 'named'>,
): Named[] {
  return [...new Set([folded, meaningful])]
    .filter((text) => text.length >= SHORTEST_BEGINNING)
    .flatMap((text) =>
      spellings
        .begunBy(text)
        .filter((known) => !isDigit(known, text.length - 1) || !isDigit(known, text.length))
        .map((known) => ({ known, length: (known[text.length] === ' ' ? coreOf(known) : known).length })),
    )
    .sort((a, b) => a.length - b.length)
    .flatMap(({ known }) => named(known).filter(isName));
}

const isDigit = (text: string, at: number): boolean => /\d/.test(text[at] ?? '');

export function slipHits(
  { folded, squeezed, text }: Query,
  { spellings, named }: Pick<SearchData, 'spellings' | 'named'>,
): Named[] {
  const tried = new Set([text, folded, squeezed]);
  const slips = [...tried].flatMap(spellings.near);
  const fewest = Math.min(...slips.map(({ edits }) => edits));
  return slips
    .filter(({ edits }) => edits === fewest)
    .flatMap((slip) => named(slip.text))
    .sort(byTier);
}

/** A topic named inside the query says less than a name. */
export const TOPIC_WORTH = 0.8;
/** A slug is a name too, and mostly the same. */
export const isName = ({ on }: Named): boolean => on === 'slug' || on === 'name' || on === 'alias';
export const isTopic = ({ on }: Named): boolean => on === 'goal' || on === 'condition' || on === 'category';

/** Names that stand inside the query, the longest first; together they must be half of what it says. */
export function insideHits({ words, hard }: Query, { named }: Pick<SearchData, 'named'>): Alike[] {
  const hits: Alike[] = [];
  const said = new Set<string>();
  for (let length = words.length - 1; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const part = words.slice(start, start + length);
      if (part.every((word) => said.has(word) || !hard.includes(word))) continue;
      const found = named(part.join(' '));
      if (found.length === 0) continue;
      for (const word of part) said.add(word);
      const likeness = dice(length, length, words.length);
      for (const hit of found.sort(byTier))
        hits.push({ ...hit, likeness: isTopic(hit) ? TOPIC_WORTH * likeness : likeness });
    }
  }
  return hard.filter((word) => said.has(word)).length * 2 >= hard.length ? hits : [];
}

/** Topics whose phrase holds the query: "ulcer" stands in "stomach ulcer". */
export function topicHits({ text }: Query, { named, spellings }: SearchData): Alike[] {
  if (text.length < SHORTEST_TOPIC) return [];
  return spellings.topicsHolding(text).flatMap((known) => {
    const likeness = TOPIC_WORTH * dice(text.length, text.length, known.length);
    return named(known)
      .filter(isTopic)
      .map((hit) => ({ ...hit, likeness }));
  });
}
