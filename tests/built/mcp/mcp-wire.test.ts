import { describe, expect, inject, it } from 'vitest';
import { ask } from '../../../netlify/local/fixture.ts';
import { PROTOCOL_VERSIONS } from '../../../src/surfaces/mcp/identity.ts';
import {
  mcpRequest,
  modernRequest,
  oldRequest,
  type Rpc,
  toolCall,
} from '../../../src/surfaces/mcp/mcp-requests.fixture.ts';
import { origin as ORIGIN } from '../served.fixture.ts';

const site = inject('site');
const modern = (rpc: Rpc): Promise<Response> => fetch(modernRequest(site, rpc));
const old = (rpc: Rpc): Promise<Response> => fetch(oldRequest(site, rpc));

async function expectRpcError(response: Response, status: number, code: number): Promise<unknown> {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = (await response.json()) as { error: { code: number; data?: unknown } };
  expect([response.status, body.error.code]).toEqual([status, code]);
  return body.error.data;
}

describe('the door of /mcp', () => {
  it.each(['GET', 'DELETE', 'PUT', 'PATCH'])(
    'answers %s with 405 and the methods allowed',
    async (method) => {
      const response = await fetch(`${site}/mcp`, { method });
      expect(response.headers.get('allow')).toBe('POST');
      await expectRpcError(response, 405, -32600);
    },
  );

  it('leads a browser to the page for people, and nobody who wants a stream', async () => {
    const opened = (accept: string) => fetch(`${site}/mcp`, { headers: { accept }, redirect: 'manual' });
    const browser = await opened('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8');
    expect([browser.status, browser.headers.get('location')]).toEqual([303, '/docs/mcp']);
    const page = await (await fetch(`${site}/mcp`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain(`${ORIGIN}/mcp`);
    for (const accept of ['text/event-stream', '*/*', 'application/json, text/event-stream', 'text/html;q=0'])
      await expectRpcError(await opened(accept), 405, -32600);
  });

  it('answers a preflight with every header that a client sends', async () => {
    const response = await fetch(`${site}/mcp`, { method: 'OPTIONS' });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name']),
    );
  });

  it('refuses a body over 64 KiB, one that is not JSON, and one that is not JSON by its type', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: 'x'.repeat(65_536) } });
    await expectRpcError(await fetch(mcpRequest(site, body)), 413, -32600);
    for (const text of ['{', '', 'NaN']) {
      await expectRpcError(await fetch(mcpRequest(site, text)), 400, -32700);
    }
    const type = { 'content-type': 'text/plain' };
    await expectRpcError(await fetch(mcpRequest(site, '{}', type)), 415, -32600);
  });

  it.each(['null', '7', '"x"', '[]', '{}', '[1]', '{"jsonrpc":"2.0"}'])(
    'refuses %s, which is no message',
    async (body) => {
      await expectRpcError(await fetch(mcpRequest(site, body)), 400, -32600);
    },
  );

  it('refuses a body that is nested too deeply, wherever the nesting begins', async () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    await expectRpcError(await fetch(mcpRequest(site, deep)), 400, -32700);
    const call = JSON.stringify({ jsonrpc: '2.0', id: 1, ...toolCall('get_test', { slug: 0 }) });
    await expectRpcError(
      await fetch(mcpRequest(site, call.replace('"slug":0', `"slug":${deep}`))),
      400,
      -32700,
    );
  });

  it('[R18] serves its own hosts only', async () => {
    const call = { method: 'POST', headers: { 'content-type': 'application/json', host: 'evil.example' } };
    const { status, body } = await ask(site, '/mcp', call);
    expect(status).toBe(403);
    expect(JSON.parse(body.toString())).toMatchObject({ error: { code: -32600 } });
    expect((await ask(site, '/mcp', { method: 'GET', headers: { host: new URL(ORIGIN).host } })).status).toBe(
      405,
    );
  });

  it('[R18] serves pages of https sites and of this machine, and no other origin', async () => {
    const from = (origin: string) => modern({ method: 'server/discover', headers: { origin } });
    for (const origin of ['https://any.example', 'http://localhost:6274', 'http://127.0.0.1']) {
      expect((await from(origin)).status, origin).toBe(200);
    }
    for (const origin of ['http://evil.example', 'null', 'http://localhost.evil.example', 'file://', 'x']) {
      await expectRpcError(await from(origin), 403, -32600);
    }
  });

  it('mints no session, and is not disturbed by one', async () => {
    for (const call of [modern, old]) {
      const response = await call({
        method: 'tools/list',
        headers: { 'mcp-session-id': 'of-another', 'last-event-id': '7' },
      });
      expect([response.status, response.headers.has('mcp-session-id')]).toEqual([200, false]);
    }
  });

  it.each(['application/json', 'text/event-stream', '*/*', 'application/json, text/event-stream'])(
    'answers plain JSON to who accepts %s',
    async (accept) => {
      for (const call of [modern, old]) {
        const response = await call({ method: 'tools/list', headers: { accept } });
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
      }
    },
  );
});

