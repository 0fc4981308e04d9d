import * as z from 'zod';
import { notSoldPath, pageUrl } from '../address.ts';
import { catalogSummary, orderUrlOf } from '../catalog/item.ts';
import { summaryShape } from '../catalog/item-shapes.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import { LANGS } from '../model/vocabulary.ts';
import { dollars } from '../pricing/money.ts';
import { type Met, signsIn } from '../safety/find-signs.ts';
import { isEmergency, MOST_BESIDE_CARE, SeekCare, seekCare } from '../safety/seek-care.ts';
import { type JudgedResult, judgedResults, signsOf, withResults } from '../safety/typed-results.ts';
import { type Hit, type Searched, searchItems } from '../search/items.ts';
import { CERTAINTIES } from '../search/shapes.ts';
import type { TypedValue } from '../search/typed-value.ts';
import { type Context, defineTool, type Next } from './define.ts';
import { nextCall } from './next-call.ts';
import { textField } from './text-field.ts';

const MOST = 50;

const Input = () =>
  z.strictObject({
    query: textField(1, 120).describe('Name, biomarker, CPT or LOINC code, or health goal'),
    type: z.enum(['test', 'panel']).optional().describe('Only single tests, or only panels'),
    category: textField(0, 60).optional().describe('Only this category, by slug or name, such as thyroid'),
    orderableOnly: z.boolean().default(true).describe('true leaves out items that are coming soon'),
    limit: z.int().min(1).max(MOST).default(10).describe('Most matches'),
  });

type Asked = z.output<ReturnType<typeof Input>>;
type Searching = Context<'catalog' | 'search' | 'notSold' | 'analytes' | 'markers' | 'signs'>;

const Named = () => z.array(z.strictObject({ slug: z.string(), name: z.string() })).optional();

/** What every answer says of how it understood the words. */
const understanding = () => ({
  seekCare: SeekCare(),
  query: z.string().describe('As asked'),
  notUnderstood: z.array(z.string()).optional().describe('Words that found nothing'),
  didYouMean: Named().describe('Ask which is meant'),
  interpret: z
    .strictObject({
      marker: z.string(),
      value: z.string(),
      unit: z.string().optional(),
      text: z.string().optional().describe('Say this first'),
    })
    .optional()
    .describe('A result in the query: read it first'),
  notSold: z
    .strictObject({
      name: z.string(),
      what: z.string(),
      differs: z.string(),
      where: z.string(),
      url: z.string(),
    })
    .optional()
    .describe('Not sold here'),
  comingSoon: Named().describe('Named, but not to be ordered yet'),
  labFee: z.number().describe('Lab processing fee in USD, once per order'),
  currency: z.string().describe('Currency of every amount: USD'),
});

