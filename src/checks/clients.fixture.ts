import {
  Client as Client2026,
  StreamableHTTPClientTransport as Transport2026,
} from '@modelcontextprotocol/client';
import { Client as Client2025 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as Transport2025 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/** The part of an MCP client that the tests use, in either era. */
export interface McpClient {
  listTools(): Promise<{
    tools: { name: string; inputSchema: unknown; outputSchema?: unknown; annotations?: unknown }[];
  }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<{
    structuredContent?: unknown;
    content?: unknown;
    isError?: unknown;
  }>;
  close(): Promise<void>;
}

const identity = { name: 'test', version: '1.0.0' };

/** The real client of the 2025-11-25 revision. */
export async function connect2025(site: string): Promise<McpClient> {
  const client = new Client2025(identity);
  // The SDK types its transport for optional properties that may hold undefined.
  await client.connect(new Transport2025(new URL('/mcp', site)) as Parameters<typeof client.connect>[0]);
  return client as McpClient;
}

/** The real client of the 2026-07-28 revision, which must not fall back. */
export async function connect2026(site: string): Promise<McpClient> {
  const client = new Client2026(identity, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await client.connect(new Transport2026(new URL('/mcp', site)));
  return client as McpClient;
}
