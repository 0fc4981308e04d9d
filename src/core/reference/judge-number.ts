import { alarmOf, mayAlarm } from '../alarm/alarm.ts';
import { leastUrgent, type Urgency } from '../alarm/urgency.ts';
import { significant } from '../chemistry/significant.ts';
import { type Assessed, assess, criticalText } from '../grading/assess.ts';
import { assessedFields, suggestion } from '../grading/say.ts';
import type { LimitSources } from '../model/limit.ts';
import type { Marker } from '../model/marker.ts';
import type { Person } from '../people/person.ts';
import type { Speaking } from '../words/index.ts';
import type { Amount } from './amount.ts';
import { categoryOf } from './categories.ts';
import { decided, judge } from './judge.ts';
import type { Flag } from './limits.ts';
import { type Own, swapped } from './own-range.ts';
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
  const notes = swapped(entry) ? [speaking.words.reference.swapped] : [];
  return reading.kind === 'read'
    ? judgeRead(reading, printed, { ...by, mark: entry.mark, warnings: notes }, speaking)
    : judgeOpen(reading, printed, by, notes, speaking);
}

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
    ...said.notes,
    ...(critical === undefined && assessed.flag !== 'normal' && mayAlarm(amount, marker, person)
      ? [words.reference.mayBeCritical]
      : []),
    ...published.notes,
    ...warnings,
  ];
  return {
    result: {
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
    },
    measured: { marker, amount, flag: assessed.flag, limits: own?.range ?? published.limits },
    more: published.more,
    sources: [...published.sources, ...said.sources],
  };
}

/**
 * A value of which the unit or the decimal mark is not certain, over all the readings that it allows: what they agree
 * on holds, and what is critical in every one of them is said first.
 */
function judgeOpen(
  { problem, readings, complete }: Extract<Reading, { kind: 'open' }>,
  printed: PrintedNumber,
  by: By,
  warnings: readonly string[],
  speaking: Speaking,
) {
  const { marker, own, person } = by;
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
  const notes = [
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
      ...verdict,
      ...(shown.length === 0 ? {} : { readings: shown.map(({ unit, flag }) => ({ unit, flag })) }),
      ...(notes.length > 0 ? { notes } : {}),
    },
    more: false,
    sources: [],
  };
}
