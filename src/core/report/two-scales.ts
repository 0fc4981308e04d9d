import type { Token } from './tokens.ts';

/** The words between the first value and a second one may be no more than what stands around a value. */
const BETWEEN: readonly Token['kind'][] = ['unit', 'range', 'flag', 'aside'];

/**
 * A line with several values of one name, each with its unit or its range: "Neutrophils 71.8 % (40-74) 0.9 x10^9/L
 * (1.8-7.5)". Each comes back as a line of its own with the name; nothing where one value stands there.
 * @param end where the name ends
 * @param at where the first value stands
 */
export function eachScale(tokens: readonly Token[], end: number, at: number): Token[][] {
  const starts = [at, ...laterValues(tokens, at)];
  if (starts.length < 2) return [];
  const name = tokens.slice(0, end);
  const before = tokens.slice(end, at);
  const parts = starts.map((from, i) => tokens.slice(from, starts[i + 1] ?? tokens.length));
  const rows = spread(parts).map((part) => [...name, ...before, ...part]);
  return before.some(isLimit) ? [] : rows;
}

const isLimit = ({ kind, comparator }: Token): boolean =>
  kind === 'range' || (kind === 'number' && comparator !== undefined);

/** "<0.1 x10^9/L (1.8-7.5)" in columns of its own: no limit has a range behind it. */
const isCensored = (tokens: readonly Token[], at: number): boolean => {
  const { kind, comparator = '=', cell } = tokens[at] ?? {};
  const behind = tokens.slice(at + 1).filter((one) => one.kind !== 'flag');
  const ranged = behind[0]?.kind === 'unit' && behind[1]?.kind === 'range';
  return kind === 'number' && cell === true && !comparator.endsWith('=') && ranged;
};

/** Where further values stand: numbers with a unit or a range right behind them, and no day. */
export function laterValues(tokens: readonly Token[], at: number): number[] {
  const found: number[] = [];
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (BETWEEN.includes(token.kind) || (isLimit(token) && !isCensored(tokens, i))) continue;
    if (token.kind !== 'number' || token.titer === true) break;
    const behind = tokens.slice(i + 1).filter(({ kind }) => kind !== 'flag');
    const [next, after] = behind;
    // A number without a unit may be an earlier result, unless the value before it has its own range.
    const ranged =
      next?.kind === 'range' && tokens.slice(found.at(-1) ?? at, i).some(({ kind }) => kind === 'range');
    const measured = next?.kind === 'unit' || ranged;
    const dated = next?.kind === 'date' || after?.kind === 'date';
    if (!measured || dated) break;
    found.push(i);
  }
  return found;
}

/** "71.8 %  0.9 x10^9/L  (40-74)  (1.8-7.5)": the ranges behind the last value in the order of the values. */
function spread(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const last = parts.at(-1) ?? [];
  const limits = last.filter((token, i) => i > 0 && isLimit(token));
  const earlier = parts.slice(0, -1);
  if (limits.length < 2 || earlier.some((part) => part.slice(1).some(isLimit))) return parts;
  const rest = last.filter((token) => !limits.includes(token));
  if (limits.length !== parts.length) return [...earlier, rest];
  return [...earlier, rest].map((part, i) => [...part, ...limits.slice(i, i + 1)]);
}
