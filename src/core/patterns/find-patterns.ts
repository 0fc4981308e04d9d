import { URGENCIES } from '../alarm/urgency.ts';
import { convertValue } from '../chemistry/convert.ts';
import type { Limit } from '../model/limit.ts';
import type { Marker } from '../model/marker.ts';
import type { AnyTest, LineTest, Pattern } from '../model/pattern.ts';
import { daysOfLife, fitsAge, type Person, sexOf } from '../people/person.ts';
import type { Amount } from '../reference/amount.ts';
import { isBeyond } from '../reference/amount.ts';
import type { Flag, Limits } from '../reference/limits.ts';

/** A line of the report that was read, as patterns look at it. */
export interface Measured {
  readonly marker: Marker;
  /** In the marker's own unit. */
  readonly amount: Amount;
  readonly flag: Flag | 'indeterminate';
  /** The limits that it was judged by. */
  readonly limits: Limits;
}

export interface Found {
  readonly pattern: Pattern;
  /** The markers whose lines fulfil it. */
  readonly markers: readonly Marker[];
}

/** The patterns that the lines of a report fulfil together, the most urgent first. */
export function findPatterns(
  lines: readonly Measured[],
  person: Person,
  patterns: readonly Pattern[],
): Found[] {
  const rank = ({ urgency }: Pattern) =>
    urgency === undefined ? URGENCIES.length : URGENCIES.indexOf(urgency);
  return patterns
    .flatMap((pattern): Found[] => {
      const markers = isFor(pattern, person) ? fulfilledBy(pattern, lines) : undefined;
      return markers === undefined ? [] : [{ pattern, markers }];
    })
    .sort((a, b) => rank(a.pattern) - rank(b.pattern));
}

/** Whether a pattern may be this person's; an adult is meant where no age is given. */
function isFor({ when: { pregnancy, sex, ageFrom, ageBefore } }: Pattern, person: Person): boolean {
  if (pregnancy === true && person.pregnancy !== true) return false;
  if (pregnancy === false && person.pregnancy === true) return false;
  if (sex !== undefined && sexOf(person) !== undefined && sexOf(person) !== sex) return false;
  return daysOfLife(person) === undefined
    ? ageBefore === undefined
    : fitsAge({ ...(ageFrom && { ageFrom }), ...(ageBefore && { ageBefore }) }, person);
}

/** The markers whose lines fulfil a pattern; undefined where it is not fulfilled. */
function fulfilledBy({ all, any, none }: Pattern, lines: readonly Measured[]): Marker[] | undefined {
  if (none.some((test) => holding(test, lines).length > 0)) return undefined;
  const each = all.map((test) => holding(test, lines));
  if (each.some(({ length }) => length === 0)) return undefined;
  const groups = any.map(({ atLeast, of }) => {
    const held = of.map((test) => holding(test, lines)).filter(({ length }) => length > 0);
    return held.length >= atLeast ? held.flat() : [];
  });
  if (groups.some(({ length }) => length === 0)) return undefined;
  return [...new Set([...each.flat(), ...groups.flat()].map(({ marker }) => marker))];
}

/** The lines of which a test holds. */
function holding(test: AnyTest, lines: readonly Measured[]): Measured[] {
  if ('oneOf' in test) return test.oneOf.flatMap((one) => holding(one, lines));
  return lines.filter((line) => line.marker.slug === test.marker && holds(test, line, lines));
}

function holds(test: LineTest, line: Measured, lines: readonly Measured[]): boolean {
  if ('is' in test) {
    if (test.is === 'notLow') return line.flag === 'normal' || line.flag === 'high';
    if (test.is === 'notHigh') return line.flag === 'normal' || line.flag === 'low';
    return line.flag === test.is;
  }
  const limit =
    'limit' in test
      ? inUnit(test, line.marker)
      : 'share' in test
        ? shareOf(test, line, lines)
        : timesLimit(test, line.limits);
  return limit !== undefined && isBeyond(line.amount, limit);
}

/** "<=2.5" as a limit. */
export function limitIn(text: string): Limit | undefined {
  const [, sign, equal, value] = /^([<>])(=?)(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return value === undefined
    ? undefined
    : { side: sign === '<' ? 'below' : 'above', of: Number(value), at: equal === '=' };
}

/** A test's limit in the marker's own unit; undefined where its unit does not lead there. */
export function inUnit(
  { limit: text, unit }: Extract<LineTest, { limit: string }>,
  marker: Pick<Marker, 'unit' | 'bridges'>,
): Limit | undefined {
  const limit = limitIn(text);
  if (limit === undefined || unit === marker.unit) return limit;
  const converted = convertValue(limit.of, unit, marker.unit, marker.bridges);
  return converted === undefined ? undefined : { ...limit, of: converted.value };
}

function timesLimit(
  { multiple, of }: Extract<LineTest, { multiple: string }>,
  { low, high }: Limits,
): Limit | undefined {
  const limit = limitIn(multiple);
  const base = of === 'upper' ? high : low;
  return limit === undefined || base === undefined ? undefined : { ...limit, of: limit.of * base };
}

/** The share of another line as a limit; undefined where that line has no certain number in the same unit. */
function shareOf(
  { share, ofMarker }: Extract<LineTest, { share: string }>,
  { marker }: Measured,
  lines: readonly Measured[],
): Limit | undefined {
  const whole = lines.find((line) => line.marker.slug === ofMarker);
  const limit = limitIn(share);
  if (whole === undefined || limit === undefined) return undefined;
  const isCertain = whole.amount.comparator === undefined && whole.marker.unit === marker.unit;
  return isCertain ? { ...limit, of: limit.of * whole.amount.value } : undefined;
}
