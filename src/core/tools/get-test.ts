import * as z from 'zod';
import { findEntry } from '../catalog/entries.ts';
import { catalogDetail } from '../catalog/item.ts';
import { detailShape } from '../catalog/item-shapes.ts';
import { matchName, offered } from '../names/match.ts';
import { defineTool } from './define.ts';
import { nextCall } from './next-call.ts';
import { textField } from './text-field.ts';

export const getTest = defineTool({
  name: 'get_test',
  title: 'Get one test or panel',
  description:
    'Everything public about one test or panel: what it measures, CPT and LOINC codes, price at each lab, fasting and preparation, turnaround, included tests of a panel, FAQ, related conditions, what can falsify it, order link and page. Use it when you know the slug or id (search_tests finds it). For the total of an order use quote_order; for prices elsewhere use compare_prices.',
  tag: 'catalog',
  reads: ['catalog', 'itemTexts'],
  input: () =>
    z.strictObject({
      slug: textField(1, 120).describe('Catalog slug or id, such as tsh'),
    }),
  output: () => ({
    ok: { item: z.strictObject(detailShape()).describe('The test or panel in full') },
    not_found: {
      suggestions: z.array(z.string()).describe('Slugs that are near; may be empty'),
      options: z
        .array(z.strictObject({ slug: z.string(), name: z.string() }))
        .optional()
        .describe('The suggestions with their names'),
    },
  }),
  example: { slug: 'tsh' },
  handler({ slug }, context) {
    const { data, lang, words } = context;
    const { entries, names } = data.catalog;
    const entry = findEntry(slug, entries);
    if (entry !== undefined) return { status: 'ok', item: catalogDetail(entry, data, context) };
    const near = offered(matchName(slug, names)).flatMap((one) => {
      const found = findEntry(one, entries);
      return found === undefined ? [] : [{ slug: found.slug, name: found.said[lang].name }];
    });
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
