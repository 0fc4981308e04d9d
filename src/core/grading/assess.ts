import { type Alarm, alarmOf, limitsAhead, mostOf, namedLimit } from '../alarm/alarm.ts';
import { isCriticalMark } from '../alarm/floor.ts';
import { atMost, mostUrgent, type Urgency, urgencyOf } from '../alarm/urgency.ts';
import type { Beyond, GuidelineLimit } from '../model/limit.ts';
import type { Marker } from '../model/marker.ts';
import { daysOfLife, inDays, type Person } from '../people/person.ts';
import type { Amount } from '../reference/amount.ts';
import type { Flag, Limits } from '../reference/limits.ts';
import type { Own } from '../reference/own-range.ts';
import type { Words } from '../words/index.ts';
import { type Grade, type Severity, severityOf } from './grade.ts';
import { type Applied, appliedTo, flagBeyond, guidelineLimits, overruling } from './guideline.ts';

/** What the grade of a value stands on. */
export const BASES = [
  'critical_lists',
  'printed_mark',
  'severity_scale',
  'guideline_limit',
  'own_range',
  'published_range',
  'distance',
] as const;
type BasisKind = (typeof BASES)[number];

/** A value judged: its flag with what overruled it, how far outside it is, and how soon it is to be looked at. */
export interface Assessed {
  readonly flag: Flag | 'indeterminate';
  /** The guideline's limit that decided against a range. */
  readonly overruled: GuidelineLimit | undefined;
  /** Whether lists of critical values decided against a range. */
  readonly listed: boolean;
  /** The one that the grade stands on: it decided, or asks for the most urgent care. */
  readonly guideline: GuidelineLimit | undefined;
  /** The side on which a value is outside although its report's own range calls it normal. */
  readonly hidden: 'low' | 'high' | undefined;
  /** Outside of the report's range, and inside of the published one for this age or pregnancy. */
  readonly usual: boolean;
  readonly applied: readonly Applied[];
  readonly alarm: Alarm | undefined;
  readonly severity: Severity | undefined;
  readonly grade: Grade | undefined;
  readonly urgency: Urgency | undefined;
  readonly basis: BasisKind | undefined;
}

interface Of {
  readonly marker: Marker;
  readonly person: Person;
  readonly own: Own | undefined;
  /** The flag by the published ranges, and the widest of their limits. */
  readonly published: { readonly flag: Flag | 'indeterminate'; readonly limits: Limits };
  /** How the report marks the value. */
  readonly mark: string | undefined;
}

const SIDE: Readonly<Record<'low' | 'high', Beyond>> = { low: 'below', high: 'above' };
const FLAG = { below: 'low', above: 'high' } as const;

/** Judges a value by everything that is published of it, the most dangerous first. */
export function assess(amount: Amount, { marker, person, own, published, mark }: Of): Assessed {
  const applied = appliedTo(amount, guidelineLimits(marker, person));
  const base = own?.flag ?? published.flag;
  const overruled = overruling(base, own === undefined ? 'published' : 'own', applied);
  const ranged = overruled === undefined ? base : flagBeyond(overruled);
  const called = alarmOf(amount, marker, person);
  // A value that every range calls normal is critical only if most of the lists say so.
  const alarm =
    called !== undefined && ranged === 'normal' && called.called.length * 2 < called.asked
      ? undefined
      : called;
  // Then it is not normal, whatever a single laboratory prints; the report's own range stands.
  const listed = alarm !== undefined && ranged === 'normal' && own === undefined;
  const flag = listed ? FLAG[alarm.side] : ranged;
  // A report often prints the range of grown people who are not pregnant beside the value of somebody else.
  const forOthers = own !== undefined && isSpecial(person) && published.flag !== 'indeterminate';
  const limits = own === undefined || forOthers ? published.limits : own.range;
  const hidden = flag === 'normal' ? hiddenBy(applied, forOthers ? published.flag : 'normal') : undefined;
  const outside = flag === 'normal' ? hidden : flag;
  // Outside of the range of other people only.
  const usual = forOthers && published.flag === 'normal' && outside !== undefined && overruled === undefined;
  const severity =
    outside === 'low' || outside === 'high'
      ? severityOf(amount, SIDE[outside], { marker, person, limits })
      : undefined;
  const marked = isCriticalMark(mark);
  // Pregnancy moves many values that no list of critical values names; without its own range nothing is made of that.
  const quiet =
    person.pregnancy === true &&
    !marker.bands.some(({ pregnancy }) => pregnancy !== undefined) &&
    (outside !== 'low' && outside !== 'high'
      ? false
      : !(marker.limits?.critical ?? []).some(({ side }) => side === SIDE[outside]));
  const decisive = applied.some((one) => one.beyond && one.limit.decides === 'always');
  const urgency = mostUrgent([
    alarm?.urgency,
    marked ? 'today' : undefined,
    ...(outside === 'low' || outside === 'high'
      ? [
          severity === undefined || usual
            ? undefined
            : urgencyOfStep(severity, { alarm, most: mostOf(amount, SIDE[outside], marker), quiet }),
          usual ? undefined : nearness(amount, SIDE[outside], { marker, person, limits }),
        ]
      : []),
    ...applied.flatMap(({ beyond, limit }) =>
      beyond && (outside !== undefined || limit.decides !== 'no') ? (limit.urgency ?? []) : [],
    ),
    decisive || hidden !== undefined ? 'soon' : undefined,
    // A newborn's value outside of its range does not wait.
    isNewborn(person) && outside !== undefined && outside !== 'indeterminate' && !usual ? 'soon' : undefined,
  ]);
  const grade = gradeOf({ alarm, marked, severity: usual ? SLIGHT : severity, flag, urgency });
  const pressing =
    urgency === 'soon' || severity?.step === 'danger'
      ? undefined
      : applied.find(({ beyond, limit }) => beyond && urgency !== undefined && limit.urgency === urgency)
          ?.limit;
  const basis =
    grade === undefined
      ? undefined
      : alarm !== undefined
        ? ('critical_lists' as const)
        : marked
          ? ('printed_mark' as const)
          : pressing !== undefined
            ? ('guideline_limit' as const)
            : severity?.reached !== undefined
              ? ('severity_scale' as const)
              : overruled !== undefined
                ? ('guideline_limit' as const)
                : severity?.step === 'clear'
                  ? ('distance' as const)
                  : own === undefined || hidden !== undefined
                    ? ('published_range' as const)
                    : ('own_range' as const);
  const guideline = pressing ?? overruled;
  return {
    flag,
    overruled,
    listed,
    guideline,
    hidden,
    usual,
    applied,
    alarm,
    severity,
    grade,
    urgency,
    basis,
  };
}

