import { expect, it } from 'vitest';
import { type Limited, limitedTo } from './limited.ts';

/** A limit on a clock that can be set, with a way to send bursts of one caller. */
function limitAt(setting?: string) {
  const clock = { time: 0 };
  const limited: Limited = limitedTo(setting, () => clock.time);
  const ask = (
    path = '/api/x',
    init: RequestInit & { from?: string; calls?: number; answer?: Response } = {},
  ) =>
    limited(new Request(`https://labs.example${path}`, init), init.from ?? '192.0.2.1', async (countAs) => {
      const refused = init.calls === undefined ? undefined : countAs(init.calls);
      return refused ?? init.answer ?? Response.json('served');
    });
  const burst = async (count: number, path?: string, init?: Parameters<typeof ask>[1]) => {
    const tally: Record<number, number> = {};
    const answers = await Promise.all(Array.from({ length: count }, () => ask(path, init)));
    for (const { status } of answers) tally[status] = (tally[status] ?? 0) + 1;
    return tally;
  };
  return { clock, ask, burst };
}

it('[R24] serves exactly 120 of 200 calls at once, over all paths', async () => {
  const { clock, burst } = limitAt();
  expect(await burst(200)).toEqual({ 200: 120, 429: 80 });
  expect(await burst(5, '/mcp')).toEqual({ 429: 5 });
  clock.time = 60_000;
  expect(await burst(200, '/mcp')).toEqual({ 200: 120, 429: 80 });
});

it('counts an IPv6 network of /64 as one caller, other addresses each for itself', async () => {
  const { burst } = limitAt();
  expect(await burst(100, '/api/x', { from: '2001:db8:1:2::1' })).toEqual({ 200: 100 });
  expect(await burst(100, '/api/x', { from: '2001:db8:1:2:ffff::9' })).toEqual({ 200: 20, 429: 80 });
  expect(await burst(130, '/api/x', { from: '2001:db8:1:3::1' })).toEqual({ 200: 120, 429: 10 });
  expect(await burst(130, '/api/x', { from: '192.0.2.2' })).toEqual({ 200: 120, 429: 10 });
});

it('tells the quota with every answer that no shared cache may keep', async () => {
  const { clock, ask, burst } = limitAt();
  await burst(32);
  clock.time = 19_000;
  const { headers } = await ask();
  expect(headers.get('ratelimit-policy')).toBe('"default";q=120;w=60');
  expect(headers.get('ratelimit')).toBe('"default";r=87;t=41');
  const shared = await ask('/api/x', {
    answer: Response.json(1, { headers: { 'cache-control': 'public, max-age=300' } }),
  });
  expect(shared.headers.get('ratelimit-policy')).toBe('"default";q=120;w=60');
  expect(shared.headers.get('ratelimit')).toBeNull();
});

it('[R23] refuses with a problem document, a JSON-RPC error at /mcp, and a sentence for a browser', async () => {
  const { clock, ask, burst } = limitAt();
  await burst(120);
  clock.time = 18_500;
  const message = 'Too many requests from this address. Try again in 42 seconds.';
  const common = { 'retry-after': '42', ratelimit: '"default";r=0;t=42', 'cache-control': 'no-store' };

  const rest = await ask();
  expect(rest.status).toBe(429);
  expect(Object.fromEntries(rest.headers)).toMatchObject({
    ...common,
    'content-type': 'application/problem+json; charset=utf-8',
    'access-control-allow-origin': '*',
    'access-control-expose-headers':
      'Deprecation, ETag, Ignored-Parameters, Link, RateLimit, RateLimit-Policy, Retry-After, Sunset',
    'x-content-type-options': 'nosniff',
  });
  expect(await rest.json()).toEqual({
    type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
    title: 'Too many requests',
    status: 429,
    detail: message,
    'violated-policies': ['default'],
  });

  const mcp = await ask('/mcp', { method: 'POST' });
  expect(mcp.status).toBe(429);
  expect(Object.fromEntries(mcp.headers)).toMatchObject(common);
  expect(await mcp.json()).toEqual({ jsonrpc: '2.0', error: { code: -32600, message } });

  const page = await ask('/tools/quote-order/answer', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8']);
  expect(await page.text()).toBe(`${message}\n`);
});

it('counts a request that turns out to be several calls as so many', async () => {
  const { ask, burst } = limitAt();
  expect((await ask('/mcp', { calls: 7 })).headers.get('ratelimit')).toBe('"default";r=113;t=60');
  expect(await burst(20, '/mcp', { calls: 7 })).toEqual({ 200: 16, 429: 4 });
  expect(await burst(3)).toEqual({ 200: 1, 429: 2 });
});

it('refuses more calls than are left as a whole, with the wait, and counts none', async () => {
  const { clock, ask, burst } = limitAt();
  await burst(100);
  clock.time = 20_000;
  await burst(15);
  const refused = await ask('/mcp', { method: 'POST', calls: 6 });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
  expect(refused.headers.get('ratelimit')).toBe('"default";r=5;t=40');
  expect(await burst(10)).toEqual({ 200: 5, 429: 5 });
});

it('charges a heavy answer as several calls, and sends none that is beyond all measure', async () => {
  const { ask } = limitAt();
  const heavy = await ask('/api/catalog.json', { answer: new Response('x'.repeat(600 * 1024)) });
  expect(heavy.headers.get('ratelimit')).toBe('"default";r=117;t=60');
  expect((await heavy.text()).length).toBe(600 * 1024);
  const beyond = () => new Response('x'.repeat(5 * 1024 * 1024));
  const refused = await ask('/api/catalog.json', { answer: beyond() });
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
  ]);
  expect((await ask('/mcp', { answer: beyond() })).status).toBe(400);
});

it('lets preflights pass without counting them', async () => {
  const { burst } = limitAt();
  expect(await burst(130, '/api/x', { method: 'OPTIONS' })).toEqual({ 200: 130 });
  expect(await burst(121)).toEqual({ 200: 120, 429: 1 });
  expect(await burst(2, '/api/x', { method: 'OPTIONS' })).toEqual({ 200: 2 });
});

it('takes another limit, or none', async () => {
  expect(await limitAt('5').burst(10)).toEqual({ 200: 5, 429: 5 });
  const { ask, burst } = limitAt('off');
  expect(await burst(500)).toEqual({ 200: 500 });
  expect((await ask()).headers.get('ratelimit-policy')).toBeNull();
});
