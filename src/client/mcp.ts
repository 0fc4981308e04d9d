import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Dataset } from '../core/model/dataset.ts';
import { buildServer } from '../surfaces/mcp/server.ts';
import { servedNow } from '../surfaces/served.ts';

/** The tools for an MCP client of any revision, over stdin and stdout, until the client closes. */
export function serveMcp(data: Dataset): void {
  const served = servedNow(data);
  serveStdio(() => buildServer(served), {
    transport: new StdioServerTransport(process.stdin, process.stdout),
  });
}
