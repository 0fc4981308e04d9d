import type { Shown } from '../documents/shown/index.ts';

const items = () => import('../documents/shown/items.ts');

/** How each tool's answer is shown, loaded when there is one. */
const SHOWN: Readonly<Record<string, () => Promise<Shown>>> = {
  search_tests: async () => (await items()).searchElements,
  get_test: async () => (await items()).testElements,
  list_panels: async () => (await items()).panelsElements,
  recommend_tests: async () => (await items()).suggestedElements,
  quote_order: async () => (await import('../documents/shown/quote.ts')).quoteElements,
  find_draw_sites: async () => (await import('../documents/shown/sites.ts')).sitesElements,
  lookup_reference_range: async () => (await import('../documents/shown/reference.ts')).referenceElements,
  compare_prices: async () => (await import('../documents/shown/prices.ts')).pricesElements,
  interpret_results: async () => (await import('../documents/shown/results.ts')).resultsElements,
  convert_units: async () => (await import('../documents/shown/conversion.ts')).conversionElements,
  calculate_free_testosterone: async () =>
    (await import('../documents/shown/testosterone.ts')).testosteroneElements,
  compare_provider: async () => (await import('../documents/shown/provider.ts')).providerElements,
  get_guide: async () => (await import('../documents/shown/links.ts')).guideElements,
};

export async function shownFor(name: string): Promise<Shown> {
  const shown = SHOWN[name];
  if (shown === undefined) throw new Error(`${name} has no way to be shown`);
  return shown();
}
