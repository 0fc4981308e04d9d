import { fold } from '../../../core/names/fold.ts';
import type { Columns } from '../columns.ts';
import { type Cell, cellText } from '../sheet.ts';
import { UnreadableSheet } from '../unreadable.ts';
import type { Named } from './match.ts';
import {
  type Decimal,
  decimalOf,
  type Price,
  type PriceColumn,
  type Printing,
  priceIn,
  type Unit,
  unitOf,
} from './money.ts';
import type { Lab, LabOf } from './price-columns.ts';

/** A row of the owner's list: what it names, and what it says of each lab; cents, or null where it is not performed. */
export interface ListRow extends Named {
  readonly at: number;
  readonly prices: ReadonlyMap<string, number | null>;
  /** The day from which the prices hold, where the row says it. */
  readonly asOf: string | undefined;
}

export interface RowFault {
  readonly at: number;
  readonly name: string;
  readonly reason: string;
}

export interface ListRows {
  readonly rows: readonly ListRow[];
  readonly rejected: readonly RowFault[];
  /** Lines without any price, such as headings. */
  readonly unpriced: readonly number[];
  /** Labs that the list has prices of. */
  readonly labs: readonly string[];
  /** How each column was read, in words. */
  readonly reading: readonly string[];
}

/** How a list is to be read, where it does not show it. */
export interface ListAsked {
  readonly decimal?: Decimal | undefined;
  readonly unit?: Unit | undefined;
  /** The day of the whole list; what a column says of days is then not read. */
  readonly asOf?: string | undefined;
}

interface PriceCell {
  readonly lab: string;
  readonly title: string;
  readonly cell: Cell | undefined;
}

/**
 * Reads every row; one in which anything cannot be read is rejected with all of its reasons.
 * @throws UnreadableSheet where unit or decimal sign are open
 */
export function listRows(
  columns: Columns<string>,
  labOf: LabOf,
  labs: readonly Lab[],
  asked: ListAsked,
): ListRows {
  const { at, body, header } = columns;
  const idOf = new Map(labs.flatMap(({ slug, name }) => [slug, name].map((said) => [fold(said), slug])));
  const read = body.map(({ at: line, cells }) => {
    const said = (column: string): string => cellText(at[column] === undefined ? '' : cells[at[column]]);
    return { line, said, prices: priceCells(cells, header, labOf, idOf) };
  });
  const printing = printings(read, asked);
  const rows: ListRow[] = [];
  const rejected: RowFault[] = [];
  const unpriced: number[] = [];
  for (const { line, said, prices } of read) {
    const named: Named = {
      name: said('name'),
      slug: said('slug'),
      sku: said('sku'),
      code: said('code'),
      specimen: said('specimen'),
    };
    if (prices.every(({ cell }) => cellText(cell) === '')) {
      unpriced.push(line);
      continue;
    }
    const faults: string[] = [];
    const cents = new Map<string, number | null>();
    for (const { lab, title, cell } of prices) {
      const rules = printing.get(title);
      const price: Price = rules === undefined ? { kind: 'empty' } : priceIn(cell, rules);
      if (price.kind === 'fault') faults.push(`${title}: ${price.reason}`);
      if (price.kind === 'price') cents.set(lab, price.cents);
      if (price.kind === 'none') cents.set(lab, null);
      if (lab === '') faults.push('names no lab of the store');
    }
    const asOf = asked.asOf ?? said('as_of');
    if (asOf !== '' && dayIn(asOf) === undefined)
      faults.push(`"${asOf}" is no day that can be read: write it as 2026-11-23`);
    if (named.name === '' && named.slug === '' && named.sku === '') faults.push('has a price and no name');
    if (faults.length > 0) rejected.push(...faults.map((reason) => ({ at: line, name: named.name, reason })));
    else rows.push({ ...named, at: line, prices: cents, asOf: dayIn(asOf) });
  }
  return {
    rows,
    rejected,
    unpriced,
    labs:
      labOf.kind === 'columns'
        ? labOf.labs.map(([lab]) => lab)
        : labOf.kind === 'one'
          ? [labOf.lab]
          : labs.map(({ slug }) => slug),
    reading: [...printing].map(
      ([title, { unit, decimal }]) =>
        `"${title}" is read in ${unit}${decimal === ',' ? ', with a comma before the cents' : ''}.`,
    ),
  };
}

/** A day in the order year, month, day: "11/12/2026" is two days. */
export const dayIn = (text: string): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)
    ? text
    : undefined;

function priceCells(
  cells: readonly Cell[],
  header: readonly string[],
  labOf: LabOf,
  idOf: ReadonlyMap<string, string>,
): PriceCell[] {
  if (labOf.kind === 'columns')
    return labOf.labs.map(([lab, at]) => ({ lab, title: header[at] ?? lab, cell: cells[at] }));
  const lab = labOf.kind === 'one' ? labOf.lab : (idOf.get(fold(cellText(cells[labOf.lab]))) ?? '');
  return [{ lab, title: header[labOf.price] ?? 'price', cell: cells[labOf.price] }];
}

/** How each column prints prices. */
function printings(
  rows: readonly { readonly line: number; readonly prices: readonly PriceCell[] }[],
  { decimal: askedDecimal, unit: askedUnit }: ListAsked,
): Map<string, Printing> {
  const byTitle = Map.groupBy(
    rows.flatMap(({ line, prices }) => prices.map((price) => ({ at: line, ...price }))),
    ({ title }) => title,
  );
  const columns: PriceColumn[] = [...byTitle].map(([title, cells]) => ({
    title,
    cells: cells.flatMap(({ at, cell }) => (cell === undefined ? [] : [{ at, cell }])),
  }));
  const decimal = decimalOf(columns, askedDecimal);
  const open: string[] = [];
  const known = columns.flatMap((column): [string, Printing][] => {
    const unit = unitOf(column, decimal, askedUnit);
    if (unit === undefined) open.push(column.title);
    return unit === undefined ? [] : [[column.title, { decimal, unit }]];
  });
  if (open.length > 0)
    throw new UnreadableSheet(
      `Nothing shows whether ${open.map((title) => `"${title}"`).join(', ')} ${open.length === 1 ? 'is' : 'are'} in cents or in dollars: say --unit cents or --unit dollars.`,
    );
  return new Map(known);
}
