import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask, echo, functionSource as fn, serving } from './fixture.ts';

/** The console keeps quiet, and what was said can be looked at. */
function hushErrors() {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return spy;
}

test('functions come before files, by path and parameters', async () => {
  const { url } = await serving({
    'dist/api/hello': 'file',
    'generated/functions/api.mjs': fn("{ path: ['/api/*', '/mcp'] }", echo),
    'generated/functions/item.mjs': fn("{ path: '/items/:slug' }", echo),
  });
  const api = await (await fetch(`${url}/api/hello?x=1`)).json();
  expect(api).toEqual({ method: 'GET', url: `${url}/api/hello?x=1`, params: { 0: 'hello' }, ip: api.ip });
  expect(await (await fetch(`${url}/items/tsh`)).json()).toMatchObject({ params: { slug: 'tsh' } });
  expect((await fetch(`${url}/items`)).status).toBe(404);
});

test('preferStatic gives the file for GET and HEAD, the function for the rest', async () => {
  const { url } = await serving({
    'dist/api/catalog/tsh': 'file',
    'generated/functions/api.mjs': fn("{ path: '/api/*', preferStatic: true }", echo),
  });
  expect(await (await fetch(`${url}/api/catalog/tsh`)).text()).toBe('file');
  expect((await ask(url, '/api/catalog/tsh', { method: 'HEAD' })).headers['content-length']).toBe('4');
  expect(await (await fetch(`${url}/api/catalog/lipids`)).json()).toMatchObject({ method: 'GET' });
  const posted = await fetch(`${url}/api/catalog/tsh`, { method: 'POST', body: '{}' });
  expect(await posted.json()).toMatchObject({ method: 'POST' });
});

test('method and excludedPath limit a function', async () => {
  const config = "{ path: '/api/*', method: ['POST', 'get'], excludedPath: '/api/static/*' }";
  const { url } = await serving({
    'dist/api/static/a.txt': 'file',
    'generated/functions/api.mjs': fn(config, echo),
  });
  expect((await fetch(`${url}/api/x`)).status).toBe(200);
  expect((await fetch(`${url}/api/x`, { method: 'DELETE' })).status).toBe(404);
  expect(await (await fetch(`${url}/api/static/a.txt`)).text()).toBe('file');
});

test('every method reaches the function, TRACE too', async () => {
  const body = "return new Response(null, { status: 405, headers: { allow: 'GET', was: request.method } })";
  const { url } = await serving({ 'generated/functions/api.mjs': fn("{ path: '/api/*' }", body) });
  for (const method of ['TRACE', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE']) {
    const answer = await ask(url, '/api/x', { method });
    expect([answer.status, answer.headers.allow, answer.headers.was]).toEqual([405, 'GET', method]);
  }
});

test('the address is that of the socket, whatever a header says', async () => {
  const { url } = await serving({ 'generated/functions/api.mjs': fn("{ path: '/ip' }", echo) });
  const { port } = new URL(url);
  const headers = { 'x-forwarded-for': '192.0.2.7', 'x-nf-client-connection-ip': '192.0.2.7' };
  const answer = await ask(`http://127.0.0.1:${port}`, '/ip', { headers });
  expect(JSON.parse(answer.body.toString())).toMatchObject({ ip: '127.0.0.1' });
});

test('a function that throws shows one fixed sentence and keeps the fault for stderr', async () => {
  const errors = hushErrors();
  const { url } = await serving({
    'generated/functions/a.mjs': fn("{ path: '/throws' }", "throw new Error('the secret fault')"),
    'generated/functions/b.mjs': fn("{ path: '/nothing' }", 'return undefined'),
  });
  for (const path of ['/throws', '/nothing']) {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'Internal error',
      status: 500,
      detail: 'The service could not answer. Try again later.',
    });
  }
  expect(String(errors.mock.calls[0]?.[0])).toMatch(/^Internal error\n\s+at .*a\.mjs/);
  expect(String(errors.mock.calls)).not.toContain('secret');
});

