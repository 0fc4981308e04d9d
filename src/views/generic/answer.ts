import { type Block, heading, type Inline, type Text } from '../../blocks/doc.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { answerInSpanish } from '../answer-es.ts';
import type { Terms } from '../terms.ts';
import { isMoney, label } from './labels.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Plain = string | number | boolean;
type Item = { readonly [key: string]: Json };

const WORDS = {
  en: {
    none: 'none',
    yes: 'yes',
    no: 'no',
    brief: 'In brief: the fields of the answer say more on each.',
    listPrice: (name: string, price: string) => `${name}, list price $${price}`,
    siteHead: ['Name', 'Lab', 'Miles', 'Address', 'Phone', 'Hours', 'Draws our orders'],
    itemName: 'Name',
    itemSlug: 'Slug',
    fasting: 'Fasting',
    resultsIn: 'Results in',
  },
  es: {
    none: 'no hay',
    yes: 'sí',
    no: 'no',
    brief: 'En resumen: los campos de la respuesta dicen más de cada uno.',
    listPrice: (name: string, price: string) => `${name}, precio de lista $${price}`,
    siteHead: [
      'Nombre',
      'Laboratorio',
      'Millas',
      'Dirección',
      'Teléfono',
      'Horario',
      'Toma muestras de nuestros pedidos',
    ],
    itemName: 'Nombre',
    itemSlug: 'Identificador',
    fasting: 'Ayuno',
    resultsIn: 'Resultados en',
  },
} as const;

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
function spoken(value: Json, lang: Lang): Inline | undefined {
  if (isPlain(value))
    return /^https?:\/\//.test(String(value))
      ? { text: String(value), href: String(value) }
      : flatPlain(value, lang);
  if (value === null || isList(value)) return undefined;
  const { text, name, title, url, value: figure, unit } = value;
  if (isRange(value)) return `${flat(value.text ?? '', lang)} (${flat(value.population ?? '', lang)})`;
  const words = [text, name, title].find((word) => typeof word === 'string');
  if (typeof words === 'string') return typeof url === 'string' ? { text: words, href: url } : words;
  if (isPlain(figure ?? null) && typeof unit === 'string') return `${figure} ${unit}`;
  return undefined;
}

/**
 * An answer as blocks, whatever the tool: the message first, then figures, then lists and tables in the order of the
 * answer. Models read this as the text of an answer over MCP. In Spanish, `terms` translates its texts of the data.
 */
export function answerBlocks(
  answer: Readonly<Record<string, unknown>>,
  lang: Lang = 'en',
  terms: Terms = {},
): Block[] {
  const plain = JSON.parse(JSON.stringify(answer)) as Record<string, Json>;
  const { status, message, meta, ...contents } = lang === 'es' ? answerInSpanish(plain, terms) : plain;
  const notice = (meta as { notice?: string } | undefined)?.notice;
  return [
    ...(typeof message === 'string' ? [{ kind: 'callout', tone: 'warning', text: message } as const] : []),
    ...urgent(contents, lang),
    ...recordBlocks(contents, 0, lang),
    ...(notice === undefined ? [] : [{ kind: 'text', text: notice } as const]),
  ];
}

/** What must be read before anything else: warning signs, and critical values. */
function urgent({ seekCare, results }: Item, lang: Lang): Block[] {
  const signs = isList(seekCare ?? null) ? (seekCare as readonly Item[]).map(({ advice }) => advice) : [];
  const critical = isList(results ?? null)
    ? (results as readonly Item[]).flatMap((result) =>
        isRecord(result.critical ?? null)
          ? [`${flat(result.marker ?? '', lang)}: ${flat(result.critical ?? '', lang)}`]
          : [],
      )
    : [];
  return [...signs, ...critical].map((text) => ({
    kind: 'callout',
    tone: 'urgent',
    text: flat(text ?? '', lang),
  }));
}

/** What an answer repeats for machines: people and models have just said it, or see it beside every price. */
const UNSAID = new Set(
  'seekCare count currency lang type aliases biomarkerCount rule lowInclusive highInclusive'.split(' '),
);

