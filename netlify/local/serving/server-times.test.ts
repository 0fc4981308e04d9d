import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ask, functionSource, serving } from '../fixture.ts';

const slow = {
  'dist/index.html': 'home',
  'generated/functions/api.mjs': functionSource(
    "{ path: '/slow' }",
    "await new Promise((done) => setTimeout(done, Number(new URL(request.url).searchParams.get('ms')))); return new Response('late')",
  ),
};

const raw = async (url: string, text: string) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(text);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  const closed = once(socket, 'close').then(() => answer);
  return { socket, closed };
};

test('headers and bodies that come drop by drop are cut off, others are answered meanwhile', async () => {
  const { url } = await serving(slow, { timeouts: { headersMs: 300, requestMs: 600, checkMs: 50 } });
  const started = performance.now();
  const head = await raw(url, 'GET / HTTP/1.1\r\nHost: localhost\r\n');
  const silent = await raw(url, '');
  expect((await ask(url, '/')).status).toBe(200);
  expect(await head.closed).toMatch(/^HTTP\/1.1 408 /);
  await silent.closed;
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('stopping answers what runs, takes nothing new, and waits no longer than it may', async () => {
  const running = await serving(slow, { timeouts: { stopMs: 2_000 } });
  const inFlight = ask(running.url, '/slow?ms=300');
  await new Promise((wait) => setTimeout(wait, 100));
  const closed = running.close();
  await expect(ask(running.url, '/')).rejects.toThrow('ECONNREFUSED');
  expect((await inFlight).body.toString()).toBe('late');
  await closed;

  const stuck = await serving(slow, { timeouts: { stopMs: 200 } });
  const lost = ask(stuck.url, '/slow?ms=20000').catch((error: Error) => error.message);
  await new Promise((wait) => setTimeout(wait, 100));
  const started = performance.now();
  await stuck.close();
  expect(performance.now() - started).toBeLessThan(2_000);
  expect(await lost).toBe('socket hang up');
});

test('an idle connection of a proxy does not hold the stop up', async () => {
  const running = await serving(slow);
  const kept = await raw(running.url, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(kept.socket, 'data');
  const started = performance.now();
  await running.close();
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('a connection is kept longer than proxies keep theirs', async () => {
  const { url } = await serving(slow);
  expect((await ask(url, '/', { headers: { connection: 'keep-alive' } })).headers['keep-alive']).toBe(
    'timeout=75',
  );
});

test('a line for each request says method, route, status and time, and nothing that was sent', async () => {
  const lines: string[] = [];
  const { url } = await serving(slow, { log: (line) => lines.push(line) });
  await ask(url, '/slow?ms=1&ferritin=marked-value', { headers: { 'user-agent': 'marked-value' } });
  await ask(url, '/marked-value');
  await ask(url, '/', { method: 'MARKED', headers: {} }).catch(() => undefined);
  await ask(url, '/', { headers: { host: 'marked value' } });
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(3);
  const told = lines.map((line) => JSON.parse(line));
  expect(told[0]).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    method: 'GET',
    route: '/slow',
    status: 200,
    ms: expect.any(Number),
  });
  expect(told.map(({ route, status }) => [route, status])).toEqual([
    ['/slow', 200],
    ['file', 404],
    ['refused', 400],
  ]);
  expect(lines.join('\n')).not.toContain('marked');
});
