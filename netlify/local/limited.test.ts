import { expect, test } from 'vitest';
import { ask, serving } from './fixture.ts';

const limited = (extra = '') => `
export default (request, { countAs }) => {
  const calls = new URL(request.url).searchParams.get('calls');
  const served = new Response('served', { headers: { 'access-control-expose-headers': 'Mcp-Session-Id' } });
  return (calls && countAs?.(Number(calls))) ?? served;
};
export const config = {
  path: ['/api/*', '/mcp'],${extra}
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};`;

async function burst(url: string, count: number, path = '/api/x') {
  const answers = await Promise.all(Array.from({ length: count }, () => ask(url, path)));
  const tally: Record<number, number> = {};
  for (const { status } of answers) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
}

test('[R24] of 200 calls at once exactly 120 are served, over all paths of the function', async () => {
  const clock = { time: 0 };
  const files = { 'generated/functions/api.mjs': limited() };
  const { url } = await serving(files, { now: () => clock.time });
  expect(await burst(url, 200)).toEqual({ 200: 120, 429: 80 });
  expect(await burst(url, 5, '/mcp')).toEqual({ 429: 5 });
  clock.time = 60_000;
  expect(await burst(url, 200)).toEqual({ 200: 120, 429: 80 });
});

test('every answer tells the quota', async () => {
  const clock = { time: 0 };
  const { url } = await serving({ 'generated/functions/api.mjs': limited() }, { now: () => clock.time });
  await burst(url, 32);
  clock.time = 19_000;
  expect((await ask(url, '/api/x')).headers).toMatchObject({
    'ratelimit-policy': '"default";q=120;w=60',
    ratelimit: '"default";r=87;t=41',
    'access-control-expose-headers': 'Mcp-Session-Id, RateLimit, RateLimit-Policy, Retry-After',
  });
});

test('[R23] a refusal is a problem document, or a JSON-RPC error at /mcp', async () => {
  const clock = { time: 0 };
  const { url } = await serving({ 'generated/functions/api.mjs': limited() }, { now: () => clock.time });
  await burst(url, 120);
  clock.time = 18_500;
  const headers = {
    'retry-after': '42',
    'ratelimit-policy': '"default";q=120;w=60',
    ratelimit: '"default";r=0;t=42',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'RateLimit, RateLimit-Policy, Retry-After',
    'x-content-type-options': 'nosniff',
  };
  const message = 'Too many requests from this address. Try again in 42 seconds.';

  const rest = await ask(url, '/api/x');
  expect(rest.status).toBe(429);
  expect(rest.headers).toMatchObject({ ...headers, 'content-type': 'application/problem+json' });
  expect(JSON.parse(rest.body.toString())).toEqual({
    type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
    title: 'Too many requests',
    status: 429,
    detail: message,
    'violated-policies': ['default'],
  });

  const mcp = await ask(url, '/mcp', { method: 'POST' });
  expect(mcp.status).toBe(429);
  expect(mcp.headers).toMatchObject({ ...headers, 'content-type': 'application/json' });
  expect(JSON.parse(mcp.body.toString())).toEqual({
    jsonrpc: '2.0',
    error: { code: -32600, message },
  });
});

test('a request that the function finds to be several calls counts as so many', async () => {
  const { url } = await serving({ 'generated/functions/api.mjs': limited() }, { now: () => 0 });
  expect((await ask(url, '/mcp?calls=7')).headers.ratelimit).toBe('"default";r=113;t=60');
  expect(await burst(url, 20, '/mcp?calls=7')).toEqual({ 200: 16, 429: 4 });
  expect(await burst(url, 3)).toEqual({ 200: 1, 429: 2 });
});

test('a request of more calls than are left is refused whole, with the wait, and counts as none', async () => {
  const clock = { time: 0 };
  const { url } = await serving({ 'generated/functions/api.mjs': limited() }, { now: () => clock.time });
  await burst(url, 100);
  clock.time = 20_000;
  await burst(url, 15);
  const refused = await ask(url, '/mcp?calls=6', { method: 'POST' });
  expect(refused.status).toBe(429);
  expect(refused.headers).toMatchObject({ 'retry-after': '40', ratelimit: '"default";r=5;t=40' });
  expect(JSON.parse(refused.body.toString())).toMatchObject({ jsonrpc: '2.0', error: { code: -32600 } });
  expect(await burst(url, 10)).toEqual({ 200: 5, 429: 5 });
});

test('preflights always pass and do not count', async () => {
  const { url } = await serving({ 'generated/functions/api.mjs': limited() });
  for (let i = 0; i < 130; i++) await ask(url, '/api/x', { method: 'OPTIONS' });
  expect(await burst(url, 121)).toEqual({ 200: 120, 429: 1 });
  expect((await ask(url, '/api/x', { method: 'OPTIONS' })).body.toString()).toBe('served');
});

test('files do not count, and the limit can be switched off', async () => {
  const files = {
    'generated/functions/api.mjs': limited(' preferStatic: true,'),
    'dist/api/file.json': '{}',
  };
  const { url } = await serving(files);
  expect(await burst(url, 130, '/api/file.json')).toEqual({ 200: 130 });
  expect((await ask(url, '/api/x')).headers.ratelimit).toBe('"default";r=119;t=60');

  const open = await serving(files, { rateLimit: false });
  expect(await burst(open.url, 130)).toEqual({ 200: 130 });
  expect((await ask(open.url, '/api/x')).headers.ratelimit).toBeUndefined();
});

test('each function has a counter of its own', async () => {
  const { url } = await serving({
    'generated/functions/api.mjs': limited(),
    'generated/functions/other.mjs': limited().replace("['/api/*', '/mcp']", "'/other'"),
  });
  expect(await burst(url, 130)).toEqual({ 200: 120, 429: 10 });
  expect(await burst(url, 130, '/other')).toEqual({ 200: 120, 429: 10 });
});
