import { sideOfMark } from '../alarm/floor.ts';
import { type Beside, besideValue } from './after-value.ts';
import {
  holdsAnother,
  holdsValue,
  isBroken,
  type Knows,
  nameBefore,
  namesAnother,
  unitInName,
} from './name-before.ts';
import type { Comparator } from './printed-number.ts';
import { isComment, isShort, mayBeName } from './prose.ts';
import type { Token } from './tokens.ts';

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
  /** The flag as printed, where it says more than the report's own range: "HH", "CRITICAL", "H" of a value inside. */
  readonly mark?: string;
  /** The word that the report prints as expected: "NEGATIVE". */
  readonly expected?: string;
}

/** What is known where a line stands. */
export interface Around {
  readonly knows: Knows;
  /** Whether the line is a row of a table, so that its columns tell a value from an explanation. */
  readonly row?: boolean;
  /** Whether the line stands among lines that explain a result. */
  readonly explained?: boolean;
  /** Whether the columns of the table begin with the range. */
  readonly rangeFirst?: boolean;
}

/** A reading of a line, and whether its name is known. */
export interface ReadLine {
  readonly entry: ReportLine;
  readonly known: boolean;
  /** Where the name ends and where the value stands, of a number. */
  readonly place?: { readonly end: number; readonly at: number };
}

/** Of the numbers in a line, the one that reads best as the value of the name before it. */
export function readTokens(tokens: readonly Token[], around: Around): ReadLine | undefined {
  let best: (ReadLine & { worth: number }) | undefined;
  for (const at of tokens.keys()) {
    const found = readAt(tokens, at, around);
    if (found !== undefined && (best === undefined || found.worth > best.worth)) best = found;
  }
  return best;
}

function readAt(
  tokens: readonly Token[],
  at: number,
  around: Around,
): (ReadLine & { worth: number }) | undefined {
  const value = tokens[at];
  if (value === undefined || at === 0 || !isValue(tokens, at)) return undefined;
  const after = tokens.slice(at + 1);
  if (!besideValue(after, []).clean) return undefined;
  const { name, end, known } = nameBefore(tokens, at, around.knows);
  if (!/\p{L}/u.test(name) || isComment(`${name}:`)) return undefined;
  const beside = besideValue(after, tokens.slice(end, at));
  const asCount = value.kind === 'range';
  if (isLimitBefore(tokens, at, around) || isInName(tokens, at)) return undefined;
  if (holdsAnother(tokens.slice(0, at), around.knows) || namesAnother(after, around.knows)) return undefined;
  if (known ? asCount && !isCounted(beside, around) : !reads(name, value, beside, tokens, around))
    return undefined;
  if (known && beside.strangers > (beside.unitKnown || tokens.some(({ cell }, i) => i > at && cell) ? 2 : 0))
    return undefined;
  if (isDose(value, beside, around) || (!known && isBroken(tokens.slice(0, end), around.knows)))
    return undefined;
  const worth = known ? 1000 + end : -at;
  return {
    entry: entryOf(name, value, beside, unitInName(tokens.slice(0, end))),
    known,
    worth,
    place: { end, at },
  };
}

const isValue = (tokens: readonly Token[], at: number): boolean => {
  const { kind, text = '' } = tokens[at] ?? {};
  return kind === 'number' || (kind === 'range' && /^\d+-\d+$/.test(text));
};

const isByField = ({ unit }: Beside): boolean =>
  unit !== undefined && /[/x]?\s*(?:hpf|lpf|campo|field|cgp)\b/i.test(unit);

/** A count between two numbers is a value only where something is counted by the field, or a range follows. */
const isCounted = (beside: Beside, { row }: Around): boolean =>
  isByField(beside) || (beside.unit === undefined && row === true && beside.limits.length > 0);

/** "<=8.0 ng/mL  5.1": a limit with the value after it. */
function isLimitBefore(tokens: readonly Token[], at: number, { rangeFirst }: Around): boolean {
  const { comparator } = tokens[at] ?? {};
  if (comparator === undefined || !(rangeFirst || comparator.endsWith('='))) return false;
  if (tokens[at - 1]?.kind === 'range') return true;
  return tokens.slice(at + 1).some(({ kind, cell, comparator: sign }) => {
    return kind === 'number' && cell && sign === undefined;
  });
}

/** "MELD 3.0 Score  31": a number within the first column, where another column begins with the value. */
function isInName(tokens: readonly Token[], at: number): boolean {
  if (tokens.slice(1, at + 1).some(({ cell }) => cell) || tokens[at + 1]?.text === '%') return false;
  return tokens.slice(at + 1).some(({ kind, cell, comparator }, i) => {
    return cell && kind === 'number' && comparator === undefined && tokens[at + i + 2]?.kind !== 'date';
  });
}

