import { readFileSync } from 'node:fs';
import type { Dataset } from '../core/model/dataset.ts';
import { onceFor } from '../core/once.ts';
import type { Tool } from '../core/tools/define.ts';
import { toolsOf } from '../core/tools/index.ts';
import { withoutAbsent } from '../data/join/absent-prose.ts';

/** The hand-written half of the skill of each tool of a store, from content/skills. */
export const skillTexts = onceFor(
  (service: Dataset['service']): ReadonlyMap<Tool, string> =>
    new Map(
      toolsOf(service).map((tool) => [
        tool,
        withoutAbsent(
          readFileSync(`content/skills/${tool.name.replaceAll('_', '-')}.md`, 'utf8'),
          service.service,
        ),
      ]),
    ),
);
