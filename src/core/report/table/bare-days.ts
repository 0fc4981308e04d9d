import { type Day, isDay, isoOf, MONTH, monthOf, type Order } from '../dates.ts';
import { type Cell, cellsOf } from './cells.ts';
import type { DayColumns } from './days.ts';

/** "17 Sep", "Sep 17", "14/09": a day without its year. */
const BARE = new RegExp(
  String.raw`^(?:(?<a>\d{1,2})/(?<b>\d{1,2})|(?<d>\d{1,2})[\s/-](?<m>(?:${MONTH}))\p{L}{0,6}\.?|(?<m2>(?:${MONTH}))\p{L}{0,6}\.?\s(?<d2>\d{1,2}))$`,
  'iu',
);
const YEAR = /^(?:19|20)\d{2}$/;

type MonthDay = Omit<Day, 'year'>;

/** A day without its year; undefined where its order or the day itself cannot be. */
function bareDay(text: string, order: Order): MonthDay | undefined {
  const { a, b, d, m, m2, d2 } = BARE.exec(text)?.groups ?? {};
  const name = m ?? m2;
  if (name !== undefined) return { month: monthOf(name), day: Number(d ?? d2) };
  if (a === undefined || (order === 'unknown' && a !== b)) return undefined;
  const [day, month] = order === 'day_first' ? [Number(a), Number(b)] : [Number(b), Number(a)];
  return { month, day };
}

/** The order that the days of the line show themselves, else that of the report. */
function orderIn(columns: readonly Cell[], order: Order): Order {
  const figures = columns.map(({ text }) => BARE.exec(text)?.groups);
  if (figures.some((groups) => Number(groups?.a) > 12)) return 'day_first';
  return figures.some((groups) => Number(groups?.b) > 12) ? 'month_first' : order;
}

/** Heads without a figure may stand before and after the days of a line. */
const isOther = ({ text }: Cell): boolean => !/\d/.test(text);

/** The cells of a line of days or years, where nothing but names of columns stands around them. */
function together(cells: readonly Cell[], isOne: (cell: Cell) => boolean): Cell[] {
  const from = cells.findIndex(isOne);
  const found = cells.filter(isOne);
  const whole = cells.slice(from, from + found.length).every(isOne) && from < 2;
  return whole && found.length > 1 && cells.every((cell) => isOne(cell) || isOther(cell)) ? found : [];
}

/** The last such day that is not after the newest date of the report. */
function before({ month, day }: MonthDay, last: Day): Day {
  const here = { year: last.year, month, day };
  return isoOf(here) <= isoOf(last) ? here : { ...here, year: last.year - 1 };
}

/** Which is the newest, in columns that stand in the order of time. */
function columnsOf(columns: readonly Cell[], days: readonly Day[]): DayColumns {
  const all = days.map(isoOf);
  const sorted = all.toSorted();
  const ordered = [sorted, sorted.toReversed()].some((one) => one.join() === all.join());
  const [last, previous] = sorted.toReversed();
  const at = all.indexOf(last ?? '');
  const newest = ordered && last !== previous && days.every(isDay) ? at : undefined;
  const newestDay = newest === undefined ? undefined : days[newest];
  return {
    columns,
    days: ordered ? all : all.map(() => ''),
    newest,
    ...(newestDay === undefined ? {} : { newestDay }),
  };
}

/**
 * The days that head the columns of a line without their years.
 * @param last the newest date that the report names: a draw is not after it
 */
export function bareDayColumns(raw: string, order: Order, last: Day | undefined): DayColumns | undefined {
  const columns = together(cellsOf(raw), ({ text }) => BARE.test(text));
  const shown = orderIn(columns, order);
  const found = columns.flatMap(({ text }) => bareDay(text, shown) ?? []);
  if (columns.length === 0 || found.length < columns.length) return undefined;
  if (!found.every((one) => isDay({ ...one, year: 2000 }))) return undefined;
  const bare = found.map(({ month, day }) => ({ month, day }));
  if (last === undefined) return { columns, days: columns.map(() => ''), newest: undefined, bare };
  return {
    ...columnsOf(
      columns,
      bare.map((one) => before(one, last)),
    ),
    bare,
  };
}

/** The same columns with the years of the line below their days. */
export function withYears(raw: string, { columns, bare }: DayColumns): DayColumns | undefined {
  const years = together(cellsOf(raw), ({ text }) => YEAR.test(text)).map(({ text }) => Number(text));
  if (bare === undefined || years.length !== bare.length) return undefined;
  return columnsOf(
    columns,
    bare.map((one, i) => ({ ...one, year: years[i] ?? 0 })),
  );
}