test('answers stream, with several cookies, and HEAD has no body', async () => {
  const body = `
    if (request.method === 'HEAD') return new Response('ignored', { headers: { 'x-length': '7' } });
    const stream = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('first'));
        await new Promise((resolve) => setTimeout(resolve, 100));
        controller.enqueue(new TextEncoder().encode('second'));
        controller.close();
      },
    });
    return new Response(stream, { headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2']] });`;
  const { url } = await serving({ 'generated/functions/api.mjs': fn("{ path: '/s' }", body) });
  const answer = await fetch(`${url}/s`);
  const reader = answer.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('second');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const head = await ask(url, '/s', { method: 'HEAD' });
  expect([head.status, head.body.length, head.headers['x-length']]).toEqual([200, 0, '7']);
});

test('a stream that breaks breaks the connection', async () => {
  hushErrors();
  const body = `let n = 0; return new Response(new ReadableStream({
    pull(controller) { if (n++) throw new Error('broken'); controller.enqueue(new Uint8Array(8)); } }))`;
  const { url } = await serving({ 'generated/functions/api.mjs': fn("{ path: '/s' }", body) });
  await expect(fetch(`${url}/s`).then((answer) => answer.text())).rejects.toThrow();
});

test('the request body is read as it comes, or left alone without blocking the connection', async () => {
  const { url } = await serving({
    'generated/functions/a.mjs': fn(
      "{ path: '/length' }",
      'return new Response((await request.text()).length)',
    ),
    'generated/functions/b.mjs': fn("{ path: '/ignores' }", "return new Response('no', { status: 413 })"),
    'generated/functions/c.mjs': fn(
      "{ path: '/starts' }",
      "const reader = request.body.getReader(); await reader.read(); return new Response('enough')",
    ),
  });
  const big = 'x'.repeat(3_000_000);
  expect(await (await fetch(`${url}/length`, { method: 'POST', body: big })).text()).toBe('3000000');

  const { port } = new URL(url);
  for (const path of ['/ignores', '/starts']) {
    const answers = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), 'localhost');
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
        if (received.includes('HTTP/1.1 200 OK', 20) && received.trimEnd().endsWith('0')) resolve(received);
      });
      socket.on('error', reject);
      const head = (target: string, length: number) =>
        `POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;
      socket.write([head(path, big.length), big, head('/length', 3), 'abc'].join(''));
      onTestFinished(() => void socket.destroy());
    });
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toHaveLength(2);
  }
});

test('the signal aborts when the client goes away', async () => {
  const body = `
    globalThis.aborted = new Promise((resolve) => request.signal.addEventListener('abort', () => resolve(true)));
    globalThis.started();
    await globalThis.aborted;
    return new Response('late');`;
  const { url } = await serving({ 'generated/functions/api.mjs': fn("{ path: '/s' }", body) });
  const started = new Promise<void>((resolve) => Object.assign(globalThis, { started: resolve }));
  const leaving = new AbortController();
  const gone = fetch(`${url}/s`, { signal: leaving.signal }).catch(() => 'gone');
  await started;
  leaving.abort();
  expect(await gone).toBe('gone');
  expect(await Reflect.get(globalThis, 'aborted')).toBe(true);
});

test.each([
  ["{ path: '/x', schedule: '@daily' }", 'schedule'],
  ["{ path: '/x', background: true }", 'background'],
  ['{}', 'config.path is missing'],
  ["{ path: '/x', rateLimit: { windowLimit: 1, windowSize: 60, aggregateBy: 'ip' } }", 'must be a list'],
  ["{ path: '/x', rateLimit: { windowLimit: 1, windowSize: 300, aggregateBy: ['ip'] } }", 'at most 180'],
  ["{ path: '/x', rateLimit: { windowLimit: 1, windowSize: 60, action: 'rewrite' } }", 'rate_limit'],
])('a function with %s is refused at the start', async (config, message) => {
  await expect(serving({ 'generated/functions/a.mjs': fn(config, echo) })).rejects.toThrow(message);
});

test('an edge function with a setting that is not known here is refused at the start', async () => {
  const edge = fn("{ path: '/*', cache: 'manual' }", 'return undefined');
  await expect(serving({ 'netlify/edge-functions/a.ts': edge })).rejects.toThrow('cache');
});
