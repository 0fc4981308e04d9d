import { type Day, datesIn, isoOf, type Order } from '../dates.ts';
import { type Cell, cellsOf } from './cells.ts';

/** The columns of a table that are headed with days. */
export interface DayColumns {
  readonly columns: readonly Cell[];
  /** Day and minute of each column, as far as they are printed. */
  readonly days: readonly string[];
  /** Which column is the newest; undefined where that cannot be told. */
  readonly newest: number | undefined;
  readonly newestDay?: Day;
  /** The days as printed, where their years are not. */
  readonly bare?: readonly Omit<Day, 'year'>[];
}

const TIME =
  /(?<![\d:/.-])(?:(\d{1,2}):(\d{2})(?::\d{2})?(?:\s?([ap])\.?\s?m\b\.?)?|(?<=(?:^|\d{2})\s{1,2})([01]\d|2[0-3])([0-5]\d)(?=\s|h\b|$))/gi;
/** What may stand between two days of a head. */
const BETWEEN =
  /^(?:[\s|·@,()-]|\d{1,2}:\d{2}(?::\d{2})?|(?:[01]\d|2[0-3])[0-5]\d(?!\d)|[ap]\.?m\b\.?|h(?:rs?|oras?)?\b|at\b|flags?|results?|values?|current|latest|previous|prior|prev\b|actual|anterior|resultados?|valor(?:es)?)*$/i;
/** What may stand before the first day and after the last. */
const AROUND = /^(?!.*\d)[^:]{0,48}:?\s*$|^[\s|]*$/;

interface Found extends Cell {
  readonly day: Day | undefined;
}

function daysOf(raw: string, order: Order): Found[] {
  const cells = cellsOf(raw);
  return datesIn(raw, order).map(({ at, end, day }) => {
    const cell = cells.find((one) => one.start <= at && one.end >= end);
    // A head such as "03/11/26 08:10" is one cell; several days may stand in one cell as well.
    const alone = cell !== undefined && datesIn(cell.text, order).length === 1;
    const place = alone ? cell : { text: raw.slice(at, end), start: at, end, index: cell?.index ?? 0 };
    return { ...place, day };
  });
}

const minutesIn = (text: string): string[] =>
  [...text.matchAll(TIME)].map(([, clock, past, half, hours, minutes]) => {
    const [hour, minute] = [clock ?? hours, past ?? minutes];
    const h = (Number(hour) % (half === undefined ? 24 : 12)) + (half?.toLowerCase() === 'p' ? 12 : 0);
    return `${String(h).padStart(2, '0')}:${minute ?? ''}`;
  });

function newestOf(days: readonly (string | undefined)[]): number | undefined {
  if (days.includes(undefined)) return undefined;
  const last = days.toSorted().at(-1);
  const at = days.indexOf(last);
  return days.lastIndexOf(last) === at ? at : undefined;
}

const stamps = (found: readonly Found[], minutes: readonly string[]): (string | undefined)[] =>
  found.map(({ day }, i) => (day === undefined ? undefined : `${isoOf(day)} ${minutes[i] ?? ''}`));

/** Days so far apart are those of a person, such as birth and draw. */
const isLife = (found: readonly Found[]): boolean => {
  const years = found.flatMap(({ day }) => day?.year ?? []);
  return Math.max(...years) - Math.min(...years) > 15;
};

/** Where the order of day and month is not known, the newest column is the one that is so in both orders. */
function newestIn(raw: string, order: Order, minutes: readonly string[]): number | undefined {
  const orders: Order[] = order === 'unknown' ? ['month_first', 'day_first'] : [order];
  const all = new Set(orders.map((one) => newestOf(stamps(daysOf(raw, one), minutes))));
  return all.size === 1 ? [...all][0] : undefined;
}

/** The days that head the columns of a line: two or more, with no words of their own between them. */
export function dayColumns(raw: string, order: Order): DayColumns | undefined {
  const found = daysOf(raw, order);
  if (found.length < 2) return undefined;
  const dates = datesIn(raw, order);
  const apart = dates.slice(1).every(({ at }, i) => BETWEEN.test(raw.slice(dates[i]?.end ?? 0, at)));
  const before = raw.slice(0, dates[0]?.at);
  const after = raw.slice(dates.at(-1)?.end).replaceAll(TIME, ' ');
  if (!apart || isLife(found) || !AROUND.test(before) || /\d/.test(after)) return undefined;
  const minutes = minutesIn(raw);
  const timed = minutes.length === found.length ? minutes : [];
  const newest = newestIn(raw, order, timed);
  const newestDay = newest === undefined ? undefined : found[newest]?.day;
  return {
    columns: found,
    days: found.map(({ day }) => (day === undefined ? '' : isoOf(day))),
    newest,
    ...(newestDay === undefined ? {} : { newestDay }),
  };
}

/** The same columns with the times of the line below their days. */
export function withTimes(raw: string, under: DayColumns): DayColumns | undefined {
  const minutes = minutesIn(raw);
  const others = raw.replaceAll(TIME, ' ');
  if (minutes.length !== under.days.length || /\d/.test(others)) return undefined;
  if (under.days.includes('')) return under;
  const newest = newestOf(under.days.map((day, i) => `${day} ${minutes[i] ?? ''}`));
  const [year = 0, month = 0, day = 0] = (under.days[newest ?? -1] ?? '').split('-').map(Number);
  return { ...under, newest, ...(newest === undefined ? {} : { newestDay: { year, month, day } }) };
}
