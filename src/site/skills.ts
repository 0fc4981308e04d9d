import { readFileSync } from 'node:fs';
import { once } from '../core/once.ts';
import type { Tool } from '../core/tools/define.ts';
import { TOOLS } from '../core/tools/index.ts';

/** The hand-written half of each tool's skill, from content/skills. */
export const skillTexts = once(
  (): ReadonlyMap<Tool, string> =>
    new Map(
      TOOLS.map((tool) => [
        tool,
        readFileSync(`content/skills/${tool.name.replaceAll('_', '-')}.md`, 'utf8'),
      ]),
    ),
);
