import type { ToolName } from '../../../core/tools/index.ts';
import { type Item, isItem, isList, type Json } from './json.ts';
import {
  ALWAYS_LEFT_OUT,
  LEFT_OUT,
  LEFT_OUT_OF_SOURCES,
  MOST_SHOWN,
  RANGES,
  SAID_BY_TEXT,
  WHERE_TRUE,
} from './left-out.ts';

/**
 * The answer of a tool as it is given over MCP, where text and data say the same and each field costs the reader
 * tokens: without what the answer says elsewhere, without what is null, empty or a flag that is not set, and with each
 * source once, in `sources`, to whose numbers the other fields refer.
 */
export function brief(name: ToolName, answer: Item): Item {
  const { meta = {}, next, ...contents } = answer;
  const sources = sourcesIn(contents);
  const { sources: cited, ...said } = contents;
  const shown = inBrief(said, '', {
    left: new Set([...ALWAYS_LEFT_OUT, ...(LEFT_OUT[name] ?? [])]),
    numbers: numbered(sources),
  });
  const cut = cutIn(contents, '');
  return {
    ...shown,
    ...(cut.length === 0 ? {} : { shortened: cut }),
    ...(sources.length === 0 ? {} : { sources: sources.map(citation) }),
    ...(next === undefined ? {} : { next }),
    meta,
  };
}

const citation = (source: Item, i: number): Item => ({
  n: i + 1,
  ...Object.fromEntries(Object.entries(source).filter(([field]) => !LEFT_OUT_OF_SOURCES.has(field))),
});

/** Every source inside, once, in the order in which they are met. */
function sourcesIn(contents: Item): Item[] {
  const met = new Map<string, Item>();
  const walk = (value: Json, key: string): void => {
    if (key === 'sourceUrl' && typeof value === 'string' && !met.has(value)) met.set(value, { url: value });
    if (isList(value)) for (const one of value) walk(one, key);
    else if (isItem(value)) {
      if (isSource(key, value) && met.get(value.url)?.title === undefined) met.set(value.url, value);
      for (const [inner, one] of Object.entries(value)) walk(one, inner);
    }
  };
  walk(contents, '');
  return [...met.values()];
}

const isSource = (key: string, value: Json): value is Item & { readonly url: string } =>
  (key === 'source' || key === 'sources') && isItem(value) && typeof value.url === 'string';

const numbered = (sources: readonly Item[]): ReadonlyMap<Json, number> =>
  new Map(sources.flatMap(({ url }, i) => (url === undefined ? [] : [[url, i + 1]])));

/** Which lists are not shown whole, with how many of their entries are. */
const cutIn = (item: Item, path: string): Item[] =>
  Object.entries(item).flatMap(([key, value]) => {
    const field = path === '' ? key : `${path}.${key}`;
    const most = mostOf(field);
    if (isList(value)) return value.length > most ? [{ field, shown: most, of: value.length }] : [];
    return isItem(value) ? cutIn(value, field) : [];
  });

const mostOf = (path: string): number =>
  Object.hasOwn(MOST_SHOWN, path) ? (MOST_SHOWN[path] ?? 0) : Number.POSITIVE_INFINITY;

interface Rules {
  readonly left: ReadonlySet<string>;
  /** The number of each source by its address. */
  readonly numbers: ReadonlyMap<Json, number>;
}

function inBrief(item: Item, path: string, rules: Rules): Item {
  return Object.fromEntries(
    Object.entries(item).flatMap(([key, value]): [string, Json][] => {
      const at = path === '' ? key : `${path}.${key}`;
      if (rules.left.has(at) || (WHERE_TRUE.has(key) && value === false)) return [];
      const number = key === 'sourceUrl' ? rules.numbers.get(value) : undefined;
      if (number !== undefined) return [['source', number]];
      const short = shortened(value, key, at, rules);
      return isNothing(short) ? [] : [[key, short]];
    }),
  );
}

function shortened(value: Json, key: string, at: string, rules: Rules): Json {
  if (isList(value)) return value.slice(0, mostOf(at)).map((one) => shortened(one, key, at, rules));
  if (!isItem(value)) return value;
  if (isSource(key, value)) return rules.numbers.get(value.url) ?? value;
  const { text } = value;
  const isSaid = RANGES.has(key) && typeof text === 'string';
  return inBrief(
    isSaid ? Object.fromEntries(Object.entries(value).filter(([field]) => !SAID_BY_TEXT.has(field))) : value,
    at,
    rules,
  );
}

const isNothing = (value: Json): boolean =>
  value === null ||
  (isList(value) && value.length === 0) ||
  (isItem(value) && Object.keys(value).length === 0);
