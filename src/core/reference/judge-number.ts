import { significant } from '../chemistry/significant.ts';
import type { Marker } from '../model/marker.ts';
import type { Speaking, Words } from '../words/index.ts';
import { type Amount, mayBeBeyond, placeOf } from './amount.ts';
import type { Flag, Person } from './bands.ts';
import { criticalSides, criticalText } from './describe.ts';
import { decided, judge, suggestion } from './judge.ts';
import { type Own, swapped } from './own-range.ts';
import { type Possible, type Reading, readValue, unitReason } from './read-value.ts';
import type { Printed, Supplied } from './supplied.ts';

type PrintedNumber = Extract<Printed, { kind: 'number' }>;

/** What a value is judged by. */
interface By {
  readonly marker: Marker;
  readonly own: Own | undefined;
  readonly person: Person;
  readonly mostShown: number;
}

/** A value in numbers, judged by the report's own range and by the published ones. */
export function judgeNumber(printed: PrintedNumber, entry: Supplied, by: By, speaking: Speaking) {
  const reading = readValue(printed.values, entry.unit, by.marker);
  const notes = swapped(entry) ? [speaking.words.reference.swapped] : [];
  return reading.kind === 'read'
    ? judgeRead(reading, printed, by, notes, speaking)
    : judgeOpen(reading, printed, by, notes, speaking);
}

/** Whether a number is critical in every unit in which the marker's values are believed. */
export function criticalInEveryUnit(printed: PrintedNumber, marker: Marker, words: Words): boolean {
  const reading = readValue(printed.values, undefined, marker);
  const readings = reading.kind === 'read' ? [reading] : reading.readings;
  return (
    readings.length > 0 &&
    readings.every((one) => criticalText(amountOf(one, printed, marker), marker, words) !== undefined)
  );
}

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
  { marker, own, person, mostShown }: By,
  warnings: readonly string[],
  speaking: Speaking,
) {
  const { lang, words } = speaking;
  const amount = amountOf(reading, printed, marker);
  const published = judge(amount, marker, person, speaking, mostShown);
  const critical = criticalText(amount, marker, words);
  const category = marker.categories.find((zone) => placeOf(amount, zone) === 'normal')?.label[lang];
  const flag = own?.flag ?? published.flag;
  const notes = [
    ...(reading.doubtful ? [words.reference.hardlyPossible] : []),
    ...(critical === undefined && flag !== 'normal' ? maybeCritical(amount, marker, words) : []),
    ...published.notes,
    ...warnings,
  ];
  return {
    result: {
      ...(critical === undefined ? {} : { critical: { text: critical } }),
      ...decided(own, published),
      value: significant(reading.value),
      unit: marker.unit,
      ...(reading.by === undefined ? {} : { converted: reading.by }),
      ...(reading.assumed ? { unitAssumed: true } : {}),
      ...(category === undefined ? {} : { category }),
      ...(notes.length > 0 ? { notes } : {}),
      ...suggestion(flag, marker, speaking),
    },
    more: published.more,
    sources: published.sources,
  };
}

/** The warning of a censored value of which a part lies beyond a critical limit: "<150" platelets may be 9. */
function maybeCritical(amount: Amount, marker: Marker, { reference }: Words): string[] {
  const beyond = criticalSides(marker).some(({ side, of }) => {
    const reached = side === 'above' || of < amount.value;
    return mayBeBeyond(amount, side) && reached;
  });
  return beyond ? [reference.mayBeCritical] : [];
}

/**
 * A value of which the unit or the decimal mark is not certain, over all the readings that it allows: what they agree
 * on holds, and what is critical in every one of them is said first.
 */
function judgeOpen(
  { problem, readings, complete }: Extract<Reading, { kind: 'open' }>,
  printed: PrintedNumber,
  { marker, own, person }: By,
  warnings: readonly string[],
  speaking: Speaking,
) {
  const { lang, words } = speaking;
  const { reference } = words;
  const reason = unitReason(problem, marker.said[lang].name, words);
  const judged = readings.map((reading) => {
    const amount = amountOf(reading, printed, marker);
    return {
      unit: reading.unit,
      flag: judge(amount, marker, person, speaking, 0).flag,
      critical: criticalText(amount, marker, words) !== undefined,
    };
  });
  const flags = new Set(judged.map(({ flag }) => flag));
  const [flag] = flags;
  const agreed: Flag | undefined =
    own === undefined && complete && judged.length > 1 && flags.size === 1 && flag !== 'indeterminate'
      ? flag
      : undefined;
  const alarming = judged.length > 0 && judged.every(({ critical }) => critical);
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
      ...(alarming ? { critical: { text: reference.critical.inEveryReading } } : {}),
      ...verdict,
      ...(shown.length === 0 ? {} : { readings: shown.map(({ unit, flag }) => ({ unit, flag })) }),
      ...(notes.length > 0 ? { notes } : {}),
      ...suggestion(own?.flag ?? agreed, marker, speaking),
    },
    more: false,
    sources: [],
  };
}
