import { calculateFreeTestosterone } from './calculate-free-testosterone.ts';
import { comparePrices } from './compare-prices.ts';
import { compareProvider } from './compare-provider.ts';
import { convertUnits } from './convert-units.ts';
import type { Tool } from './define.ts';
import { findDrawSites } from './find-draw-sites.ts';
import { getGuide } from './get-guide.ts';
import { getTest } from './get-test.ts';
import { interpretResults } from './interpret-results.ts';
import { listPanels } from './list-panels.ts';
import { lookupReferenceRange } from './lookup-reference-range.ts';
import { quoteOrder } from './quote-order.ts';
import { recommendTests } from './recommend-tests.ts';
import { searchTests } from './search-tests.ts';

/** The registry, in display order. Every surface derives from it. */
export const TOOLS: readonly Tool[] = [
  searchTests,
  getTest,
  listPanels,
  recommendTests,
  quoteOrder,
  findDrawSites,
  lookupReferenceRange,
  comparePrices,
  interpretResults,
  convertUnits,
  calculateFreeTestosterone,
  compareProvider,
  getGuide,
];

export const findTool = (name: string): Tool | undefined => TOOLS.find((tool) => tool.name === name);
