/** What a cell of a spreadsheet holds; an empty one is an empty text. */
export type Cell = string | number | Date;

/** A row with the line, or the number of the row in a workbook, that it stands at. */
export interface SheetRow {
  readonly at: number;
  readonly cells: readonly Cell[];
}

/** A cell as text: a number in plain digits, a day of a calendar in the order of ISO 8601. */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).replace(/\s+/g, ' ').trim();
}

export const isEmptyRow = ({ cells }: SheetRow): boolean => cells.every((cell) => cellText(cell) === '');
