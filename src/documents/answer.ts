import { type Block, heading, type Inline, type Text } from './doc.ts';
import { isMoney, label } from './labels.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Plain = string | number | boolean;
type Item = { readonly [key: string]: Json };

const isPlain = (value: Json): value is Plain => value !== null && typeof value !== 'object';
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isRecord = (value: Json): value is Item =>
  value !== null && typeof value === 'object' && !isList(value);
/** A test or panel of the catalog. */
const isItem = (value: Json): value is Item => isRecord(value) && 'prices' in value && 'resultsIn' in value;

/** A draw site. */
const isSite = (value: Json): value is Item =>
  isRecord(value) && 'distanceMiles' in value && isRecord(value.address ?? null);

/** A reference range with the people it is for. */
const isRange = (value: Json): value is Item => isRecord(value) && 'text' in value && 'population' in value;

/** A record that is best said by its own words: the text of a range, the name of a marker. */
function spoken(value: Json): Inline | undefined {
  if (isPlain(value))
    return /^https?:\/\//.test(String(value))
      ? { text: String(value), href: String(value) }
      : flatPlain(value);
  if (value === null || isList(value)) return undefined;
  const { text, name, title, url, value: figure, unit } = value;
  if (isRange(value)) return `${flat(value.text ?? '')} (${flat(value.population ?? '')})`;
  const words = [text, name, title].find((word) => typeof word === 'string');
  if (typeof words === 'string') return typeof url === 'string' ? { text: words, href: url } : words;
  if (isPlain(figure ?? null) && typeof unit === 'string') return `${figure} ${unit}`;
  return undefined;
}

/**
 * An answer as blocks, whatever the tool: the message first, then figures, then lists and tables in the order
 * of the answer. One renderer for the text that models read and for the result on a tool's page.
 */
export function answerBlocks(answer: Readonly<Record<string, unknown>>): Block[] {
  const { status, message, meta, ...contents } = JSON.parse(JSON.stringify(answer)) as Record<string, Json>;
  const notice = (meta as { notice?: string } | undefined)?.notice;
  return [
    ...(typeof message === 'string' ? [{ kind: 'callout', tone: 'warning', text: message } as const] : []),
    ...urgent(contents),
    ...recordBlocks(contents, 0),
    ...(notice === undefined ? [] : [{ kind: 'text', text: notice } as const]),
  ];
}

/** What must be read before anything else: warning signs, and critical values. */
function urgent({ seekCare, results }: Item): Block[] {
  const signs = isList(seekCare ?? null) ? (seekCare as readonly Item[]).map(({ advice }) => advice) : [];
  const critical = isList(results ?? null)
    ? (results as readonly Item[]).flatMap((result) =>
        isRecord(result.critical ?? null)
          ? [`${flat(result.marker ?? '')}: ${flat(result.critical ?? '')}`]
          : [],
      )
    : [];
  return [...signs, ...critical].map((text) => ({ kind: 'callout', tone: 'urgent', text: flat(text ?? '') }));
}

/** What an answer repeats for machines: people and models have just said it, or see it beside every price. */
const UNSAID = new Set(
  'seekCare count currency lang type aliases biomarkerCount rule lowInclusive highInclusive'.split(' '),
);

function recordBlocks(given: Item, depth: number): Block[] {
  const facts: { term: string; value: readonly Inline[] }[] = [];
  const below: Block[] = [];
  for (const [key, value] of Object.entries(withDollars(given))) {
    if (UNSAID.has(key)) continue;
    const said = isWide(value) ? undefined : spoken(value);
    if (key === 'markdown' && typeof value === 'string') below.push({ kind: 'prose', markdown: value });
    else if (said !== undefined) facts.push({ term: label(key), value: [said] });
    else if (value === null || (isList(value) && value.length === 0))
      facts.push({ term: label(key), value: ['none'] });
    else if (isList(value)) below.push(titled(key, depth), ...listBlocks(key, value));
    else if (depth < 2) below.push(titled(key, depth), ...recordBlocks(value as Item, depth + 1));
    else facts.push({ term: label(key), value: [flat(value)] });
  }
  return facts.length === 0 ? below : [{ kind: 'facts', items: facts }, ...below];
}

/** A record whose sums of money are written as such. */
const withDollars = (record: Item): Item =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      typeof value === 'number' && isMoney(key, record) ? `$${value.toFixed(2)}` : value,
    ]),
  );

function listBlocks(key: string, list: readonly Json[]): Block[] {
  if (list.every(isItem)) return [itemTable(label(key), list)];
  if (list.every(isSite)) return [siteTable(label(key), list)];
  if (list.length > IN_A_LINE && list.every(isPlain)) return [inLine(list)];
  if (list.every((one) => isPlain(one) || (spoken(one) !== undefined && !isWide(one)))) {
    // Many links would drown the text; the addresses stand in the fields of the answer.
    if (key === 'markerPages' && list.length > MANY) return [inLine(list)];
    return [{ kind: 'list', items: list.map((one) => [spoken(one) ?? '']) }];
  }
  const table = narrowTable(label(key), list);
  if (table !== undefined) return [table];
  if (list.length <= MANY) return list.flatMap((one) => entryBlocks(one));
  return [
    { kind: 'text', text: 'In brief: the fields of the answer say more on each.' },
    ...list.flatMap((one) => entryBlocks(one, IN_BRIEF)),
  ];
}

const inLine = (list: readonly Json[]): Block => ({ kind: 'text', text: list.map(flat).join(', ') });

