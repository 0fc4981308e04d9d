import { readFileSync } from 'node:fs';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startServer } from '../../../netlify/local/server.ts';
import { REQUESTS_A_MINUTE } from '../../../src/core/limits.ts';
import { MAX_BATCH } from '../../../src/surfaces/mcp/batch.ts';
import { PROTOCOL_VERSIONS } from '../../../src/surfaces/mcp/identity.ts';
import {
  mcpRequest,
  modernRequest,
  oldRequest,
  toolCall,
} from '../../../src/surfaces/mcp/mcp-requests.fixture.ts';
import { TEST, TOOLS } from '../served.fixture.ts';

const site = inject('site');

const batchOf = (size: number, rpc: object = { method: 'ping' }): object[] =>
  Array.from({ length: size }, (_, id) => ({ jsonrpc: '2.0', id, ...rpc }));

let callers = 0;
let calls = 0;

/** The request as one of the network of the present caller, whose addresses of IPv6 count as one. */
function asCaller(request: Request): Request {
  const headers = new Headers(request.headers);
  calls += 1;
  headers.set('x-forwarded-for', `2001:db8:0:${callers}::${calls.toString(16)}`);
  return new Request(request, { headers });
}

const send = (batch: unknown, headers = {}, to = site): Promise<Response> =>
  fetch(asCaller(mcpRequest(to, batch, headers)));

async function faultOf(response: Response, status = 400): Promise<string> {
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    expect.stringMatching(/^application\/json/),
  ]);
  const body = (await response.json()) as { error: { code: number; message: string } };
  expect(body).toEqual({ jsonrpc: '2.0', error: { code: -32600, message: expect.any(String) } });
  return body.error.message;
}

describe('a batch', () => {
  it.each([{}, { 'mcp-protocol-version': '2025-03-26' }])(
    'with the headers %o has a list',
    async (headers) => {
      const batch = [
        { jsonrpc: '2.0', id: 1, method: 'ping' },
        { jsonrpc: '2.0', method: 'notifications/initialized' },
        { jsonrpc: '2.0', id: 2, method: 'tools/list' },
      ];
      const answers = (await (await send(batch, headers)).json()) as { id: number; result: unknown }[];
      expect(answers.map(({ id }) => id).sort()).toEqual([1, 2]);
      expect(answers.find(({ id }) => id === 2)?.result).toMatchObject({
        tools: TOOLS.map(({ name }) => expect.objectContaining({ name })),
      });
    },
  );

  it('of one request has a list of one answer', async () => {
    expect(await (await send(batchOf(1))).json()).toEqual([{ jsonrpc: '2.0', id: 0, result: {} }]);
  });

  it('of notifications has no answer', async () => {
    const response = await send([{ jsonrpc: '2.0', method: 'notifications/initialized' }]);
    expect([response.status, await response.text()]).toEqual([202, '']);
  });

  it.each([...PROTOCOL_VERSIONS.filter((version) => version !== '2025-03-26'), '2024-11-05', '1999-01-01'])(
    'is refused in %s',
    async (version) => {
      const message = await modernRequest(site, { method: 'tools/list', version }).json();
      for (const batch of [batchOf(1), batchOf(2), [], [message]]) {
        expect(await faultOf(await send(batch, { 'mcp-protocol-version': version }))).toBe(
          'Only revision 2025-03-26 has batches. Send each message in a request of its own.',
        );
      }
    },
  );

  it('of a revision without batches is refused without the header too', async () => {
    const message = await modernRequest(site, { method: 'tools/list' }).json();
    expect((await send([message])).status).toBe(400);
  });

  it('may be as long as the maximum, and no longer', async () => {
    expect(await (await send(batchOf(MAX_BATCH))).json()).toHaveLength(MAX_BATCH);
    for (const size of [MAX_BATCH + 1, 100, 1000]) {
      expect(await faultOf(await send(batchOf(size)))).toBe(
        `A batch may hold at most ${MAX_BATCH} messages; this one holds ${size}.`,
      );
    }
  });

  it('has the same maximum on the page of the contract', () => {
    const page = readFileSync('content/en/docs/api-contract.mdx', 'utf8');
    expect(page).toContain(`holds at most ${MAX_BATCH} messages`);
  });

  it.each([
    ['is empty', [], 'at least one message'],
    ['initializes', batchOf(1, { method: 'initialize', params: {} }), 'initialize must not be part'],
    ['repeats an id', batchOf(2, { method: 'ping', id: 7 }), 'different ids'],
  ])('that %s is refused', async (_fault, batch, message) => {
    expect(await faultOf(await send(batch))).toContain(message);
  });
});

describe('of the calls of a minute', () => {
  /** A server of its own with the limit on, for a caller who has not called yet. */
  async function limited() {
    const server = await startServer({ root: process.cwd(), port: 0, quiet: true, trust: { hops: 1 } });
    onTestFinished(() => server.close());
    callers += 1;
    return server.url;
  }

  /** How many messages the answers of these requests hold. */
  async function served(requests: readonly Request[]): Promise<number> {
    const counts = requests.map(async (request) => {
      const response = await fetch(asCaller(request));
      const body: unknown = await response.json();
      if (response.status === 429) return 0;
      expect(response.status).toBe(200);
      return Array.isArray(body) ? body.length : 1;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

  it('exactly 120 are served: single messages', async () => {
    const url = await limited();
    expect(await served(many(200, () => mcpRequest(url, ping)))).toBe(REQUESTS_A_MINUTE);
  });

  it.each([2, 5, MAX_BATCH])('exactly 120 are served: batches of %i', async (size) => {
    const url = await limited();
    expect(await served(many(90, () => mcpRequest(url, batchOf(size))))).toBe(REQUESTS_A_MINUTE);
  });

  it('exactly 120 are served: REST, single messages and batches together, then single ones', async () => {
    const url = await limited();
    const kinds = [
      () => new Request(`${url}/api/agent/get_test?slug=${TEST}`),
      () => mcpRequest(url, ping),
      () => oldRequest(url, { method: 'tools/list' }),
      () => modernRequest(url, { method: 'tools/list' }),
      () => modernRequest(url, { method: 'prompts/list' }),
      () => oldRequest(url, { method: 'resources/read', params: { uri: 'skill://buy-lab-tests/SKILL.md' } }),
      () => mcpRequest(url, batchOf(7)),
    ];
    const mixed = await served(many(30, () => kinds.map((make) => make())).flat());
    expect(mixed).toBeGreaterThan(REQUESTS_A_MINUTE - 7);
    expect(mixed + (await served(many(20, () => mcpRequest(url, ping))))).toBe(REQUESTS_A_MINUTE);
  });

  it('three comparisons in one batch count as three', async () => {
    const url = await limited();
    const response = await send(batchOf(3, toolCall('compare_prices')), {}, url);
    expect(await response.json()).toHaveLength(3);
    expect(response.headers.get('ratelimit')).toContain('r=117;');
  });

  it('a batch of more than are left gets none of its answers, and a wait', async () => {
    const url = await limited();
    await served(many(115, () => mcpRequest(url, ping)));
    const response = await send(batchOf(6), {}, url);
    expect(response.headers.get('retry-after')).toMatch(/^\d\d$/);
    expect(await faultOf(response, 429)).toContain('Too many requests');
    expect(await served([mcpRequest(url, batchOf(5)), mcpRequest(url, ping)])).toBe(5);
  });

  it('a batch that is refused for its form counts as one', async () => {
    const url = await limited();
    for (const batch of [batchOf(50), []]) await send(batch, {}, url);
    expect((await send(ping, {}, url)).headers.get('ratelimit')).toContain('r=117;');
  });
});
