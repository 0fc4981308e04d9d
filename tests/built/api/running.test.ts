import { expect, inject, it } from 'vitest';
import { PARTS, stampIn } from '../../../netlify/local/serving/build-stamp.ts';

const site = inject('site');

it('tells a probe the build of which pages, data and functions are parts', async () => {
  const response = await fetch(`${site}/healthz`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const [pages, data, functions] = Object.values(PARTS).map((folder) => stampIn(folder)?.id);
  // Data that was compiled again by itself, as `npm run data` does, is of no build.
  expect(await response.json()).toMatchObject({ status: 'ok', build: data ?? null });
  expect([functions, data ?? pages]).toEqual([pages, pages]);
});

it.each([
  '/.well-known/ai-catalog.json',
  '/.well-known/mcp/server-card.json',
  '/openapi.json',
  '/llms.txt',
  '/mcp/server-card',
  '/data/manifest.json',
])('answers a preflight for %s, and then the file', async (path) => {
  const headers = { origin: 'https://agent.example', 'access-control-request-method': 'GET' };
  const preflight = await fetch(site + path, { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('GET');
  const file = await fetch(site + path, { headers: { origin: 'https://agent.example' } });
  expect([file.status, file.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
});

it('keeps what follows from health out of every cache, also when asked by address', async () => {
  for (const path of [
    'convert_units?analyte=glucose&value=100',
    'lookup_reference_range?marker=tsh&age=40&sex=female&pregnancy=none',
    'recommend_tests?symptoms=fatigue',
  ]) {
    const { headers } = await fetch(`${site}/api/agent/${path}`);
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.get('netlify-cdn-cache-control'), path).toBeNull();
  }
});
