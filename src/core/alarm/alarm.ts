import type { Beyond, CriticalLimit } from '../model/limit.ts';
import type { Marker } from '../model/marker.ts';
import { daysOfLife, fits, inDays, type Person, sexOf } from '../people/person.ts';
import { type Amount, isBeyond, mayBeBeyond } from '../reference/amount.ts';
import { chooseBands } from '../reference/bands.ts';
import { flagOf, limitWithUnit } from '../reference/limits.ts';
import { atMost, SHARES, type Urgency, urgencyOf } from './urgency.ts';

/** The published critical lists that have a limit for this person on one side, one limit of each. */
interface Called {
  readonly side: Beyond;
  /** Every list's limit for this person. */
  readonly limits: readonly CriticalLimit[];
}

const GROWN = inDays({ value: 18, unit: 'years' });

/** How narrowly a limit says whom it is for. */
const scope = ({ sex, ageFrom, ageBefore, pregnancy }: CriticalLimit): number =>
  [sex, ageFrom ?? ageBefore, pregnancy].filter((one) => one !== undefined).length;

/**
 * The limits of the lists for this person. Of a list, the limit that is for these people goes before one for everybody.
 * A limit for everybody is one for grown people who are not pregnant where it lies inside the published range of a
 * child or a pregnancy, or on its other side: a newborn's potassium of 6.0 is ordinary, and so is a troponin T of 20.
 */
function criticalLimits(marker: Marker, person: Person): Called[] {
  const { critical = [] } = marker.limits ?? {};
  return (['below', 'above'] as const).flatMap((side) => {
    const byList = new Map<string, CriticalLimit>();
    for (const limit of critical) {
      if (limit.side !== side || !applies(limit, marker, person)) continue;
      const known = byList.get(limit.list);
      if (known === undefined || isFirst(limit, known)) byList.set(limit.list, limit);
    }
    return byList.size === 0 ? [] : [{ side, limits: [...byList.values()] }];
  });
}

/** Of two limits of one list: the narrower scope, then the one that calls more. */
const isFirst = (one: CriticalLimit, other: CriticalLimit): boolean =>
  scope(one) !== scope(other)
    ? scope(one) > scope(other)
    : one.side === 'below'
      ? one.of > other.of
      : one.of < other.of;

function applies(limit: CriticalLimit, marker: Marker, person: Person): boolean {
  if (!fits(limit, { ...person, sex: sexOf(person) ?? marker.sex })) return false;
  if (scope(limit) > 0) return true;
  const lived = daysOfLife(person);
  const grown = lived === undefined || lived.from >= GROWN;
  if (grown && person.pregnancy !== true) return true;
  const { candidates } = chooseBands(marker, person);
  const beyond = limit.side === 'below' ? 'low' : 'high';
  return candidates.every((band) => flagOf(limit.of, band) === beyond);
}

/** Which of the lists call a value critical. */
function calledBy(amount: Amount, { limits }: Called): CriticalLimit[] {
  return limits.filter((limit) => isBeyond(amount, limit));
}

/** What published lists of critical values say of a value. */
export interface Alarm {
  readonly side: Beyond;
  readonly urgency: Urgency;
  /** The limits that it is beyond, and how many lists have one on this side for this person. */
  readonly called: readonly CriticalLimit[];
  readonly asked: number;
}

/** The alarm of a value, if any list calls it critical. */
export function alarmOf(amount: Amount, marker: Marker, person: Person): Alarm | undefined {
  for (const side of criticalLimits(marker, person)) {
    const called = calledBy(amount, side);
    const urgency = urgencyOf(called.length, side.limits.length);
    if (urgency !== undefined) {
      const most = mostOf(amount, side.side, marker);
      return { side: side.side, urgency: atMost(urgency, most), called, asked: side.limits.length };
    }
  }
  return undefined;
}

/** The most that may be said of a value on this side; nothing beyond the limit until which that holds. */
export function mostOf(
  amount: Amount,
  side: Beyond,
  { limits }: Pick<Marker, 'limits'>,
): Urgency | undefined {
  return limits?.most[side]?.find(
    ({ until }) => until === undefined || !isBeyond(amount, { side, of: until, at: true }),
  )?.most;
}

/** Whether the exact number of a censored value may be one that any list calls critical. */
export const mayAlarm = (amount: Amount, marker: Marker, person: Person): boolean =>
  criticalLimits(marker, person).some(({ limits }) => limits.some((limit) => mayBeBeyond(amount, limit)));

/** A limit as sentences name it. */
export interface NamedLimit {
  readonly side: Beyond;
  readonly limit: string;
  readonly at: boolean;
}

export const namedLimit = ({ side, of, at }: CriticalLimit, unit: string): NamedLimit => ({
  side,
  limit: limitWithUnit(of, unit),
  at,
});

/**
 * The limits from which on a value is an emergency, for this person: on each side the one from which on
 * enough of the lists call it critical.
 */
export const emergencyLimits = (marker: Marker, person: Person): CriticalLimit[] =>
  limitsWhere((called, asked) => urgencyOf(called, asked) === 'now', marker, person);

/** The limits on the way to which a value is looked at: an emergency's, or that of one list against few others. */
export const limitsAhead = (marker: Marker, person: Person): CriticalLimit[] =>
  limitsWhere((called, asked) => called / asked >= SHARES.now, marker, person);

/** On each side that knows no cap, the first limit from which on enough of the lists call a value critical. */
function limitsWhere(
  isEnough: (called: number, asked: number) => boolean,
  marker: Marker,
  person: Person,
): CriticalLimit[] {
  return criticalLimits(marker, person).flatMap(({ side, limits }) => {
    if (marker.limits?.most[side] !== undefined) return [];
    const nearest = [...limits].sort(
      (a, b) => (side === 'below' ? b.of - a.of : a.of - b.of) || Number(b.at) - Number(a.at),
    );
    return nearest.find((_, i) => isEnough(i + 1, nearest.length)) ?? [];
  });
}
