import { markBeside } from './after-value.ts';
import type { ReportLine } from './line.ts';
import { type Knows, nameText } from './name-before.ts';
import { isProseWord } from './prose.ts';
import { spaced } from './tidy.ts';
import { type Token, unitText } from './tokens.ts';

/** Words of a result at most: "No antibodies detected to date". */
const MOST_WORDS = 5;

/** What may stand around a result in words. */
const BESIDE: readonly Token['kind'][] = ['flag', 'code', 'unit', 'aside', 'range', 'date', 'result'];

/** The end of the words of one result that begin here; nothing where none begins. */
function endOfResult(tokens: readonly Token[], from: number): number | undefined {
  let at = from;
  while (tokens[at]?.said === 'modifier' && at - from < MOST_WORDS) at++;
  // "No antibodies detected"
  const noun = at > from && tokens[at]?.kind === 'word' && tokens[at + 1]?.kind === 'result' ? at + 1 : at;
  if (
    tokens[noun]?.kind !== 'result' ||
    (noun > from && tokens.slice(from + 1, noun + 1).some(({ cell }) => cell))
  )
    return undefined;
  const next = tokens[noun + 1];
  // "Positive 1:160"
  const measured = next?.said === 'amount' || (next?.titer === true && next.comparator === undefined);
  const graded = tokens[noun]?.said === 'side' && measured && !next.cell;
  return noun + (graded ? 2 : 1);
}

/** Reads a result in words: "Nitrite Negative", "Protein, UA  Trace". The words end with the column, the range or the flag. */
export function readWords(tokens: readonly Token[], knows: Knows): ReportLine | undefined {
  for (let at = 1; at < tokens.length; at++) {
    const found = columnFrom(tokens, at) ?? wordsFrom(tokens, at);
    if (found === undefined) continue;
    const name = nameText(tokens.slice(0, nameEnd(tokens, at)));
    if (!knows(name)) continue;
    return { marker: name, ...found };
  }
  return undefined;
}

/** Where the name before a column ends: codes and flags may stand between; the A of "Influenza A" is no flag. */
function nameEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  while (end > 1 && isBetween(tokens[end - 1])) end--;
  return end;
}

const isBetween = (token: Token | undefined): boolean =>
  token?.kind === 'aside' ||
  token?.kind === 'code' ||
  (token?.kind === 'flag' && (token.cell || !/^\(?\p{L}\)?$/u.test(token.text)));

type Words = Pick<ReportLine, 'unit' | 'refLow' | 'refHigh' | 'mark' | 'expected'> & {
  readonly value: string;
};

/** A result that is a column of its own, or all that stands after a colon. */
function columnFrom(tokens: readonly Token[], at: number): Words | undefined {
  const first = tokens[at];
  if (first === undefined || !(first.cell || tokens[at - 1]?.text.endsWith(':'))) return undefined;
  const end = tokens.findIndex(({ cell }, i) => i > at && cell);
  const column = withoutBracket(tokens.slice(at, end < 0 ? tokens.length : end));
  let words = column;
  while (words.length > 1 && ['flag', 'code', 'unit', 'aside'].includes(words.at(-1)?.kind ?? ''))
    words = words.slice(0, -1);
  const [word] = words;
  const group =
    word !== undefined && isBloodGroup(word) && words.slice(1).every(({ kind }) => kind === 'result');
  const isWords = words.every(({ kind }) => kind === 'word' || kind === 'result' || kind === 'unit');
  const plain =
    words.some(({ kind }) => kind === 'result') || (first.cell && end > 0 && tokens[end]?.kind !== 'number');
  if (!group && (!isWords || !plain || words.length > MOST_WORDS || !endsWell(words))) return undefined;
  return found(words, [...column.slice(words.length), ...(end < 0 ? [] : tokens.slice(end))]);
}

/** Whether words of a column are a result and no sentence. */
const endsWell = (words: readonly Token[]): boolean =>
  words.every(({ text, said }) => said !== undefined || !isProseWord(text)) &&
  words.every(({ text }) => !/\d\/\d|:$/.test(text)) &&
  words.some(({ text }) => /\p{L}|\+/u.test(text));

