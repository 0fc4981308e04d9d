import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileHeaders } from './headers.ts';
import { parseNetlifyToml, readNetlifyToml } from './netlify-toml.ts';
import { matchRedirect } from './redirects.ts';

const redirect = (lines: string) => `[[redirects]]\nfrom = "/a"\nto = "/b"\n${lines}`;

test.each([
  ['query', redirect('query = { id = ":id" }')],
  ['conditions', redirect('conditions = { Language = ["es"] }')],
  ['conditions', redirect('[redirects.conditions]\nCountry = ["US"]')],
  ['status 404', redirect('status = 404')],
  ['status 307', redirect('status = 307')],
  ['force', redirect('force = "yes"')],
  ['exact path', '[[redirects]]\nfrom = "/old/:slug"\nto = "/new"'],
  ['exact path', '[[redirects]]\nfrom = "/*/old"\nto = "/new"'],
  ['exact path', '[[redirects]]\nfrom = "https://a.example/*"\nto = "/new"'],
  [':splat', '[[redirects]]\nfrom = "/old/*"\nto = "/new/:slug"'],
  ['another host', redirect('status = 200').replace('/b', 'https://api.example/b')],
  ['edge_functions', '[[edge_functions]]\npath = "/"\nfunction = "x"'],
  ['context', '[context.production]\npublish = "other"'],
  ['headers', '[headers]\nfor = "/*"'],
  ['basic', '[[headers]]\nfor = "/*"\nbasic = "x"\n[headers.values]\nA = "b"'],
  ['A: no text', '[[headers]]\nfor = "/*"\n[headers.values]\nA = 1'],
  ['node_bundler', '[functions]\nnode_bundler = "esbuild"'],
])('%s is refused, not ignored', (named, source) => {
  expect(() => parseNetlifyToml(source)).toThrow(/not supported locally/);
  expect(() => parseNetlifyToml(source)).toThrow(named);
});

test("the project's own netlify.toml is supported", async () => {
  const toml = await readNetlifyToml(join(import.meta.dirname, '../..'));
  expect(toml).toMatchObject({ publish: 'dist', functions: 'generated/functions' });
  const headersOf = compileHeaders(toml.headers);
  expect(matchRedirect(toml.redirects, '/openapi', '')?.location).toBe('/openapi.json');

  const page = headersOf('/tests/tsh');
  expect(page['content-security-policy']).toContain("default-src 'none'");
  expect(page['cross-origin-resource-policy']).toBe('same-origin');
  expect(page['access-control-allow-origin']).toBeUndefined();

  const types = {
    '/tests/tsh.md': 'text/markdown; charset=utf-8',
    '/es/guides/tsh.md': 'text/markdown; charset=utf-8',
    '/.well-known/agent-skills/quote-order/SKILL.md': 'text/markdown; charset=utf-8',
    '/.well-known/agent-skills/index.json': 'application/json',
    '/.well-known/mcp/server-card.json': 'application/json',
    '/.well-known/api-catalog': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    '/mcp/server-card': 'application/mcp-server-card+json',
    '/openapi.json': 'application/json',
    '/llms.txt': 'text/plain; charset=utf-8',
    '/llms-full.txt': 'text/plain; charset=utf-8',
    '/data/prices.csv': 'text/csv; charset=utf-8',
    '/data/tests.json': 'application/json',
  };
  for (const [path, type] of Object.entries(types)) {
    expect([path, headersOf(path)]).toEqual([
      path,
      expect.objectContaining({
        'content-type': type,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        vary: 'Accept',
      }),
    ]);
  }
  expect(headersOf('/_astro/a.css')['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('blocks merge, the later one wins, names are case-insensitive', () => {
  const { headers } = parseNetlifyToml(`
    [[headers]]
    for = "/*"
    [headers.values]
    X-A = "all"
    X-B = "all"
    [[headers]]
    for = "/data/*.csv"
    [headers.values]
    x-b = "csv"
    [[headers]]
    for = "/:folder/one"
    [headers.values]
    X-C = "one"
  `);
  const headersOf = compileHeaders(headers);
  expect(headersOf('/')).toEqual({ 'x-a': 'all', 'x-b': 'all' });
  expect(headersOf('/data/2026/prices.csv')).toEqual({ 'x-a': 'all', 'x-b': 'csv' });
  expect(headersOf('/data/pricesxcsv')).toEqual({ 'x-a': 'all', 'x-b': 'all' });
  expect(headersOf('/data/one')).toEqual({ 'x-a': 'all', 'x-b': 'all', 'x-c': 'one' });
  expect(headersOf('/data/more/one')['x-c']).toBeUndefined();
});

test.each([
  ['/old', '', '/new', 301],
  ['/old/', '?a=1', '/new?a=1', 301],
  ['/guides/a/b', '?a=1', '/en/guides/a/b?a=1', 302],
  ['/guides', '', '/en/guides/', 302],
  ['/fixed', '?a=1', '/new?b=2', 301],
  ['/any//elsewhere.example', '', '/elsewhere.example', 301],
  ['/any/$&', '', '/$&', 301],
])('%s%s redirects to %s', (path, query, location, status) => {
  const { redirects } = parseNetlifyToml(`
    [[redirects]]
    from = "/old"
    to = "/new"
    [[redirects]]
    from = "/guides/*"
    to = "/en/guides/:splat"
    status = 302
    [[redirects]]
    from = "/fixed"
    to = "/new?b=2"
    [[redirects]]
    from = "/any/*"
    to = "/:splat"
    [[redirects]]
    from = "/old"
    to = "/never"
  `);
  const match = matchRedirect(redirects, path, query);
  expect([match?.location, match?.rule.status]).toEqual([location, status]);
  expect(matchRedirect(redirects, '/older', '')).toBeUndefined();
  expect(matchRedirect(redirects, '/guidesx', '')).toBeUndefined();
});
