import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerMcp } from '../../src/surfaces/mcp/mcp.ts';
import type { EvalCase } from './cases.fixture.ts';
import { callsBeyond, faultsOf } from './judge.fixture.ts';
import { type Outcome, served, type ToolResult, tokensOf } from './replay.fixture.ts';

const LONGEST_MS = 600_000;

/** A call of a model, and what it was answered; a call that the protocol refuses has no result. */
interface Made {
  readonly tool: string;
  readonly result: ToolResult;
}

interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: { readonly name?: unknown };
  readonly result?: ToolResult;
}

const messagesIn = (body: string): Message[] => [JSON.parse(body) as Message | Message[]].flat();

/** The calls of tools in a request, each with its answer. */
function callsIn(body: string, answer: string): Made[] {
  const calls = messagesIn(body).filter(({ method }) => method === 'tools/call');
  const answers = calls.length === 0 ? [] : messagesIn(answer);
  return calls.map(({ id, params }) => ({
    tool: String(params?.name),
    result: answers.find((one) => one.id === id)?.result ?? { content: [] },
  }));
}

/** The MCP endpoint on this machine, which writes down what it answers to calls of tools. */
async function listening(record: Made[]) {
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
    if (body.includes('"tools/call"')) record.push(...callsIn(body, answer));
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
    const record: Made[] = [];
    const server = await listening(record);
    const { port } = server.address() as AddressInfo;
    try {
      const channels = { text: await printed(command, asked.question, `http://127.0.0.1:${port}/mcp`) };
      const results = record.map(({ result }) => result);
      outcomes.push({
        asked,
        channels,
        faults: [
          ...faultsOf(asked, channels),
          ...callsBeyond(
            asked,
            record.map(({ tool }) => tool),
          ),
        ],
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
