import type { Dataset } from '../../core/model/dataset.ts';
import type { Tool } from '../../core/tools/define.ts';
import { toolsOf } from '../../core/tools/index.ts';
import { agentRules } from './agent-rules.ts';
import { firstSentence } from './first-sentence.ts';
import { skillPath } from './skills.ts';

/** How an agent reaches the tools, and the rules for all of them, as lines of a list. */
export function agentInstructions(data: Pick<Dataset, 'service'>): string[] {
  const { origin, shows } = data.service.service;
  return [
    `Prefer the tools to reading pages: they answer with figures, units and sources as data. ${shows.mcp ? `MCP (Streamable HTTP, no sign-in): ${origin}/mcp. ` : ''}HTTP: POST JSON to ${origin}/api/agent/ followed by the name of the tool. What every answer holds, errors and limits: ${origin}/docs/api-contract.md.`,
    ...agentRules(data),
    'Every page has a Markdown twin at its address plus .md, also for Accept: text/markdown.',
  ].map((rule) => `- ${rule}`);
}

/** Each tool with what it is for, as lines of a list. */
export const whichTool = (tools: readonly Tool[]): string[] =>
  tools.map((tool) => `- ${tool.name}: ${firstSentence(tool.description)}`);

/** /agents.md: what an agent must know that was sent here, in one short file. */
export function agentsText({ service: own, skills }: Pick<Dataset, 'service' | 'skills'>): string {
  const { service } = own;
  const { origin } = service;
  return [
    `# ${service.brand} for agents`,
    '',
    '> Cash-pay lab tests in the US: search, prices, order quotes by state, draw sites, reference ranges, reading of results. Read-only, no account, no key.',
    '',
    '## Rules',
    '',
    ...agentInstructions({ service: own }),
    '',
    '## Which tool for what',
    '',
    ...whichTool(toolsOf(own)),
    '',
    '## Skills',
    '',
    ...skills.map(
      ({ name, description }) => `- [${name}](${origin}${skillPath(name)}): ${firstSentence(description)}`,
    ),
    '',
    '## More',
    '',
    `- [Index of every page](${origin}/llms.txt): Markdown, by subject${service.shows.spanish ? ', in English and Spanish' : ''}.`,
    ...(service.shows.mcp
      ? [`- [How to connect a client](${origin}/docs/mcp.md): addresses, prompts, resources, limits.`]
      : []),
    `- [OpenAPI](${origin}/openapi.json): the HTTP interface with the schema of every input and answer.`,
    '',
  ].join('\n');
}
