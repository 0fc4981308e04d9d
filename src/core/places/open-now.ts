import { ZONES } from './time-zones.ts';

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** A span of one day of the week, in minutes after midnight. */
interface Span {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

const isOff = (times: string): boolean => times === 'off' || times === 'closed';

/** "Mo-We,Fr" as numbers of days; undefined where a part is no day. */
function daysIn(text: string): number[] | undefined {
  const days = text.split(',').map((part) => part.split('-').map((day) => DAYS.indexOf(day)));
  if (days.flat().includes(-1) || days.some(({ length }) => length > 2)) return undefined;
  return days.flatMap(([first = 0, last = first]) =>
    Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7),
  );
}

/** "07:00-12:00,13:00-16:00" in minutes; undefined where a part is no span within one day. */
function spansIn(text: string): (readonly [from: number, to: number])[] | undefined {
  const spans = text.split(',').map((span) => {
    const [, ...numbers] = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(span) ?? [];
    const [fromHour, fromMinute, toHour, toMinute] = numbers.map(Number);
    if (fromHour === undefined || fromMinute === undefined) return undefined;
    if (toHour === undefined || toMinute === undefined) return undefined;
    const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
    return from < to && to <= 24 * 60 ? ([from, to] as const) : undefined;
  });
  const read = spans.filter((span) => span !== undefined);
  return read.length === spans.length ? read : undefined;
}

/** The week that opening_hours means; a later rule takes the place of an earlier one for its days. Undefined where a rule is not read. */
function weekOf(hours: string): Span[] | undefined {
  let week: Span[] = [];
  for (const rule of hours.split(';').map((one) => one.trim())) {
    if (rule === '') continue;
    const [days = '', times = '', ...rest] = rule.split(' ');
    const meant = daysIn(days);
    const spans = isOff(times) ? [] : spansIn(times);
    if (meant === undefined || spans === undefined || rest.length > 0) return undefined;
    week = [
      ...week.filter(({ day }) => !meant.includes(day)),
      ...meant.flatMap((day) => spans.map(([from, to]) => ({ day, from, to }))),
    ];
  }
  return week;
}

/** Day of the week and minutes after midnight in a time zone. */
function clockIn(zone: string, at: Date): { readonly day: number; readonly minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: DAYS.indexOf(part('weekday').slice(0, 2)),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/**
 * Whether a place in a state is open at a moment by its weekly hours; undefined where its hours are not read, or
 * where it depends on which of the state's time zones it lies in. Holidays are not known.
 */
export function isOpen(hours: string, state: string, at: Date): boolean | undefined {
  if (hours.trim() === '') return undefined;
  if (hours.trim() === '24/7') return true;
  const week = weekOf(hours);
  const zones = ZONES[state];
  if (week === undefined || zones === undefined) return undefined;
  const open = zones.map((zone) => {
    const { day, minute } = clockIn(zone, at);
    return week.some((span) => span.day === day && span.from <= minute && minute < span.to);
  });
  return open.every((one) => one === open[0]) ? open[0] : undefined;
}
