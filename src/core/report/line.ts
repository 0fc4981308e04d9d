import type { Comparator } from './printed-number.ts';
import { spaced } from './tidy.ts';
import { isUnit, type Token, tokensOf, unitText } from './tokens.ts';

/** One value as it stands on a report. */
export interface ReportLine {
  readonly marker: string;
  /** The number; the text where words stand in its place, or where a mark in the number is doubtful. */
  readonly value: number | string;
  /** The report says only that the value lies on this side of the number. */
  readonly comparator?: Comparator;
  readonly unit?: string;
  readonly refLow?: number;
  readonly refHigh?: number;
}

/** Whether a name is one that is known: of several readings of a line, the one with such a name wins. */
export type Knows = (name: string) => boolean;

const nobody: Knows = () => false;

/** What one candidate for the value is worth: the best reading of a line has the most. */
const WORTH = {
  known: 8,
  /** A known name with a number in it says more than the same without: "CA 27.29" against "CA". */
  knownNumber: 6,
  unitNext: 4,
  rangeNext: 3,
  ownCell: 2,
  wordNext: -3,
  dateNext: -6,
  secondLimit: -2,
};

/**
 * Reads a line such as "TSH 5.2 mIU/L", "GLUCOSE 102 H 65-99 mg/dL" or "CA 125  12  0-35  U/mL": of the numbers in
 * it, the one that reads best as the value of the name before it. Undefined when no number has a name before it.
 */
export function parseReportLine(line: string, knows: Knows = nobody): ReportLine | undefined {
  return readTokens(tokensOf(line), knows);
}

export function readTokens(tokens: readonly Token[], knows: Knows = nobody): ReportLine | undefined {
  let best: { worth: number; at: number; name: readonly Token[] } | undefined;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number') continue;
    const name = nameBefore(tokens, at);
    if (!/\p{L}/u.test(nameText(name))) continue;
    const worth = worthOf(tokens, at, name, knows);
    if (best === undefined || worth > best.worth) best = { worth, at, name };
  }
  if (best === undefined) return undefined;
  const { at, name } = best;
  const value = tokens[at];
  if (value?.value === undefined) return undefined;
  const after = tokens.slice(at + 1);
  const between = tokens.slice(name.length, at);
  const unit = unitOf(after, between, name);
  return {
    marker: nameText(name).slice(0, 80).trim(),
    value: value.doubtful ?? value.value,
    ...(value.comparator === undefined ? {} : { comparator: value.comparator }),
    ...(unit === undefined ? {} : { unit: unit.slice(0, 40) }),
    ...rangeOf(value.value, value.comparator, [...after, ...between]),
  };
}

/** Reads a result in words: "Nitrite Negative", "Protein, UA  Trace". The words end with the range or the flag. */
export function readWords(tokens: readonly Token[], knows: Knows): ReportLine | undefined {
  const at = tokens.findIndex(({ kind }, i) => i > 0 && kind === 'result');
  if (at < 1) return undefined;
  const marker = nameText(nameBefore(tokens, at)).slice(0, 80).trim();
  if (!/\p{L}/u.test(marker) || !knows(marker)) return undefined;
  const words: string[] = [];
  for (const { kind, text, cell } of tokens.slice(at)) {
    if (words.length > 0 && cell) break;
    if (kind !== 'result' && kind !== 'word') break;
    if (words.length > 0 && kind === 'result' && words.includes(text)) break;
    words.push(text);
  }
  return {
    marker,
    value: spaced(words.join(' '))
      .replace(/[.,;]$/, '')
      .slice(0, 40),
  };
}

/** The words before a value without the units, ranges and flags that stand between name and value. */
function nameBefore(tokens: readonly Token[], at: number): readonly Token[] {
  let end = at;
  while (end > 1) {
    const { kind, text } = tokens[end - 1] as Token;
    const isBeside =
      kind === 'range' || kind === 'flag' || kind === 'date' || (kind === 'unit' && /[/%([]/.test(text));
    if (!isBeside || !/\p{L}/u.test(nameText(tokens.slice(0, end - 1)))) break;
    end--;
  }
  return tokens.slice(0, end);
}

/** What people write around a name when they tell of a value. */
const TOLD =
  /^(?:(?:my|the|his|her|and|mi|mis|el|la|los|las|su|y)\s+)+|\s+(?:(?:level|levels|value|result|was|is|were|of|at|came|back|as|es|fue|era|dio|sali[oó]|en|de)\s*)+$/gi;

const nameText = (tokens: readonly Token[]): string =>
  spaced(tokens.map(({ text }) => text).join(' '))
    .replace(/^[^\p{L}\p{N}%(]+|[\s:=,;.*-]+$/gu, '')
    .replace(TOLD, '')
    .replace(/\s*[([](?<unit>[^()[\]]*)[)\]]$/u, (all: string, inner: string) => (isUnit(inner) ? '' : all));

function worthOf(tokens: readonly Token[], at: number, name: readonly Token[], knows: Knows): number {
  const next = tokens.slice(at + 1).find(({ kind }) => kind !== 'flag');
  const earlier = name.some(({ kind }) => kind === 'number');
  let worth = 0;
  if (knows(nameText(name))) worth += WORTH.known + (earlier ? WORTH.knownNumber : 0);
  if (next?.kind === 'unit') worth += WORTH.unitNext;
  if (next?.kind === 'range' || next?.comparator !== undefined) worth += WORTH.rangeNext;
  if (next?.kind === 'word') worth += WORTH.wordNext;
  if (tokens[at]?.cell) worth += WORTH.ownCell;
  if (earlier && next?.kind === 'date') worth += WORTH.dateNext;
  if (earlier && tokens[at]?.comparator !== undefined) worth += WORTH.secondLimit;
  return worth;
}

function unitOf(
  after: readonly Token[],
  between: readonly Token[],
  name: readonly Token[],
): string | undefined {
  const found = [...after, ...between].find(({ kind }) => kind === 'unit');
  if (found !== undefined) return unitText(found);
  const inBrackets = /[([]([^()[\]]*)[)\]]$/.exec(spaced(name.map(({ text }) => text).join(' ')))?.[1];
  if (inBrackets !== undefined && isUnit(inBrackets)) return inBrackets;
  // A unit that is not known here stands where one would: the tool then says that it is not known.
  const stranger = after.find(({ kind, text }) => kind === 'word' && /^[\p{L}µ%]+\/[\p{L}\d.]+$/u.test(text));
  return stranger === undefined ? undefined : unitText(stranger);
}

/** The report's own range. A value at a limit that is itself outside is left to the published ranges. */
function rangeOf(
  value: number,
  comparator: Comparator | undefined,
  tokens: readonly Token[],
): { refLow?: number; refHigh?: number } {
  const found =
    tokens.find(({ kind }) => kind === 'range') ??
    tokens.find((token) => token.kind === 'number' && token.comparator !== undefined);
  const { low, high, exclusive } = found ?? {};
  if (exclusive && comparator === undefined && (value === low || value === high)) return {};
  return {
    ...(low === undefined ? {} : { refLow: low }),
    ...(high === undefined ? {} : { refHigh: high }),
  };
}
