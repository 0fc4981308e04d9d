import { isUnit, type Token, tokensOf, unitText } from './report-tokens.ts';

/** One value as it stands on a report. */
export interface ReportLine {
  readonly marker: string;
  readonly value: number;
  /** The report says "less than" or "more than" this value. */
  readonly sign?: '<' | '>';
  readonly unit?: string;
  readonly refLow?: number;
  readonly refHigh?: number;
}

/** Whether a name is one that ranges are held for: of several readings of a line, the one with such a name wins. */
export type Knows = (name: string) => boolean;

const nobody: Knows = () => false;

/** What one candidate for the value is worth: the best reading of a line has the most. */
const WORTH = {
  known: 8,
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
  const value = tokens[best.at];
  if (value?.value === undefined) return undefined;
  const marker = nameText(best.name).slice(0, 80).trim();
  const unit = unitOf(tokens.slice(best.at + 1), tokens.slice(best.name.length, best.at), best.name);
  return {
    marker,
    value: value.value,
    ...(value.sign === undefined ? {} : { sign: value.sign }),
    ...(unit === undefined ? {} : { unit: unit.slice(0, 20) }),
    ...rangeOf(value.value, [...tokens.slice(best.at + 1), ...tokens.slice(best.name.length, best.at)]),
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

const nameText = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[^\p{L}\p{N}%(]+|[\s:=,;.*-]+$/gu, '')
    .replace(/\s*[([](?<unit>[^()[\]]*)[)\]]$/u, (all: string, inner: string) => (isUnit(inner) ? '' : all));

function worthOf(tokens: readonly Token[], at: number, name: readonly Token[], knows: Knows): number {
  const next = tokens.slice(at + 1).find(({ kind }) => kind !== 'flag');
  let worth = knows(nameText(name)) ? WORTH.known : 0;
  if (next?.kind === 'unit') worth += WORTH.unitNext;
  if (next?.kind === 'range' || next?.sign !== undefined) worth += WORTH.rangeNext;
  if (next?.kind === 'word') worth += WORTH.wordNext;
  if (tokens[at]?.cell) worth += WORTH.ownCell;
  const earlier = name.some(({ kind }) => kind === 'number');
  if (earlier && next?.kind === 'date') worth += WORTH.dateNext;
  if (earlier && tokens[at]?.sign !== undefined) worth += WORTH.secondLimit;
  return worth;
}

function unitOf(
  after: readonly Token[],
  between: readonly Token[],
  name: readonly Token[],
): string | undefined {
  const found = [...after, ...between].find(({ kind }) => kind === 'unit');
  if (found !== undefined) return unitText(found);
  const inBrackets = /[([]([^()[\]]*)[)\]]$/.exec(name.map(({ text }) => text).join(' '))?.[1];
  if (inBrackets !== undefined && isUnit(inBrackets)) return inBrackets;
  // A unit that is not known here stands where one would: the tool then says that it is not known.
  const stranger = after.find(({ kind, text }) => kind === 'word' && /^[\p{L}µ%]+\/[\p{L}\d.]+$/u.test(text));
  return stranger === undefined ? undefined : unitText(stranger);
}

/** The report's own range. A value at a limit that is itself outside is left to the published ranges. */
function rangeOf(value: number, tokens: readonly Token[]): { refLow?: number; refHigh?: number } {
  const found =
    tokens.find(({ kind }) => kind === 'range') ??
    tokens.find(({ kind, sign }) => kind === 'number' && sign !== undefined);
  const { low, high, exclusive } = found ?? {};
  if (exclusive && (value === low || value === high)) return {};
  return {
    ...(low === undefined ? {} : { refLow: low }),
    ...(high === undefined ? {} : { refHigh: high }),
  };
}
