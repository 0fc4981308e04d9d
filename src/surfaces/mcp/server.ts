import {
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import { SkillsExtension } from '@modelcontextprotocol/server/ext/skills';
import { CallerError } from '../../core/errors.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { once, onceFor } from '../../core/once.ts';
import { type ToolName, toolsOf } from '../../core/tools/index.ts';
import { wordsOf } from '../../core/words/index.ts';
import { agentRules } from '../agents/agent-rules.ts';
import { agentsText } from '../agents/agents.ts';
import { logPlace } from '../http.ts';
import { inputSchema, type JsonSchema, portable } from '../openapi/schemas.ts';
import type { Served } from '../served.ts';
import { APP_TYPE, appAt, appDocument, appOf, DRAWN } from './apps/apps.ts';
import { inParts } from './brief/long.ts';
import { briefSchema } from './brief/schema.ts';
import { completion } from './completion/complete.ts';
import { CAPABILITIES, serverName } from './identity.ts';
import { listedPrompts, promptMessage } from './prompts/prompts.ts';
import { catalogsOf, templatesOf, twinAt } from './resources/kinds.ts';
import { skillAt, skillEntries, skillResources } from './resources/skills.ts';
import { callTool } from './tool-call.ts';

const HOUR_MS = 3_600_000;
const LISTS = { ttlMs: HOUR_MS, cacheScope: 'public' } as const;
const OF_ONE = { ttlMs: 0, cacheScope: 'private' } as const;
const MARKDOWN = 'text/markdown';

/**
 * A schema for the SDK: its JSON form is made once, and every value passes, because `runTool` checks input
 * and answer itself and says all faults at once.
 */
function described(schema: () => JsonSchema): StandardSchemaWithJSON {
  const json = once(() => portable(schema())) as () => Record<string, unknown>;
  return {
    '~standard': {
      version: 1,
      vendor: 'lab-tests',
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: json, output: json },
    },
  };
}

const schemasOf = onceFor(
  (service: Dataset['service']) =>
    new Map(
      toolsOf(service)
        .map(inParts)
        .map((tool) => [
          tool,
          { input: described(() => inputSchema(tool)), answer: described(() => briefSchema(tool)) },
        ]),
    ),
);

/** What a model reads before it calls anything. */
const instructions = (data: Served['data']): string =>
  [
    'Cash-pay lab tests in the US: tests, prices, orders, draw sites, reference ranges, reading of results.',
    ...agentRules(data),
    'Every answer has status; where it is not ok, message says what to do. next holds calls that are ready to be made; [n] and source refer to the numbers in sources.',
  ].join('\n');

/** The server with all tools, prompts, resources and skills; one for each request or connection. */
export function buildServer(served: Served): McpServer {
  const { service } = served.data.service;
  const server = new McpServer(
    {
      name: serverName(service.origin),
      title: service.brand,
      version: service.apiVersion,
      websiteUrl: service.origin,
      // Without sizes: clients of the 1.18 line read them as text and refuse the list that the protocol asks for.
      icons: [{ src: new URL('/favicon.svg', service.origin).href, mimeType: 'image/svg+xml' }],
    },
    {
      instructions: instructions(served.data),
      capabilities: CAPABILITIES,
      cacheHints: {
        'tools/list': LISTS,
        'server/discover': LISTS,
        'prompts/list': LISTS,
        'resources/list': LISTS,
        'resources/templates/list': LISTS,
        'resources/read': LISTS,
      },
      maxToolInputElements: 2000,
    },
  );
  addTools(server, served);
  addPrompts(server, served);
  addResources(server, served);
  addApps(server, served);
  return server;
}

/** How a tool is listed whose answers have a view. */
const viewed = (tool: ToolName) => {
  const app = appOf(tool);
  return app === undefined ? {} : { _meta: { ui: { resourceUri: app.uri } } };
};

function addTools(server: McpServer, served: Served): void {
  for (const [tool, { input, answer }] of schemasOf(served.data.service)) {
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: input,
        outputSchema: answer,
        annotations: {
          readOnlyHint: true,
          idempotentHint: true,
          destructiveHint: false,
          openWorldHint: false,
        },
        ...viewed(tool.name),
      },
      (args: unknown) => callTool(tool, args, served),
    );
  }
}

