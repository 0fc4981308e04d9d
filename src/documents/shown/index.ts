import type { Element } from '../element.ts';
import { conversionElements } from './conversion.ts';
import { panelsElements, searchElements, suggestedElements, testElements } from './items.ts';
import { guideElements } from './links.ts';
import { pricesElements } from './prices.ts';
import { providerElements } from './provider.ts';
import { quoteElements } from './quote.ts';
import { referenceElements } from './reference.ts';
import { resultsElements } from './results.ts';
import type { Answer, Showing } from './showing.ts';
import { sitesElements } from './sites.ts';
import { testosteroneElements } from './testosterone.ts';

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