export const searchTests = defineTool({
  name: 'search_tests',
  title: 'Search lab tests',
  description: ({ where }) =>
    `Searches lab tests and panels by name, abbreviation, biomarker, CPT or LOINC code or health goal, in English or Spanish. Says how sure each match is (unsure: ask back, never order), what was not understood and what is not sold here. Use it first, to find the slug that other tools need. For one item in full use get_test; for a total quote_order${where('recommendation', '; from symptoms recommend_tests')}.`,
  tag: 'catalog',
  reads: ['catalog', 'search', 'notSold', 'analytes', 'markers', 'signs'],
  input: Input,
  output: (store) => ({
    ok: {
      ...understanding(),
      certainty: z.enum(CERTAINTIES).describe('Of the first match'),
      total: z.int().describe('Matches in all'),
      count: z.int().describe('Matches returned'),
      items: z
        .array(
          z.strictObject({
            ...summaryShape(store),
            description: z.string().describe('What it measures'),
            orderUrl: z.string().nullable().describe('Prefilled cart; null while unsure'),
            matchedOn: z.string().describe('Why it was found'),
            certainty: z.enum(CERTAINTIES),
            lang: z.enum(LANGS),
          }),
        )
        .describe('Best match first; get_test has more on each'),
      truncated: z.string().optional().describe('How to get the rest'),
      ask: z.string().optional().describe('What to ask back before anything is ordered'),
    },
    not_found: {
      ...understanding(),
      total: z.literal(0).describe('Nothing was found'),
      count: z.literal(0).describe('Nothing is listed'),
      items: z.array(z.never()).max(0).describe('Empty'),
      suggestions: z.array(z.string()).describe('Names that may be meant'),
    },
  }),
  example: { query: 'thyroid', limit: 3 },
  told: ({ example }) => (example === undefined ? {} : { example: { query: example.query, limit: 3 } }),
  handler(asked, context) {
    const { query, type, category, orderableOnly, limit } = asked;
    const { data, lang, words } = context;
    const { service } = data.service;
    const money = { labFee: dollars(service.labFeeCents), currency: service.currency };
    const said = signsIn([query], data.signs);
    const none = { query, total: 0 as const, count: 0 as const, items: [] as [], ...money };
    const careFirst = (first: readonly Met[]) =>
      ({ status: 'not_found', message: words.advice.careFirst, ...seekCare(first) }) as const;
    // A number is judged beside the words that call it dangerous.
    if (isEmergency(said) && !said.some(({ sign }) => sign.ofResult))
      return { ...careFirst(said), ...none, suggestions: [] };
    const found = searchItems(query, { type, category }, data);
    const results = judgedResults(found.values ?? [], data, context);
    const met = withResults(said, signsOf(results, query, data, lang));
    const care = seekCare(met);
    const interpret = typedResult(results, context);
    if (isEmergency(met)) {
      const next = nextOf(readFirst(found, undefined, context));
      return { ...careFirst(met), ...interpret, ...none, suggestions: [], ...next };
    }
    const hits = orderableOnly ? found.hits.filter(({ entry }) => entry.orderable) : found.hits;
    const soon = orderableOnly ? soonAmong(found.hits, hits.length === 0) : [];
    const understood = {
      ...care,
      ...toldOf(found, hits, context),
      ...interpret,
      ...(soon.length === 0 ? {} : { comingSoon: soon.map((entry) => namedIn(entry, context)) }),
    };
    const [first] = hits;
    if (first === undefined)
      return {
        status: 'not_found',
        ...understood,
        ...none,
        ...nothing(asked, found, soon[0], context),
        ...nextOf(readFirst(found, undefined, context)),
      };
    const shown = hits.slice(0, met.length > 0 ? Math.min(limit, MOST_BESIDE_CARE) : limit);
    const more = hits.length > shown.length;
    const next = [
      ...readFirst(found, first, context),
      ...together(found, context),
      ...(more && limit < MOST
        ? [again({ ...asked, limit: MOST }, words.catalog.whyMore(MOST), context)]
        : []),
      ...inFull(first, found, context),
    ];
    return {
      status: 'ok',
      ...understood,
      certainty: first.certainty,
      ...(first.certainty === 'unsure' ? { ask: words.catalog.mayMean(found.readAs) } : {}),
      query,
      total: hits.length,
      count: shown.length,
      items: shown.map(({ entry, on, how, certainty }) => ({
        ...catalogSummary(entry, data, context),
        description: entry.said[lang].description,
        orderUrl: certainty === 'unsure' ? null : orderUrlOf(entry, data, context),
        matchedOn: words.catalog.matchedOn(on, how),
        certainty,
        lang,
      })),
      ...(more ? { truncated: words.catalog.moreMatch(hits.length, shown.length) } : {}),
      ...nextOf(next),
      ...money,
    };
  },
});

const MOST_MEANT = 5;

const namedIn = ({ slug, said }: CatalogEntry, { lang }: Searching) => ({ slug, name: said[lang].name });

/** How the words were understood: what was left out, what may be meant, what is not sold. */
function toldOf(found: Searched, hits: readonly Hit[], context: Searching) {
  const { data, lang } = context;
  const unsure = hits.filter(({ certainty }) => certainty === 'unsure').slice(0, MOST_MEANT);
  const none = data.notSold.records.find(({ slug }) => slug === found.notSold);
  return {
    ...(found.notUnderstood.length === 0 ? {} : { notUnderstood: [...found.notUnderstood] }),
    ...(unsure.length === 0 ? {} : { didYouMean: unsure.map(({ entry }) => namedIn(entry, context)) }),
    ...(none === undefined
      ? {}
      : {
          notSold: {
            ...none.said[lang],
            url: pageUrl(data.service.service.origin, notSoldPath(none.slug), lang),
          },
        }),
  };
}