/** Prompts, and completion of their arguments and of addresses: without the SDK's registry, which wants a schema for each. */
function addPrompts({ server }: McpServer, { data }: Served): void {
  server.setRequestHandler('prompts/list', () => told(() => ({ prompts: listedPrompts(data.service) })));
  server.setRequestHandler('prompts/get', ({ params }) =>
    told(() => {
      const { description, text } = promptMessage(params.name, params.arguments ?? {}, data.service);
      return { description, messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
    }),
  );
  server.setRequestHandler('completion/complete', ({ params }) =>
    told(() => ({ completion: { ...completion(params.ref, params.argument, data) } })),
  );
}

function addResources(server: McpServer, { data }: Served): void {
  const { service } = data.service;
  const read = (uri: URL, text: string | undefined) => {
    if (text === undefined) throw new ResourceNotFoundError(uri.href);
    return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text }] };
  };
  const twin = (uri: URL) => told(() => read(uri, twinAt(uri.pathname, data)?.markdown));
  server.registerResource(
    'agents',
    `${service.origin}/agents.md`,
    { title: 'Rules for agents', description: 'How to use the tools rightly.', mimeType: MARKDOWN },
    (uri) => told(() => read(uri, agentsText(data))),
  );
  for (const { name, uri, title, description } of catalogsOf(service))
    server.registerResource(name, uri, { title, description, mimeType: MARKDOWN }, twin);
  for (const { name, uriTemplate, title, description } of templatesOf(service))
    server.registerResource(
      name,
      new ResourceTemplate(uriTemplate, { list: undefined }),
      { title, description, mimeType: MARKDOWN },
      twin,
    );
  new SkillsExtension({
    source: {
      list: async () => told(() => ({ skills: skillEntries(data.skills) })),
      get: async (uri) => told(() => skillEntries(data.skills).find((entry) => entry.uri === uri)),
      read: async (uri) =>
        told(() => {
          const text = skillAt(uri, data.skills);
          return text === undefined ? undefined : { text, mimeType: MARKDOWN };
        }),
      listResources: async () => told(() => skillResources(data.skills)),
    },
    cacheHint: LISTS,
  }).attach(server);
}

/** Views of answers, and the answers drawn for them, which hold what a person asked and are kept by nobody. */
function addApps(server: McpServer, served: Served): void {
  const { data } = served;
  const tools = toolsOf(data.service);
  const meta = { _meta: { ui: { csp: {}, prefersBorder: true } } };
  for (const app of tools.flatMap(({ name }) => appOf(name) ?? []))
    server.registerResource(app.uri, app.uri, { title: app.title, mimeType: APP_TYPE, ...meta }, (uri) =>
      told(() => ({
        contents: [{ uri: uri.href, mimeType: APP_TYPE, text: appDocument(app, data.appStyles), ...meta }],
      })),
    );
  server.registerResource(
    'drawn-answer',
    new ResourceTemplate(DRAWN, { list: undefined }),
    { title: 'An answer as its view shows it', mimeType: 'text/html', cacheHint: OF_ONE },
    async (uri, { view, question }) => {
      const app = appAt(uri.href.slice(0, uri.href.lastIndexOf('/')), tools);
      if (app === undefined) throw new ResourceNotFoundError(`ui://labs/${String(view)}`);
      const { drawnAnswer } = await import('./apps/drawn.ts');
      const text = await drawnAnswer(app.tool, String(question), served).catch((error: unknown) =>
        told((): string => {
          throw error;
        }),
      );
      return { contents: [{ uri: uri.href, mimeType: 'text/html', text }] };
    },
  );
}

/** What a request asks for; what the caller did wrong as an error of the protocol, and a fault of ours as a fixed sentence. */
function told<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    if (error instanceof CallerError) throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
    logPlace(error);
    throw new ProtocolError(ProtocolErrorCode.InternalError, wordsOf('en').faults.ours);
  }
}
