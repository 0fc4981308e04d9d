import { URGENCIES } from '../../../core/alarm/urgency.ts';
import { nextCall } from '../../../core/tools/next-call.ts';
import type { Speaking } from '../../../core/words/index.ts';
import { type Item, isItem, isList, type Json } from './json.ts';

/** Values of one report that are told in full, the most pressing: fewer where many others need room. */
const IN_FULL = 6;
const IN_FULL_OF_MANY = 3;
const MANY = 12;

/** Patterns that are told in full: the most urgent stand first. */
const PATTERNS_IN_FULL = 2;
const PATTERN_IN_SHORT: ReadonlySet<string> = new Set(['name', 'markers', 'urgency', 'text']);

/** Of the other values, what is said of each. */
const IN_SHORT: ReadonlySet<string> = new Set([
  ...['marker', 'value', 'unit', 'comparator', 'flag', 'grade', 'urgency', 'critical', 'range', 'reason'],
  ...['missing', 'publishedFlag', 'unitAssumed', 'input'],
]);

/** Of the range of such a value, what is said of it. */
const RANGE_IN_SHORT: ReadonlySet<string> = new Set(['text']);

/**
 * An answer of interpret_results with a long report in parts: every value with its flag, the most pressing in full, and
 * a call for the next of those that are out of range.
 */
export function reportInParts(answer: Item, input: unknown, { lang, words }: Speaking): Item {
  const { results, assumed, patterns, next = [] } = answer;
  if (!isList(results)) return answer;
  const said = new Set(isList(assumed) ? assumed : []);
  const once = results.filter(isItem).map((result) => saidOnce(result, said));
  const order = once.map((_, i) => i).sort((a, b) => pressing(once[a]) - pressing(once[b]) || a - b);
  if (once.length <= IN_FULL) return { ...answer, results: once };
  const most = once.length > MANY ? IN_FULL_OF_MANY : IN_FULL;
  const full = new Set(order.slice(0, most));
  const rest = order.slice(most, most + IN_FULL).filter((i) => pressing(once[i]) < NOT_PRESSING);
  const sent: Item = isItem(input as Json) ? (input as Item) : {};
  const values = isList(sent.values) ? sent.values : [];
  const more =
    rest.length === 0
      ? []
      : [
          nextCall(
            'interpret_results',
            { ...sent, values: rest.map((i) => values[i]) },
            words.reference.restOfReport,
            lang,
          ) as unknown as Json,
        ];
  const others = isList(next) ? next.slice(0, MOST_NEXT) : [];
  return {
    ...answer,
    ...(isList(patterns)
      ? {
          patterns: patterns.map((one, i) =>
            i < PATTERNS_IN_FULL || !isItem(one) ? one : kept(one, PATTERN_IN_SHORT),
          ),
        }
      : {}),
    results: once.map((result, i) => (full.has(i) ? result : inShort(result))),
    ...(more.length + others.length === 0 ? {} : { next: [...more, ...others] }),
  };
}

/** Other calls beside that for the rest of the report. */
const MOST_NEXT = 2;

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

function inShort(result: Item): Item {
  const { grade, range, ...rest } = kept(result, IN_SHORT);
  return {
    ...rest,
    ...(grade === undefined || grade === 'in_range' ? {} : { grade }),
    ...(isItem(range) ? { range: kept(range, RANGE_IN_SHORT) } : {}),
  };
}

const kept = (item: Item, fields: ReadonlySet<string>): Item =>
  Object.fromEntries(Object.entries(item).filter(([field]) => fields.has(field)));