/** Records side by side, when there are several and all that they say is short. */
function narrowTable(caption: string, list: readonly Json[]): Block | undefined {
  if (list.length < 2 || !list.every(isRecord)) return undefined;
  const keys = [...new Set(list.flatMap((record) => Object.keys(record)))].filter(
    (key) =>
      !UNSAID.has(key) && !(key === 'url' && list.every(({ name }) => name !== undefined)) && key !== 'slug',
  );
  const rows = list.map((record) => {
    const { url } = record;
    return keys.map((key, i): Text => {
      const cell = flat(withDollars(record)[key] ?? '–');
      return i === 0 && typeof url === 'string' ? [{ text: cell, href: url }] : cell;
    });
  });
  const isNarrow =
    keys.length > 1 &&
    keys.length <= 7 &&
    list.every((record) => keys.every((key) => flat(record[key] ?? '').length <= 48));
  return isNarrow ? { kind: 'table', caption, head: keys.map(label), rows } : undefined;
}

const titled = (key: string, depth: number): Block => heading(label(key), depth === 0 ? 2 : 3);

/** Fields that say which record this is, or are the words that it is told by. */
const NAMING = ['slug', 'url', 'id', 'name', 'title', 'text', 'value', 'unit', 'publisher', 'accessed'];

/** A record with more to say than its own name. */
const isWide = (value: Json): boolean =>
  isRecord(value) && !isRange(value) && Object.keys(value).some((key) => !NAMING.includes(key));

/** Draw sites side by side. */
function siteTable(caption: string, sites: readonly Item[]): Block {
  return {
    kind: 'table',
    caption,
    head: ['Name', 'Lab', 'Miles', 'Address', 'Phone', 'Hours', 'Draws our orders'],
    numeric: [2],
    rows: sites.map((site): Text[] => [
      flat(site.name ?? ''),
      flat(site.lab ?? ''),
      flat(site.distanceMiles ?? ''),
      Object.values(site.address as Item)
        .map(flat)
        .join(', '),
      flat(site.phone ?? ''),
      flat(site.hoursText ?? site.hours ?? ''),
      flat(site.drawsOrders ?? ''),
    ]),
  };
}

/** Catalog items side by side. */
function itemTable(caption: string, items: readonly Item[]): Block {
  const labs = ['lab_1', 'lab_2', 'lab_3'];
  const extras = ['sumOfTests', 'savings', 'matchedOn'].filter((key) => items.some((item) => key in item));
  const dollars = (value: Json | undefined): string =>
    typeof value === 'number' ? `$${value.toFixed(2)}` : '–';
  return {
    kind: 'table',
    caption,
    head: ['Name', 'Slug', ...labs, 'Fasting', 'Results in', ...extras.map(label)],
    numeric: [2, 3, 4],
    rows: items.map((item): Text[] => [
      [spoken(item) ?? ''],
      flat(item.slug ?? ''),
      ...labs.map((lab) => dollars((item.prices as Item)[lab])),
      flat(item.fastingRequired ?? ''),
      flat(item.resultsIn ?? ''),
      ...extras.map((key) => (key === 'matchedOn' ? flat(item[key] ?? '') : dollars(item[key]))),
    ]),
  };
}

const NAMING_WORDS = ['name', 'url', 'text', 'title'];

/** Above this many, plain entries stand in one line. */
const IN_A_LINE = 8;

/** Above this many entries, each is told in brief. */
const MANY = 20;
const IN_BRIEF = new Set(['retest', 'notes', 'links', 'sources', 'publishedRanges', 'source']);

/** One entry of a list: its name, and the rest of it in a line. */
function entryBlocks(value: Json, unsaid: ReadonlySet<string> = new Set()): Block[] {
  if (value === null || isPlain(value) || isList(value)) return [{ kind: 'text', text: flat(value) }];
  const namedBy = ['marker', 'item', 'test', 'provider', 'lab'].find((key) => isRecord(value[key] ?? null));
  const name = namedBy === undefined ? spoken(value) : spoken(value[namedBy] ?? null);
  const rest = Object.entries(withDollars(value)).filter(
    ([key, inner]) =>
      ![...NAMING_WORDS, namedBy].includes(key) &&
      !UNSAID.has(key) &&
      !unsaid.has(key) &&
      !(key === 'stale' && inner === false) &&
      !(key === 'input' && namedBy !== undefined),
  );
  return [
    ...(name === undefined
      ? []
      : [{ kind: 'text', text: typeof name === 'string' ? [{ strong: name }] : [name] } as const]),
    { kind: 'facts', items: rest.map(([key, inner]) => ({ term: label(key), value: flat(inner) })) },
  ];
}

const flatPlain = (value: Plain): string => (value === true ? 'yes' : value === false ? 'no' : String(value));

/** Any value in one line. */
function flat(value: Json): string {
  if (value === null) return 'none';
  if (isPlain(value)) return flatPlain(value);
  if (isList(value)) return value.length === 0 ? 'none' : value.map(flat).join('; ');
  const said = spoken(value);
  if (isItem(value) && isRecord(value.prices ?? null))
    return `${flat(value.name ?? '')}, list price $${flat((value.prices as Item).list ?? '')}`;
  if (said !== undefined) return typeof said === 'string' ? said : 'text' in said ? said.text : said.strong;
  return Object.entries(withDollars(value as Item))
    .map(([key, inner]) => `${label(key).toLowerCase()} ${flat(inner)}`)
    .join(', ');
}
