import { type Doc, heading, link, paragraph, type Text } from '../../blocks/doc.ts';
import { PATHS } from '../../blocks/paths.ts';
import { REQUESTS_A_MINUTE } from '../../core/limits.ts';
import type { Tool } from '../../core/tools/define.ts';
import { callPath } from '../../core/tools/paths.ts';
import type { Material } from '../material.ts';
import { connectBlocks } from './connect.ts';
import { aboutPage } from './pages.ts';

const TEXTS = {
  title: 'MCP server',
  description:
    'How to add this service to Claude, ChatGPT, VS Code, Cursor and others, its tools in a line each, limits and privacy.',
};

/** Requests of the page, which a test sends to the built site. */
export const rpcRequests = (
  origin: string,
  [tool]: readonly Tool[],
): { readonly about: string; readonly text: string }[] => {
  return [
    { about: 'List the tools:', body: { method: 'tools/list', params: {} } },
    ...(tool === undefined
      ? []
      : [
          {
            about: 'Call one:',
            body: { method: 'tools/call', params: { name: tool.name, arguments: tool.example } },
          },
        ]),
  ].map(({ about, body }) => ({
    about,
    text: `curl -s ${origin}/mcp -H 'content-type: application/json' -H 'accept: application/json, text/event-stream' -d '${JSON.stringify({ jsonrpc: '2.0', id: 1, ...body })}'`,
  }));
};

/** The page for people who connect an agent. */
export function mcpDoc({ data, tools: shown }: Pick<Material, 'data' | 'tools'>): Doc {
  const { service } = data.service;
  const tools = shown.map(({ tool }) => tool);
  const { origin } = service;
  const personal = tools.filter((tool) => tool.personal).map(({ name }) => name);
  const page = aboutPage(PATHS.mcp, 'en', TEXTS, service);
  return {
    ...page,
    trail: [...page.trail, { title: 'Documentation', path: '/docs' }],
    blocks: [
      {
        kind: 'facts',
        items: [
          { term: 'Address', value: `${origin}/mcp` },
          { term: 'Transport', value: 'Streamable HTTP, plain JSON answers, no sessions' },
          { term: 'Sign-in', value: 'None' },
          { term: 'Protocol', value: 'Revision 2026-07-28, and 2025-11-25, 2025-06-18 and 2025-03-26' },
          { term: 'Tools', value: `${tools.length}, all read-only` },
          { term: 'Server card', value: [link('/mcp/server-card', '/mcp/server-card')] },
        ],
      },
      heading('Connect'),
      ...connectBlocks(origin),
      heading('Without a client', 3),
      ...rpcRequests(origin, tools).flatMap(({ about, text }) => [
        paragraph(about),
        { kind: 'code', language: 'sh', text } as const,
      ]),
      heading('Tools'),
      {
        kind: 'table',
        caption: 'What each tool is for',
        head: ['Tool', 'Use'],
        rows: tools.map((tool): Text[] => [
          [link(tool.name, callPath(tool))],
          firstSentence(tool.description),
        ]),
      },
      paragraph([
        'Find slugs with search_tests first. Take totals only from quote_order. Inputs, answers and errors: ',
        link('the wire contract', '/docs/api-contract'),
        '. Rules for agents: ',
        link('/agents.md', '/agents.md'),
        '.',
      ]),
      heading('Prompts, pages, skills and views'),
      {
        kind: 'list',
        items: [
          'Prompts, which many clients show after a slash: read-my-report, quote-my-list, before-my-draw, compare-prices and what-is-normal, and the same in Spanish under Spanish names. Tests, states and markers are completed while you type.',
          'Resources, which many clients let you attach: the page of every test, panel, biomarker, health topic and guide, in both languages, and the catalog.',
          [
            'Skills, which say how a whole task is done: ',
            link('/.well-known/agent-skills/index.json', '/.well-known/agent-skills/index.json'),
            ', and over MCP by the skills extension.',
          ],
          'Views, in hosts that show them: a quote, a report and draw sites come drawn as on this site.',
        ],
      },
      heading('Limits'),
      {
        kind: 'list',
        items: [
          `${REQUESTS_A_MINUTE} requests a minute from one network address, HTTP and MCP together as far as the platform counts them together. Beyond that the answer is status 429 with Retry-After.`,
          'Only POST is answered, but for a browser, which gets this page. No stream is kept open, and there is no session to end.',
          'There is no sampling, and nothing is asked back during a call.',
          'Answers that would be long are cut, say so, and say how to get the rest.',
          'Nothing is ordered. Quotes hold a link to a prefilled cart, and the person decides.',
          'Health answers are educational and no diagnosis.',
          ...(service.demo ? [service.said.en.demoNotice] : []),
        ],
      },
      heading('Privacy'),
      paragraph([
        `What is sent is used for the answer, and is neither stored nor logged by this software. ${personal.slice(0, -1).join(', ')} and ${personal.at(-1)} take what a person says or measured: send no name with it. `,
        link('What the hosting platform sees', PATHS.privacy),
        '.',
      ]),
    ],
  };
}

const firstSentence = (text: string): string =>
  text.split(/(?<=[\p{L}\d)]{2}[.!?])\s+(?=\p{Lu})/u)[0] ?? text;
