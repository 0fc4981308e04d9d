import * as z from 'zod';
import { catalogSummary, orderUrlOf } from '../catalog/item.ts';
import { summaryShape } from '../catalog/item-shapes.ts';
import { type Hit, searchCatalog } from '../catalog/search.ts';
import { meaningfulWords } from '../catalog/words.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import { LANGS } from '../model/vocabulary.ts';
import { matchName, offered } from '../names/match.ts';
import { dollars } from '../pricing/money.ts';
import { signsIn } from '../safety/find-signs.ts';
import { isEmergency, MOST_BESIDE_CARE, SeekCare, seekCare } from '../safety/seek-care.ts';
import { type Context, defineTool } from './define.ts';
import { nextCall } from './next-call.ts';
import { textField } from './text-field.ts';

const MOST = 50;

const Input = () =>
  z.strictObject({
    query: textField(1, 120).describe(
      'What to look for: a test name, abbreviation, biomarker, CPT or LOINC code, or health goal',
    ),
    type: z.enum(['test', 'panel']).optional().describe('Only single tests, or only panels'),
    category: textField(0, 60).optional().describe('Only this category, by slug or name, such as thyroid'),
    orderableOnly: z.boolean().default(true).describe('true leaves out items that are coming soon'),
    limit: z.int().min(1).max(MOST).default(10).describe('How many matches to return at most'),
  });

type Asked = z.output<ReturnType<typeof Input>>;
type Searching = Context<'catalog' | 'search' | 'analytes' | 'signs'>;

const ComingSoon = () =>
  z
    .array(z.strictObject({ slug: z.string(), name: z.string() }))
    .optional()
    .describe('Named, but not to be ordered yet');

export const searchTests = defineTool({
  name: 'search_tests',
  title: 'Search lab tests',
  description:
    'Searches the catalog of lab tests and panels by keyword, abbreviation, biomarker, CPT or LOINC code, or health goal, in English or Spanish. Returns name, slug, per-lab prices, sample, fasting, turnaround and order link of each match. Use it first, to find the slug that other tools need. For one item in full use get_test; for a total use quote_order; for suggestions from symptoms use recommend_tests.',
  tag: 'catalog',
  reads: ['catalog', 'search', 'analytes', 'signs'],
  input: Input,
  output: () => ({
    ok: {
      seekCare: SeekCare(),
      query: z.string().describe('As asked'),
      total: z.int().describe('Matches in all'),
      count: z.int().describe('Matches returned'),
      items: z
        .array(
          z.strictObject({
            ...summaryShape(),
            description: z.string().describe('What it measures'),
            orderUrl: z.string().nullable().describe('Prefilled cart'),
            matchedOn: z.string().describe('Why it was found'),
            lang: z.enum(LANGS),
          }),
        )
        .describe('Best match first; get_test has more on each'),
      truncated: z.string().optional().describe('How to get the rest'),
      comingSoon: ComingSoon(),
      labFee: z.number().describe('Lab processing fee in USD, once per order'),
      currency: z.string().describe('Currency of every amount: USD'),
    },
    not_found: {
      seekCare: SeekCare(),
      query: z.string().describe('As asked'),
      total: z.literal(0),
      count: z.literal(0),
      items: z.tuple([]),
      suggestions: z.array(z.string()).describe('Names that are near, or popular tests'),
      comingSoon: ComingSoon(),
      labFee: z.number().describe('Lab processing fee in USD, once per order'),
      currency: z.string().describe('Currency of every amount: USD'),
    },
  }),
  example: { query: 'thyroid', limit: 3 },
  handler(asked, context) {
    const { query, type, category, orderableOnly, limit } = asked;
    const { data, lang, words } = context;
    const { service } = data.service;
    const money = { labFee: dollars(service.labFeeCents), currency: service.currency };
    const met = signsIn([query], data.signs);
    const care = seekCare(met);
    if (isEmergency(met))
      return {
        status: 'not_found',
        message: words.advice.careFirst,
        ...care,
        query,
        total: 0 as const,
        count: 0 as const,
        items: [] as [],
        suggestions: [],
        ...money,
      };
    const found = searchCatalog(query, { type, category }, data);
    const hits = orderableOnly ? found.filter(({ entry }) => entry.orderable) : found;
    const soon = orderableOnly ? soonAmong(found, hits.length === 0) : [];
    const comingSoon =
      soon.length === 0
        ? {}
        : { comingSoon: soon.map(({ slug, said }) => ({ slug, name: said[lang].name })) };
    if (hits.length === 0) {
      return {
        status: 'not_found',
        ...care,
        ...(soon[0] === undefined
          ? nothing(asked, context)
          : {
              message: words.quote.comingSoon(soon[0].said[lang].name),
              suggestions: suggested(query, context).entries.map(({ said }) => said[lang].name),
              next: [again({ ...asked, orderableOnly: false }, words.catalog.whySoon, context)],
            }),
        query,
        total: 0 as const,
        count: 0 as const,
        items: [] as [],
        ...comingSoon,
        ...money,
      };
    }
    const shown = hits.slice(0, met.length > 0 ? Math.min(limit, MOST_BESIDE_CARE) : limit);
    return {
      status: 'ok',
      ...care,
      query,
      total: hits.length,
      count: shown.length,
      items: shown.map(({ entry, on, how }) => ({
        ...catalogSummary(entry, data, context),
        description: entry.said[lang].description,
        orderUrl: orderUrlOf(entry, data),
        matchedOn: words.catalog.matchedOn(on, how),
        lang,
      })),
      ...comingSoon,
      ...(hits.length > shown.length
        ? {
            truncated: words.catalog.moreMatch(hits.length, shown.length),
            ...(limit < MOST
              ? { next: [again({ ...asked, limit: MOST }, words.catalog.whyMore(MOST), context)] }
              : {}),
          }
        : {}),
      ...money,
    };
  },
});

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
    .filter(({ on, how }) => nothingElse || (NAMED.includes(on) && how === undefined))
    .slice(0, 3)
    .map(({ entry }) => entry);
}

/** Reasons that name an item outright. */
const NAMED: readonly Hit['on'][] = ['slug', 'id', 'name', 'alias'];

/** Where nothing is found: what is near, and the same search in the whole catalog where a selection hid matches. */
function nothing(asked: Asked, context: Searching) {
  const { data, lang, words } = context;
  const { query, type, category, limit } = asked;
  const narrowed = type !== undefined || category !== undefined;
  const hidden = narrowed && searchCatalog(query, {}, data).some(({ entry }) => entry.orderable);
  const { near, entries } = suggested(query, context);
  const next = [
    ...(hidden ? [again({ query, limit, orderableOnly: true }, words.catalog.whyWider, context)] : []),
    ...(near ? entries : []).map(({ slug, said }) =>
      nextCall('get_test', { slug }, words.catalog.whyItem(said[lang].name), lang),
    ),
  ];
  return {
    message: hidden ? words.catalog.nothingSo : words.catalog.nothing,
    suggestions: entries.map(({ said }) => said[lang].name),
    ...(next.length === 0 ? {} : { next }),
  };
}

/** Items with a name near to what was typed; where there is none, popular tests. */
function suggested(query: string, { data: { catalog } }: Searching) {
  const slugs = offered(matchName(meaningfulWords(query).join(' '), catalog.names));
  const named = catalog.entries.filter(({ slug }) => slugs.includes(slug));
  const near = named.length > 0;
  const shown = near ? named : catalog.entries.filter(({ popular, type }) => popular && type === 'test');
  return { near, entries: shown.slice(0, 5) };
}
