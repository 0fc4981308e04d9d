import { createHash } from 'node:crypto';
import { blocksMarkdown } from '../../blocks/markdown.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { AgentSkill } from '../../core/model/page.ts';
import type { Tool } from '../../core/tools/define.ts';
import { toolsOf } from '../../core/tools/index.ts';
import { runTool } from '../../core/tools/run.ts';
import { wordsOf } from '../../core/words/index.ts';
import { curl } from '../../documents/docs/call-samples.ts';
import { parametersTable } from '../../documents/docs/tool-call.ts';
import { shortened } from '../llms/shortened.ts';

/** "search_tests" → "search-tests": skill names hold no underscore. */
export const skillName = (tool: Tool): string => tool.name.replaceAll('_', '-');

export const skillPath = (name: string): string => `/.well-known/agent-skills/${name}/SKILL.md`;

/** A skill is to stay below 5,000 tokens (agentskills.io), at about four characters each, with its example. */
const MOST_EXAMPLE = 5000;

/** Front matter of a SKILL.md (agentskills.io/specification, read 2026-11-21), and what follows it. */
const written = (name: string, description: string, body: readonly string[]): AgentSkill => ({
  name,
  description,
  text: [
    '---',
    `name: ${name}`,
    `description: ${JSON.stringify(description)}`,
    'license: MIT',
    '---',
    '',
    ...body,
    '',
  ].join('\n'),
});

/** The skill of a tool: when to use it, parameters, and its example, run. */
export function toolSkill(tool: Tool, handWritten: string, data: Dataset): AgentSkill {
  const { service } = data.service;
  const answer = runTool(tool, tool.example, {
    data,
    today: service.dataRelease,
    wordsOf,
    attribution: { source: 'ai_agent', medium: 'agent' },
  });
  const example = shortened(answer, MOST_EXAMPLE);
  return written(skillName(tool), tool.description, [
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
  ]);
}

/** The tools that a text names, as `{quote_order}`. */
export const toolsNamed = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/**
 * The skill of a task that takes several tools: its title, what it is for in one paragraph, and how it is done. Lines
 * that name a tool which the store does not have are left out; so is a skill whose first tool it does not have.
 */
export function taskSkill(
  name: string,
  handWritten: string,
  { service: own }: Pick<Dataset, 'service'>,
): AgentSkill | undefined {
  const [title = '', , description = '', ...body] = handWritten.trim().split('\n');
  const tools = new Set<string>(toolsOf(own).map((tool) => tool.name));
  const hasAll = (text: string): boolean => toolsNamed(text).every((tool) => tools.has(tool));
  const [first = ''] = toolsNamed(handWritten);
  if (!tools.has(first)) return undefined;
  const { origin } = own.service;
  return written(name, description, [
    title,
    '',
    description,
    ...body.filter(hasAll).map((line) => line.replace(/\{(\w+)\}/g, '`$1`')),
    '',
    '## Call',
    '',
    `${own.service.shows.mcp ? `Tools over MCP: ${origin}/mcp, no sign-in. ` : ''}Over HTTP: POST JSON to ${origin}/api/agent/ and the name of the tool. Rules for all of them: ${origin}/agents.md.`,
  ]);
}

export const digestOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

/**
 * Index of the skills: Agent Skills Discovery 0.2.0, draft of 2026-03-12
 * (github.com/cloudflare/agent-skills-discovery-rfc), with the digest of the exact bytes served.
 */
export function skillIndex(skills: readonly AgentSkill[]): unknown {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills.map(({ name, description, text }) => ({
      name,
      type: 'skill-md',
      description,
      url: skillPath(name),
      digest: digestOf(text),
    })),
  };
}
