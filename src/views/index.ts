import { areaPath } from '../core/places/area-shapes.ts';
import type { ToolName, ToolNamed } from '../core/tools/index.ts';
import type { View } from './view.ts';

/** Every tool as people ask it and see its answer. A tool without a view of its own takes `generic`. */
export const VIEWS: { readonly [N in ToolName]: View<ToolNamed<N>> } = {
  search_tests: {
    page: '/search',
    words: async () => (await import('./search-tests/words.ts')).words,
    form: () => import('./search-tests/form.ts'),
    result: async () => (await import('./search-tests/result.ts')).result,
  },
  get_test: {
    page: '/tests',
    words: async () => (await import('./get-test/words.ts')).words,
    form: () => import('./get-test/form.ts'),
    result: async () => (await import('./get-test/result.ts')).result,
  },
  list_panels: {
    page: '/tests',
    words: async () => (await import('./list-panels/words.ts')).words,
    form: () => import('./list-panels/form.ts'),
    result: async () => (await import('./list-panels/result.ts')).result,
  },
  recommend_tests: {
    words: async () => (await import('./recommend-tests/words.ts')).words,
    form: () => import('./recommend-tests/form.ts'),
    result: async () => (await import('./recommend-tests/result.ts')).result,
  },
  quote_order: {
    words: async () => (await import('./quote-order/words.ts')).words,
    form: () => import('./quote-order/form.ts'),
    result: async () => (await import('./quote-order/result.ts')).result,
    tool: async () => (await import('../core/tools/quote-order.ts')).quoteOrder,
  },
  find_draw_sites: {
    page: '/lab-locations/find',
    words: async () => (await import('./find-draw-sites/words.ts')).words,
    form: () => import('./find-draw-sites/form.ts'),
    result: async () => (await import('./find-draw-sites/result.ts')).result,
    map: ({ zip }) => (typeof zip === 'string' && /^\d{5}$/.test(zip) ? areaPath(zip) : undefined),
  },
  lookup_reference_range: {
    words: async () => (await import('./lookup-reference-range/words.ts')).words,
    form: () => import('./lookup-reference-range/form.ts'),
    result: async () => (await import('./lookup-reference-range/result.ts')).result,
  },
  compare_prices: {
    page: '/compare/basket',
    words: async () => (await import('./compare-prices/words.ts')).words,
    form: () => import('./compare-prices/form.ts'),
    result: async () => (await import('./compare-prices/result.ts')).result,
  },
  interpret_results: {
    words: async () => (await import('./interpret-results/words.ts')).words,
    form: () => import('./interpret-results/form.ts'),
    result: async () => (await import('./interpret-results/result.ts')).result,
    parts: async () => (await import('./interpret-results/parts.ts')).parts,
    needs: ['questions', 'report'],
    reads: { field: 'values', text: async () => (await import('./interpret-results/read.ts')).readText },
    tool: async () => (await import('../core/tools/interpret-results.ts')).interpretResults,
  },
  convert_units: {
    words: async () => (await import('./convert-units/words.ts')).words,
    form: () => import('./convert-units/form.ts'),
    result: async () => (await import('./convert-units/result.ts')).result,
    tool: async () => (await import('../core/tools/convert-units.ts')).convertUnits,
  },
  calculate_free_testosterone: {
    words: async () => (await import('./calculate-free-testosterone/words.ts')).words,
    form: () => import('./calculate-free-testosterone/form.ts'),
    result: async () => (await import('./calculate-free-testosterone/result.ts')).result,
    tool: async () =>
      (await import('../core/tools/calculate-free-testosterone.ts')).calculateFreeTestosterone,
  },
  compare_provider: {
    words: async () => (await import('./compare-provider/words.ts')).words,
    form: () => import('./compare-provider/form.ts'),
    result: async () => (await import('./compare-provider/result.ts')).result,
  },
  get_guide: {
    page: '/learn',
    words: async () => (await import('./get-guide/words.ts')).words,
    form: () => import('./get-guide/form.ts'),
    result: async () => (await import('./get-guide/result.ts')).result,
  },
};

/** The name of a tool, where text that stands in a page or an address is one. */
export const viewedTool = (name: string | undefined): ToolName | undefined =>
  name !== undefined && isViewed(name) ? name : undefined;

const isViewed = (name: string): name is ToolName => Object.hasOwn(VIEWS, name);
