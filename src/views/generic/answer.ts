import { type Block, heading, type Inline, type Text } from '../../blocks/doc.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { Names } from './labels/index.ts';
import {
  called,
  flat,
  type Item,
  isList,
  isPlain,
  isRecord,
  isWide,
  type Json,
  type Reader,
  told,
  withDollars,
} from './reading.ts';
import {
  MANY_LINKS,
  SUBJECTS,
  TABLES,
  TELLING,
  UNSAID,
  UNSAID_IN_BRIEF,
  UNSAID_OF_NAMED,
  UNSAID_WHERE_NOT,
} from './shown-as.ts';
import { narrowTable, tableOf } from './tables.ts';
import { WORDS } from './words.ts';

/**
 * An answer as blocks, whatever the tool: the message first, then figures, then lists and tables in the order of the
 * answer, then what may come next. Models read this as the text of an answer over MCP, people where a tool has no
 * view of its own.
 * @param names identifiers, such as those of the labs, with the names that are said instead
 */
export function answerBlocks(
  answer: Readonly<Record<string, unknown>>,
  lang: Lang = 'en',
  names: Names = {},
): Block[] {
  const reader = { lang, names };
  const plain: Item = JSON.parse(JSON.stringify(answer));
  const { status, message, meta, next, ...contents } = plain;
  const notice = isRecord(meta) ? meta.notice : undefined;
  return [
    ...(typeof message === 'string' ? [{ kind: 'callout', tone: 'warning', text: message } as const] : []),
    ...urgent(contents, reader),
    ...recordBlocks(contents, 0, reader),
    ...nextBlocks(next, reader),
    ...(typeof notice === 'string' ? [{ kind: 'text', text: notice } as const] : []),
  ];
}

/** What must be read before anything else: warning signs, and critical values. */
function urgent({ seekCare, results }: Item, reader: Reader): Block[] {
  const signs = isList(seekCare)
    ? seekCare.flatMap((sign) =>
        isRecord(sign)
          ? [
              flat('text', sign.text ?? '', reader),
              ...(sign.clock === undefined ? [] : [flat('clock', sign.clock, reader)]),
            ]
          : [],
      )
    : [];
  const critical = isList(results)
    ? results.flatMap((result) =>
        isRecord(result) && isRecord(result.critical)
          ? [`${flat('marker', result.marker ?? '', reader)}: ${flat('critical', result.critical, reader)}`]
          : [],
      )
    : [];
  return [...signs, ...critical].map((text) => ({ kind: 'callout', tone: 'urgent', text }));
}

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
  const facts: { term: string; value: readonly Inline[] }[] = [];
  const below: Block[] = [];
  for (const [key, value] of Object.entries(withDollars(given))) {
    // Many links would drown the text: their names are among what it says, their addresses in the answer.
    if (UNSAID.has(key) || (MANY_LINKS.has(key) && isList(value) && value.length > MANY)) continue;
    const term = called(key, reader);
    const words = isWide(key, value) ? undefined : told(key, value, reader);
    if (key === 'markdown' && typeof value === 'string') below.push({ kind: 'prose', pieces: [value] });
    else if (words !== undefined) facts.push({ term, value: [words] });
    else if (value === null || (isList(value) && value.length === 0))
      facts.push({ term, value: [WORDS[reader.lang].none] });
    else if (isList(value)) below.push(heading(term, level(depth)), ...listBlocks(key, value, reader));
    else if (isRecord(value) && depth < 2)
      below.push(heading(term, level(depth)), ...recordBlocks(value, depth + 1, reader));
    else facts.push({ term, value: [flat(key, value, reader)] });
  }
  return facts.length === 0 ? below : [{ kind: 'facts', items: facts }, ...below];
}

const level = (depth: number): 2 | 3 => (depth === 0 ? 2 : 3);

/** Above this many, plain entries stand in one line. */
const IN_A_LINE = 8;

/** Above this many entries, each is told in brief. */
const MANY = 20;

function listBlocks(key: string, list: readonly Json[], reader: Reader): Block[] {
  const columns = Object.hasOwn(TABLES, key) ? TABLES[key] : undefined;
  if (columns !== undefined && list.every(isRecord)) return [tableOf(key, list, columns, reader)];
  if (list.length > IN_A_LINE && list.every(isPlain)) return [inLine(key, list, reader)];
  if (list.every((one) => isPlain(one) || (told(key, one, reader) !== undefined && !isWide(key, one)))) {
    return [{ kind: 'list', items: list.map((one) => [told(key, one, reader) ?? '']) }];
  }
  const table = narrowTable(key, list, reader);
  if (table !== undefined) return [table];
  if (list.length <= MANY) return list.flatMap((one) => entryBlocks(key, one, reader));
  return [
    { kind: 'text', text: WORDS[reader.lang].brief },
    ...list.flatMap((one) => entryBlocks(key, one, reader, UNSAID_IN_BRIEF)),
  ];
}

const inLine = (key: string, list: readonly Json[], reader: Reader): Block => ({
  kind: 'text',
  text: list.map((one) => flat(key, one, reader)).join(', '),
});

/** One entry of a list: its name, and the rest of it in a line. */
function entryBlocks(
  key: string,
  value: Json,
  reader: Reader,
  unsaid: ReadonlySet<string> = new Set(),
): Block[] {
  if (!isRecord(value)) return [{ kind: 'text', text: flat(key, value, reader) }];
  const subject = SUBJECTS.find((one) => isRecord(value[one]));
  const name = told(key, subject === undefined ? value : (value[subject] ?? null), reader);
  const rest = Object.entries(withDollars(value)).filter(
    ([field, inner]) =>
      ![...TELLING, 'url', subject].includes(field) &&
      !UNSAID.has(field) &&
      !unsaid.has(field) &&
      !(UNSAID_WHERE_NOT.has(field) && inner === false) &&
      !(UNSAID_OF_NAMED.has(field) && subject !== undefined),
  );
  const items = rest.map(([field, inner]): { term: string; value: Text } => ({
    term: called(field, reader),
    value: flat(field, inner, reader),
  }));
  return [
    ...(name === undefined
      ? []
      : [{ kind: 'text', text: typeof name === 'string' ? [{ strong: name }] : [name] } as const]),
    { kind: 'facts', items },
  ];
}
