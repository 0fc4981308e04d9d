/** A line of a CSV file (RFC 4180), without its end: quoted where it must be; what is absent is an empty cell. */
export const csvLine = (cells: readonly unknown[]): string => cells.map(cell).join(',');

function cell(value: unknown): string {
  const text = value === undefined ? '' : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
