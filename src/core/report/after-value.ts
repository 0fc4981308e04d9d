import { polarityOf } from '../alarm/polarity.ts';
import { isLadder, isProseWord } from './prose.ts';
import { isUnit, type Token, unitText } from './tokens.ts';

/** What stands around a value besides its name. */
export interface Beside {
  readonly unit?: string;
  /** The unit is one that is known, and not only a word where a unit would stand. */
  readonly unitKnown: boolean;
  /** The ranges and limits, in their order. */
  readonly limits: readonly Token[];
  /** Words that are no unit, flag or range. */
  readonly strangers: number;
  /** Whether all of it is what stands around a value. */
  readonly clean: boolean;
  /** What says that the value is critical. */
  readonly mark?: string;
  /** What says on which side of its range the value lies. */
  readonly side?: string;
  /** A word in a column of its own that says that nothing is expected: "500 mg/dL   NEGATIVE". */
  readonly expected?: string;
}

/** Words that go on a unit: "% of total Hgb", "% by wt", "GPI IgG units". */
const EXTENDS =
  /^(?:of|by|per|por|total|wt|weight|vol|volume|hgb|hb|hemoglobin|rbc|wbc|creat\w*|crea|cr|hem|feu|ddu|units?|unidades|ig[gma]|ratio|bce|protein|elast\w*\.?|calc)[.,)]*$/i;
/** What a unit that is not known here looks like. */
const STRANGER = /^[\p{L}µ%\d^*.]+\/[\p{L}\d.^*]+$/u;

const isLimit = (token: Token): boolean =>
  token.kind === 'range' || (token.kind === 'number' && token.comparator !== undefined);

/** The mark of a value among what stands behind it, or right before it. */
export function markBeside(after: readonly Token[], before: readonly Token[] = []): string | undefined {
  const at = after.findIndex(({ mark }) => mark !== undefined);
  const { mark, kind } = after[at] ?? {};
  if (kind === 'flag' && mark !== undefined && isOfValue(after.slice(0, at), mark, after.slice(at + 1)))
    return mark;
  const last = before.at(-1);
  // The C of "Vitamin C 45" is a part of the name.
  return last?.kind === 'flag' && last.mark !== 'C' ? last.mark : undefined;
}

/** The flag behind a value that says on which side it lies; what stands behind another number or a word is of that. */
export function sideBeside(after: readonly Token[]): string | undefined {
  const at = after.findIndex(({ kind, side }) => kind === 'flag' && side !== undefined);
  const { side } = after[at] ?? {};
  return side !== undefined && isOfValue(after.slice(0, at), side, after.slice(at + 1)) ? side : undefined;
}

/** Whether a mark is that of the value: "Critical >400" is a limit, and behind another number a mark is of that. */
function isOfValue(between: readonly Token[], mark: string, behind: readonly Token[]): boolean {
  const near = between.every(({ kind }) => kind === 'flag' || kind === 'unit');
  const passes =
    near || between.every((token) => ['flag', 'unit', 'aside'].includes(token.kind) || isLimit(token));
  if (!passes) return false;
  const names = mark.length > 2 && behind[0]?.kind === 'number';
  return near ? !names : behind.every(({ kind }) => kind !== 'number' && kind !== 'range');
}

/** What has been found of it so far. */
interface Found {
  readonly limits: Token[];
  readonly units: (readonly Token[])[];
  strangers: number;
  clean: boolean;
  /** The limits that follow are those of a group or a zone: "Men 13-17", "Optimal <100". */
  grouped: boolean;
}

/** Reads what comes after a value; `before` is what stood between name and value. */
export function besideValue(after: readonly Token[], before: readonly Token[]): Beside {
  const found: Found = { limits: [], units: [], strangers: 0, clean: true, grouped: false };
  for (let i = 0; i < after.length; ) i = takeAt(found, after, i);
  const { limits, units, strangers, clean } = found;
  limits.push(...before.filter(isLimit));
  units.push(...before.filter(({ kind }) => kind === 'unit').map((token) => [token]));
  const unit = units[0]?.map(unitText).join(' ');
  const mark = markBeside(after, before);
  const side = sideBeside(after);
  const expected = after.find(({ kind, cell, text }) => {
    return kind === 'result' && cell && polarityOf(text) === 'negative';
  });
  return {
    ...(unit === undefined || unit === '' ? {} : { unit: unit.slice(0, 40) }),
    unitKnown: unit !== undefined && (isUnit(unit) || units[0]?.[0]?.kind === 'unit' || STRANGER.test(unit)),
    limits,
    strangers,
    clean,
    ...(mark === undefined ? {} : { mark }),
    ...(side === undefined ? {} : { side }),
    ...(expected === undefined || limits.length > 0 ? {} : { expected: unitText(expected) }),
  };
}

