import { besideValue, markBeside } from '../after-value.ts';
import { entryOf, type ReportLine } from '../line.ts';
import { isGroup } from '../line-in-words.ts';
import type { Knows } from '../name-before.ts';
import { spaced } from '../tidy.ts';
import { type Token, unitText } from '../tokens.ts';

/** A name whose value stands below it, with what stands between. */
export interface Named {
  readonly name: string;
  readonly limits: readonly Token[];
  readonly unit?: string;
}

/** The value of a line of its own; `sure` where it can be nothing else. */
export function valueBelow(
  { name, limits, unit: above }: Named,
  [value, ...after]: readonly Token[],
  labelled: boolean,
): { entry: ReportLine; sure: boolean } | undefined {
  const beside = besideValue(after, limits);
  if (value === undefined || !beside.clean || beside.strangers > (labelled ? 1 : 0)) return undefined;
  const counted =
    beside.strangers === 1
      ? after.find(({ kind, text }) => kind === 'word' && !text.endsWith(':'))
      : undefined;
  const unit = beside.unit ?? (counted === undefined ? above : unitText(counted));
  return {
    entry: entryOf(name, value, { ...beside, ...(unit === undefined ? {} : { unit }) }),
    sure: labelled || beside.unitKnown || value.titer === true || limits.length > 0,
  };
}

/** Whether a line is a number that may be a value if a range follows. */
export const isHeld = ([value, ...flags]: readonly Token[]): boolean =>
  value?.comparator === undefined && flags.every(({ kind }) => kind === 'flag');

/** Such a number with the range that follows. */
export function heldBelow(
  name: string,
  [value, ...flags]: readonly Token[],
  range: readonly Token[],
): ReportLine | undefined {
  const beside = besideValue([...flags, ...range], []);
  const ranged = beside.clean && beside.strangers === 0 && beside.limits.length === 1;
  return value !== undefined && ranged ? entryOf(name, value, beside) : undefined;
}

/** The words of a line of its own. */
export function wordsBelow(name: string, all: readonly Token[], knows: Knows): ReportLine | undefined {
  const column = all.findIndex(({ cell }, i) => i > 0 && cell);
  const tokens = column < 0 ? all : all.slice(0, column);
  if (isGroup(tokens, name)) return { marker: name, value: tokens.map(({ text }) => text).join(' ') };
  const isResult = tokens.some(({ kind }) => kind === 'result') && tokens.length <= 5;
  const plain = tokens.every(({ kind, said }) => said !== undefined || kind === 'flag' || kind === 'unit');
  if (!isResult || !plain || !knows(name)) return undefined;
  const rest = tokens.filter(({ said }) => said === undefined);
  const unit = rest.find(({ kind }) => kind === 'unit');
  const mark = markBeside(rest);
  return {
    marker: name,
    value: spaced(
      tokens
        .filter(({ said }) => said !== undefined)
        .map(({ text }) => text)
        .join(' '),
    ),
    ...(unit === undefined ? {} : { unit: unitText(unit) }),
    ...(mark === undefined ? {} : { mark }),
  };
}

/** What a line says of range and unit; nothing where it says several. */
export function rangeBelow(tokens: readonly Token[]): {
  several: boolean;
  limits: readonly Token[];
  unit?: string;
} {
  const { limits, unit, clean, strangers } = besideValue(tokens, []);
  // "TITER" in a line of its own goes on a name.
  const isUnit = unit !== undefined && !(tokens.length === 1 && /^\p{L}{5,}$/u.test(unit));
  return { several: limits.length > 1 || !clean || strangers > 0, limits, ...(isUnit ? { unit } : {}) };
}
