import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { TOOLS } from '../../src/core/tools/index.ts';
import { median, row } from './measured.ts';

/**
 * What a call of each tool costs a server over HTTP, in microseconds of its processor, with 20 connections that are
 * kept: ours beside peers that read and write the same bytes (./peer.ts). The three take turns, so that all meet the same machine.
 */
const CONNECTIONS = 20;
const CALLS = 400;
const ROUNDS = 3;

interface Peer {
  readonly url: string;
  readonly child: ChildProcess;
}

async function started(kind: string): Promise<Peer> {
  const child = fork(new URL('./peer.ts', import.meta.url), [kind], { serialization: 'json' });
  const [{ url }] = await once(child, 'message');
  return { url, child };
}

/** Microseconds that it has worked. */
async function cpuOf({ child }: Peer, told: object = {}): Promise<number> {
  child.send(told);
  const [{ cpu }] = await once(child, 'message');
  return cpu;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

let asked = 0;
/** Each caller stays far below the limit. */
function address(): string {
  asked++;
  return `10.0.${(asked >> 8) & 255}.${asked & 255}`;
}

const post = (url: string, body: string): Promise<string> =>
  new Promise((done, failed) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-forwarded-for': address(),
    };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer
        .setEncoding('utf8')
        .on('data', (part: string) => {
          text += part;
        })
        .on('end', () =>
          answer.statusCode === 200 ? done(text) : failed(new Error(`${answer.statusCode} ${text}`)),
        );
    });
    sent.on('error', failed).end(body);
  });

/** Microseconds of the server for one call. */
async function cost(peer: Peer, path: string, body: string): Promise<number> {
  const before = await cpuOf(peer);
  let left = CALLS;
  const work = async (): Promise<void> => {
    while (left-- > 0) await post(peer.url + path, body);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return ((await cpuOf(peer)) - before) / CALLS;
}

const calls: (readonly [name: string, path: string, body: string])[] = [
  ...TOOLS.map(({ name, example }) => [name, `/api/agent/${name}`, JSON.stringify(example)] as const),
  ...TOOLS.filter(({ name }) => name === 'quote_order' || name === 'search_tests').map(
    ({ name, example }) =>
      [
        `/mcp ${name}`,
        '/mcp',
        JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: example } }),
      ] as const,
  ),
];
const [ours, web, node] = await Promise.all(['ours', 'web', 'node'].map(started));
if (ours === undefined || web === undefined || node === undefined) throw new Error('A server is missing.');
row('over HTTP, µs of a processor', 'bytes', 'ours', 'web', 'node', 'web/ours', 'node/ours');
for (const [name, path, body] of calls) {
  const answer = await post(ours.url + path, body);
  for (const peer of [web, node]) await cpuOf(peer, { answers: { [path]: answer } });
  const rounds: number[][] = [];
  for (let round = 0; round <= ROUNDS; round++)
    rounds.push([await cost(ours, path, body), await cost(web, path, body), await cost(node, path, body)]);
  const [a = 0, b = 0, c = 0] = [0, 1, 2].map((i) => median(rounds.slice(1).map((one) => one[i] ?? 0)));
  row(name, answer.length, ...[a, b, c].map((us) => us.toFixed(0)), (b / a).toFixed(2), (c / a).toFixed(2));
}
for (const { child } of [ours, web, node]) child.kill();
agent.destroy();
