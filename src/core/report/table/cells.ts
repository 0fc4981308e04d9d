/** A cell of a line, where it stands. */
export interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Which column it is, where columns are parted by tabs or bars; else its place among the cells. */
  readonly index: number;
}

/** Whether the columns of a line are parted by tabs or bars, so that empty cells count. */
export const isParted = (raw: string): boolean => /\t| \| /.test(raw);

/** The cells of a line that is not trimmed, without the empty ones. */
export function cellsOf(raw: string): Cell[] {
  const parted = isParted(raw);
  const found: Cell[] = [];
  let index = 0;
  let at = 0;
  for (const part of raw.split(parted ? /(\t| \| )/ : /(\s{2,})/)) {
    const text = part.trim();
    const between = parted ? part === '\t' || part === ' | ' : text === '';
    if (between && parted) index++;
    else if (text !== '') {
      const start = at + part.indexOf(text);
      found.push({ text, start, end: start + text.length, index: parted ? index : found.length });
    }
    at += part.length;
  }
  return found;
}

/** How far two cells stand apart: nothing where one is above the other. */
const gap = (a: Cell, b: Cell): number => Math.max(0, a.start - b.end, b.start - a.end);
/** How far the nearest of their edges stand apart. */
const askew = (a: Cell, b: Cell): number => Math.min(Math.abs(a.start - b.start), Math.abs(a.end - b.end));

/** The head that a cell stands under. */
export function headOf<T extends Cell>(cell: Cell, heads: readonly T[], parted: boolean): T | undefined {
  if (parted) return heads.find(({ index }) => index === cell.index);
  return heads.toSorted((a, b) => gap(a, cell) - gap(b, cell) || askew(a, cell) - askew(b, cell))[0];
}
