import type { Dataset } from '../model/dataset.ts';
import { absentFrom } from '../model/store/features.ts';
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

/** The tools of a store, as it has them: without those of features that it does not have. */
export const toolsOf = onceFor((service: Dataset['service']): readonly Tool<ToolName>[] =>
  TOOLS.filter(({ name }) => !absentFrom(service.service.shows).tools.includes(name)).map((tool) =>
    tool.inStore(service),
  ),
);

/** The tool of a store by its name; undefined where the store has none of this name. */
export const toolIn = (service: Dataset['service'], name: string): Tool<ToolName> | undefined =>
  toolsOf(service).find((tool) => tool.name === name);

export type ToolName = (typeof REGISTRY)[number]['name'];

/** The tool of a name, with the type of its answer. */
export type ToolNamed<N extends ToolName> = Extract<(typeof REGISTRY)[number], { readonly name: N }>;

export function toolNamed<N extends ToolName>(name: N): ToolNamed<N> {
  const tool = REGISTRY.find((each): each is ToolNamed<N> => each.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  return tool;
}

export const findTool = (name: string): Tool<ToolName> | undefined =>
  TOOLS.find((tool) => tool.name === name);
