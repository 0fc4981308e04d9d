import { type Cell, cellText } from '../sheet.ts';
import { UnreadableSheet } from '../unreadable.ts';

export type Unit = 'cents' | 'dollars';
export type Decimal = '.' | ',';

/** How the prices of one column are printed. */
export interface Printing {
  readonly decimal: Decimal;
  readonly unit: Unit;
}

/** A price as a cell prints it; nothing, where the cell is empty; or what is wrong with it. */
export type Price =
  | { readonly kind: 'price'; readonly cents: number }
  | { readonly kind: 'empty' }
  /** The cell says that the lab does not perform it. */
  | { readonly kind: 'none' }
  | { readonly kind: 'fault'; readonly reason: string };

/** The cells of one column, with the lines that they stand at. */
export interface PriceColumn {
  readonly title: string;
  readonly cells: readonly { readonly at: number; readonly cell: Cell }[];
}

const NOT_PERFORMED: ReadonlySet<string> = new Set([
  '-',
  '–',
  '—',
  'n/a',
  'na',
  'none',
  'not offered',
  'not available',
  'not performed',
]);

/** The digits and separators of a print, and whether it says that they are dollars. */
interface Print {
  readonly digits: string;
  readonly signed: boolean;
}

const PRINT = /^(?<before>(?:US ?)?\$|USD)? ?(?<digits>\d[\d.,]*)(?: ?(?<after>USD|\$|US\$))?$/i;
/** A space, also a narrow one, between groups of three digits. */
const GROUPING_SPACE = /(?<=\d)[ \u00a0\u202f](?=\d{3}(?:\D|$))/g;

function printOf(text: string): Print | undefined {
  const groups = PRINT.exec(text.replaceAll(GROUPING_SPACE, ''))?.groups;
  if (groups === undefined) return undefined;
  const { before, after, digits = '' } = groups;
  return { digits, signed: before !== undefined || after !== undefined };
}

/** Which sign the digits show to stand before the cents; `open` where it may be either, and none without separators. */
function decimalShown(digits: string): Decimal | 'open' | undefined {
  const signs = digits.replaceAll(/\d/g, '');
  if (signs === '') return undefined;
  const last = signs.at(-1) as Decimal;
  const other = last === '.' ? ',' : '.';
  if (signs.includes(other)) return last;
  if (signs.length > 1) return other;
  return /[.,]\d{3}$/.test(digits) ? 'open' : last;
}

interface Seen {
  readonly at: number;
  readonly text: string;
  readonly shown: Decimal | 'open';
}

/**
 * The sign before the cents, as all columns together show it. A comma is never taken for granted, since "12,50" may
 * be a slip for "1250", and "1,250" alone is 1250 or 1.25.
 * @throws UnreadableSheet asking for it
 */
export function decimalOf(columns: readonly PriceColumn[], asked: Decimal | undefined): Decimal {
  if (asked !== undefined) return asked;
  const seen = columns.flatMap(({ cells }) =>
    cells.flatMap(({ at, cell }): Seen[] => {
      const text = typeof cell === 'string' ? cellText(cell) : '';
      const shown = decimalShown(printOf(text)?.digits ?? '');
      return shown === undefined ? [] : [{ at, text, shown }];
    }),
  );
  const first = (shown: Seen['shown']): Seen | undefined => seen.find((one) => one.shown === shown);
  const [point, comma, open] = [first('.'), first(','), first('open')];
  const asks = (...lines: readonly (Seen | undefined)[]): UnreadableSheet =>
    new UnreadableSheet(
      `${lines.flatMap((one) => (one === undefined ? [] : [`line ${one.at} prints "${one.text}"`])).join(' and ')}: say with --decimal . or --decimal , which sign stands before the cents.`,
    );
  if (comma !== undefined) throw asks(comma, point);
  if (open !== undefined && point === undefined) throw asks(open);
  return '.';
}

const CENTS_TITLE = /\bcents?\b|¢/i;
const DOLLARS_TITLE = /\$|\b(?:usd|dollars?)\b/i;

/**
 * The unit of a column: as it is asked for, else as its title or one of its prices shows; a dollar sign or cents
 * behind a point are dollars.
 * @returns undefined where nothing shows it
 * @throws UnreadableSheet where title and prices contradict each other
 */
export function unitOf(
  { title, cells }: PriceColumn,
  decimal: Decimal,
  asked: Unit | undefined,
): Unit | undefined {
  if (asked !== undefined) return asked;
  const dollars = cells.find(({ cell }) => showsDollars(cell, decimal));
  if (CENTS_TITLE.test(title)) {
    if (dollars === undefined) return 'cents';
    throw new UnreadableSheet(
      `The column "${title}" says cents, and line ${dollars.at} prints "${cellText(dollars.cell)}": say with --unit which holds.`,
    );
  }
  return DOLLARS_TITLE.test(title) || dollars !== undefined ? 'dollars' : undefined;
}

function showsDollars(cell: Cell, decimal: Decimal): boolean {
  if (typeof cell === 'number') return !Number.isInteger(cell);
  const print = printOf(cellText(cell));
  return print !== undefined && (print.signed || new RegExp(`\\${decimal}\\d{1,2}$`).test(print.digits));
}

/** More digits are no price of a test. */
const MOST_DIGITS = 7;

const fault = (reason: string): Price => ({ kind: 'fault', reason });

/** Reads one cell; what is not wholly understood is a fault, and no price is zero. */
export function priceIn(cell: Cell | undefined, { decimal, unit }: Printing): Price {
  const text = cellText(cell);
  if (text === '') return { kind: 'empty' };
  if (cell instanceof Date) return fault(`"${text}" is a day and no price`);
  if (typeof cell === 'number') return numberPrice(cell, unit);
  if (NOT_PERFORMED.has(text.toLowerCase())) return { kind: 'none' };
  const print = printOf(text);
  if (print === undefined) return fault(`"${text}" is no price`);
  if (print.signed && unit === 'cents')
    return fault(`"${text}" has a dollar sign, and the column is in cents`);
  const group = decimal === '.' ? ',' : '.';
  const parts = new RegExp(
    `^(?<whole>\\d+|\\d{1,3}(?:\\${group}\\d{3})+)(?:\\${decimal}(?<part>\\d{1,2}))?$`,
  ).exec(print.digits)?.groups;
  if (parts === undefined) return fault(`"${text}" is no price with "${decimal}" before the cents`);
  if (unit === 'cents' && parts.part !== undefined) return fault(`"${text}" is no whole number of cents`);
  const whole = (parts.whole ?? '').replaceAll(group, '');
  if (whole.length > MOST_DIGITS) return fault(`"${text}" is too much for a price`);
  return priced(
    text,
    unit === 'cents' ? Number(whole) : Number(`${whole}${(parts.part ?? '').padEnd(2, '0')}`),
  );
}

/** A formula may leave 12.299999999999999 in a cell for 12.30; half a cent is no price. */
const FLOAT_ERROR = 1e-6;

function numberPrice(value: number, unit: Unit): Price {
  const cents = unit === 'cents' ? value : value * 100;
  const whole = Math.round(cents);
  if (!(Math.abs(value) < 10 ** MOST_DIGITS)) return fault(`"${value}" is too much for a price`);
  if (Math.abs(cents - whole) > FLOAT_ERROR) return fault(`"${value}" is no whole number of cents`);
  return priced(String(value), whole);
}

const priced = (text: string, cents: number): Price =>
  cents > 0
    ? { kind: 'price', cents }
    : fault(`"${text}" is no price: leave the cell empty, or write - where the lab does not perform it`);
