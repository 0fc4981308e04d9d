import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { prefersMarkdown } from '../edge-functions/markdown.ts';
import { ask, serving } from './fixture.ts';

// Beside the local server, because Netlify takes each file of netlify/edge-functions for an edge function.

test.each([
  ['text/markdown', true],
  ['TEXT/Markdown', true],
  ['text/markdown, text/html', true],
  ['text/html, text/markdown', true],
  ['text/markdown, */*', true],
  ['text/markdown;q=0.5, */*', true],
  ['text/markdown;q=0.5, text/*;q=0.9', true],
  ['text/markdown;charset=utf-8;q=0.9, text/html;q=0.8', true],
  ['text/markdown; q = 0.9 , text/html ;q=0.9', true],
  ['text/markdown;q=0.001', true],
  ['text/markdown;q=0.2, text/markdown;q=0.9, text/html;q=0.5', true],
  ['text/html;q=0.9, text/markdown;q=0.8', false],
  ['application/xhtml+xml, text/markdown;q=0.9', false],
  ['text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.000', false],
  ['text/markdown;q=nan', false],
  ['text/markdown;q=2', false],
  ['text/markdown;q=', false],
  ['*/*', false],
  ['text/*', false],
  ['text/markdown-ish', false],
  ['', false],
])('Accept: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});

const text = (path: string) => readFile(path, 'utf8');
const EDGE = 'netlify/edge-functions/markdown.ts';
const WEIGHTS = 'src/surfaces/weights.ts';
const twin = '# TSH\n\nThyroid stimulating hormone.\n'.repeat(50);
const files = {
  [EDGE]: await text(EDGE),
  [WEIGHTS]: await text(WEIGHTS),
  'dist/index.html': 'home',
  'dist/index.md': '# Home',
  'dist/tests/tsh.html': '<h1>TSH</h1>',
  'dist/tests/tsh.md': twin,
  'dist/cart.html': 'cart',
  'dist/llms.txt': 'index',
  'generated/functions/api.mjs':
    "export default () => new Response('function'); export const config = { path: ['/api/*', '/mcp'] };",
};
const markdown = { accept: 'text/markdown' };

describe('the same address in Markdown', () => {
  test.each(['/tests/tsh', '/tests/tsh/', '/tests/tsh.md'])('%s', async (path) => {
    const { url } = await serving(files);
    const answer = await ask(url, path, { headers: { ...markdown, 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(twin);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      vary: 'Accept',
      'x-markdown-tokens': String(Math.ceil(twin.length / 4)),
      link: '</tests/tsh>; rel="canonical"',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['/', '/index.md'])('the home page at %s', async (path) => {
    const { url } = await serving(files);
    const answer = await ask(url, path, { headers: markdown });
    expect([answer.body.toString(), answer.headers.link]).toEqual(['# Home', '</>; rel="canonical"']);
  });

  test('HEAD tells the same without a body', async () => {
    const { url } = await serving(files);
    const got = await ask(url, '/tests/tsh', { headers: markdown });
    const head = await ask(url, '/tests/tsh', { headers: markdown, method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ['content-type', 'x-markdown-tokens', 'etag', 'link']) {
      expect(head.headers[name]).toBe(got.headers[name]);
    }
  });

  test('a caller that has it gets 304, not the HTML', async () => {
    const { url } = await serving(files);
    const { headers } = await ask(url, '/tests/tsh', { headers: markdown });
    const again = await ask(url, '/tests/tsh', {
      headers: { ...markdown, 'if-none-match': headers.etag },
    });
    expect([again.status, again.body.length, again.headers.vary]).toEqual([304, 0, 'Accept']);
  });

  test('the ETag of the HTML does not stand for the Markdown', async () => {
    const { url } = await serving(files);
    const { headers } = await ask(url, '/tests/tsh');
    const answer = await ask(url, '/tests/tsh', {
      headers: { ...markdown, 'if-none-match': headers.etag },
    });
    expect(answer.status).toBe(200);
  });
});

test('a fault of the function leaves the page as it is', async () => {
  const { url } = await serving({
    ...files,
    'netlify/edge-functions/markdown.ts':
      "export default () => { throw new Error('broken'); }; export const config = { path: '/*', onError: 'bypass' };",
  });
  const answer = await ask(url, '/tests/tsh', { headers: markdown });
  expect([answer.status, answer.body.toString()]).toEqual([200, '<h1>TSH</h1>']);
});

test.each([
  ['GET', '/tests/tsh', 'text/html, text/markdown;q=0.9', 200, '<h1>TSH</h1>'],
  ['GET', '/tests/tsh', '*/*', 200, '<h1>TSH</h1>'],
  ['GET', '/tests/tsh.md', '*/*', 200, twin],
  ['GET', '/llms.txt', 'text/markdown', 200, 'index'],
  ['GET', '/cart', 'text/markdown', 200, 'cart'],
  ['GET', '/nothing', 'text/markdown', 404, '<h1>None</h1>'],
  ['GET', '/tests/tsh.html', 'text/markdown', 200, '<h1>TSH</h1>'],
  ['GET', '/api/x', 'text/markdown', 200, 'function'],
  ['GET', '/mcp', 'text/markdown', 200, 'function'],
  ['POST', '/tests/tsh', 'text/markdown', 405, 'Only GET and HEAD are answered here.\n'],
])('%s %s with Accept: %s stays as it is', async (method, path, accept, status, body) => {
  const { url } = await serving(files);
  const answer = await ask(url, path, { method, headers: { accept } });
  expect([answer.status, answer.body.toString()]).toEqual([status, body]);
});
