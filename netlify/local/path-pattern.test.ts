import { expect, test } from 'vitest';
import { compilePattern } from './path-pattern.ts';

test.each([
  ['/mcp', '/mcp', {}],
  ['/mcp', '/mcp/', {}],
  ['/mcp', '/mcp/x', undefined],
  ['/api/*', '/api/agent/get_test', { 0: 'agent/get_test' }],
  ['/api/*', '/api/', { 0: '' }],
  ['/api/*', '/api', undefined],
  ['/api/*', '/apis/x', undefined],
  ['/api/catalog.json', '/api/catalogxjson', undefined],
  ['/api/catalog/:slug', '/api/catalog/tsh', { slug: 'tsh' }],
  ['/api/catalog/:slug', '/api/catalog/tsh/', { slug: 'tsh' }],
  ['/api/catalog/:slug', '/api/catalog/a/b', undefined],
  ['/api/catalog/:slug', '/api/catalog/', undefined],
  ['/:kind/:slug/*', '/guides/tsh/a/b', { kind: 'guides', slug: 'tsh', 0: 'a/b' }],
  ['/*.*', '/a.b/c', { 0: 'a', 1: 'b/c' }],
  ['/*.*', '/tests/tsh', undefined],
])('%s and %s', (pattern, path, params) => {
  expect(compilePattern(pattern).match(path)).toEqual(params);
});

test("agrees with the platform's URLPattern, but for the slash at the end that Netlify allows", () => {
  const paths = ['/', '/api', '/api/a', '/api/a/b', '/api/a/x', '/a.b', '/a.b/c', '/a/b.c', '/*'];
  for (const pattern of ['/api', '/api/*', '/api/:a', '/api/:a/x', '/api/:a/*', '/*', '/*.*', '/*/b.c']) {
    const platform = new URLPattern({ pathname: pattern });
    for (const path of paths) {
      const found = platform.exec({ pathname: path })?.pathname.groups;
      expect([pattern, path, compilePattern(pattern).match(path)]).toEqual([pattern, path, found]);
    }
  }
});

test.each(['api/*', '/api/:id(\\d+)', '/api/{a}?', '/api/a+'])('%s is refused', (pattern) => {
  expect(() => compilePattern(pattern)).toThrow('not supported locally');
});
