import type { SearchNames } from './names.ts';
import type { Claim, Tier } from './tiers.ts';
import { joined, type Token } from './words.ts';

/** Words in a row that are a name. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly claims: readonly Claim[];
}

const LONGEST_NAME = 8;
/** A name more is worth less than a word understood. */
const PRICE = 0.3;
const SOFT_WORTH = 0.2;
/** Of two ways to part a text the one with the longer name of a test: "hep b titer · nursing school". */
const NAMED_MORE = 0.01;
const NAMES: readonly Tier[] = ['name', 'alias'];

const worth = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { role }) => sum + (role === 'hard' ? 1 : SOFT_WORTH), 0);

/** The names that together hold the most of what was said, in turn; of several ways the fewest names. */
export function segmentsOf(tokens: readonly Token[], { named }: Pick<SearchNames, 'named'>): Segment[] {
  const best: { readonly worth: number; readonly segments: readonly Segment[] }[] = [
    { worth: 0, segments: [] },
  ];
  for (let to = 1; to <= tokens.length; to++) {
    let most = best[to - 1] ?? { worth: 0, segments: [] };
    for (let from = Math.max(0, to - LONGEST_NAME); from < to; from++) {
      const part = tokens.slice(from, to);
      const before = best[from];
      const gain = (before?.worth ?? 0) + worth(part) - PRICE;
      const mostGain = gain + NAMED_MORE * part.length;
      if (before === undefined || mostGain <= most.worth || part.every(({ role }) => role !== 'hard'))
        continue;
      const claims = named(joined(part));
      const better = claims.some(({ on }) => NAMES.includes(on)) ? mostGain : gain;
      if (claims.length > 0 && better > most.worth)
        most = { worth: better, segments: [...before.segments, { from, to, claims }] };
    }
    best.push(most);
  }
  return [...(best.at(-1)?.segments ?? [])];
}
