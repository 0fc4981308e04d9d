import { type Block, heading, type Inline, type Text } from '../../blocks/doc.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { Names } from './labels/index.ts';
import {
  called,
  entrySaid,
  type Item,
  isList,
  isPlain,
  isRecord,
  type Json,
  lengthOf,
  type Reader,
  said,
  told,
  written,
} from './reading.ts';
import { SAID_FIRST, TABLES } from './shown-as.ts';
import { isTable, tableOf } from './tables.ts';
import { WORDS } from './words.ts';

/**
 * An answer as blocks, whatever the tool, with everything that it says: the message first, then figures, then lists and
 * tables in the order of the answer, then what may come next. Models read this as the text of an answer over MCP, people
 * where a tool has no view of its own.
 * @param names identifiers, such as those of the labs, with the names that are said instead
 */
export function answerBlocks(
  answer: Readonly<Record<string, unknown>>,
  lang: Lang = 'en',
  names: Names = {},
): Block[] {
  const reader = { lang, names };
  const plain: Item = JSON.parse(JSON.stringify(answer));
  const { status, lang: _, message, meta, next, ...contents } = plain;
  const notice = isRecord(meta) ? meta.notice : undefined;
  return [
    ...(typeof message === 'string' ? [{ kind: 'callout', tone: 'warning', text: message } as const] : []),
    ...urgent(contents, reader),
    ...typedResult(contents),
    ...recordBlocks(withoutText(lessUrgent(contents)), 0, reader),
    ...nextBlocks(next, reader),
    ...(typeof notice === 'string' ? [{ kind: 'text', text: notice } as const] : []),
  ];
}

/** What must be read before anything else: warning signs, and critical values, all together and then each. */
function urgent({ seekCare, results, critical: ofAll }: Item, reader: Reader): Block[] {
  const signs = isList(seekCare) ? seekCare.map((sign) => said('seekCare', sign, reader)) : [];
  const together = isList(results) && isRecord(ofAll) ? [said('critical', ofAll, reader)] : [];
  const critical = isList(results)
    ? results.flatMap((result) =>
        isRecord(result) && isRecord(result.critical)
          ? [[...nameOf(result, reader), ': ', ...said('critical', result.critical, reader)]]
          : [],
      )
    : [];
  return [...signs, ...together, ...critical].map((text) => ({ kind: 'callout', tone: 'urgent', text }));
}

/** The answer without the critical values that were said first. */
function lessUrgent(contents: Item): Item {
  if (!isList(contents.results)) return contents;
  const { critical: _, ...others } = contents;
  const results = contents.results.map((result) => {
    if (!isRecord(result)) return result;
    const { critical: said, ...rest } = result;
    return isRecord(said) ? rest : result;
  });
  return { ...others, results };
}

/** What is to be said of a result that was typed. */
function typedResult({ interpret }: Item): Block[] {
  const text = isRecord(interpret) ? interpret.text : undefined;
  return typeof text === 'string' ? [{ kind: 'callout', tone: 'warning', text }] : [];
}

function withoutText(contents: Item): Item {
  if (!isRecord(contents.interpret)) return contents;
  const { text: _, ...given } = contents.interpret;
  return { ...contents, interpret: given };
}

const nameOf = ({ marker }: Item, reader: Reader): readonly Inline[] =>
  isRecord(marker) && typeof marker.name === 'string' ? [marker.name] : said('marker', marker ?? '', reader);

/** Each call that may come next, ready to be made. */
function nextBlocks(next: Json | undefined, { lang }: Reader): Block[] {
  if (!isList(next) || next.length === 0) return [];
  const items = next
    .filter(isRecord)
    .map(({ tool, arguments: given, why }): readonly Inline[] => [
      `${why}: `,
      { code: `${tool} ${JSON.stringify(given)}` },
    ]);
  return [heading(WORDS[lang].next), { kind: 'list', items }];
}

function recordBlocks(given: Item, depth: number, reader: Reader): Block[] {
  const facts: { term: string; value: Text }[] = [];
  const below: Block[] = [];
  for (const [key, value] of Object.entries(written(given))) {
    if (SAID_FIRST.has(key)) continue;
    const term = called(key, reader);
    if (key === 'markdown' && typeof value === 'string') below.push({ kind: 'prose', pieces: [value] });
    else if (isList(value) && !isInLine(key, value, depth, reader))
      below.push(...listUnder(term, key, value, depth, reader));
    else if (isRecord(value) && depth < 2 && !isShort(key, value, reader))
      below.push(...recordUnder(term, value, depth, reader));
    else facts.push({ term, value: said(key, value, reader) });
  }
  return facts.length === 0 ? below : [{ kind: 'facts', items: facts }, ...below];
}

/** A record with its heading; one that holds a single list is that list. */
function recordUnder(term: string, record: Item, depth: number, reader: Reader): Block[] {
  const [[key, list] = ['', null], ...others] = Object.entries(record);
  return others.length === 0 && isList(list)
    ? listUnder(term, key, list, depth, reader)
    : [heading(term, level(depth)), ...recordBlocks(record, depth + 1, reader)];
}

const level = (depth: number): 2 | 3 => (depth === 0 ? 2 : 3);

/** Letters that a line may have. */
const LINE = 240;

/** Whether a value is told in one line that is easy to read. */
const isShort = (key: string, value: Json, reader: Reader): boolean =>
  lengthOf(said(key, value, reader)) <= LINE;

/** Above this many, plain entries stand in one line. */
const IN_A_LINE = 8;

/** Whether a list is a line among the facts. */
const isInLine = (key: string, list: readonly Json[], depth: number, reader: Reader): boolean =>
  list.every(isPlain) &&
  (list.length === 0 || list.length > IN_A_LINE || (depth > 0 && isShort(key, list, reader)));

/** A list with its heading; a table has its own. */
function listUnder(term: string, key: string, list: readonly Json[], depth: number, reader: Reader): Block[] {
  if (TABLES.has(key) && isTable(list)) return [tableOf(key, list, reader)];
  const blocks: Block[] = [];
  for (const run of runsOf(list, (one) => isShort(key, one, reader))) {
    if (isShort(key, run[0] ?? null, reader))
      blocks.push({ kind: 'list', items: run.map((one) => entrySaid(key, one, reader)) });
    else blocks.push(...run.flatMap((one) => entryBlocks(key, one, reader)));
  }
  return [heading(term, level(depth)), ...blocks];
}

/** A list cut wherever the test changes its answer. */
function runsOf<T>(list: readonly T[], test: (one: T) => boolean): T[][] {
  const runs: T[][] = [];
  for (const [i, one] of list.entries()) {
    const before = list[i - 1];
    if (before !== undefined && test(before) === test(one)) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** One entry of a list: its name, and the rest of it. */
function entryBlocks(key: string, value: Json, reader: Reader): Block[] {
  if (!isRecord(value)) return [{ kind: 'list', items: [said(key, value, reader)] }];
  const { words, fields } = told(value, reader);
  const items = Object.entries(written(value))
    .filter(([field]) => !fields.includes(field))
    .map(([field, inner]) => ({ term: called(field, reader), value: said(field, inner, reader) }));
  return [
    ...(words.length === 0 ? [] : [{ kind: 'text', text: strong(words) } as const]),
    ...(items.length === 0 ? [] : [{ kind: 'facts', items } as const]),
  ];
}

const strong = ([first = '', ...rest]: readonly Inline[]): readonly Inline[] => [
  typeof first === 'string' ? { strong: first } : first,
  ...rest,
];
