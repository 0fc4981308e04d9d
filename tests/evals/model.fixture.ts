import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerMcp } from '../../src/surfaces/mcp/mcp.ts';
import type { EvalCase } from './cases.fixture.ts';
import { faultsOf } from './judge.fixture.ts';
import { type Outcome, served, type ToolResult, tokensOf } from './replay.fixture.ts';

const LONGEST_MS = 600_000;

/** What the calls of a model were answered. */
type Record = { readonly results: ToolResult[] };

/** The MCP endpoint on this machine, which writes down what it answers to calls of tools. */
async function listening(record: Record) {
  const server = createServer(async (incoming, outgoing) => {
    const body = await text(incoming);
    const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: Object.fromEntries(headers),
      ...(body === '' ? {} : { body }),
    });
    const response = await answerMcp(request, served);
    const answer = await response.text();
    if (body.includes('"tools/call"')) record.results.push(JSON.parse(answer).result);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(answer);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** What a command prints for a question on its input. */
async function printed(command: string, question: string, url: string): Promise<string> {
  const child = spawn(command.replaceAll('{mcp}', url), {
    shell: true,
    env: { ...process.env, MCP_URL: url },
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: LONGEST_MS,
  });
  child.stdin.on('error', () => undefined); // A command may answer without reading all of the question.
  child.stdin.end(question);
  const [answer] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error(`The command ended with ${child.exitCode ?? child.signalCode}.`);
  return answer;
}

/**
 * Asks each question of a model, one after another.
 * @param command for a shell: it gets the question on its input, prints the answer, and finds the MCP endpoint at
 *   the address in MCP_URL, which also takes the place of {mcp} in the command
 */
export async function askedOf(command: string, cases: readonly EvalCase[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const asked of cases) {
    const record: Record = { results: [] };
    const server = await listening(record);
    const { port } = server.address() as AddressInfo;
    try {
      const channels = { text: await printed(command, asked.question, `http://127.0.0.1:${port}/mcp`) };
      const { results } = record;
      outcomes.push({
        asked,
        channels,
        faults: faultsOf(asked, channels),
        calls: results.length,
        tokens: {
          text: tokensOf(results.flatMap(({ content }) => content.map((part) => part.text)).join('\n')),
          structure: tokensOf(
            results.map(({ structuredContent }) => JSON.stringify(structuredContent) ?? '').join('\n'),
          ),
        },
      });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }
  return outcomes;
}
