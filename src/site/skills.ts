import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Dataset } from '../core/model/dataset.ts';
import type { AgentSkill } from '../core/model/page.ts';
import { once } from '../core/once.ts';
import { toolsOf } from '../core/tools/index.ts';
import { withoutAbsent } from '../data/join/features/absent-prose.ts';
import { skillName, taskSkill, toolSkill } from '../surfaces/agents/skills.ts';

const FOLDER = 'content/skills';

/** The hand-written skills of whole tasks, by name. */
export const taskTexts = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      globSync(`${FOLDER}/tasks/*.md`)
        .sort()
        .map((file) => [basename(file, '.md'), readFileSync(file, 'utf8')]),
    ),
);

/** Every agent skill of a store: of tasks first, then one for each tool, with its hand-written half. */
export const agentSkills = (data: Dataset): AgentSkill[] => [
  ...[...taskTexts()].flatMap(([name, text]) => taskSkill(name, text, data) ?? []),
  ...toolsOf(data.service).map((tool) =>
    toolSkill(
      tool,
      withoutAbsent(readFileSync(`${FOLDER}/${skillName(tool)}.md`, 'utf8'), data.service.service.shows),
      data,
    ),
  ),
];
