import { type Knows, nameText } from '../name-before.ts';
import type { Token } from '../tokens.ts';

/** Values, or marks of empty cells, that stand one after another in a line; flags belong to the value before them. */
export interface Run {
  readonly from: number;
  readonly end: number;
  readonly slots: readonly (readonly Token[])[];
}

/** What stands where a column of a row is empty. */
export const isEmpty = ({ kind, text }: Token): boolean =>
  kind === 'aside' || /^(?:-{1,4}|\.{1,2}|\*{3,}|[nN]\/[aA]|ND)$/.test(text);

const isWords = ({ kind, said }: Token): boolean => kind === 'result' || said !== undefined;
const begins = (token: Token): boolean =>
  token.kind === 'number' || isEmpty(token) || (isWords(token) && token.cell);

/** A flag behind its value, and not one that may stand before the next. */
const isOfSlot = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'flag' &&
  tokens[at]?.cell === false &&
  (tokens[at + 1]?.kind !== 'number' || tokens[at + 1]?.cell === true);

function runFrom(tokens: readonly Token[], from: number): Run {
  const slots: Token[][] = [];
  let end = from;
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (begins(token)) slots.push([token]);
    else if ((isWords(token) || isOfSlot(tokens, i)) && slots.length > 0) slots.at(-1)?.push(token);
    else if (token.kind !== 'flag') break;
    end = i + 1;
  }
  return { from, end, slots };
}

const COUNTED =
  /^(?:type|tipo|factor|class|clase|group|grupo|subtype|phase|fase|stage|panel|no\.|gen|\(?ca\)?)$/i;

/** The number that ends a name: the 125 of "CA 125 12 14", the 4 of "Type 4 12 14". */
const isOfName = (tokens: readonly Token[], at: number, knows: Knows): boolean =>
  tokens[at]?.cell === false &&
  (COUNTED.test(tokens[at - 1]?.text ?? '') || knows(nameText(tokens.slice(0, at + 1))));

/** The longest run of values after a name; the first of several. */
export function runOf(tokens: readonly Token[], knows: Knows): Run | undefined {
  let best: Run | undefined;
  for (let from = 1; from < tokens.length; from++) {
    const [before, token] = [tokens.slice(0, from), tokens[from]];
    if (token === undefined || !begins(token) || !before.some(({ text }) => /\p{L}/u.test(text))) continue;
    if (isOfName(tokens, from, knows)) continue;
    const run = runFrom(tokens, from);
    if (best === undefined || run.slots.length > best.slots.length) best = run;
    from = run.end;
  }
  return best;
}

const isValue = ([token]: readonly Token[]): boolean => token?.kind === 'number';
const isSigned = (slot: readonly Token[] | undefined): boolean => slot?.[0]?.comparator !== undefined;

/** "80 %   5 %": two values in cells of their own with the same unit, and no day beside them. */
function holdsTwice(tokens: readonly Token[]): boolean {
  const units = tokens.flatMap(({ kind, cell, comparator }, i) => {
    const { kind: next, text } = tokens[i + 1] ?? {};
    const dated = tokens[i + 2]?.kind === 'date';
    return kind === 'number' && cell && comparator === undefined && next === 'unit' && !dated ? [text] : [];
  });
  return new Set(units).size < units.length;
}

/** "5.9 % -> 6.4 %" */
const goesTo = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, i) =>
      /^[→➔⇒]$/.test(text) &&
      tokens[i + 1]?.kind === 'number' &&
      tokens.slice(0, i).some(({ kind }) => kind === 'number'),
  );

/** "52 (40)" */
const hasInBrackets = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, i) => /^\(\d[\d.,]*\)$/.test(text) && tokens[i - 1]?.kind === 'number');

/** Whether two or more values stand in a line and nothing beside them tells which is meant: no unit, no date. */
export function holdsSeveral(tokens: readonly Token[], knows: Knows): boolean {
  const run = runOf(tokens, knows);
  if (run === undefined) return false;
  if (holdsTwice(tokens) || goesTo(tokens) || hasInBrackets(tokens)) return true;
  const values = run.slots.filter(isValue);
  // "97 <100": the last is a limit.
  while (values.length > 1 && isSigned(values.at(-1))) values.pop();
  return values.length > 1 && tokens[run.end]?.kind !== 'date';
}