const nextOf = (next: readonly Next[]) => (next.length === 0 ? {} : { next });

const printed = ({ value, unit }: TypedValue): string => (unit === undefined ? value : `${value} ${unit}`);

/** The result that was typed, the most telling of several; what lies far outside is said, never that one is normal. */
function typedResult(results: readonly JudgedResult[], { words }: Searching) {
  const shown =
    results.find(({ urgency }) => urgency !== undefined) ??
    results.find(({ outside }) => outside !== undefined) ??
    results[0];
  if (shown === undefined) return {};
  const { typed, outside } = shown;
  const { name, ...value } = typed;
  const text =
    outside === undefined ? undefined : words.catalog.outside(outside.name, printed(typed), outside.flag);
  return { interpret: { marker: name, ...value, ...(text === undefined ? {} : { text }) } };
}

/** A value is read before a test is ordered. */
function readFirst({ values = [] }: Searched, first: Hit | undefined, { lang, words }: Searching): Next[] {
  const [typed] = values;
  if (typed === undefined) return [];
  const why = words.catalog.readFirst(first?.entry.said[lang].name ?? typed.name, printed(typed));
  const sent = values.map(({ name, ...value }) => ({ marker: name, ...value }));
  return [nextCall('interpret_results', { values: sent }, why, lang)];
}

const together = ({ list }: Searched, { lang, words }: Searching): Next[] =>
  list === undefined ? [] : [nextCall('quote_order', { items: list }, words.catalog.whyQuote, lang)];

/** The first match in full and its total, where it is what was asked for. */
function inFull({ entry, certainty }: Hit, { list, values }: Searched, { lang, words }: Searching): Next[] {
  if (certainty === 'unsure' || list !== undefined || values !== undefined) return [];
  const { slug, said, orderable } = entry;
  return [
    nextCall('get_test', { slug }, words.catalog.whyItem(said[lang].name), lang),
    ...(orderable && certainty === 'sure'
      ? [nextCall('quote_order', { items: [slug] }, words.compare.whyQuote, lang)]
      : []),
  ];
}

/** A search like the one that was asked; what is left out by itself is not repeated. */
const again = ({ orderableOnly, limit, ...asked }: Asked, why: string, { lang }: Searching) =>
  nextCall(
    'search_tests',
    {
      ...asked,
      orderableOnly: orderableOnly ? undefined : false,
      limit: limit === 10 ? undefined : limit,
    },
    why,
    lang,
  );

/** Items that cannot be ordered yet and that the query names, or, where it finds nothing else, speaks of. */
function soonAmong(found: readonly Hit[], nothingElse: boolean): CatalogEntry[] {
  return found
    .filter(({ entry }) => !entry.orderable)
    .filter(({ certainty }) => nothingElse || certainty === 'sure')
    .slice(0, 3)
    .map(({ entry }) => entry);
}

/** Where nothing is found: why, and the same search where a selection hid matches. */
function nothing(asked: Asked, found: Searched, soon: CatalogEntry | undefined, context: Searching) {
  const { data, lang, words } = context;
  const { query, type, category, limit } = asked;
  if (soon !== undefined)
    return {
      message: words.quote.comingSoon(soon.said[lang].name),
      suggestions: [],
      next: [again({ ...asked, orderableOnly: false }, words.catalog.whySoon, context)],
    };
  const none = data.notSold.records.find(({ slug }) => slug === found.notSold);
  if (none !== undefined) return { message: words.catalog.notSold(none.said[lang].name), suggestions: [] };
  const narrowed = type !== undefined || category !== undefined;
  const hidden = narrowed && searchItems(query, {}, data).hits.some(({ entry }) => entry.orderable);
  if (hidden)
    return {
      message: words.catalog.nothingSo,
      suggestions: [],
      next: [again({ query, limit, orderableOnly: true }, words.catalog.whyWider, context)],
    };
  const { notUnderstood } = found;
  return {
    message: notUnderstood.length > 0 ? words.catalog.notHere(notUnderstood) : words.catalog.nothing,
    suggestions: [],
  };
}
