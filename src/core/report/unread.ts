import { isAddress, isHeading } from './furniture.ts';
import type { Knows } from './name-before.ts';
import { isComment, isLadder, isProse, isRisk } from './prose.ts';
import type { Unread } from './reading.ts';
import type { Token } from './tokens.ts';

/** Why no value is read from a line. */
export function whyUnread(line: string, tokens: readonly Token[], knows: Knows): Unread {
  if (knows(line)) return 'no_value';
  const result = tokens.findIndex(({ kind }) => kind === 'result');
  const named = result > 0 && !tokens.slice(0, result).some(({ kind }) => kind === 'number');
  if (isHeading(line) || isAddress(line)) return 'heading';
  // A result in a column of its own is no sentence: "VIH 1/2 Ag p24/Ac   No reactivo   No reactivo".
  const column =
    tokens[result]?.cell || (tokens[result - 1]?.said === 'modifier' && tokens[result - 1]?.cell);
  if (result > 0 && column && /^\p{L}/u.test(line) && !isComment(line)) return 'in_words';
  if (isComment(line) || isLadder(line) || isProse(line)) return 'comment';
  if (named || isRisk(line)) return 'in_words';
  if (only(tokens, ['date', 'flag', 'code'])) return 'heading';
  const nameless =
    !/\p{L}/u.test(line) || only(tokens, ['number', 'unit', 'range', 'flag', 'date', 'result']);
  return nameless ? 'no_name' : 'no_value';
}

const only = (tokens: readonly Token[], kinds: readonly Token['kind'][]): boolean =>
  tokens.length > 0 && tokens.every(({ kind }) => kinds.includes(kind));
