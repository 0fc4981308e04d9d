import type { Shown } from '../../views/index.ts';

const items = () => import('../../views/catalog-items.ts');

/** How each tool's answer is shown, loaded when there is one. */
const SHOWN: Readonly<Record<string, () => Promise<Shown>>> = {
  search_tests: async () => (await items()).searchElements,
  get_test: async () => (await items()).testElements,
  list_panels: async () => (await items()).panelsElements,
  recommend_tests: async () => (await items()).suggestedElements,
  quote_order: async () => (await import('../../views/quote-order/result.ts')).quoteElements,
  find_draw_sites: async () => (await import('../../views/find-draw-sites/result.ts')).sitesElements,
  lookup_reference_range: async () =>
    (await import('../../views/lookup-reference-range/result.ts')).referenceElements,
  compare_prices: async () => (await import('../../views/compare-prices/result.ts')).pricesElements,
  interpret_results: async () => (await import('../../views/interpret-results/result.ts')).resultsElements,
  convert_units: async () => (await import('../../views/convert-units/result.ts')).conversionElements,
  calculate_free_testosterone: async () =>
    (await import('../../views/calculate-free-testosterone/result.ts')).testosteroneElements,
  compare_provider: async () => (await import('../../views/compare-provider/result.ts')).providerElements,
  get_guide: async () => (await import('../../views/get-guide/result.ts')).guideElements,
};

export async function shownFor(name: string): Promise<Shown> {
  const shown = SHOWN[name];
  if (shown === undefined) throw new Error(`${name} has no way to be shown`);
  return shown();
}
