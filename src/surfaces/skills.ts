import { createHash } from 'node:crypto';
import type { Dataset } from '../core/model/dataset.ts';
import type { Tool } from '../core/tools/define.ts';
import { TOOLS } from '../core/tools/index.ts';
import { runTool } from '../core/tools/run.ts';
import { blocksMarkdown } from '../documents/markdown.ts';
import { curl, parametersTable } from '../documents/tool.ts';

/** "search_tests" → "search-tests": skill names hold no underscore. */
export const skillName = (tool: Tool): string => tool.name.replaceAll('_', '-');

export const skillPath = (tool: Tool): string => `/.well-known/agent-skills/${skillName(tool)}/SKILL.md`;

/** SKILL.md of a tool (agentskills.io): front matter, when to use it, parameters, and its example, run. */
export function skill(tool: Tool, handWritten: string, data: Dataset): string {
  const { service } = data.service;
  const answer = runTool(tool, tool.example, {
    data,
    today: service.dataRelease,
    attribution: { source: 'ai_agent', medium: 'agent' },
  });
  const text = JSON.stringify(answer, null, 2);
  return [
    '---',
    `name: ${skillName(tool)}`,
    `description: ${JSON.stringify(tool.description)}`,
    'license: MIT',
    '---',
    '',
    `# ${tool.title}`,
    '',
    handWritten.trim(),
    '',
    '## Call',
    '',
    `Over MCP: tool \`${tool.name}\` at ${service.origin}/mcp. Over HTTP:`,
    '',
    '```sh',
    curl(tool, service.origin),
    '```',
    '',
    blocksMarkdown([parametersTable(tool)], service.origin),
    '',
    '## Answer of the example',
    '',
    '```json',
    text.length > 4000 ? `${text.slice(0, 4000)}\n… (cut here)` : text,
    '```',
    '',
  ].join('\n');
}

/** Index of the skills (Agent Skills Discovery 0.2.0, draft), with the digest of the exact bytes served. */
export function skillIndex(skills: ReadonlyMap<Tool, string>): unknown {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: TOOLS.flatMap((tool) => {
      const text = skills.get(tool);
      return text === undefined
        ? []
        : [
            {
              name: skillName(tool),
              type: 'skill-md',
              description: tool.description,
              url: skillPath(tool),
              digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
            },
          ];
    }),
  };
}
