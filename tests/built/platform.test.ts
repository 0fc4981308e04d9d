import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type FunctionResult, zipFunctions } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalFunction } from '../../netlify/local/functions.ts';
import { loadFunctions } from '../../netlify/local/loading.ts';

// Holds the local server to the truth: Netlify's own bundler over the built functions (npm run build).

const root = resolve(import.meta.dirname, '../..');
const source = join(root, 'generated/functions');
let bundled: FunctionResult[] = [];
let local: LocalFunction[] = [];
let output = '';

beforeAll(async () => {
  output = await mkdtemp(join(tmpdir(), 'netlify-bundle-'));
  bundled = await zipFunctions(source, output, {
    archiveFormat: 'none',
    basePath: root,
    config: { '*': { includedFiles: ['generated/data/*.json'] } },
  });
  local = await loadFunctions(source);
}, 120_000);

afterAll(() => rm(output, { recursive: true, force: true }));

test('the platform deploys the functions that the local server runs', () => {
  expect(local).not.toHaveLength(0);
  expect(bundled.map(({ name }) => name).sort()).toEqual(local.map(({ name }) => name));
});

test('routes, methods and rate limits are what the local server uses', () => {
  for (const one of local) {
    const platform = bundled.find(({ name }) => name === one.name);
    const routes = platform?.routes ?? [];
    expect(routes.map(({ pattern }) => pattern)).toEqual(one.routes.map(({ pattern }) => pattern));
    expect((platform?.excludedRoutes ?? []).map(({ pattern }) => pattern)).toEqual(
      one.excluded.map(({ pattern }) => pattern),
    );
    for (const route of routes) {
      expect(route.methods).toEqual(one.methods);
      expect(route.prefer_static ?? false).toBe(one.preferStatic);
    }
    expect(platform?.trafficRules?.action).toEqual(trafficAction(one));
  }
});

test('[R24] the limit that callers are told is the one of the function', async () => {
  const contract = await readFile(join(root, 'content/en/docs/api-contract.mdx'), 'utf8');
  const limits = local.flatMap(({ rateLimit }) => (rateLimit ? [rateLimit] : []));
  expect(limits).not.toHaveLength(0);
  for (const { windowLimit, windowSeconds } of limits) {
    expect(windowSeconds).toBe(60);
    expect(contract).toContain(`${windowLimit} requests per minute`);
  }
});

/** The rule in the platform's words. */
function trafficAction({ rateLimit }: LocalFunction) {
  if (!rateLimit) return undefined;
  const { windowLimit, windowSeconds, aggregateBy } = rateLimit;
  return {
    type: 'rate_limit',
    config: {
      rateLimitConfig: { algorithm: 'sliding_window', windowLimit, windowSize: windowSeconds },
      aggregate: { keys: aggregateBy.map((type) => ({ type })) },
    },
  };
}

test('the expressions that the platform matches with agree with ours', () => {
  const paths = ['/', '/api', '/api/', '/api/agent/get_test', '/api/catalog.json', '/mcp', '/mcp/', '/mcp/x'];
  for (const one of local) {
    const routes = bundled.find(({ name }) => name === one.name)?.routes ?? [];
    for (const route of routes) {
      if (!('expression' in route)) continue;
      const ours = one.routes.find(({ pattern }) => pattern === route.pattern);
      for (const path of paths) {
        const matches = new RegExp(route.expression).test(path);
        expect([route.pattern, path, ours?.match(path) !== undefined]).toEqual([
          route.pattern,
          path,
          matches,
        ]);
      }
    }
  }
});

/** What the platform does with a bundle: its own folder is the working directory. */
const call = `
  const { default: handler } = await import(process.argv[1]);
  const answer = await handler(new Request(process.argv[2]), { ip: '192.0.2.1', params: {}, requestId: 'test' });
  console.log(JSON.stringify({ status: answer.status, body: await answer.json() }));
  process.exit();`;

test('the API answers from its bundle alone', async () => {
  const api = bundled.find(({ routes }) => routes?.some(({ pattern }) => pattern === '/api/*'));
  if (!api) throw new Error('No function has the route /api/*.');
  // The bundler cuts off the path that all files share, so the place is only known afterwards.
  const files = await readdir(api.path, { recursive: true });
  const entry = files.find((file) => basename(file) === basename(api.mainFile)) ?? 'missing';
  const url = 'http://x/api/agent/convert_units?analyte=glucose&value=100';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', call, join(api.path, entry), url],
    { cwd: api.path, env: {} },
  );
  expect(JSON.parse(stdout)).toMatchObject({ status: 200, body: { status: 'ok' } });
}, 30_000);