describe('2026-07-28', () => {
  it('discovers in an answer that may be kept', async () => {
    const { result } = (await (await modern({ method: 'server/discover' })).json()) as { result: unknown };
    expect(result).toMatchObject({
      supportedVersions: ['2026-07-28'],
      capabilities: { tools: { listChanged: false } },
      resultType: 'complete',
      ttlMs: 3_600_000,
      cacheScope: 'public',
    });
  });

  it('lists tools in an answer that may be kept, the same each time', async () => {
    const first = await (await modern({ method: 'tools/list' })).json();
    expect(first).toMatchObject({ result: { ttlMs: 3_600_000, cacheScope: 'public' } });
    expect(await (await modern({ method: 'tools/list' })).json()).toEqual(first);
  });

  it('takes a notification with 202 and no body', async () => {
    const response = await modern({ method: 'notifications/cancelled', params: { requestId: 1 }, id: null });
    expect([response.status, await response.text()]).toEqual([202, '']);
  });

  it('answers an unknown tool with -32602 and HTTP 200', async () => {
    await expectRpcError(await modern(toolCall('no_such_tool', {})), 200, -32602);
  });

  it.each(['no/such', 'initialize', 'ping', 'logging/setLevel', 'resources/subscribe', 'roots/list'])(
    'answers the method %s, which it does not have, with 404 and -32601',
    async (method) => {
      await expectRpcError(await modern({ method }), 404, -32601);
    },
  );

  it.each([
    [{ 'mcp-method': 'tools/list' }],
    [{ 'mcp-protocol-version': '2025-11-25' }],
    [{ 'mcp-name': 'get_guide' }],
    [{ 'mcp-name': '=?base64?Z2V0X2d1aWRl?=' }],
  ])('answers the headers %o, which the body contradicts, with 400 and -32020', async (headers) => {
    await expectRpcError(await modern({ ...toolCall('get_test'), headers }), 400, -32020);
  });

  it('reads a name in base64', async () => {
    const headers = { 'mcp-name': `=?base64?${btoa('get_test')}?=` };
    expect((await modern({ ...toolCall('get_test'), headers })).status).toBe(200);
  });

  it('answers an unknown revision with 400, -32022 and the revisions that it speaks', async () => {
    const data = await expectRpcError(
      await modern({ method: 'tools/list', version: '2030-01-01' }),
      400,
      -32022,
    );
    expect(data).toEqual({ supported: ['2026-07-28'], requested: '2030-01-01' });
  });

  it('misses the envelope with 400 and -32602', async () => {
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' };
    await expectRpcError(await old({ method: 'tools/list', params: {}, headers }), 400, -32602);
  });

  it('[R17] acknowledges a subscription and ends it at once', async () => {
    const response = await modern({
      method: 'subscriptions/listen',
      params: { notifications: { toolsListChanged: true } },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const text = await response.text(); // Would never end if the stream were held open.
    expect(text).toContain('notifications/subscriptions/acknowledged');
    expect(text).toContain('"resultType":"complete"');
  });
});

describe('the 2025 revisions', () => {
  it.each(PROTOCOL_VERSIONS.filter((version) => version < '2026'))('agrees to %s', async (version) => {
    const clientInfo = { name: 'test', version: '1.0.0' };
    const response = await old({
      method: 'initialize',
      params: { protocolVersion: version, capabilities: {}, clientInfo },
    });
    expect(await response.json()).toMatchObject({
      result: { protocolVersion: version, capabilities: { tools: { listChanged: false } } },
    });
  });

  it('offers the newest of them to who asks for another', async () => {
    const clientInfo = { name: 'test', version: '1.0.0' };
    for (const protocolVersion of ['2026-07-28', '2019-01-01']) {
      const params = { protocolVersion, capabilities: {}, clientInfo };
      expect(await (await old({ method: 'initialize', params })).json()).toMatchObject({
        result: { protocolVersion: '2025-11-25' },
      });
    }
  });

  it('takes a notification with 202, a ping with an empty result', async () => {
    const response = await old({ method: 'notifications/initialized', id: null });
    expect([response.status, await response.text()]).toEqual([202, '']);
    expect(await (await old({ method: 'ping' })).json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  });

  it('answers an unknown tool with -32602, an unknown method with -32601', async () => {
    await expectRpcError(await old(toolCall('no_such_tool', {})), 200, -32602);
    await expectRpcError(await old({ method: 'no/such' }), 200, -32601);
  });

  it('refuses the header of an unknown revision', async () => {
    const headers = { 'mcp-protocol-version': '1999-01-01' };
    expect((await old({ method: 'tools/list', headers })).status).toBe(400);
  });
});
