import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask, folderWith } from './fixture.ts';
import { netlifyDev } from './vite-plugin.ts';

const edge = `
export default async (request: Request, context: { next(request?: Request): Promise<Response> }) => {
  const url = new URL(request.url);
  if (url.pathname === '/same') return new Response('edge of ' + (await (await context.next()).text()));
  url.pathname += '.md';
  const twin = await context.next(new Request(url, request));
  return twin.ok ? new Response('edge of ' + (await twin.text())) : undefined;
};
export const config = { path: '/*', excludedPath: ['/*.*'], header: { accept: 'text/markdown' } };
`;
const api = (word: string) => `
import { greeting } from '../../src/greeting.ts';
export default async (request: Request, context: { params: Record<string, string>; ip: string }) => {
  if (request.url.endsWith('/throws')) throw new Error('the secret fault');
  const body = await request.text();
  return Response.json({ word: '${word}', greeting, body, method: request.method, params: context.params });
};
export const config = { path: ['/api/*', '/mcp'], rateLimit: { windowLimit: 1, windowSize: 60 } };
`;

async function devServer() {
  const root = await folderWith({
    'netlify/edge-functions/markdown.ts': edge,
    'netlify/functions/api.ts': api('one'),
    'netlify/functions/api.test.ts': 'throw new Error("never loaded");',
    'src/greeting.ts': "export const greeting: string = 'hello';",
    'public/tests/tsh.md': 'the twin',
    'public/plain.txt': 'plain',
  });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    plugins: [
      {
        // What Astro does with trailingSlash: it answers before plugins that come after it.
        name: 'page-server',
        configureServer: (vite) => () => {
          vite.middlewares.use((request, response, next) => {
            if (request.url?.includes('.')) return next();
            response.statusCode = request.url === '/same' ? 200 : 404;
            response.end('page');
          });
        },
      },
      netlifyDev(),
    ],
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  onTestFinished(() => server.close());
  const address = server.httpServer?.address();
  return { root, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

test('functions answer from their sources, without a limit, and see preflights', async () => {
  const { url } = await devServer();
  const answer = await fetch(`${url}/api/agent/x`, { method: 'POST', body: '{}' });
  const common = { word: 'one', greeting: 'hello', params: { 0: 'agent/x' } };
  expect(await answer.json()).toEqual({ ...common, body: '{}', method: 'POST' });
  for (let i = 0; i < 3; i++) expect((await fetch(`${url}/mcp`)).status).toBe(200);
  const preflight = await ask(url, '/api/agent/x', {
    method: 'OPTIONS',
    headers: { origin: 'http://a.example', 'access-control-request-method': 'POST' },
  });
  expect(JSON.parse(preflight.body.toString())).toEqual({ ...common, body: '', method: 'OPTIONS' });
});

test('a saved change counts at the next request', async () => {
  const { root, url } = await devServer();
  const word = async () => (await (await fetch(`${url}/mcp`)).json()).word;
  expect(await word()).toBe('one');
  await writeFile(join(root, 'netlify/functions/api.ts'), api('two'));
  await vi.waitFor(async () => expect(await word()).toBe('two'), { timeout: 5000, interval: 50 });
});

test('the edge function reaches what Vite serves', async () => {
  const { url } = await devServer();
  const at = async (path: string, accept: string) => {
    const answer = await ask(url, path, { headers: { accept } });
    return [answer.status, answer.body.toString()];
  };
  expect(await at('/tests/tsh', 'text/markdown')).toEqual([200, 'edge of the twin']);
  expect(await at('/tests/tsh', 'text/html')).toEqual([404, 'page']);
  expect(await at('/tests/none', 'text/markdown')).toEqual([404, 'page']);
  expect(await at('/same', 'text/markdown')).toEqual([200, 'edge of page']);
  expect(await at('/plain.txt', 'text/markdown')).toEqual([200, 'plain']);
});

test('a function that throws shows the fixed sentence, and the log says where', async () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  const { url } = await devServer();
  const answer = await fetch(`${url}/api/throws`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ title: 'Internal error' });
  expect(String(spy.mock.calls[0]?.[0])).toMatch(/^Internal error\n\s+at .*netlify\/functions\/api\.ts:\d+/);
});
