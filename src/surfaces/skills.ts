import { createHash } from 'node:crypto';
import { blocksMarkdown } from '../blocks/markdown.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Tool } from '../core/tools/define.ts';
import { runTool } from '../core/tools/run.ts';
import { wordsOf } from '../core/words/index.ts';
import { curl } from '../documents/docs/call-samples.ts';
import { parametersTable } from '../documents/docs/tool-call.ts';
import { shortened } from './llms/shortened.ts';

/** "search_tests" → "search-tests": skill names hold no underscore. */
export const skillName = (tool: Tool): string => tool.name.replaceAll('_', '-');

export const skillPath = (tool: Tool): string => `/.well-known/agent-skills/${skillName(tool)}/SKILL.md`;

/** A skill is to stay below 5,000 tokens (agentskills.io), at about four characters each, with its example. */
const MOST_EXAMPLE = 5000;

/** SKILL.md of a tool (agentskills.io/specification, read 2026-11-21): front matter, when to use it, parameters, and its example, run. */
export function skill(tool: Tool, handWritten: string, data: Dataset): string {
  const { service } = data.service;
  const answer = runTool(tool, tool.example, {
    data,
    today: service.dataRelease,
    wordsOf,
    attribution: { source: 'ai_agent', medium: 'agent' },
  });
  const example = shortened(answer, MOST_EXAMPLE);
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
    service.shows.mcp ? `Over MCP: tool \`${tool.name}\` at ${service.origin}/mcp. Over HTTP:` : 'Over HTTP:',
    '',
    '```sh',
    curl(tool, service.origin),
    '```',
    '',
    blocksMarkdown([parametersTable(tool)], service.origin),
    '',
    '## Answer of the example',
    '',
    ...(example.note === undefined ? [] : [example.note, '']),
    '```json',
    example.json,
    '```',
    '',
  ].join('\n');
}

/**
 * Index of the skills: Agent Skills Discovery 0.2.0, draft of 2026-03-12
 * (github.com/cloudflare/agent-skills-discovery-rfc), with the digest of the exact bytes served.
 */
export function skillIndex(skills: ReadonlyMap<Tool, string>): unknown {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [...skills].map(([tool, text]) => ({
      name: skillName(tool),
      type: 'skill-md',
      description: tool.description,
      url: skillPath(tool),
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    })),
  };
}
