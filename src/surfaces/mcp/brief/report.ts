import { URGENCIES } from '../../../core/alarm/urgency.ts';
import { nextCall } from '../../../core/tools/next-call.ts';
import type { Speaking } from '../../../core/words/index.ts';
import { type Item, isItem, isList, type Json } from './json.ts';

/** Values of one report that are told in full, the most pressing: fewer where many others need room. */
const IN_FULL = 6;
const IN_FULL_OF_MANY = 3;
const MANY = 12;

/** How much a report is shortened. */
interface Shorter {
  /** Values that are told in full. */
  readonly values: number;
  /** Patterns that are told in full: the most urgent stand first. */
  readonly patterns: number;
  /** Other calls beside those for the rest of the report. */
  readonly calls: number;
  /** Whether each of the other values repeats that it is critical, which the answer says first of all together, and why it could not be read. */
  readonly repeats: boolean;
}

/** From how a report is told where there is room to how it is told where there is least. */
const SHORTER: readonly Shorter[] = [
  ...[IN_FULL, IN_FULL_OF_MANY, 2, 1].map((values) => ({ values, patterns: 2, calls: 2, repeats: true })),
  { values: 1, patterns: 1, calls: 0, repeats: true },
  { values: 0, patterns: 1, calls: 0, repeats: true },
  { values: 0, patterns: 1, calls: 0, repeats: false },
  { values: 0, patterns: 0, calls: 0, repeats: false },
];

const PATTERN_IN_SHORT: ReadonlySet<string> = new Set(['name', 'markers', 'urgency', 'text']);

/** Of the other values, what is said of each. */
const IN_SHORT: ReadonlySet<string> = new Set([
  ...['marker', 'value', 'unit', 'comparator', 'flag', 'grade', 'urgency', 'critical', 'range', 'reason'],
  ...['missing', 'publishedFlag', 'unitAssumed', 'input'],
]);

/** Of the range of such a value, what is said of it. */
const RANGE_IN_SHORT: ReadonlySet<string> = new Set(['text']);

/**
 * An answer of interpret_results with a long report in parts, each time shorter: every value with its flag, the most
 * pressing in full, and calls for all others that are out of range or could not be read.
 */
export function* reportsInParts(answer: Item, input: unknown, speaking: Speaking): Generator<Item> {
  const { results, assumed } = answer;
  if (!isList(results)) return yield answer;
  const said = new Set(isList(assumed) ? assumed : []);
  const once = results.filter(isItem).map((result) => saidOnce(result, said));
  if (once.length <= IN_FULL) yield { ...answer, results: once };
  const most = once.length > MANY ? IN_FULL_OF_MANY : IN_FULL;
  for (const shorter of SHORTER)
    if (shorter.values <= Math.min(most, once.length - 1))
      yield reportWith(shorter, answer, once, input, speaking);
}

function reportWith(
  shorter: Shorter,
  answer: Item,
  once: readonly Item[],
  input: unknown,
  speaking: Speaking,
): Item {
  const { patterns, next } = answer;
  const order = once.map((_, i) => i).sort((a, b) => pressing(once[a]) - pressing(once[b]) || a - b);
  const full = new Set(order.slice(0, shorter.values));
  const patternsInShort = isList(patterns) ? patterns.slice(shorter.patterns).filter(isItem) : [];
  const rest = order.filter((i) => !full.has(i) && pressing(once[i]) < NOT_PRESSING);
  const calls = [
    ...callsForRest(restInParts(rest, patternsInShort, once), input, speaking),
    ...(isList(next) ? next.slice(0, shorter.calls) : []),
  ];
  const { next: _, ...others } = answer;
  const isFirst = (i: number): boolean => once.findIndex(({ reason }) => reason === once[i]?.reason) === i;
  return {
    ...others,
    ...(isList(patterns)
      ? {
          patterns: patterns.map((one, i) =>
            i < shorter.patterns || !isItem(one) ? one : kept(one, PATTERN_IN_SHORT),
          ),
        }
      : {}),
    results: once.map((result, i) => (full.has(i) ? result : inShort(result, shorter.repeats || isFirst(i)))),
    ...(calls.length === 0 ? {} : { next: calls }),
  };
}

/**
 * The values that are not told in full, in parts that are: those of one pattern together, because only together are
 * they the pattern; then the others, the most pressing first.
 */
function restInParts(
  rest: readonly number[],
  patterns: readonly Item[],
  results: readonly Item[],
): readonly (readonly number[])[] {
  const ofPatterns = patterns.map(({ markers }) =>
    results.flatMap(({ marker }, i) =>
      isList(markers) && isItem(marker ?? null) && markers.includes((marker as Item).name ?? null) ? [i] : [],
    ),
  );
  const parts: number[][] = [];
  const told = (i: number): boolean => parts.some((part) => part.includes(i));
  for (const part of ofPatterns) if (!part.every(told)) parts.push(part);
  const left = rest.filter((i) => !told(i));
  for (let from = 0; from < left.length; from += IN_FULL) parts.push(left.slice(from, from + IN_FULL));
  return parts;
}

/** The calls for parts of a report, of the same person. */
function callsForRest(
  parts: readonly (readonly number[])[],
  input: unknown,
  { lang, words }: Speaking,
): readonly Json[] {
  const sent = (typeof input === 'object' && input !== null ? input : {}) as Item;
  const values = isList(sent.values) ? sent.values : [];
  return parts.map((part) =>
    JSON.parse(
      JSON.stringify(
        nextCall(
          'interpret_results',
          { ...sent, values: part.map((i) => values[i]) },
          words.reference.restOfReport,
          lang,
        ),
      ),
    ),
  );
}

/** A result without what the answer says of all, and without what was typed where it was understood. */
function saidOnce({ input, notes, ...result }: Item, assumed: ReadonlySet<Json>): Item {
  const own = isList(notes) ? notes.filter((note) => !assumed.has(note)) : [];
  const isUnderstood = result.marker !== undefined && result.converted === undefined;
  return {
    ...(input === undefined || isUnderstood ? {} : { input }),
    ...result,
    ...(own.length === 0 ? {} : { notes: own }),
  };
}

const NOT_PRESSING = URGENCIES.length + 3;

/** The lower, the more pressing: by urgency, then by how far outside, then what is not decided, then what is in range. */
function pressing({ urgency, grade, flag }: Item = {}): number {
  const urgent = typeof urgency === 'string' ? ([...URGENCIES] as string[]).indexOf(urgency) : -1;
  if (urgent >= 0) return urgent;
  if (grade === 'clearly_outside') return URGENCIES.length;
  if (flag === 'low' || flag === 'high') return URGENCIES.length + 1;
  return flag === 'indeterminate' ? URGENCIES.length + 2 : NOT_PRESSING;
}

function inShort(result: Item, repeats: boolean): Item {
  const { grade, range, critical, reason, ...rest } = kept(result, IN_SHORT);
  return {
    ...rest,
    ...(critical === undefined || !repeats ? {} : { critical }),
    ...(reason === undefined || !repeats ? {} : { reason }),
    ...(grade === undefined || grade === 'in_range' ? {} : { grade }),
    ...(isItem(range) ? { range: kept(range, RANGE_IN_SHORT) } : {}),
  };
}

const kept = (item: Item, fields: ReadonlySet<string>): Item =>
  Object.fromEntries(Object.entries(item).filter(([field]) => fields.has(field)));
