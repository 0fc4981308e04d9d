import { TOOLS } from '../core/tools/index.ts';
import type { ShownTool } from '../documents/docs/tool-words.ts';
import { VIEWS } from '../views/index.ts';
import { LOADED } from '../views/loaded.ts';

/** Every tool with what its view says of it. */
export const SHOWN_TOOLS: readonly ShownTool[] = TOOLS.map((tool) => ({
  tool,
  words: LOADED[tool.name].words,
  page: VIEWS[tool.name].page,
}));
