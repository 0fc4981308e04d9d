import type { Dataset } from '../core/model/dataset.ts';
import type { ProseFile } from '../core/model/page.ts';
import type { ShownTool } from './docs/tool-words.ts';

/** What the pages are made of. */
export interface Material {
  readonly data: Dataset;
  readonly prose: readonly ProseFile[];
  readonly tools: readonly ShownTool[];
}
