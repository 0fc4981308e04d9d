import { type Cell, cellsOf, headOf, isParted } from './cells.ts';
import type { Head, Kind } from './heads.ts';
import { type Line, type Row, rowOf } from './row.ts';
import type { Table } from './table.ts';

/** "Blasts  12 %  0": a bare 0 in the column of the ranges is the upper limit. */
export function zeroRow({ heads, parted }: Table, { raw, print }: Line): Row | undefined {
  const cells = parted === isParted(raw) ? cellsOf(raw) : [];
  const value = cells.findIndex(({ text }, i) => i > 0 && /^[<>]?\d/.test(text));
  const isLimit = (cell: Cell): boolean =>
    cell.text === '0' && cells.indexOf(cell) > value && headOf<Head>(cell, heads, parted)?.kind === 'range';
  if (value < 0 || !cells.some(isLimit)) return undefined;
  return rowOf(
    cells.map((cell) => (isLimit(cell) ? { ...cell, text: '<=0' } : cell)),
    print,
  );
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
export function orderedRow(table: Table, { raw, print }: Line): Row | undefined {
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