/** Takes what stands at a place, and says where to go on. */
function takeAt(found: Found, tokens: readonly Token[], i: number): number {
  const token = tokens[i];
  if (token === undefined) return i + 1;
  if (isLimit(token)) {
    // "<0.1 12/01/2025" is an earlier result.
    const earlier = token.kind === 'number' && tokens[i + 1]?.kind === 'date';
    if (!earlier && !found.grouped) found.limits.push(token);
  } else if (token.kind === 'result') {
    // "Positive: >1.0" is where something is found; "Immune: >10" and "Negative: <1.0" are as expected.
    const zone = /^[([]?[<>\d]/.test(tokens[i + 1]?.text ?? '');
    if (zone) found.grouped = !isExpected(token.text);
  } else if (token.kind === 'number') found.clean &&= isEarlier(tokens, i);
  else if (token.kind === 'unit' || (token.kind === 'word' && STRANGER.test(token.text))) {
    const end = endOfUnit(tokens, i + 1);
    found.units.push(tokens.slice(i, end));
    return end;
  } else if (token.kind === 'word') return takeWord(found, tokens, i, token);
  return i + 1;
}

const isExpected = (text: string): boolean => {
  const word = text.replace(/[^\p{L}-]/gu, '');
  return polarityOf(word) === 'negative' || /^(?:immune|inmun[eo]|protegid[oa]|normal(?:es)?)$/i.test(word);
};

function takeWord(found: Found, tokens: readonly Token[], i: number, token: Token): number {
  const ranged = found.limits.length > 0;
  const end = found.units.length === 0 ? endOfWords(tokens, i) : i;
  if (end > i && stands(tokens, i, end, ranged)) {
    found.units.push(tokens.slice(i, end));
    return end;
  }
  const zone = isLadder(token.text.replace(/^[([]+/, '')) || /^[MFV]:?$/.test(token.text);
  // After unit and range all has been said: "(0.5-2.2) collected on ice".
  const closed = tokens[i - 1]?.kind === 'range' && tokens[i - 1]?.text.endsWith(')') === true;
  const said = ranged && (found.units.length > 0 || closed);
  found.grouped ||= zone || said;
  if (said || (zone && found.units.length > 0)) return i + 1;
  found.strangers++;
  found.clean &&= !isProseWord(token.text) && (token.cell || !/\d/.test(token.text));
  return i + 1;
}

/** Whether a number without a sign is an earlier result: it has its date beside it, or a column of its own. */
function isEarlier(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1).find(({ kind }) => kind !== 'flag');
  return next?.kind === 'date' || (tokens[at]?.cell === true && tokens[at - 1]?.kind !== 'word');
}

function endOfUnit(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end < tokens.length && !tokens[end]?.cell && EXTENDS.test(tokens[end]?.text ?? '')) end++;
  return end;
}

function endOfWords(tokens: readonly Token[], from: number): number {
  let end = from + 1;
  while (end < tokens.length && !tokens[end]?.cell && tokens[end]?.kind === 'word') end++;
  // "GPI IgG units"
  return tokens[end]?.kind === 'unit' && !tokens[end]?.cell ? end + 1 : end;
}

/** Whether words stand where a unit does: between value and range, after the range, or in a column. */
function stands(tokens: readonly Token[], from: number, end: number, ranged: boolean): boolean {
  const words = tokens.slice(from, end);
  if (words.length > 3 || words.some(({ text }) => isProseWord(text) || /[:;,!?\d]|\.$/.test(text)))
    return false;
  if (!words.some(({ text }) => /[\p{L}%#]/u.test(text))) return false;
  const next = tokens[end];
  const ends = next === undefined || next.cell || next.kind === 'code' || next.kind === 'flag';
  // "21.9 (6.2-19.4) hmm": a word in small letters behind a range is no unit.
  if (
    tokens[from - 1]?.kind === 'range' &&
    tokens[from - 1]?.text.endsWith(')') &&
    words.every(({ text }) => /^\p{Ll}{3,}$/u.test(text))
  )
    return false;
  if (tokens[from]?.cell || ranged) return ends && (ranged || laterLimit(tokens, end));
  return words.length === 1 && next?.kind === 'range';
}

const laterLimit = (tokens: readonly Token[], from: number): boolean => tokens.slice(from).some(isLimit);

const BARE: readonly Token['kind'][] = ['number', 'range', 'unit', 'flag', 'date', 'aside', 'result', 'code'];

/** What may stand in a line without a name. */
export const isBare = ({ kind }: Token): boolean => BARE.includes(kind);

/** A range, a limit or a unit, without a value and without a word that explains it: "<1:40 Negative" is a ladder. */
export const isRangeOnly = (tokens: readonly Token[]): boolean =>
  tokens.every(({ kind, comparator }) => kind !== 'number' || comparator !== undefined) &&
  tokens.some(({ kind }) => kind === 'range' || kind === 'unit' || kind === 'number') &&
  !tokens.some(({ kind, text }) => kind === 'result' || (kind === 'flag' && /\p{L}{2}/u.test(text)));
