import type { Knows } from '../name-before.ts';
import type { Unread } from '../reading.ts';
import { type Print, type Token, tokensOf } from '../tokens.ts';
import { type Cell, cellsOf, headOf, isParted } from './cells.ts';
import type { DayColumns } from './days.ts';
import type { Head, Kind } from './heads.ts';
import { isEmpty, type Run, runOf } from './run.ts';
import type { Table } from './table.ts';

/** What is left of a row for reading: the words of each of its values, or why none is of this report. */
export type Row =
  | { readonly rows: readonly (readonly Token[])[]; readonly arranged: boolean }
  | { readonly unread: Unread };

interface Line {
  readonly raw: string;
  readonly tokens: readonly Token[];
  readonly print: Print;
  readonly knows: Knows;
}

/** A row of a table with the value of this report only, and its columns in the order of name, value, unit, range. */
export function rowIn(table: Table | undefined, line: Line): Row {
  const whole: Row = { rows: [line.tokens], arranged: false };
  if (table === undefined) return whole;
  if (table.days !== undefined) return datedRow(table, table.days, line) ?? whole;
  if (table.units !== undefined) return unitRow(table.units, line) ?? whole;
  return orderedRow(table, line) ?? currentRow(table, line) ?? expectedRow(table, line) ?? whole;
}

const asCell = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => (i === 0 ? { ...token, cell: true } : token));

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
    const tokens = tokensOf(cell.text, print).filter(({ kind, text }) => kind !== 'flag' || text === '-');
    const column = headOf(cell, columns, false);
    const near = column !== undefined && distance(cell, column) < widest;
    return near && tokens.length > 0 ? [{ column, tokens }] : [];
  });
  const once = new Set(placed.map(({ column }) => column)).size === placed.length;
  const all = placed.length === run.slots.length && placed.every(({ tokens }) => tokens.length === 1);
  if (!once || !all) return undefined;
  return placed.find(({ column }) => column === columns[newest])?.tokens ?? [];
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
  const others = cells.filter(({ index }) => !columns.includes(index) && !isEarlier(table, index));
  const [name, ...rest] = others;
  return name === undefined ? undefined : rowOf([name, value, ...rest], print, [END]);
}

const isEarlier = ({ heads }: Table, at: number): boolean =>
  heads.some(({ index, kind }) => index === at && kind === 'earlier');

/** The columns that were left out, so that a value stays in the middle of its row. */
const END: Token = { text: '', kind: 'aside', cell: true };

const rowOf = (cells: readonly Cell[], print: Print, more: readonly Token[] = []): Row => ({
  rows: [[...tokensOf(cells.map(({ text }) => text).join('\t'), print), ...more]],
  arranged: true,
});

/** Bare values under the heads of their units: one row for each. */
function unitRow(units: readonly string[], { tokens, print, knows }: Line): Row | undefined {
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

const READ: readonly Kind[] = ['name', 'value', 'flag', 'unit', 'range'];

/** Whether the columns stand in another order than name, value, and what belongs to it. */
function isOtherOrder({ heads }: Table): boolean {
  const kinds = heads.map(({ kind }) => kind);
  const [name, value] = [kinds.indexOf('name'), kinds.indexOf('value')];
  if (name < 0 || value < 0 || kinds.lastIndexOf('value') !== value || kinds.lastIndexOf('name') !== name)
    return false;
  const before = kinds.slice(0, value);
  return name > value || before.some((kind) => kind === 'range' || kind === 'unit' || kind === 'method');
}

/** A row of such a table, by what stands under each head. */
function orderedRow(table: Table, { raw, print }: Line): Row | undefined {
  if (!isOtherOrder(table) || table.parted !== isParted(raw)) return undefined;
  const cells = table.parted ? cellsOf(raw) : cellsOf(raw).flatMap((cell) => splitAt(cell, table.heads));
  if (cells.length < 2) return undefined;
  const under = new Map<Kind, Cell[]>();
  for (const cell of cells) {
    const kind = headOf<Head>(cell, table.heads, table.parted)?.kind ?? 'other';
    under.set(kind, [...(under.get(kind) ?? []), cell]);
  }
  const [names = [], values = []] = [under.get('name'), under.get('value')];
  if (names.length !== 1) return undefined;
  if (values.length === 0) return { unread: 'no_value' };
  // "Leucocitos 5-10 por campo" is no number.
  if (values.some(({ text }) => /^\p{L}{3,}.*\d/u.test(text))) return { unread: 'in_words' };
  return rowOf(
    READ.flatMap((kind) => under.get(kind) ?? []),
    print,
  );
}

/** A cell that reaches into the next column, parted where that column begins. */
function splitAt(cell: Cell, heads: readonly Head[]): Cell[] {
  const words = [...cell.text.matchAll(/\S+/g)];
  const at = words.findIndex(({ index, 0: word }, i) => {
    if (!/^[<>]?\d/.test(word)) return false;
    const start = cell.start + index;
    return i > 0 && heads.some((head) => Math.abs(head.start - start) < 2 && head.start > cell.start + 2);
  });
  const cut = words[at]?.index;
  if (cut === undefined) return [cell];
  const [left, right] = [cell.text.slice(0, cut).trim(), cell.text.slice(cut)];
  return [
    { ...cell, text: left, end: cell.start + left.length },
    ...splitAt({ ...cell, text: right, start: cell.start + cut }, heads),
  ];
}
