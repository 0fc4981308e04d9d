import { fold } from '../names/fold.ts';
import { isAddress, isHeading } from './furniture.ts';
import { type Knows, nameText } from './name-before.ts';
import { isComment, isLadder, isProse, isRisk } from './prose.ts';
import type { Reading, Unread } from './reading.ts';
import { type Token, tokensOf } from './tokens.ts';

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
  if (isProse(line) && tellsValue(tokens, knows)) return 'in_sentence';
  if (isComment(line) || isLadder(line) || isProse(line)) return 'comment';
  if (named || isRisk(line)) return 'in_words';
  if (only(tokens, ['date', 'flag', 'code'])) return 'heading';
  const nameless =
    !/\p{L}/u.test(line) || only(tokens, ['number', 'unit', 'range', 'flag', 'date', 'result']);
  return nameless ? 'no_name' : 'no_value';
}

/** Words of a name at most that is looked for in a sentence. */
const NAME_WORDS = 3;

/** Whether a sentence holds a known name and a number in the unit of a concentration: "the digoxin level was 4.4 ug/L". */
function tellsValue(tokens: readonly Token[], knows: Knows): boolean {
  const measured = tokens.findIndex(({ kind }, i) => {
    const { kind: next, text = '' } = tokens[i + 1] ?? {};
    return kind === 'number' && next === 'unit' && text.includes('/');
  });
  if (measured < 1) return false;
  return tokens.some((_, from) =>
    Array.from({ length: NAME_WORDS }, (__, more) => tokens.slice(from, from + more + 1)).some((words) => {
      const name = nameText(words);
      return words.every(({ kind }) => kind === 'word') && name.length > 2 && knows(name);
    }),
  );
}

const only = (tokens: readonly Token[], kinds: readonly Token['kind'][]): boolean =>
  tokens.length > 0 && tokens.every(({ kind }) => kinds.includes(kind));

/** A line of a report that gave no value. */
export type UnreadLine = Extract<Reading, { readonly unread: Unread }>;

/**
 * Lines without a value that may hold a result all the same: nobody may hear that all is well while there is one.
 * Dates, headings and remarks stand around results; so does the name of a test whose value stands elsewhere.
 */
export function leftOut(lines: readonly Reading[], knows: Knows): UnreadLine[] {
  const read = lines.flatMap((one) => ('entry' in one ? [fold(one.entry.marker)] : []));
  const isRead = (name: string): boolean =>
    read.some((other) => other.startsWith(name) || name.startsWith(other));
  return lines.flatMap((one) => ('unread' in one && mayHold(one, knows, isRead) ? [one] : []));
}

/** Words of a line that says one thing; a longer one explains. */
const SAYING = 12;

function mayHold({ line, unread }: UnreadLine, knows: Knows, isRead: (name: string) => boolean): boolean {
  if (unread === 'in_words' || unread === 'several_values' || unread === 'in_sentence') return true;
  if (unread === 'no_name') return /[\p{L}\d]/u.test(line);
  const tokens = tokensOf(line);
  const says = (kind: Token['kind']): boolean => tokens.some((token) => token.kind === kind);
  if (unread === 'heading') return /^result/i.test(line) && says('result');
  if (unread === 'no_value') return knows(line) ? !isRead(fold(line)) : says('number') || says('result');
  const words = line.split(/\s+/);
  if (words.length > SAYING || isComment(line) || isLadder(line)) return false;
  const named = words.some((_, i) => i > 0 && i < NAME && knows(words.slice(0, i).join(' ')));
  return says('result') || (named && says('number'));
}

/** Words of a name that something follows. */
const NAME = 6;
