import * as z from 'zod';
import { catalogSummary, orderUrlOf, summaryShape } from '../catalog/item.ts';
import { searchCatalog } from '../catalog/search.ts';
import { meaningfulWords } from '../catalog/words.ts';
import { LANGS } from '../model/vocabulary.ts';
import { matchName, offered } from '../names/match.ts';
import { dollars } from '../pricing/money.ts';
import { defineTool } from './define.ts';
import { textField } from './text-field.ts';

/** Reasons of `matchedOn` that name an item outright. */
const NAMED = ['slug', 'id', 'name', 'alias'];

export const searchTests = defineTool({
  name: 'search_tests',
  title: 'Search lab tests',
  description:
    'Searches the catalog of lab tests and panels by keyword, abbreviation, biomarker, CPT or LOINC code, or health goal, in English or Spanish. Returns name, slug, per-lab prices, sample, fasting, turnaround and order link of each match. Use it first, to find the slug that other tools need. For one item in full use get_test; for a total use quote_order; for suggestions from symptoms use recommend_tests.',
  tag: 'catalog',
  reads: ['catalog', 'search'],
  input: () =>
    z.strictObject({
      query: textField(1, 120).describe(
        'What to look for: a test name, abbreviation, biomarker, CPT or LOINC code, or health goal',
      ),
      type: z.enum(['test', 'panel']).optional().describe('Only single tests, or only panels'),
      category: textField(0, 60).optional().describe('Only this category, by slug or name, such as thyroid'),
      orderableOnly: z.boolean().default(true).describe('true leaves out items that are coming soon'),
      limit: z.int().min(1).max(50).default(10).describe('How many matches to return at most'),
    }),
  output: () => ({
    ok: {
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
      comingSoon: z
        .array(z.strictObject({ slug: z.string(), name: z.string() }))
        .optional()
        .describe('Items named by the query that cannot be ordered yet'),
      labFee: z.number().describe('Lab processing fee in USD, once per order'),
      currency: z.string().describe('Currency of every amount: USD'),
    },
    not_found: {
      query: z.string().describe('As asked'),
      total: z.literal(0),
      count: z.literal(0),
      items: z.tuple([]),
      suggestions: z.array(z.string()).describe('Names that are near, or popular tests'),
      labFee: z.number().describe('Lab processing fee in USD, once per order'),
      currency: z.string().describe('Currency of every amount: USD'),
    },
  }),
  example: { query: 'thyroid', limit: 3 },
  handler({ query, type, category, orderableOnly, limit }, { data, lang }) {
    const found = searchCatalog(query, { type, category }, data);
    const hits = orderableOnly ? found.filter(({ entry }) => entry.orderable) : found;
    const { service } = data.service;
    const money = { labFee: dollars(service.labFeeCents), currency: service.currency };
    const soon = found
      .filter(({ entry }) => orderableOnly && !entry.orderable)
      .filter(({ matchedOn }) => hits.length === 0 || NAMED.includes(matchedOn))
      .slice(0, 3)
      .map(({ entry }) => ({ slug: entry.slug, name: entry.said[lang].name }));
    if (hits.length === 0) {
      const [first] = soon;
      return {
        status: 'not_found',
        message: first
          ? `${first.name} is coming soon and cannot be ordered yet. Set orderableOnly to false to see it.`
          : 'Nothing in the catalog matches. Try a test name, an abbreviation such as TSH, or one of the suggestions, and drop filters that are too narrow.',
        query,
        total: 0 as const,
        count: 0 as const,
        items: [] as [],
        suggestions: suggestionsFor(query, data.catalog),
        ...money,
      };
    }
    const shown = hits.slice(0, limit);
    return {
      status: 'ok',
      query,
      total: hits.length,
      count: shown.length,
      items: shown.map(({ entry, matchedOn }) => ({
        ...catalogSummary(entry, data, lang),
        description: entry.said[lang].description,
        orderUrl: orderUrlOf(entry, data),
        matchedOn,
        lang,
      })),
      ...(soon.length > 0 ? { comingSoon: soon } : {}),
      ...(hits.length > shown.length
        ? { truncated: 'More match: raise limit (at most 50) or narrow by type or category.' }
        : {}),
      ...money,
    };
  },
});

type Catalog = Parameters<typeof searchCatalog>[2]['catalog'];

function suggestionsFor(query: string, { names, entries }: Catalog): string[] {
  const slugs = offered(matchName(meaningfulWords(query).join(' '), names));
  const near = entries.filter(({ slug }) => slugs.includes(slug));
  const shown = near.length > 0 ? near : entries.filter(({ popular, type }) => popular && type === 'test');
  return shown.slice(0, 5).map(({ said }) => said.en.name);
}
