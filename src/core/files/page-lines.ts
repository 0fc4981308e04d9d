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
  return rows.map((row) => joined(row.pieces.toSorted((a, b) => a.x - b.x)));
}

function joined(pieces: readonly Placed[]): string {
  let line = '';
  let end: number | undefined;
  for (const { text, x, width, size } of pieces) {
    const gap = end === undefined ? 0 : x - end;
    if (gap > COLUMN_GAP * size) line = line.trimEnd() + COLUMN;
    else if (gap > WORD_GAP * size && !line.endsWith(' ')) line += ' ';
    line += text;
    end = Math.max(end ?? x, x + width);
  }
  return line.trim();
}
