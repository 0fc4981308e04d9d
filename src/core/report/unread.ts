import { isAddress, isHeading } from './furniture.ts';
import { type Knows, nameText } from './name-before.ts';
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