const SLIGHT: Severity = { step: 'slight', by: 'published' };

const GROWN = inDays({ value: 18, unit: 'years' });
const NEWBORN = inDays({ value: 29, unit: 'days' });

const isNewborn = (person: Person): boolean => {
  const lived = daysOfLife(person);
  return lived !== undefined && lived.before <= NEWBORN;
};

/** Whether somebody is known to be a child or pregnant. */
function isSpecial(person: Person): boolean {
  const lived = daysOfLife(person);
  return person.pregnancy === true || (lived !== undefined && lived.before <= GROWN);
}

/** The side of a value inside of its report's range that a guideline's limit or the range for this person calls outside. */
function hiddenBy(
  applied: readonly Applied[],
  published: Flag | 'indeterminate',
): 'low' | 'high' | undefined {
  const beyond = applied.find(
    ({ beyond, limit: { decides, when } }) =>
      beyond && (decides === 'always' || (decides === 'published' && when === undefined)),
  );
  if (beyond !== undefined) return flagBeyond(beyond.limit);
  return published === 'low' || published === 'high' ? published : undefined;
}

function gradeOf({
  alarm,
  marked,
  severity,
  flag,
  urgency,
}: Pick<Assessed, 'alarm' | 'severity' | 'flag' | 'urgency'> & { readonly marked: boolean }):
  | Grade
  | undefined {
  const called = alarm !== undefined && urgency !== 'soon' && urgencyOf(alarm.called.length, alarm.asked);
  if (urgency === 'now' || called === 'now' || marked || severity?.step === 'danger') return 'critical';
  if (urgency === 'today' || alarm !== undefined || severity?.step === 'clear') return 'clearly_outside';
  if (severity !== undefined) return 'slightly_outside';
  return flag === 'normal' ? 'in_range' : undefined;
}

/**
 * How soon a value is to be looked at by the scale of severity: a dangerous one today, and now where any list calls it
 * critical, too; a clear one within days.
 */
function urgencyOfStep(
  { step }: Severity,
  {
    alarm,
    most,
    quiet,
  }: { readonly alarm: Alarm | undefined; readonly most: Urgency | undefined; readonly quiet: boolean },
): Urgency | undefined {
  if (step === 'danger') return atMost(alarm === undefined ? 'today' : 'now', most);
  return step === 'clear' && !quiet ? 'soon' : undefined;
}

/** How far of the way from the range to a critical limit a value is, from which on it is shown to a clinician. */
const NEAR = { today: 2 / 3, soon: 1 / 3 } as const;

/** How soon a value is to be looked at because it is on its way to a critical one. */
function nearness(
  { value }: Amount,
  side: Beyond,
  { marker, person, limits }: { readonly marker: Marker; readonly person: Person; readonly limits: Limits },
): Urgency | undefined {
  const from = side === 'below' ? limits.low : limits.high;
  const to = limitsAhead(marker, person).find((limit) => limit.side === side)?.of;
  if (from === undefined || to === undefined || (side === 'below' ? to >= from : to <= from))
    return undefined;
  const way = (value - from) / (to - from);
  return way >= NEAR.today ? 'today' : way >= NEAR.soon ? 'soon' : undefined;
}

/** What is said first of a critical value; nothing of another. */
export function criticalText(
  { alarm, urgency }: Assessed,
  { unit }: Pick<Marker, 'unit'>,
  { reference }: Words,
): string | undefined {
  if (urgency === undefined || urgency === 'soon') return undefined;
  const { critical } = reference;
  if (alarm === undefined) return critical.far[urgency];
  const [first] = [...alarm.called].sort((a, b) => (alarm.side === 'below' ? b.of - a.of : a.of - b.of));
  return first === undefined
    ? critical.far[urgency]
    : critical.value(urgency, namedLimit(first, unit), alarm.called.length, alarm.asked);
}
