import type { Dataset } from '../core/model/dataset.ts';
import { onceFor } from '../core/once.ts';
import { toolsOf } from '../core/tools/index.ts';
import type { ShownTool } from '../documents/docs/tool-words.ts';
import { VIEWS } from '../views/index.ts';
import { LOADED } from '../views/loaded.ts';

/** Every tool with what its view says of it. */
export const shownTools = onceFor((service: Dataset['service']): readonly ShownTool[] =>
  toolsOf(service).map((tool) => ({
    tool,
    words: LOADED[tool.name].words,
    page: VIEWS[tool.name].page,
  })),
);
