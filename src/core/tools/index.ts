import type { Dataset } from '../model/dataset.ts';
import { onceFor } from '../once.ts';
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

const REGISTRY = [
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
] as const;

/** The registry, in display order. Every surface derives from it. */
export const TOOLS: readonly Tool<ToolName>[] = REGISTRY;

/** The tools of a store, as it has them. One that has nothing to list there is answered, and shown nowhere. */
export const toolsOf = onceFor((service: Dataset['service']): readonly Tool<ToolName>[] =>
  TOOLS.filter(({ feature }) => feature === undefined || service.service.shows[feature]).map((tool) =>
    tool.inStore(service),
  ),
);

export type ToolName = (typeof REGISTRY)[number]['name'];

/** The tool of a name, with the type of its answer. */
export type ToolNamed<N extends ToolName> = Extract<(typeof REGISTRY)[number], { readonly name: N }>;

export const isToolName = (name: string): name is ToolName => TOOLS.some((tool) => tool.name === name);

export function toolNamed<N extends ToolName>(name: N): ToolNamed<N> {
  const tool = REGISTRY.find((each): each is ToolNamed<N> => each.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  return tool;
}

export const findTool = (name: string): Tool<ToolName> | undefined =>
  TOOLS.find((tool) => tool.name === name);
