import { alarmOf, mayAlarm } from '../alarm/alarm.ts';
import { sideOfMark } from '../alarm/floor.ts';
import { leastUrgent, URGENCIES, type Urgency } from '../alarm/urgency.ts';
import { significant } from '../chemistry/significant.ts';
import { type Assessed, assess, criticalText } from '../grading/assess.ts';
import { assessedFields, suggestion } from '../grading/say.ts';
import type { LimitSources } from '../model/limit.ts';
import type { Marker } from '../model/marker.ts';
import type { Person } from '../people/person.ts';
import type { Speaking } from '../words/index.ts';
import { isAgainst, withMark } from './against-mark.ts';
import type { Amount } from './amount.ts';
import { categoryOf } from './categories.ts';
import { decided, judge } from './judge.ts';
import { type Flag, flagOf, type Limits, withUnit } from './limits.ts';
import { type Own, ownRange, swapped } from './own-range.ts';
import { type Possible, type Reading, readValue, unitReason } from './read-value.ts';
import type { Printed, Supplied } from './supplied.ts';

type PrintedNumber = Extract<Printed, { kind: 'number' }>;

/** What a value is judged by. */
interface By {
  readonly marker: Marker;
  readonly own: Own | undefined;
  readonly person: Person;
  /** How it was measured, as printed. */
  readonly method: string | undefined;
  readonly mostShown: number;
  readonly sources: LimitSources;
}

/** A value in numbers, judged by the report's own range and by everything that is published. */
export function judgeNumber(printed: PrintedNumber, entry: Supplied, by: By, speaking: Speaking) {
  const reading = readValue(printed.values, entry.unit, by.marker);
  const { reference } = speaking.words;
  const warnings = swapped(entry) ? [reference.swapped] : [];
  const marked = { ...by, mark: entry.mark, warnings };
  if (reading.kind === 'read') return judgeRead(reading, printed, marked, speaking);
  if (reading.problem.kind !== 'marks') return judgeOpen(reading, printed, marked, speaking);
  const { numbers } = reading.problem;
  const each = reading.readings.map((one, i) => {
    const number = numbers[i] ?? one.value;
    const only: PrintedNumber = { ...printed, values: [number] };
    const own = ownRange(entry, only, speaking.words);
    return { one, number, only, own, assessed: assessedOf(one, only, { ...marked, own }, speaking) };
  });
  const fitting = each.filter(({ assessed: { flag } }) => flag === sideOfMark(entry.mark));
  const [fits, ...others] = fitting;
  if (fits !== undefined && others.length === 0 && entry.mark !== undefined) {
    const said = reference.unit.markDecides(fits.number, entry.mark);
    const read = { kind: 'read' as const, ...fits.one, assumed: false, doubtful: false };
    return judgeRead(read, fits.only, { ...marked, own: fits.own, warnings: [...warnings, said] }, speaking);
  }
  const [most] = each
    .filter(({ assessed: { urgency } }) => urgency !== undefined)
    .sort(
      (a, b) =>
        URGENCIES.indexOf(a.assessed.urgency ?? 'soon') - URGENCIES.indexOf(b.assessed.urgency ?? 'soon'),
    );
  const worst =
    most?.assessed.urgency === undefined
      ? undefined
      : { urgency: most.assessed.urgency, meant: withUnit(most.number, entry.unit ?? '') };
  return judgeOpen(reading, printed, { ...marked, ...(worst === undefined ? {} : { worst }) }, speaking);
}

/** A reading judged by everything that is published of it. */
const assessedOf = (
  reading: Possible,
  printed: PrintedNumber,
  by: By & { readonly mark: string | undefined },
  speaking: Speaking,
): Assessed => {
  const amount = amountOf(reading, printed, by.marker);
  return assess(amount, { ...by, published: judge(amount, by, speaking, 0) });
};

/** How urgent a number is at the least, in every unit in which the marker's values are believed, or in the one given. */
export function urgencyInEveryUnit(
  printed: PrintedNumber,
  unit: string | undefined,
  marker: Marker,
  person: Person,
): Urgency | undefined {
  const reading = readValue(printed.values, unit, marker);
  const readings = reading.kind === 'read' ? [reading] : reading.readings;
  return leastUrgent(readings.map((one) => alarmOf(amountOf(one, printed, marker), marker, person)?.urgency));
}

/** What decided against every range, if anything did. */
const overrulingOf = ({ flag, overruled, listed }: Assessed) =>
  flag === 'indeterminate' || (overruled === undefined && !listed)
    ? undefined
    : { flag, rule: listed ? ('critical_lists' as const) : ('guideline_limit' as const) };

/** The reading as an amount: what is known of it besides the number. */
const amountOf = ({ value, by }: Possible, printed: PrintedNumber, marker: Marker): Amount => ({
  value,
  comparator: printed.comparator,
  decimals: by === undefined ? printed.decimals : undefined,
  negatives: marker.plausible.low < 0,
});

