/** Marks that part the columns of a table. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** As many lines as tell how the columns are parted. */
const TRIED = 60;
const MOST_ROWS = 5000;

/** The cells of a table in a text (RFC 4180, with any of the usual marks); no rows where it holds no table. */
export function cellsOf(text: string): string[][] {
  const sample = text.split('\n', TRIED).join('\n');
  let best: { worth: number; mark: string } | undefined;
  for (const mark of DELIMITERS) {
    const worth = alike(rowsOf(sample, mark));
    if (worth > (best?.worth ?? 0)) best = { worth, mark };
  }
  return best === undefined ? [] : rowsOf(text, best.mark);
}

/** How many cells stand in rows that are as wide as most. */
function alike(rows: readonly (readonly string[])[]): number {
  const widths = new Map<number, number>();
  for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + length);
  return Math.max(0, ...widths.values());
}

function rowsOf(text: string, mark: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
  const endCell = (): void => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let i = 0; i < text.length && rows.length < MOST_ROWS; i++) {
    const char = text[i] ?? '';
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[i + 1] === '"') cell += text[++i];
      else quoted = false;
    } else if (char === '"' && cell.trim() === '') [quoted, cell] = [true, ''];
    else if (char === mark) endCell();
    else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
  }
  endRow();
  return rows;
}
