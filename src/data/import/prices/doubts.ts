import { csvLine } from '../../../core/csv.ts';
import { fold } from '../../../core/names/fold.ts';
import { cellText } from '../sheet.ts';
import { csvRows } from '../table.ts';
import { UnreadableSheet } from '../unreadable.ts';
import type { Named } from './match.ts';

/** A row that may be several items, or none; `slug` is what the owner decided, and `-` that it is not sold here. */
export interface Doubt extends Omit<Named, 'slug'> {
  readonly slug: string;
  readonly line: string;
  readonly why: string;
  readonly mayBe: readonly string[];
}

const COLUMNS = ['slug', 'line', 'name', 'code', 'specimen', 'sku', 'why', 'may_be'] as const;

/** By what a row is known again in a later list: all that it says of itself. */
export const keyOf = ({ name, code, specimen, sku }: Omit<Named, 'slug'>): string =>
  [name, code, specimen, sku].map(fold).join('|');

export const NOT_OURS = '-';

/**
 * Reads what the owner decided.
 * @throws UnreadableSheet where the columns are others
 */
export function readDoubts(text: string): Doubt[] {
  const [head, ...rows] = csvRows(text);
  if (head === undefined) return [];
  const header = head.cells.map(cellText);
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0)
    throw new UnreadableSheet(
      `The file of doubts has no column ${missing.join(', ')}. Remove the file, and the next import writes it again.`,
    );
  return rows.map(({ cells }) => {
    const [slug = '', line = '', name = '', code = '', specimen = '', sku = '', why = '', mayBe = ''] =
      COLUMNS.map((column) => cellText(cells[header.indexOf(column)]));
    return {
      slug,
      line,
      name,
      code,
      specimen,
      sku,
      why,
      mayBe: mayBe.split(' ').filter((one) => one !== ''),
    };
  });
}

export const printDoubts = (doubts: readonly Doubt[]): string =>
  [
    COLUMNS,
    ...doubts.map(({ mayBe, slug, line, name, code, specimen, sku, why }) => [
      slug,
      line,
      name,
      code,
      specimen,
      sku,
      why,
      mayBe.join(' '),
    ]),
  ]
    .map((cells) => `${csvLine(cells)}\n`)
    .join('');
