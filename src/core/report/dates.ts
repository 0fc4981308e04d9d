/** A day of the calendar. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Day and month of "03/04/2026" stand in the order of the country; where both could be either, nothing is said. */
export type Order = 'month_first' | 'day_first' | 'unknown';

const MONTHS = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
];

export const MONTH = MONTHS.flat().join('|');

/** The number of a month by its name, in English or Spanish. */
export const monthOf = (name: string): number =>
  MONTHS.findIndex((names) => names.some((known) => name.toLowerCase().startsWith(known))) + 1;
const DATE = new RegExp(
  [
    String.raw`(?<![\d/.-])(?<iso>\d{4}(?:-\d{2}-|\/\d{2}\/)\d{2})(?!\d)`,
    String.raw`(?<![\d/.-])(?<a>\d{1,2})(?<mark>[/.-])(?<b>\d{1,2})\k<mark>(?<y>\d{4}|\d{2})(?![\d/-])`,
    String.raw`(?<!\d)(?<d>\d{1,2})[\s/-](?:de\s+)?(?<m>(?:${MONTH}))\p{L}*\.?(?:[\s,/-]+(?:de\s+)?(?<y2>\d{4})|[-/](?<y4>\d{2})(?!\d))`,
    String.raw`\b(?<m2>(?:${MONTH}))\p{L}*\.?\s+(?<d2>\d{1,2}),?\s+(?<y3>\d{4})`,
  ].join('|'),
  'giu',
);

/** A date as printed: its numbers, where their order may be either. */
type Printed = {
  readonly at: number;
  readonly end: number;
  readonly day?: Day;
  readonly a?: number;
  readonly b?: number;
  year?: number;
};

function printedDates(text: string): Printed[] {
  return [...text.matchAll(DATE)].map((match): Printed => {
    const { iso, a, b, y, d, m, y2, y4, m2, d2, y3 } = match.groups ?? {};
    const at = match.index;
    const end = at + match[0].length;
    if (iso !== undefined) {
      const [year = 0, month = 0, day = 0] = iso.split(/[-/]/).map(Number);
      return { at, end, day: { year, month, day } };
    }
    const name = m ?? m2;
    if (name !== undefined) {
      const month = monthOf(name);
      return {
        at,
        end,
        day: { year: y4 === undefined ? Number(y2 ?? y3) : fullYear(y4), month, day: Number(d ?? d2) },
      };
    }
    return { at, end, a: Number(a), b: Number(b), year: fullYear(y ?? '') };
  });
}

const fullYear = (year: string): number =>
  year.length > 2 ? Number(year) : Number(year) + (Number(year) > 30 ? 1900 : 2000);

/** A date of a text with its place; without its day where that cannot be told. */
interface PrintedDay {
  readonly at: number;
  readonly end: number;
  readonly day: Day | undefined;
}

export const datesIn = (text: string, order: Order): PrintedDay[] =>
  printedDates(text).map(({ at, end, day, a = 0, b = 0, year = 0 }) => {
    const read = day ?? inOrder(a, b, year, order);
    return { at, end, day: read !== undefined && isDay(read) ? read : undefined };
  });

/** The days that a text names, in their order, each with its place. */
export const daysIn = (text: string, order: Order): { at: number; day: Day }[] =>
  datesIn(text, order).flatMap(({ at, day }) => (day === undefined ? [] : [{ at, day }]));

function inOrder(a: number, b: number, year: number, order: Order): Day | undefined {
  if (a > 12 || (order === 'day_first' && b <= 12)) return { year, month: b, day: a };
  if (b > 12 || a === b || order === 'month_first') return { year, month: a, day: b };
  return undefined;
}

export const isDay = ({ year, month, day }: Day): boolean =>
  year >= 1900 &&
  year <= 2100 &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

export const isoOf = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Whole years from one day to another. */
export function yearsBetween(birth: Day, on: Day): number | undefined {
  const before = on.month < birth.month || (on.month === birth.month && on.day < birth.day);
  const years = on.year - birth.year - (before ? 1 : 0);
  return years >= 0 && years <= 120 ? years : undefined;
}

/** What British and Indian reports print, and American ones do not. */
const DAY_FIRST =
  /\b(?:NHS|haem\w+|anaemi\w+|oest\w+|faec\w+|leucocyte|titre|surgery|GP|path(?:ology)? lab|Pvt|lakhs?|Biological Ref\w*)\b/i;

/**
 * The order of day and month that the dates of a report show: by a day above 12, or by the same day written with the
 * name of its month; else that of its language and country.
 */
export function orderOf(text: string, spanish: boolean): Order {
  const dates = printedDates(text);
  const named = new Set(dates.flatMap(({ day }) => (day === undefined ? [] : [isoOf(day)])));
  let [days, months] = [0, 0];
  for (const { a = 0, b = 0, year = 0 } of dates) {
    const [asDay, asMonth] = [isoOf({ year, month: b, day: a }), isoOf({ year, month: a, day: b })];
    if (a > 12 || (a !== b && named.has(asDay) && !named.has(asMonth))) days++;
    if (b > 12 || (a !== b && named.has(asMonth) && !named.has(asDay))) months++;
  }
  if (days > 0 && months > 0) return 'unknown';
  if (days > 0) return 'day_first';
  if (months > 0) return 'month_first';
  return spanish || DAY_FIRST.test(text) ? 'day_first' : 'month_first';
}
