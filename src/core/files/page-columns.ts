import { isUnit } from '../report/tokens.ts';

/** What stands together on a line, with its place from the left. */
export interface Cell {
  readonly text: string;
  readonly x: number;
  readonly end: number;
}

const FEWEST_ROWS = 3;
/** How far apart, in points, the beginnings of one column may be. */
const LOOSE = 6;

const NUMBER = /^[<>]?=?\s?\d+(?:[.,]\d+)*\s?(?:[HL*]{1,2})?$/;

const mayName = (text: string): boolean => /\p{L}{2}/u.test(text) && !isUnit(text);

/** Where a second table begins beside the first: names, each with a value right after it; none on most pages. */
export function gutterOf(rows: readonly (readonly Cell[])[]): number | undefined {
  const measured = rows.filter((cells) => cells.some(({ text }) => NUMBER.test(text)));
  const begins = measured.flatMap((cells) =>
    cells.flatMap((cell, i): Cell[] => {
      const named = i > 1 && mayName(cell.text) && NUMBER.test(cells[i + 1]?.text ?? '');
      return named && cells.slice(0, i).some(({ text }) => NUMBER.test(text)) ? [cell] : [];
    }),
  );
  for (const { x } of begins) {
    const column = begins.filter((other) => Math.abs(other.x - x) <= LOOSE);
    // Flags beside earlier results repeat, names do not.
    const distinct = new Set(column.map(({ text }) => text)).size;
    if (distinct >= FEWEST_ROWS && distinct === column.length && distinct >= measured.length * 0.5)
      return Math.min(...column.map((cell) => cell.x)) - 1;
  }
  return undefined;
}

/** The rows in the order in which they are read: of two tables beside each other first the left one. */
export function unfolded(rows: readonly (readonly Cell[])[]): (readonly Cell[])[] {
  const gutter = gutterOf(rows);
  if (gutter === undefined) return [...rows];
  const read: (readonly Cell[])[] = [];
  let right: (readonly Cell[])[] = [];
  for (const cells of rows) {
    const beside = cells.filter(({ x }) => x >= gutter);
    const before = cells.filter(({ x }) => x < gutter);
    const isWhole = before.some(({ end }) => end > gutter);
    if (isWhole) {
      read.push(...right, cells);
      right = [];
      continue;
    }
    if (before.length > 0) read.push(before);
    if (beside.length > 0) right.push(beside);
  }
  return [...read, ...right];
}
