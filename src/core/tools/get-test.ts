import * as z from 'zod';
import { catalogDetail } from '../catalog/item.ts';
import { detailShape } from '../catalog/item-shapes.ts';
import { itemNamed } from '../search/items.ts';
import { defineTool } from './define.ts';
import { nextCall } from './next-call.ts';
import { textField } from './text-field.ts';

export const getTest = defineTool({
  name: 'get_test',
  title: 'Get one test or panel',
  description: ({ where }) =>
    `Everything public about one test or panel: what it measures, CPT and LOINC codes, price at each lab, preparation, turnaround, included tests, FAQ, related conditions, what can make it wrong, order link and page. Use it when you know the slug or id (search_tests finds it). For the total of an order use quote_order${where('comparison', '; for prices elsewhere use compare_prices')}.`,
  tag: 'catalog',
  reads: ['catalog', 'itemTexts', 'differences', 'preparations', 'search'],
  input: () =>
    z.strictObject({
      slug: textField(1, 120).describe('Catalog slug or id, such as tsh, or a name that means one item'),
    }),
  output: (store) => ({
    ok: {
      item: z.strictObject(detailShape(store)).describe('The test or panel in full'),
      assumed: z.array(z.string()).optional().describe('What a name was taken for'),
    },
    not_found: {
      suggestions: z.array(z.string()).describe('Slugs that are near; may be empty'),
      options: z
        .array(z.strictObject({ slug: z.string(), name: z.string() }))
        .optional()
        .describe('The suggestions with their names'),
    },
  }),
  example: { slug: 'tsh' },
  told: ({ example }) => (example === undefined ? {} : { example: { slug: example.test } }),
  handler({ slug }, context) {
    const { data, lang, words } = context;
    const named = itemNamed(slug, data);
    if (named.entry !== undefined) {
      const assumed = named.byName ? [words.catalog.takenFor(slug, named.entry.said[lang].name)] : [];
      return {
        status: 'ok',
        item: catalogDetail(named.entry, data, context),
        ...(assumed.length === 0 ? {} : { assumed }),
        next: [
          ...(named.entry.orderable
            ? [nextCall('quote_order', { items: [named.entry.slug] }, words.compare.whyQuote, lang)]
            : []),
          nextCall('compare_prices', { test: named.entry.slug }, words.quote.whyCompare, lang),
        ],
      };
    }
    const near = named.near.map((one) => ({ slug: one.slug, name: one.said[lang].name }));
    return {
      status: 'not_found',
      message: near.length === 0 ? words.catalog.unknown : words.catalog.unknownNear,
      suggestions: near.map((one) => one.slug),
      ...(near.length === 0 ? {} : { options: near }),
      next: [
        ...near.map((one) => nextCall('get_test', { slug: one.slug }, words.catalog.whyItem(one.name), lang)),
        nextCall('search_tests', { query: slug }, words.catalog.whySearch, lang),
      ],
    };
  },
});
