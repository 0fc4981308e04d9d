import { type Cell, unfolded } from './page-columns.ts';

/** A piece of text as a page of a PDF places it, in points from the lower left corner. */
export interface Placed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The size of its letters. */
  readonly size: number;
}

/** Pieces whose baselines are no further apart, by the size of their letters, stand on one line. */
const SAME_LINE = 0.45;
/** From this gap on, by the size of the letters, a new word begins; and from that one a new column. */
const WORD_GAP = 0.15;
const COLUMN_GAP = 1.1;
const COLUMN = '   ';

/** The lines of a page as they are read, top to bottom, with several spaces between columns. */
export function pageLines(pieces: readonly Placed[]): string[] {
  const rows: { y: number; size: number; pieces: Placed[] }[] = [];
  const shown = pieces.filter(({ text }) => text.trim() !== '');
  for (const piece of shown.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row !== undefined && row.y - piece.y <= SAME_LINE * Math.max(row.size, piece.size))
      row.pieces.push(piece);
    else rows.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return unfolded(rows.map((row) => cellsIn(row.pieces.toSorted((a, b) => a.x - b.x)))).map((cells) =>
    cells.map(({ text }) => text).join(COLUMN),
  );
}

function cellsIn(pieces: readonly Placed[]): Cell[] {
  const cells: Cell[] = [];
  for (const { text, x, width, size } of pieces) {
    const last = cells.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : x - last.end;
    if (last === undefined || gap > COLUMN_GAP * size) cells.push({ text, x, end: x + width });
    else {
      const space = gap > WORD_GAP * size && !last.text.endsWith(' ') ? ' ' : '';
      cells[cells.length - 1] = {
        ...last,
        text: last.text + space + text,
        end: Math.max(last.end, x + width),
      };
    }
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.trim() }));
}
