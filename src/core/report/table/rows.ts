import { markOf } from '../marks.ts';
import { type Token, tokensOf } from '../tokens.ts';
import { type Cell, cellsOf, headOf, isParted } from './cells.ts';
import type { DayColumns } from './days.ts';
import { orderedRow, zeroRow } from './ordered-rows.ts';
import { asCell, type Line, type Row, rowOf } from './row.ts';
import { isEmpty, type Run, runOf } from './run.ts';
import type { Table } from './table.ts';

/** A row of a table with the value of this report only, and its columns in the order of name, value, unit, range. */
export function rowIn(table: Table | undefined, line: Line): Row {
  const whole: Row = { rows: [line.tokens], arranged: false };
  if (table === undefined) return whole;
  if (table.days !== undefined) return datedRow(table, table.days, line) ?? whole;
  if (table.units !== undefined) return unitRow(table.units, line) ?? whole;
  return (
    orderedRow(table, line) ??
    currentRow(table, line) ??
    expectedRow(table, line) ??
    zeroRow(table, line) ??
    whole
  );
}

function datedRow(table: Table, days: DayColumns, line: Line): Row | undefined {
  if (table.parted && isParted(line.raw)) return partedRow(table, days, line);
  const run = runOf(line.tokens, line.knows);
  const { newest } = days;
  if (run === undefined) return wordsRow(days, line);
  const values = run.slots.filter(([token]) => token !== undefined && !isEmpty(token));
  const none: Row = { unread: values.length > 1 ? 'several_values' : 'no_value' };
  const count = days.columns.length;
  if (newest === undefined) return none;
  const slots = slotsOf(run, count);
  const slot = slots === undefined ? slotUnder(days, newest, run, line) : slots[newest];
  if (slot === undefined) return none;
  const [first] = slot;
  if (first === undefined || isEmpty(first)) return { unread: 'no_value' };
  // What came before as a surplus is a part of the name, and after it a limit.
  const { tokens } = line;
  return {
    rows: [[...tokens.slice(0, run.from), ...asCell(slot), ...tokens.slice(run.end)]],
    arranged: true,
  };
}

/** A row with words in each column. */
function wordsRow({ columns, newest }: DayColumns, { raw, tokens, print }: Line): Row | undefined {
  const [name, ...cells] = cellsOf(raw);
  const results = tokens.filter(({ kind }) => kind === 'result').length;
  if (name === undefined || cells.length < 2) return results > 1 ? { unread: 'in_words' } : undefined;
  const value = cells[newest ?? -1];
  return value === undefined || cells.length !== columns.length
    ? { unread: 'in_words' }
    : rowOf([name, value], print, [END]);
}

/** The values, one for each column; undefined where there are fewer or more. */
function slotsOf({ slots }: Run, count: number): Run['slots'] | undefined {
  if (slots.length === count) return slots;
  const limit = slots.length === count + 1 && slots.at(-1)?.[0]?.comparator !== undefined;
  return limit ? slots.slice(0, -1) : undefined;
}

/** The value under a column, by its place in the line; undefined where that cannot be told. */
function slotUnder(
  days: DayColumns,
  newest: number,
  run: Run,
  { raw, print }: Line,
): readonly Token[] | undefined {
  const { columns } = days;
  const [, ...cells] = cellsOf(raw);
  const widest = Math.min(...columns.slice(1).map(({ start }, i) => start - (columns[i]?.start ?? 0))) / 2;
  const placed = cells.flatMap((cell) => {
    const all = tokensOf(cell.text, print);
    const tokens = all.filter(({ kind, text }) => kind !== 'flag' || text === '-');
    const flags = all.filter((token) => !tokens.includes(token));
    const column = headOf(cell, columns, false);
    const near = column !== undefined && distance(cell, column) < widest;
    return near && tokens.length > 0 ? [{ column, tokens, flags }] : [];
  });
  const once = new Set(placed.map(({ column }) => column)).size === placed.length;
  const all = placed.length === run.slots.length && placed.every(({ tokens }) => tokens.length === 1);
  if (!once || !all) return undefined;
  const found = placed.find(({ column }) => column === columns[newest]);
  return [...(found?.tokens ?? []), ...(found?.flags ?? [])];
}

const distance = (a: Cell, b: Cell): number => Math.min(Math.abs(a.start - b.start), Math.abs(a.end - b.end));

/** A row whose columns are parted: each cell stands in its column, the empty ones too. */
function partedRow(table: Table, days: DayColumns, { raw, print }: Line): Row | undefined {
  const cells = cellsOf(raw);
  if (cells.length < 2) return undefined;
  const columns = days.columns.map(({ index }) => index);
  const newest = days.newest === undefined ? undefined : columns[days.newest];
  const under = cells.filter(({ index }) => columns.includes(index));
  const value = cells.find(({ index }) => index === newest);
  if (value === undefined || tokensOf(value.text, print).every(isEmpty)) {
    if (under.length === 0) return undefined;
    return { unread: newest === undefined && under.length > 1 ? 'several_values' : 'no_value' };
  }
  const others = cells.filter(({ text, index }) => {
    // A flag in a column of its own is that of the value before it.
    const ofOther = index !== value.index + 1 && markOf(text) !== undefined;
    return !columns.includes(index) && !isEarlier(table, index) && !ofOther;
  });
  const [name, ...rest] = others;
  return name === undefined ? undefined : rowOf([name, value, ...rest], print, [END]);
}

const isEarlier = ({ heads }: Table, at: number): boolean =>
  heads.some(({ index, kind }) => index === at && kind === 'earlier');

/** The columns that were left out, so that a value stays in the middle of its row. */
const END: Token = { text: '', kind: 'aside', cell: true };

/** Values under the heads of their units, or with units of their own: one row for each. */
function unitRow(units: readonly string[], { raw, tokens, print, knows }: Line): Row | undefined {
  const [head = [], ...cells] = cellsOf(raw).map(({ text }) => tokensOf(text, print));
  const whole = cells.every(
    ([value, unit, ...more]) => value?.kind === 'number' && unit?.kind === 'unit' && more.length === 0,
  );
  if (whole && cells.length === units.length)
    return { rows: cells.map((cell) => [...head, ...asCell(cell)]), arranged: true };
  if (units.includes('')) return undefined;
  const run = runOf(tokens, knows);
  if (run === undefined || run.slots.length !== units.length) return undefined;
  const own = tokens.some(({ kind }, i) => kind === 'unit' && i >= run.from);
  if (own || run.slots.some(([token]) => token?.kind !== 'number' || token.titer === true)) return undefined;
  const name = tokens.slice(0, run.from);
  const rows = run.slots.map((slot, i) => [...name, ...asCell(slot), ...tokensOf(units[i] ?? '', print)]);
  return { rows, arranged: true };
}

/** A row with an earlier result only: a value with its day, where another column holds the results of now. */
function currentRow({ current }: Table, { tokens, knows }: Line): Row | undefined {
  const run = current === undefined ? undefined : runOf(tokens, knows);
  const only = run?.slots.length === 1 && tokens[run.end]?.kind === 'date';
  return only ? { unread: 'no_value' } : undefined;
}

/** A row in words whose columns cannot be told: the first may be what is expected. */
function expectedRow({ rangeFirst }: Table, { tokens }: Line): Row | undefined {
  const words = tokens.filter(({ kind }) => kind === 'result');
  const bare = tokens.every(({ kind }) => kind !== 'number');
  return rangeFirst && bare && words.length > 1 ? { unread: 'in_words' } : undefined;
}
