import {
  Client as Client2026,
  StreamableHTTPClientTransport as Transport2026,
} from '@modelcontextprotocol/client';
import { Client as ClientNovember } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportNovember } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Client as ClientMarch } from 'mcp-sdk-1-11/client/index.js';
import { StreamableHTTPClientTransport as TransportMarch } from 'mcp-sdk-1-11/client/streamableHttp.js';
import { Client as ClientJune } from 'mcp-sdk-1-17/client/index.js';
import { StreamableHTTPClientTransport as TransportJune } from 'mcp-sdk-1-17/client/streamableHttp.js';
import { vi } from 'vitest';

export interface ListedTool {
  name: string;
  title?: string;
  description?: string;
  inputSchema: Record<string, unknown>;
  outputSchema?: Record<string, unknown>;
  annotations?: unknown;
}

/** The part of an MCP client that the tests use, in any revision. */
export interface McpClient {
  listTools(): Promise<{ tools: ListedTool[] }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<{
    structuredContent?: unknown;
    content?: unknown;
    isError?: unknown;
  }>;
  listPrompts(): Promise<{ prompts: { name: string; arguments?: { name: string }[] }[] }>;
  getPrompt(asked: {
    name: string;
    arguments: Record<string, string>;
  }): Promise<{ messages: { role: string; content: unknown }[] }>;
  complete(asked: {
    ref: { type: 'ref/prompt'; name: string } | { type: 'ref/resource'; uri: string };
    argument: { name: string; value: string };
  }): Promise<{ completion: { values: string[] } }>;
  listResources(): Promise<{ resources: { uri: string; name: string }[] }>;
  listResourceTemplates(): Promise<{ resourceTemplates: { uriTemplate: string }[] }>;
  readResource(asked: { uri: string }): Promise<{ contents: { uri: string; text?: unknown }[] }>;
  close(): Promise<void>;
}

export interface ClientKind {
  readonly name: string;
  /** The revision that it must end up speaking with us. */
  readonly revision: string;
  connect(site: string): Promise<McpClient>;
}

const identity = { name: 'test', version: '1.0.0' };
const endpoint = (site: string): URL => new URL('/mcp', site);

/** A client of the second SDK line; `pin` must not fall back, `auto` asks first, `legacy` only knows 2025. */
async function connect2026(
  site: string,
  mode: 'auto' | 'legacy' | { pin: string },
  era: string,
): Promise<McpClient> {
  const client = new Client2026(identity, { versionNegotiation: { mode } });
  await client.connect(new Transport2026(endpoint(site)));
  if (client.getProtocolEra() !== era) throw new Error(`the client speaks ${client.getProtocolEra()}`);
  return client as McpClient;
}

/** A real client of each revision, and the newest in each way that it negotiates. */
export const CLIENTS: readonly ClientKind[] = [
  {
    name: 'SDK 1.11',
    revision: '2025-03-26',
    async connect(site) {
      const client = new ClientMarch(identity);
      // The SDK types its transport for optional properties that may hold undefined.
      await client.connect(new TransportMarch(endpoint(site)) as Parameters<typeof client.connect>[0]);
      return client as McpClient;
    },
  },
  {
    name: 'SDK 1.17',
    revision: '2025-06-18',
    async connect(site) {
      const client = new ClientJune(identity);
      await client.connect(new TransportJune(endpoint(site)) as Parameters<typeof client.connect>[0]);
      return client as McpClient;
    },
  },
  {
    name: 'SDK 1, latest',
    revision: '2025-11-25',
    async connect(site) {
      const client = new ClientNovember(identity);
      await client.connect(new TransportNovember(endpoint(site)) as Parameters<typeof client.connect>[0]);
      return client as McpClient;
    },
  },
  {
    name: 'SDK 2, pinned',
    revision: '2026-07-28',
    connect: (site) => connect2026(site, { pin: '2026-07-28' }, 'modern'),
  },
  { name: 'SDK 2, auto', revision: '2026-07-28', connect: (site) => connect2026(site, 'auto', 'modern') },
  { name: 'SDK 2, legacy', revision: '2025-11-25', connect: (site) => connect2026(site, 'legacy', 'legacy') },
];

export interface Exchange {
  readonly method: string;
  readonly status: number;
  /** The revision that the answer to `initialize` names, or that the request's header names. */
  readonly revision: string | undefined;
}

/** What goes over the wire, and what is printed, while `act` runs. */
export async function overhearing(
  act: () => Promise<unknown>,
): Promise<{ exchanges: Exchange[]; printed: string[] }> {
  const exchanges: Exchange[] = [];
  const printed: string[] = [];
  const real = globalThis.fetch;
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    const method = typeof init?.body === 'string' ? String(JSON.parse(init.body).method) : '';
    const answer = method === 'initialize' ? await response.clone().json() : undefined;
    const header = new Headers(init?.headers).get('mcp-protocol-version') ?? undefined;
    exchanges.push({
      method,
      status: response.status,
      revision: answer?.result?.protocolVersion ?? header,
    });
    return response;
  });
  const console_ = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...words) => void printed.push(words.map(String).join(' '))),
  );
  const warnings = vi
    .spyOn(process, 'emitWarning')
    .mockImplementation((warning) => void printed.push(String(warning)));
  try {
    await act();
  } finally {
    for (const spy of [fetching, ...console_, warnings]) spy.mockRestore();
  }
  return { exchanges, printed };
}
