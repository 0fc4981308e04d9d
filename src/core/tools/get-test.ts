import * as z from 'zod';
import { findEntry } from '../catalog/entries.ts';
import { catalogDetail, detailShape } from '../catalog/item.ts';
import { matchName, offered } from '../names/match.ts';
import { defineTool } from './define.ts';
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
    not_found: { suggestions: z.array(z.string()).describe('Slugs that are near; may be empty') },
  }),
  example: { slug: 'tsh' },
  handler({ slug }, { data, lang }) {
    const entry = findEntry(slug, data.catalog.entries);
    if (entry !== undefined) return { status: 'ok', item: catalogDetail(entry, data, lang) };
    return {
      status: 'not_found',
      message: 'No public test or panel has this slug or id. Use search_tests to find the right one.',
      suggestions: [...offered(matchName(slug, data.catalog.names))],
    };
  },
});