function recordBlocks(given: Item, depth: number, lang: Lang): Block[] {
  const facts: { term: string; value: readonly Inline[] }[] = [];
  const below: Block[] = [];
  for (const [key, value] of Object.entries(withDollars(given))) {
    // Many links would drown the text: their names stand among the biomarkers, their addresses in the answer.
    if (UNSAID.has(key) || (key === 'markerPages' && isList(value) && value.length > MANY)) continue;
    const said = isWide(value) ? undefined : spoken(value, lang);
    if (key === 'markdown' && typeof value === 'string') below.push({ kind: 'prose', markdown: value });
    else if (said !== undefined) facts.push({ term: label(key, lang), value: [said] });
    else if (value === null || (isList(value) && value.length === 0))
      facts.push({ term: label(key, lang), value: [WORDS[lang].none] });
    else if (isList(value)) below.push(titled(key, depth, lang), ...listBlocks(key, value, lang));
    else if (depth < 2) below.push(titled(key, depth, lang), ...recordBlocks(value as Item, depth + 1, lang));
    else facts.push({ term: label(key, lang), value: [flat(value, lang)] });
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

function listBlocks(key: string, list: readonly Json[], lang: Lang): Block[] {
  if (list.every(isItem)) return [itemTable(label(key, lang), list, lang)];
  if (list.every(isSite)) return [siteTable(label(key, lang), list, lang)];
  if (list.length > IN_A_LINE && list.every(isPlain)) return [inLine(list, lang)];
  if (list.every((one) => isPlain(one) || (spoken(one, lang) !== undefined && !isWide(one)))) {
    return [{ kind: 'list', items: list.map((one) => [spoken(one, lang) ?? '']) }];
  }
  const table = narrowTable(label(key, lang), list, lang);
  if (table !== undefined) return [table];
  if (list.length <= MANY) return list.flatMap((one) => entryBlocks(one, lang));
  return [
    { kind: 'text', text: WORDS[lang].brief },
    ...list.flatMap((one) => entryBlocks(one, lang, IN_BRIEF)),
  ];
}

const inLine = (list: readonly Json[], lang: Lang): Block => ({
  kind: 'text',
  text: list.map((one) => flat(one, lang)).join(', '),
});

/** Records side by side, when there are several and all that they say is short. */
function narrowTable(caption: string, list: readonly Json[], lang: Lang): Block | undefined {
  if (list.length < 2 || !list.every(isRecord)) return undefined;
  const keys = [...new Set(list.flatMap((record) => Object.keys(record)))].filter(
    (key) =>
      !UNSAID.has(key) && !(key === 'url' && list.every(({ name }) => name !== undefined)) && key !== 'slug',
  );
  const rows = list.map((record) => {
    const { url } = record;
    return keys.map((key, i): Text => {
      const cell = flat(withDollars(record)[key] ?? '–', lang);
      return i === 0 && typeof url === 'string' ? [{ text: cell, href: url }] : cell;
    });
  });
  const isNarrow =
    keys.length > 1 &&
    keys.length <= 7 &&
    list.every((record) => keys.every((key) => flat(record[key] ?? '', lang).length <= 48));
  return isNarrow ? { kind: 'table', caption, head: keys.map((key) => label(key, lang)), rows } : undefined;
}

const titled = (key: string, depth: number, lang: Lang): Block =>
  heading(label(key, lang), depth === 0 ? 2 : 3);

/** Fields that say which record this is, or are the words that it is told by. */
const NAMING = ['slug', 'url', 'id', 'name', 'title', 'text', 'value', 'unit', 'publisher', 'accessed'];

/** A record with more to say than its own name. */
const isWide = (value: Json): boolean =>
  isRecord(value) && !isRange(value) && Object.keys(value).some((key) => !NAMING.includes(key));

/** Draw sites side by side. */
function siteTable(caption: string, sites: readonly Item[], lang: Lang): Block {
  return {
    kind: 'table',
    caption,
    head: WORDS[lang].siteHead,
    numeric: [2],
    rows: sites.map((site): Text[] => [
      flat(site.name ?? '', lang),
      flat(site.lab ?? '', lang),
      flat(site.distanceMiles ?? '', lang),
      Object.values(site.address as Item)
        .map((part) => flat(part, lang))
        .join(', '),
      flat(site.phone ?? '', lang),
      flat(site.hoursText ?? site.hours ?? '', lang),
      flat(site.drawsOrders ?? '', lang),
    ]),
  };
}

/** Catalog items side by side. */
function itemTable(caption: string, items: readonly Item[], lang: Lang): Block {
  const words = WORDS[lang];
  const labs = ['lab_1', 'lab_2', 'lab_3'];
  const extras = ['sumOfTests', 'savings', 'matchedOn'].filter((key) => items.some((item) => key in item));
  const dollars = (value: Json | undefined): string =>
    typeof value === 'number' ? `$${value.toFixed(2)}` : '–';
  return {
    kind: 'table',
    caption,
    head: [
      words.itemName,
      words.itemSlug,
      ...labs,
      words.fasting,
      words.resultsIn,
      ...extras.map((key) => label(key, lang)),
    ],
    numeric: [2, 3, 4],
    rows: items.map((item): Text[] => [
      [spoken(item, lang) ?? ''],
      flat(item.slug ?? '', lang),
      ...labs.map((lab) => dollars((item.prices as Item)[lab])),
      flat(item.fastingRequired ?? '', lang),
      flat(item.resultsIn ?? '', lang),
      ...extras.map((key) => (key === 'matchedOn' ? flat(item[key] ?? '', lang) : dollars(item[key]))),
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
function entryBlocks(value: Json, lang: Lang, unsaid: ReadonlySet<string> = new Set()): Block[] {
  if (value === null || isPlain(value) || isList(value)) return [{ kind: 'text', text: flat(value, lang) }];
  const namedBy = ['marker', 'item', 'test', 'provider', 'lab'].find((key) => isRecord(value[key] ?? null));
  const name = namedBy === undefined ? spoken(value, lang) : spoken(value[namedBy] ?? null, lang);
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
    {
      kind: 'facts',
      items: rest.map(([key, inner]) => ({ term: label(key, lang), value: flat(inner, lang) })),
    },
  ];
}

const flatPlain = (value: Plain, lang: Lang): string =>
  typeof value === 'boolean' ? WORDS[lang][value ? 'yes' : 'no'] : String(value);

/** Any value in one line. */
function flat(value: Json, lang: Lang): string {
  const words = WORDS[lang];
  if (value === null) return words.none;
  if (isPlain(value)) return flatPlain(value, lang);
  if (isList(value)) return value.length === 0 ? words.none : value.map((one) => flat(one, lang)).join('; ');
  const said = spoken(value, lang);
  if (isItem(value) && isRecord(value.prices ?? null))
    return words.listPrice(flat(value.name ?? '', lang), flat((value.prices as Item).list ?? '', lang));
  if (said !== undefined) return typeof said === 'string' ? said : 'text' in said ? said.text : said.strong;
  return Object.entries(withDollars(value as Item))
    .map(([key, inner]) => `${label(key, lang).toLowerCase()} ${flat(inner, lang)}`)
    .join(', ');
}