function judgeRead(
  reading: Extract<Reading, { kind: 'read' }>,
  printed: PrintedNumber,
  by: By & { readonly mark: string | undefined; readonly warnings: readonly string[] },
  speaking: Speaking,
) {
  const { marker, own, person, mostShown, mark, warnings } = by;
  const { lang, words } = speaking;
  const amount = amountOf(reading, printed, marker);
  const published = judge(amount, by, speaking, mostShown);
  const assessed = assess(amount, { marker, person, own, published, mark });
  const critical = criticalText(assessed, marker, words);
  const category = categoryOf(amount, assessed.flag, marker, person)?.label[lang];
  const said = assessedFields(assessed, { own, published }, by, speaking);
  const notes = [
    ...(reading.doubtful ? [words.reference.hardlyPossible] : []),
    ...(critical === undefined ? [] : elsewhere(amount, by, published.limits, speaking)),
    ...said.notes,
    ...(critical === undefined && assessed.flag !== 'normal' && mayAlarm(amount, marker, person)
      ? [words.reference.mayBeCritical]
      : []),
    ...published.notes,
    ...warnings,
  ];
  const result = {
    ...(critical === undefined ? {} : { critical: { text: critical } }),
    ...decided(own, published, overrulingOf(assessed)),
    ...said.fields,
    value: significant(reading.value),
    unit: marker.unit,
    ...(reading.by === undefined ? {} : { converted: reading.by }),
    ...(reading.assumed ? { unitAssumed: true } : {}),
    ...(category === undefined ? {} : { category }),
    ...(notes.length > 0 ? { notes } : {}),
    ...suggestion(assessed, amount, { marker, limits: own?.range ?? published.limits }, speaking),
  };
  const flag = isAgainst(mark, result) ? ('indeterminate' as const) : assessed.flag;
  return {
    result: withMark(result, mark, words),
    measured: { marker, amount, flag, limits: own?.range ?? published.limits },
    more: published.more,
    sources: [...published.sources, ...said.sources],
  };
}

/** Of a critical value, what it would be with its decimal mark in another place, where that lies in the range. */
function elsewhere(
  { value, comparator, decimals }: Amount,
  { own, marker }: By,
  published: Limits,
  { words: { reference } }: Speaking,
): string[] {
  // A converted value is not in the unit of its own range.
  const { low, high } = decimals === undefined ? published : (own?.range ?? published);
  if (comparator !== undefined || low === undefined || high === undefined || own?.flag === 'normal')
    return [];
  const other = [value / 10, value * 10].find((one) => flagOf(one, { low, high }) === 'normal');
  return other === undefined ? [] : [reference.decimalMark(withUnit(significant(other), marker.unit))];
}

/**
 * A value of which the unit or the decimal mark is not certain, over all the readings that it allows: what they agree
 * on holds, and what is critical in every one of them is said first.
 */
function judgeOpen(
  { problem, readings, complete }: Extract<Reading, { kind: 'open' }>,
  printed: PrintedNumber,
  by: By & {
    readonly warnings: readonly string[];
    /** The most urgent of its readings. */
    readonly worst?: { readonly urgency: Urgency; readonly meant: string };
  },
  speaking: Speaking,
) {
  const { marker, own, person, warnings, worst } = by;
  const { lang, words } = speaking;
  const { reference } = words;
  const reason = unitReason(problem, marker.said[lang].name, words);
  const judged = readings.map((reading) => {
    const amount = amountOf(reading, printed, marker);
    return {
      unit: reading.unit,
      flag: judge(amount, by, speaking, 0).flag,
      urgency: alarmOf(amount, marker, person)?.urgency,
    };
  });
  const flags = new Set(judged.map(({ flag }) => flag));
  const [flag] = flags;
  const agreed: Flag | undefined =
    own === undefined && complete && judged.length > 1 && flags.size === 1 && flag !== 'indeterminate'
      ? flag
      : undefined;
  const alarming = leastUrgent(judged.map(({ urgency }) => urgency));
  const shown = problem.kind === 'marks' || judged.length < 2 ? [] : judged;
  const verdict =
    agreed === undefined
      ? own === undefined
        ? { flag: 'indeterminate' as const, rule: 'not_decided' as const, reason, missing: ['unit'] }
        : decided(own, undefined)
      : { flag: agreed, rule: 'all_ranges_agree' as const };
  const doubt = alarming === undefined ? worst : undefined;
  const notes = [
    ...(doubt?.urgency === 'soon' ? [reference.critical.ifMeant('soon', doubt.meant)] : []),
    ...(own === undefined && agreed === undefined ? [] : [reason]),
    ...(agreed === undefined ? [] : [reference.unit.agreed]),
    ...warnings,
  ];
  return {
    result: {
      ...(alarming === undefined
        ? {}
        : {
            critical: { text: reference.critical.inEveryReading(alarming) },
            grade: 'critical' as const,
            urgency: alarming,
          }),
      ...(doubt === undefined ? {} : { urgency: doubt.urgency }),
      ...(doubt === undefined || doubt.urgency === 'soon'
        ? {}
        : { critical: { text: reference.critical.ifMeant(doubt.urgency, doubt.meant) } }),
      ...verdict,
      ...(shown.length === 0 ? {} : { readings: shown.map(({ unit, flag }) => ({ unit, flag })) }),
      ...(notes.length > 0 ? { notes } : {}),
    },
    more: false,
    sources: [],
  };
}
