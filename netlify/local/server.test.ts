import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { ask, echo, functionSource as fn, folderWith, serving } from './fixture.ts';
import { startServer } from './server.ts';

const toml = `
[build]
publish = "dist"
[functions]
directory = "generated/functions"
[[redirects]]
from = "/openapi"
to = "/openapi.json"
[[redirects]]
from = "/kept"
to = "/openapi.json"
[[redirects]]
from = "/forced"
to = "/openapi.json"
force = true
status = 302
[[redirects]]
from = "/rewritten/*"
to = "/:splat.json"
status = 200
[[redirects]]
from = "/called"
to = "/api/x"
status = 200
[[headers]]
for = "/*"
[headers.values]
X-Everywhere = "yes"
[[headers]]
for = "/*.json"
[headers.values]
Content-Type = "application/special+json"
`;
const ruled = {
  'netlify.toml': toml,
  'dist/openapi.json': '{}',
  'dist/kept.html': 'kept',
  'dist/forced.html': 'forced',
  'generated/functions/api.mjs': fn("{ path: '/api/*' }", echo),
};

test('redirects and rewrites of netlify.toml; a file wins unless the rule is forced', async () => {
  const { url } = await serving(ruled);
  const at = async (path: string) => {
    const { status, headers, body } = await ask(url, path);
    return [status, headers.location ?? body.toString()];
  };
  expect(await at('/openapi?x=1')).toEqual([301, '/openapi.json?x=1']);
  expect(await at('/kept')).toEqual([200, 'kept']);
  expect(await at('/forced')).toEqual([302, '/openapi.json']);
  expect(await at('/rewritten/openapi')).toEqual([200, '{}']);
  expect((await at('/called'))[1]).toContain('"method":"GET"');
});

test('headers of netlify.toml reach files and the 404 page, not functions', async () => {
  const { url } = await serving(ruled);
  const file = await ask(url, '/openapi.json');
  expect(file.headers).toMatchObject({ 'x-everywhere': 'yes', 'content-type': 'application/special+json' });
  const missing = await ask(url, '/missing.json');
  expect([missing.status, missing.body.toString()]).toEqual([404, '<h1>None</h1>']);
  expect(missing.headers).toMatchObject({
    'x-everywhere': 'yes',
    'content-type': 'text/html; charset=utf-8',
  });
  expect((await ask(url, '/api/x')).headers['x-everywhere']).toBeUndefined();
});

test('HEAD of a file has its headers and no body', async () => {
  const { url } = await serving(ruled);
  const head = await ask(url, '/kept', { method: 'HEAD' });
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '4', 0]);
});

test.each([
  '/../netlify.toml',
  '/..%2fnetlify.toml',
  '/%2e%2e/netlify.toml',
  '/%2e%2e%2fnetlify.toml',
  '/..\\netlify.toml',
  '/..%5cnetlify.toml',
  '//netlify.toml',
  '/a/../../netlify.toml',
  '/netlify.toml%00',
  'http://localhost/../netlify.toml',
  '*',
])('%s never shows what lies beside the site', async (path) => {
  const { url } = await serving(ruled);
  const answer = await ask(url, path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.body.toString()).not.toContain('publish');
});

test.each(['evil.example/path', 'a b', 'user@host', '[::1'])('a Host of %j is refused', async (host) => {
  const { url } = await serving(ruled);
  expect((await ask(url, '/openapi.json', { headers: { host } })).status).toBe(400);
});

test('a port that is taken and a site that is not built are told in one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(serving({}, { port })).rejects.toThrow(`Port ${port} is taken`);

  const bare = await folderWith({ 'netlify.toml': toml });
  await expect(startServer({ root: bare, port: 0 })).rejects.toThrow('dist is missing: run "npm run build"');
  const half = await folderWith({ 'netlify.toml': toml, 'dist/index.html': '' });
  await expect(startServer({ root: half, port: 0 })).rejects.toThrow('generated/functions is missing');
});
