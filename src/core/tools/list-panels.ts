import * as z from 'zod';
import { findEntry } from '../catalog/entries.ts';
import { passing } from '../catalog/filter.ts';
import { catalogSummary, summaryShape } from '../catalog/item.ts';
import { centsOf, dollars } from '../pricing/money.ts';
import { defineTool } from './define.ts';
import { textField } from './text-field.ts';

export const listPanels = defineTool({
  name: 'list_panels',
  title: 'List panels',
  description:
    'Lists bundled panels, cheapest first: several tests in one package at less than the sum of their own prices, with that sum and the saving. Use it to browse packages by category or under a price. To find a panel by name or topic use search_tests with type panel; to get one suggested for goals use recommend_tests.',
  tag: 'catalog',
  reads: ['catalog'],
  input: () =>
    z.strictObject({
      category: textField(0, 60)
        .optional()
        .describe('Only this category, by slug or name, such as heart-health'),
      maxPrice: z
        .number()
        .gt(0)
        .optional()
        .describe('Only panels at or under this sticker price in USD, before the lab fee'),
      limit: z.int().min(1).max(100).default(25).describe('How many panels to return at most'),
    }),
  output: () => ({
    ok: {
      total: z.int().describe('Panels that match'),
      count: z.int().describe('Panels returned'),
      items: z
        .array(
          z.strictObject({
            ...summaryShape(),
            sumOfTests: z.number().describe('USD for the same tests bought singly'),
            savings: z.number().describe('USD saved by the panel'),
          }),
        )
        .describe('Cheapest first; get_test says what is inside'),
      truncated: z.string().optional().describe('How to get the rest'),
      labFee: z.number().describe('Lab processing fee in USD, once per order'),
      currency: z.string().describe('Currency of every amount: USD'),
    },
    not_found: { suggestions: z.array(z.string()).describe('Categories that have panels') },
  }),
  example: { category: 'heart-health' },
  handler({ category, maxPrice, limit }, { data }) {
    const { catalog, service } = data;
    const ceiling = maxPrice === undefined ? Number.POSITIVE_INFINITY : centsOf(maxPrice);
    const panels = catalog.entries
      .filter(passing({ type: 'panel', category, orderable: true }, catalog))
      .filter(({ listCents }) => listCents <= ceiling)
      .sort((a, b) => a.listCents - b.listCents || (a.slug < b.slug ? -1 : 1));
    if (panels.length === 0) {
      const homes = catalog.entries.filter(({ type }) => type === 'panel').map((entry) => entry.category);
      return {
        status: 'not_found',
        message: 'No panel fits. Raise maxPrice, or use one of the categories in suggestions.',
        suggestions: [...new Set(homes)],
      };
    }
    const shown = panels.slice(0, limit);
    return {
      status: 'ok',
      total: panels.length,
      count: shown.length,
      items: shown.map((panel) => {
        const parts = panel.components.map((slug) => findEntry(slug, catalog.entries)?.listCents ?? 0);
        const sum = parts.reduce((total, cents) => total + cents, 0);
        return {
          ...catalogSummary(panel, data),
          sumOfTests: dollars(sum),
          savings: dollars(sum - panel.listCents),
        };
      }),
      ...(panels.length > shown.length
        ? { truncated: 'There are more: raise limit (at most 100), or narrow by category or maxPrice.' }
        : {}),
      labFee: dollars(service.service.labFeeCents),
      currency: service.service.currency,
    };
  },
});
