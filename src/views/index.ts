import type { Element } from '../blocks/element.ts';
import { testosteroneElements } from './calculate-free-testosterone/result.ts';
import { panelsElements, searchElements, suggestedElements, testElements } from './catalog-items.ts';
import { pricesElements } from './compare-prices/result.ts';
import { providerElements } from './compare-provider/result.ts';
import { conversionElements } from './convert-units/result.ts';
import { sitesElements } from './find-draw-sites/result.ts';
import { guideElements } from './get-guide/result.ts';
import { resultsElements } from './interpret-results/result.ts';
import { referenceElements } from './lookup-reference-range/result.ts';
import { quoteElements } from './quote-order/result.ts';
import type { Answer, Showing } from './showing.ts';

export type Shown = (answer: Answer, showing: Showing) => Element[];

/** How each tool's answer is shown to people. */
export const SHOWN: Readonly<Record<string, Shown>> = {
  search_tests: searchElements,
  get_test: testElements,
  list_panels: panelsElements,
  recommend_tests: suggestedElements,
  quote_order: quoteElements,
  find_draw_sites: sitesElements,
  lookup_reference_range: referenceElements,
  compare_prices: pricesElements,
  interpret_results: resultsElements,
  convert_units: conversionElements,
  calculate_free_testosterone: testosteroneElements,
  compare_provider: providerElements,
  get_guide: guideElements,
};
