import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pagePath, twinPath } from '../../../src/blocks/paths.ts';
import { data, get, local, origin, pages, paths, TEST_PAGE, TOOLS, text } from '../served.fixture.ts';

describe('llms.txt', () => {
  const links = (markdown: string) =>
    [...markdown.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)].map(([, title, url = '', note = '']) => ({
      title,
      path: local(url),
      note,
    }));

  it('leads to every page through exactly one file, each below 50,000 characters and explained', async () => {
    const root = await text('/llms.txt');
    const files = links(root)
      .map(({ path }) => path)
      .filter((path) => /\/llms(-\d+)?\.txt$/.test(path));
    const texts = [root, ...(await Promise.all(files.map(text)))];
    const listed = texts.flatMap((file) => {
      expect(file).toMatch(/^# \S.*\n\n> \S/);
      expect(file.length).toBeLessThan(50_000);
      const found = links(file);
      expect([...file.matchAll(/^- \[/gm)].length).toBe(found.length);
      expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
      for (const { note, path } of found) expect(note.length, path).toBeGreaterThan(15);
      // The rules for agents are a file without a page.
      const pages = found.map(({ path }) => path).filter((path) => path !== '/agents.md');
      return pages.filter((path) => path.endsWith('.md'));
    });
    expect(listed.sort()).toEqual(paths.map(twinPath).sort());
  });

  it('says which tool is for what, and that totals come from quote_order', async () => {
    const root = await text('/llms.txt');
    for (const { name } of TOOLS) expect(root).toMatch(new RegExp(`^- ${name}: \\S`, 'm'));
    expect(root).toContain('Take totals from quote_order only');
    expect(root).toContain('educational');
  });

  it('links only to what exists', async () => {
    for (const { path } of links(await text('/llms.txt'))) expect((await get(path)).status, path).toBe(200);
  });

  it('llms-full.txt holds every public item', async () => {
    const full = await text('/llms-full.txt');
    for (const { slug, id } of data.catalog.entries) expect(full).toContain(`Slug: ${slug} (${id})`);
  });
});

describe('robots.txt', () => {
  it('repeats the content signals for every crawler, and names the sitemap', async () => {
    const robots = await text('/robots.txt');
    const groups = robots.split('\n\n').filter((group) => group.startsWith('User-agent'));
    for (const group of groups) {
      expect(group).toMatch(
        /^User-agent: \S+\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nAllow: \/$/,
      );
    }
    for (const name of ['*', 'GPTBot', 'ClaudeBot', 'Google-Extended', 'PerplexityBot', 'CCBot'])
      expect(robots).toContain(`User-agent: ${name}\n`);
    expect(robots).toContain(`\nSitemap: ${origin}/sitemap-index.xml\n`);
  });
});

describe('the sitemap', () => {
  const located = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => local(url));

  it('lists every page once, dated as its twin says, with its other language', async () => {
    const index = await text('/sitemap-index.xml');
    const maps = await Promise.all(located(index).map(text));
    expect(maps.flatMap(located).sort()).toEqual([...paths].sort());
    const entries = maps.flatMap((map) => [
      ...map.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>(.*?)<\/url>/g),
    ]);
    expect(entries).toHaveLength(paths.length);
    for (const [, url = '', lastmod = '', alternates = ''] of entries) {
      const path = local(url);
      expect(readFileSync(`dist${twinPath(path)}`, 'utf8'), url).toMatch(
        new RegExp(`(Updated|Actualizada el) ${lastmod}`),
      );
      const versions = pages.filter((page) => page.path === (path.replace(/^\/es(?=\/|$)/, '') || '/'));
      const languages = [...alternates.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)];
      expect(languages.map(([, lang, href = '']) => `${lang} ${local(href)}`)).toEqual(
        versions.length > 1
          ? versions.flatMap((page) => [
              `${page.lang} ${pagePath(page)}`,
              ...(page.lang === 'en' ? [`x-default ${pagePath(page)}`] : []),
            ])
          : [],
      );
    }
  });

  it('stands at /sitemap.xml too', async () => {
    const response = await get('/sitemap.xml');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/sitemap-index.xml']);
  });
});

describe('twins', () => {
  it.each([TEST_PAGE, `${TEST_PAGE}.md`, '/es/biomarkers/ferritin'])(
    '%s asked for as Markdown names its page and its length',
    async (path) => {
      const response = await get(path, { accept: 'text/markdown, */*' });
      const body = await response.text();
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'x-markdown-tokens': String(Math.ceil(body.length / 4)),
        link: `<${path.replace(/\.md$/, '')}>; rel="canonical"`,
        'access-control-allow-origin': '*',
      });
      expect(response.headers.get('vary')).toContain('Accept');
      expect(body).toBe(readFileSync(`dist${path.replace(/\.md$/, '')}.md`, 'utf8'));
    },
  );
});
