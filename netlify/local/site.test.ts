import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { folderWith } from './fixture.ts';
import { openSite, type Site, type StaticAnswer } from './site.ts';

const long = '<p>Thyroid stimulating hormone</p>\n'.repeat(100);

function get(site: Site, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return site.answer({ method, path, header: (name) => headers[name] });
}

const text = (answer: StaticAnswer) => answer.body?.toString();

async function siteWith(files: Record<string, string>, headersOf = () => ({}) as Record<string, string>) {
  const root = await folderWith(files);
  return openSite(root, headersOf);
}

test.each([
  ['page.html', 'text/html; charset=utf-8'],
  ['_astro/a.css', 'text/css; charset=utf-8'],
  ['a.mjs', 'text/javascript; charset=utf-8'],
  ['a.md', 'text/markdown; charset=utf-8'],
  ['a.json', 'application/json'],
  ['a.webmanifest', 'application/manifest+json'],
  ['a.svg', 'image/svg+xml'],
  ['a.woff2', 'font/woff2'],
  ['a.wasm', 'application/wasm'],
  ['pagefind/en.pf_meta', 'application/octet-stream'],
  ['mcp/server-card', 'application/octet-stream'],
])('%s is %s', async (name, type) => {
  const answer = await get(await siteWith({ [name]: 'x' }), `/${name}`);
  expect(answer.headers['content-type']).toBe(type);
});

test('only GET and HEAD reach a file', async () => {
  const answer = await get(await siteWith({ 'a.html': 'a' }), '/a', {}, 'POST');
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
});

describe('compression', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0.2', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding %j gives %s', async (accepted, coding) => {
    const site = await siteWith({ 'tsh.html': long }, () => ({ vary: 'Accept' }));
    const answer = await get(site, '/tsh', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['content-length']).toBe(String(answer.body?.length));
    expect(answer.headers.vary).toBe('Accept, Accept-Encoding');
    const body = answer.body ?? Buffer.alloc(0);
    const plain = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''] ?? ((same: Buffer) => same);
    expect(plain(body).toString()).toBe(long);
  });

  test('is done once for a file', async () => {
    const site = await siteWith({ 'tsh.html': long });
    const answers = [1, 2].map(() => get(site, '/tsh', { 'accept-encoding': 'br' }));
    const [first, second] = await Promise.all(answers);
    await get(site, '/tsh');
    expect((await get(site, '/tsh', { 'accept-encoding': 'br' })).body).toBe(second?.body);
    expect(first?.body?.equals(second?.body ?? Buffer.alloc(0))).toBe(true);
  });

  test('leaves pictures and small files alone', async () => {
    const site = await siteWith({ 'a.png': long, 'a.txt': 'short' });
    for (const path of ['/a.png', '/a.txt']) {
      const answer = await get(site, path, { 'accept-encoding': 'br' });
      expect(answer.headers['content-encoding']).toBeUndefined();
    }
    expect((await get(site, '/a.png')).headers.vary).toBeUndefined();
  });
});

describe('a known file', () => {
  test('is answered 304 without a body', async () => {
    const site = await siteWith({ 'tsh.html': long }, () => ({ vary: 'Accept' }));
    for (const coding of ['', 'br', 'gzip']) {
      const { headers } = await get(site, '/tsh', { 'accept-encoding': coding });
      const etag = headers.etag ?? 'none';
      for (const known of [etag, `"other", W/${etag}`, '*']) {
        const again = await get(site, '/tsh', { 'accept-encoding': coding, 'if-none-match': known });
        expect(again.status).toBe(304);
        expect(again.body).toBeUndefined();
        expect(again.headers).toMatchObject({ etag, vary: 'Accept, Accept-Encoding' });
        expect(again.headers['content-length']).toBeUndefined();
      }
    }
  });

  test('has another ETag in each coding', async () => {
    const site = await siteWith({ 'tsh.html': long });
    const codings = ['', 'br', 'gzip'];
    const answers = await Promise.all(
      codings.map((coding) => get(site, '/tsh', { 'accept-encoding': coding })),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('is read anew after it changed', async () => {
    const root = await folderWith({ 'a.html': 'old' });
    let time = 0;
    const site = openSite(
      root,
      () => ({}),
      () => time,
    );
    const before = await get(site, '/a');
    await writeFile(join(root, 'a.html'), 'new text');
    time += 1000;
    const after = await get(site, '/a', { 'if-none-match': before.headers.etag ?? '' });
    expect([after.status, text(after)]).toEqual([200, 'new text']);
  });

  test('gives way to a more exact name that appears later', async () => {
    const root = await folderWith({ 'a/index.html': 'folder' });
    let time = 0;
    const site = openSite(
      root,
      () => ({}),
      () => time,
    );
    expect(text(await get(site, '/a'))).toBe('folder');
    await writeFile(join(root, 'a.html'), 'page');
    time += 1000;
    expect(text(await get(site, '/a'))).toBe('page');
  });
});

test('a site that is being rebuilt answers 404', async () => {
  const root = await folderWith({});
  const site = openSite(join(root, 'dist'), () => ({}));
  expect((await get(site, '/')).status).toBe(404);
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/index.html'), 'home');
  expect((await get(site, '/')).status).toBe(200);
});