const isBloodGroup = ({ text }: Token): boolean => /^(?:A|B|AB|O)[+-]?$/.test(text);

/** "Not detected (Not detected)": what stands in brackets behind a result is of another time, or its meaning. */
function withoutBracket(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findIndex(({ text, said }) => /^\(\p{L}{3}/u.test(text) && said !== undefined);
  const close = tokens.findIndex(({ text }, i) => i >= open && text.endsWith(')'));
  const said =
    open >= 0 && close >= 0 && tokens.slice(open, close + 1).every((one) => one.said !== undefined);
  return said ? [...tokens.slice(0, open), ...tokens.slice(close + 1)] : tokens;
}

/** A result that stands in one line with its name and its range. */
function wordsFrom(tokens: readonly Token[], at: number): Words | undefined {
  const end = endOfResult(tokens, at);
  if (end === undefined) return undefined;
  const words = tokens.slice(at, end);
  const rest = withoutBracket(tokens.slice(end));
  let i = 0;
  while (i < rest.length) {
    const next = endOfResult(rest, i);
    const { kind, comparator } = rest[i] ?? {};
    const beside =
      kind !== undefined && (BESIDE.includes(kind) || (kind === 'number' && comparator !== undefined));
    const text = rest[i]?.text ?? '';
    const joins =
      /^(?:or|o|to|\/)$/i.test(text) || (i === rest.length - 1 && /^[A-Z][A-Z0-9]{1,3}$/.test(text));
    if (next === undefined && !beside && !joins) return undefined;
    i = next ?? i + 1;
  }
  // "AMBER YELLOW" is one look, or a look and the usual one.
  const [follows] = rest;
  const last = words.at(-1);
  if (last?.said === 'look' && follows?.said === 'look' && !follows.cell && follows.text !== last.text)
    return undefined;
  return found(words, rest);
}

function found(words: readonly Token[], rest: readonly Token[]): Words {
  const unit = rest.find(({ kind }) => kind === 'unit');
  const limit = rest.find(({ kind, comparator, titer }) => {
    return kind === 'range' || (kind === 'number' && comparator !== undefined && !titer);
  });
  const { low, high } = limit ?? {};
  const mark = markBeside(rest);
  const expected = expectedIn(rest);
  return {
    value: spaced(words.map(({ text }) => text).join(' '))
      .replace(/[.,;]$/, '')
      .slice(0, 40),
    ...(unit === undefined ? {} : { unit: unitText(unit) }),
    ...(low === undefined ? {} : { refLow: low }),
    ...(high === undefined ? {} : { refHigh: high }),
    ...(mark === undefined ? {} : { mark }),
    ...(expected === undefined ? {} : { expected }),
  };
}

/** The word behind a result that says what is expected: "REACTIVE  A  NON-REACTIVE"; none where a day is beside it. */
export function expectedIn(rest: readonly Token[]): string | undefined {
  const from = rest.findIndex(({ said }) => said !== undefined);
  if (from < 0 || rest.some(({ kind }) => kind === 'date')) return undefined;
  const end = rest.findIndex(({ said, cell }, i) => i > from && (said === undefined || cell));
  const words = rest.slice(from, end < 0 ? undefined : end);
  // "Negativo: < 1.0" is a limit with its name.
  return words.some(({ text }) => text.endsWith(':')) || words.every(({ said }) => said === 'modifier')
    ? undefined
    : spaced(words.map(({ text }) => text).join(' '))
        .replace(/[.,;)\]]+$|^[([]+/g, '')
        .slice(0, 40);
}

/** "O NEG" below "ABO/Rh". */
export const isGroup = ([first, ...more]: readonly Token[], name = ''): boolean =>
  first !== undefined &&
  isBloodGroup(first) &&
  more.every(({ said }) => said === 'side') &&
  /\b(?:abo|blood (?:group|type)|grupo|rh)\b/i.test(name);
