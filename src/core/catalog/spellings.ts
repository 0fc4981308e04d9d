import type { Spellings } from '../model/dataset.ts';
import { allowedEdits, slipBetween } from '../names/distance.ts';
import { once } from '../once.ts';
import { lowerBound } from '../sorted.ts';

/** A spelling, and which letters occur in it, as bits: far spellings are told apart by these alone. */
interface Lettered {
  readonly text: string;
  readonly letters: number;
}

/** Opens all folded spellings for searching; each order is made when a query first needs it. */
export function openSpellings(texts: readonly string[], isTopic: (text: string) => boolean): Spellings {
  const sorted = once(() => [...texts].sort());
  const topics = once(() => texts.filter(isTopic).map((text) => ` ${text} `));
  const byLength = once(() => {
    const lengths = new Map<number, Lettered[]>();
    for (const text of texts) {
      const same = lengths.get(text.length);
      if (same === undefined) lengths.set(text.length, [lettered(text)]);
      else same.push(lettered(text));
    }
    return lengths;
  });
  return {
    all: texts,
    begunBy(text) {
      const all = sorted();
      const found: string[] = [];
      for (let i = lowerBound(all, text); all[i]?.startsWith(text); i++) found.push(all[i] ?? '');
      return found.filter((known) => known.length > text.length);
    },
    near(text) {
      const limit = allowedEdits(text);
      if (limit === 0) return [];
      const { letters } = lettered(text);
      const lengths = Array.from({ length: 2 * limit + 1 }, (_, i) => text.length - limit + i);
      return lengths
        .flatMap((length) => byLength().get(length) ?? [])
        .filter((known) => bitsIn(known.letters ^ letters) <= 2 * limit)
        .map((known) => ({ text: known.text, edits: slipBetween(text, known.text) }))
        .filter(({ edits }) => edits !== Number.POSITIVE_INFINITY);
    },
    topicsHolding: (text) =>
      topics()
        .filter((known) => known.includes(` ${text} `))
        .map((known) => known.trim()),
  };
}

function lettered(text: string): Lettered {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31);
  return { text, letters };
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
