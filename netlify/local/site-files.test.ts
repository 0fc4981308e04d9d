import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith } from './fixture.ts';
import { openSite, type Site, type StaticAnswer } from './site.ts';

const get = (site: Site, path: string) => site.answer({ method: 'GET', path, header: () => undefined });

const text = (answer: StaticAnswer) => answer.body?.toString();

const siteWith = async (files: Record<string, string>) => openSite(await folderWith(files), () => ({}));

describe('the file behind a path', () => {
  const files = {
    'index.html': 'home',
    'tests/tsh.html': 'page',
    'tests/tsh.md': 'twin',
    'guides/index.html': 'folder',
    'both.html': 'file page',
    'both/index.html': 'folder page',
    exact: 'exact',
    'exact.html': 'page of exact',
    '.well-known/api-catalog': 'catalog',
    'años.html': 'accents',
    '404.html': 'none',
  };

  test.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/tests/tsh', 'page'],
    ['/tests/tsh/', 'page'],
    ['/tests/tsh.html', 'page'],
    ['/tests/tsh.md', 'twin'],
    ['/guides', 'folder'],
    ['/guides/', 'folder'],
    ['/both', 'file page'],
    ['/exact', 'exact'],
    ['/exact/', 'page of exact'],
    ['/.well-known/api-catalog', 'catalog'],
    ['/a%C3%B1os', 'accents'],
    ['/tests%2Ehtml/../tests/tsh', undefined],
  ])('%s', async (path, expected) => {
    const site = await siteWith(files);
    const answer = await get(site, path);
    expect([answer.status, text(answer)]).toEqual(expected === undefined ? [404, 'none'] : [200, expected]);
  });

  test.each(['/nothing', '/tests', '/tests/tsh.md/', '/tests//tsh', '//', '/tests/tsh.html/more'])(
    '%s has none',
    async (path) => {
      const answer = await get(await siteWith(files), path);
      expect(answer.status).toBe(404);
      expect(text(answer)).toBe('none');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  test('a page that is missing without a 404.html is plain text', async () => {
    const answer = await get(await siteWith({ 'index.html': 'home' }), '/nothing');
    expect([answer.status, text(answer)]).toEqual([404, 'Not found.\n']);
  });
});

describe('nothing outside the root', () => {
  const escapes = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/a/..%5c..%5csecret.txt',
    '/./../secret.txt',
    '/dist/../../secret.txt',
    '/secret.txt%00.html',
    '//secret.txt',
    '/link.txt',
    '/linked/secret.txt',
    '/linked/secret',
  ];

  test.each(escapes)('%s', async (path) => {
    const root = await folderWith({ 'secret.txt': 'secret', 'secret.html': 'secret', 'dist/a/b.txt': 'b' });
    await symlink(join(root, 'secret.txt'), join(root, 'dist/link.txt'));
    await symlink(root, join(root, 'dist/linked'));
    const answer = await get(
      openSite(join(root, 'dist'), () => ({})),
      path,
    );
    expect([400, 404]).toContain(answer.status);
    expect(text(answer)).not.toContain('secret');
  });

  test('a root whose name starts the same is another folder', async () => {
    const root = await folderWith({ 'dist/index.html': 'home', 'dist-old/x.html': 'secret' });
    await symlink(join(root, 'dist-old/x.html'), join(root, 'dist/x.html'));
    expect(
      (
        await get(
          openSite(join(root, 'dist'), () => ({})),
          '/x',
        )
      ).status,
    ).toBe(404);
  });

  test.each(['/%', '/%zz', '/%ff', '/tests%00', '/a%2fb', '/a%5Cb'])('%s is refused', async (path) => {
    expect((await get(await siteWith({ 'index.html': 'home' }), path)).status).toBe(400);
  });
});