/** Whether a line with an unknown name reads as a result: as a row of a table, or by its unit or range. */
function reads(
  name: string,
  value: Token,
  beside: Beside,
  tokens: readonly Token[],
  around: Around,
): boolean {
  if (
    // "9:41": a clock is no name.
    /^\d{1,2}:\d{2}/.test(name) ||
    // The point of "Conc. Media" ends no sentence where the value is a column of its own.
    !isShort(value.cell ? name.replace(/^(\p{L}+)\./u, '$1') : name) ||
    beside.strangers > 0 ||
    holdsValue(tokens.slice(0, tokens.indexOf(value)), around.knows)
  )
    return false;
  if (value.kind === 'range') return isByField(beside) && mayBeName(name);
  // A value and a range of its own: no zone of a table is printed so.
  const whole = value.comparator === undefined && beside.limits.length > 0;
  if (!whole && !mayBeName(name)) return false;
  const cells = tokens.filter(({ cell }) => cell).length;
  const inRow = around.row === true && value.cell && cells > 2;
  const ranged = beside.limits.length > 0;
  if (value.comparator !== undefined)
    return ranged || (beside.unitKnown && around.explained !== true && !value.comparator.endsWith('='));
  // "Positive 1:160" is a result in words.
  const titer = value.titer === true && tokens[tokens.indexOf(value) - 1]?.kind !== 'result';
  return ranged || beside.unitKnown || inRow || (around.row === true && titer);
}

/** "Vitamin D 2000 IU": what is taken, where no range stands beside it. */
const isDose = ({ comparator }: Token, { unit = '', limits }: Beside, { row }: Around): boolean =>
  comparator === undefined &&
  limits.length === 0 &&
  row !== true &&
  /^(?:iu|ui|units?|unidades|mc?g|g|meq|ml)$/i.test(unit);

export function entryOf(name: string, token: Token, beside: Beside, inName?: string): ReportLine {
  const unit = beside.unit ?? inName;
  const density = unit === undefined ? token.density : undefined;
  const comparator = token.kind === 'number' ? token.comparator : undefined;
  const range = rangeOf(token, beside.limits, density !== undefined);
  const flag = token.mark ?? beside.mark ?? sideBeyond(token, range, token.side ?? beside.side);
  // "37.0 C": the unit, where no other is printed.
  const mark = flag === 'C' && unit === undefined ? undefined : flag;
  const { expected } = beside;
  const number = token.kind === 'range' ? token.text : (token.doubtful ?? token.value ?? token.text);
  return {
    marker: name,
    value: density ?? number,
    ...(comparator === undefined ? {} : { comparator }),
    ...(unit === undefined ? {} : { unit }),
    ...range,
    ...(mark === undefined ? {} : { mark }),
    ...(expected === undefined ? {} : { expected }),
  };
}

/** The flag of a side, unless the value is outside of its own range, so that it says nothing more. */
function sideBeyond(
  { kind, value = 0, doubtful }: Token,
  {
    refLow = Number.NEGATIVE_INFINITY,
    refHigh = Number.POSITIVE_INFINITY,
  }: { refLow?: number; refHigh?: number },
  side: string | undefined,
): string | undefined {
  const says = sideOfMark(side);
  if (kind !== 'number' || says === undefined || doubtful !== undefined) return says && side;
  const confirmed = (says !== 'low' && value > refHigh) || (says !== 'high' && value < refLow);
  return confirmed ? undefined : side;
}

/**
 * The report's own range; none where several are printed, or a dilution. A value at a limit that is itself outside is
 * left to the published ranges.
 */
export function rangeOf(
  value: Pick<Token, 'value' | 'comparator' | 'kind'>,
  limits: readonly Token[],
  asDensity = false,
): { refLow?: number; refHigh?: number } {
  const [found] = limits;
  if (found === undefined || limits.some(({ low, high }) => low !== found.low || high !== found.high))
    return {};
  const { low, high, exclusive } = found;
  const isLimit = value.kind === 'number' && (value.value === low || value.value === high);
  if (exclusive && value.comparator === undefined && isLimit) return {};
  const scaled = (limit: number): number => (asDensity && limit >= 1000 ? limit / 1000 : limit);
  return {
    ...(low === undefined ? {} : { refLow: scaled(low) }),
    ...(high === undefined ? {} : { refHigh: scaled(high) }),
  };
}
