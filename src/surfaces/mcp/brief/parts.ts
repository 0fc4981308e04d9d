import { cutToFit } from './clipped.ts';
import { type Item, isItem, isList, type Json } from './json.ts';

/** An entry of a list inside an answer, and the fields that lead to the list. */
interface Entry {
  readonly path: readonly string[];
  readonly entry: Json;
}

interface Dividing {
  /** The answer without its sources and calls: its fields keep their order. */
  readonly whole: Item;
  readonly sources: Json | undefined;
  /** Whether a part, with what tells of the next, is short enough in both channels. */
  readonly fits: (part: Item) => boolean;
  /** The texts in the call. */
  readonly sent: readonly string[];
}

/** What every part has. */
const IN_EACH_PART: ReadonlySet<string> = new Set(['status', 'lang', 'meta']);

/**
 * A brief answer as parts that each fit: the first with all that is no list, and then the entries of its lists in their
 * order, each part with the sources that it cites. Sentences come first: they are warnings, and what was not understood.
 */
export function partsOf(
  { sources, next: _, ...contents }: Item,
  fits: Dividing['fits'],
  sent: Dividing['sent'],
): readonly [Item, ...Item[]] {
  const dividing = { whole: contents, sources, fits, sent };
  const { rest, entries } = apart(contents);
  const first = cutToFit(rest, sent, (one) => one, fits);
  const later = Object.fromEntries(Object.entries(first).filter(([field]) => IN_EACH_PART.has(field)));
  let { part, left } = filled(first, inOrder(entries), dividing);
  const parts: [Item, ...Item[]] = [part];
  while (left.length > 0) {
    ({ part, left } = filled(later, left, dividing, 1));
    parts.push(part);
  }
  return parts;
}

const isSentence = ({ entry }: Entry): boolean => typeof entry === 'string';

const inOrder = (entries: readonly Entry[]): readonly Entry[] => [
  ...entries.filter(isSentence),
  ...entries.filter((one) => !isSentence(one)),
];

/** A part with as many of the entries as fit, and the entries that are left. */
function filled(base: Item, entries: readonly Entry[], { whole, sources, fits, sent }: Dividing, least = 0) {
  const made = (some: readonly Entry[]): Item => cited(inOrderOf(whole, joined(base, some)), sources);
  const count = Math.max(
    least,
    mostOf(entries.length, (one) => fits(made(entries.slice(0, one)))),
  );
  const own = entries.slice(0, count);
  const withThem = (cut: readonly Json[]): Item =>
    made(own.map(({ path }, i) => ({ path, entry: cut[i] ?? null })));
  return {
    part: cutToFit(
      own.map(({ entry }) => entry),
      sent,
      withThem,
      fits,
    ),
    left: entries.slice(count),
  };
}

/** The greatest number up to `most` that holds, where all below it do; 0 where none does. */
export function mostOf(most: number, holds: (count: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Everything that is in no list, and the entries of all lists but those inside an entry. */
function apart(contents: Item, path: readonly string[] = []): { rest: Item; entries: readonly Entry[] } {
  const rest: Record<string, Json> = {};
  const entries = Object.entries(contents).flatMap(([field, value]): readonly Entry[] => {
    const at = [...path, field];
    if (isList(value)) return value.map((entry) => ({ path: at, entry }));
    if (!isItem(value)) {
      rest[field] = value;
      return [];
    }
    const inner = apart(value, at);
    if (Object.keys(inner.rest).length > 0) rest[field] = inner.rest;
    return inner.entries;
  });
  return { rest, entries };
}

/** The entries in their places again. */
function joined(base: Item, entries: readonly Entry[]): Item {
  const answer: Record<string, Json> = { ...base };
  for (const { path, entry } of entries) {
    const [field = '', ...within] = path;
    answer[field] = added(answer[field], within, entry);
  }
  return answer;
}

function added(place: Json | undefined, [field, ...within]: readonly string[], entry: Json): Json {
  if (field === undefined) return [...(isList(place) ? place : []), entry];
  const record = place !== undefined && isItem(place) ? place : {};
  return { ...record, [field]: added(record[field], within, entry) };
}

/** The fields of a part as they stand in the whole. */
function inOrderOf(whole: Item, part: Item): Item {
  const fields = [...Object.keys(whole), ...Object.keys(part).filter((field) => !(field in whole))];
  return Object.fromEntries(
    fields.flatMap((field): [string, Json][] => {
      const [value, model] = [part[field], whole[field]];
      if (value === undefined) return [];
      return [
        [field, isItem(value) && model !== undefined && isItem(model) ? inOrderOf(model, value) : value],
      ];
    }),
  );
}

/** The answer with those of the sources whose numbers it names. */
function cited({ meta = {}, ...answer }: Item, sources: Json | undefined): Item {
  const numbers = new Set(numbersIn(answer, ''));
  const own = isList(sources) ? sources.filter((one) => isItem(one) && numbers.has(one.n ?? null)) : [];
  return { ...answer, ...(own.length === 0 ? {} : { sources: own }), meta };
}

function* numbersIn(value: Json, field: string): Generator<Json> {
  if (typeof value === 'number' && (field === 'source' || field === 'sources')) yield value;
  if (isList(value)) for (const one of value) yield* numbersIn(one, field);
  else if (isItem(value)) for (const [inner, one] of Object.entries(value)) yield* numbersIn(one, inner);
}
