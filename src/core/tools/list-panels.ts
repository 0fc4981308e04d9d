import * as z from 'zod';
import { findEntry } from '../catalog/entries.ts';
import { categoryNamed, passing } from '../catalog/filter.ts';
import { catalogSummary } from '../catalog/item.ts';
import { summaryShape } from '../catalog/item-shapes.ts';
import { centsOf, dollars } from '../pricing/money.ts';
import { type Context, defineTool, type Next } from './define.ts';
import { nextCall } from './next-call.ts';
import { textField } from './text-field.ts';

const MOST = 100;
/** Other categories that are offered as a next call. */
const MOST_OFFERED = 5;

const Input = () =>
  z.strictObject({
    category: textField(0, 60).optional().describe('Only this category, by slug or name'),
    maxPrice: z
      .number()
      .gt(0)
      .optional()
      .describe('Only panels at or under this sticker price in USD, before the lab fee'),
    limit: z.int().min(1).max(MOST).default(25).describe('Most panels'),
  });

type Asked = z.output<ReturnType<typeof Input>>;

export const listPanels = defineTool({
  name: 'list_panels',
  title: 'List panels',
  description: ({ where }) =>
    `Lists bundled panels, cheapest first: several tests in one package at less than the sum of their own prices, with that sum and the saving. Use it to browse by category or price. To find a panel by name or topic use search_tests with type panel${where('recommendation', '; to get one suggested for goals use recommend_tests')}.`,
  tag: 'catalog',
  reads: ['catalog'],
  input: Input,
  output: (store) => ({
    ok: {
      total: z.int().describe('Panels that match'),
      count: z.int().describe('Panels returned'),
      items: z
        .array(
          z.strictObject({
            ...summaryShape(store),
            sumOfTests: z.number().describe('USD for the same tests bought singly'),
            savings: z.number().describe('USD saved by the panel'),
          }),
        )
        .describe('Cheapest first; get_test says what is inside'),
      truncated: z.string().optional().describe('How to get the rest'),
      labFee: z.number().describe('Lab processing fee in USD, once per order'),
      currency: z.string().describe('Currency of every amount: USD'),
    },
    not_found: {
      suggestions: z.array(z.string()).describe('Categories that have panels'),
      options: z
        .array(z.strictObject({ slug: z.string(), name: z.string() }))
        .describe('The suggestions with their names'),
    },
  }),
  example: { category: 'heart-health' },
  told: ({ example }) =>
    example === undefined
      ? {}
      : { example: example.category === undefined ? {} : { category: example.category } },
  handler({ category, maxPrice, limit }, context) {
    const { data, words, lang } = context;
    const { catalog, service } = data;
    const ceiling = maxPrice === undefined ? Number.POSITIVE_INFINITY : centsOf(maxPrice);
    const panels = catalog.entries
      .filter(passing({ type: 'panel', category, orderable: true }, catalog))
      .filter(({ listCents }) => listCents <= ceiling)
      .sort((a, b) => a.listCents - b.listCents || (a.slug < b.slug ? -1 : 1));
    if (panels.length === 0) return none({ category, maxPrice, limit }, context);
    const shown = panels.slice(0, limit);
    return {
      status: 'ok',
      total: panels.length,
      count: shown.length,
      items: shown.map((panel) => {
        const parts = panel.components.map((slug) => findEntry(slug, catalog.entries)?.listCents ?? 0);
        const sum = parts.reduce((total, cents) => total + cents, 0);
        return {
          ...catalogSummary(panel, data, context),
          sumOfTests: dollars(sum),
          savings: dollars(sum - panel.listCents),
        };
      }),
      ...(panels.length > shown.length
        ? {
            truncated: words.catalog.morePanels(panels.length, shown.length),
            next: [
              nextCall('list_panels', { category, maxPrice, limit: MOST }, words.catalog.whyMore(MOST), lang),
            ],
          }
        : {}),
      labFee: dollars(service.service.labFeeCents),
      currency: service.service.currency,
    };
  },
});

/** No panel fits: where panels are, and what would bring some. */
function none({ category, maxPrice }: Asked, { data, words, lang }: Context<'catalog'>) {
  const { entries, categories } = data.catalog;
  const panels = entries.filter(({ type, orderable }) => type === 'panel' && orderable);
  if (panels.length === 0)
    return {
      status: 'not_found' as const,
      message: words.catalog.noPanels,
      suggestions: [],
      options: [],
      next: [
        nextCall(
          'search_tests',
          { query: data.service.service.example.query },
          words.catalog.whySearch,
          lang,
        ),
      ],
    };
  const asked = category === undefined ? undefined : categoryNamed(category, categories);
  const homes = [...new Set(panels.map((panel) => panel.category))].map((slug) => ({
    slug,
    name: categories.find((one) => one.slug === slug)?.said[lang].name ?? slug,
  }));
  const affordable = (slug: string): boolean =>
    maxPrice === undefined ||
    panels.some((panel) => panel.category === slug && panel.listCents <= centsOf(maxPrice));
  const anyPrice: Next[] =
    category === undefined || homes.some(({ slug }) => slug === asked)
      ? [nextCall('list_panels', { category: asked }, words.catalog.whyAnyPrice, lang)]
      : [];
  const elsewhere = homes
    .filter(({ slug }) => slug !== asked && affordable(slug))
    .slice(0, MOST_OFFERED)
    .map(({ slug, name }) =>
      nextCall('list_panels', { category: slug, maxPrice }, words.catalog.whyPanels(name), lang),
    );
  return {
    status: 'not_found' as const,
    message: words.catalog.noPanel,
    suggestions: homes.map(({ slug }) => slug),
    options: homes,
    next: [...anyPrice, ...elsewhere],
  };
}
