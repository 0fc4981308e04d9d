import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, inject, it } from 'vitest';
import { site as siteOf } from '../data/site.ts';
import { pagePath, twinPath } from '../documents/markdown.ts';
import knownPaths from './known-paths.json' with { type: 'json' };

const site = inject('site');
const { data, pages } = siteOf();
const { origin } = data.service.service;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site + path, { headers, redirect: 'manual' });
const read = (path: string): string => readFileSync(`dist${path}`, 'utf8');
const htmlFile = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);
const paths = pages.map(pagePath);

describe('pages', () => {
  it('stand in the sitemap, each with a twin that begins with its title and a pointer to llms.txt', async () => {
    const sitemap = await (await get('/sitemap.xml')).text();
    const located = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      url.slice(origin.length),
    );
    expect(located.sort()).toEqual([...paths].sort());
    for (const path of paths) {
      const twin = read(twinPath(path));
      expect(twin, path).toMatch(/^# \S/);
      expect(twin.slice(0, 1500), path).toContain('/llms.txt');
      expect(twin, path).not.toMatch(/(?<!\\)<[a-zA-Z/]|\[object|undefined/);
    }
  });

  it('answer Markdown for Accept: text/markdown, HTML for browsers', async () => {
    const markdown = await get('/tests/tsh', { accept: 'text/markdown' });
    expect(markdown.headers.get('content-type')).toContain('text/markdown');
    expect(markdown.headers.get('vary')).toContain('Accept');
    expect(await markdown.text()).toBe(read('/tests/tsh.md'));
    const html = await get('/tests/tsh', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(html.headers.get('content-type')).toContain('text/html');
  });

  it('link only to what exists, fragments included', () => {
    const files = new Set(globSync('dist/**/*').map((file) => file.slice('dist'.length)));
    const broken: string[] = [];
    for (const file of [...files].filter((name) => name.endsWith('.html'))) {
      const html = read(file);
      for (const [, href = ''] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), `${origin}${file}`);
        if (url.origin !== origin || /^\/(api\/|mcp$)/.test(url.pathname)) continue;
        const target = [url.pathname, htmlFile(url.pathname)].find((candidate) => files.has(candidate));
        const fragmentMissing =
          target !== undefined && url.hash.length > 1 && !read(target).includes(`id="${url.hash.slice(1)}"`);
        if (target === undefined || fragmentMissing) broken.push(`${file} -> ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('never mention a hidden record', () => {
    const hidden = ['employer-wellness-glucose', 'quality-control-cbc'];
    const leaks = globSync('dist/**/*.{html,md,json,txt,xml}').filter((file) => {
      const text = readFileSync(file, 'utf8');
      return hidden.some((slug) => text.includes(slug));
    });
    expect(leaks).toEqual([]);
  });

  it('keep every address that was ever public', () => {
    expect(knownPaths.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('answer 404 with a page of our own', async () => {
    const response = await get('/no-such-page');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no such page');
  });
});

describe('well-known files', () => {
  it.each([
    '/openapi.json',
    '/.well-known/mcp/server-card.json',
    '/mcp/server-card',
    '/.well-known/agent-skills/index.json',
    '/data/slices/service.json',
  ])('%s is JSON for any origin', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toBeTypeOf('object');
  });

  it('skills have the digests of their exact bytes', async () => {
    const { skills } = (await (await get('/.well-known/agent-skills/index.json')).json()) as {
      skills: { name: string; url: string; digest: string }[];
    };
    for (const { name, url, digest } of skills) {
      const response = await get(url);
      expect(response.headers.get('content-type'), url).toContain('text/markdown');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(`sha256:${createHash('sha256').update(bytes).digest('hex')}`).toBe(digest);
      expect(bytes.toString()).toContain(`name: ${name}\n`);
    }
    expect(skills.length).toBe(pages.filter(({ kind }) => kind === 'tool').length);
  });

  it('llms.txt names every page once, llms-full.txt every public item', async () => {
    const llms = await (await get('/llms.txt')).text();
    expect(llms).toMatch(/^# /);
    for (const path of paths) expect(llms, path).toContain(`(${origin}${twinPath(path)})`);
    const full = await (await get('/llms-full.txt')).text();
    for (const { slug, id } of data.catalog.entries) expect(full).toContain(`Slug: ${slug} (${id})`);
  });

  it('robots.txt repeats the content signals for every group', () => {
    const groups = read('/robots.txt')
      .split(/\n\n/)
      .filter((group) => group.startsWith('User-agent'));
    for (const group of groups) expect(group).toContain('search=yes, ai-input=yes, ai-train=no');
    expect(groups.length).toBeGreaterThanOrEqual(2);
  });

  it('openapi.json describes the catalog and every tool, with examples that are answers', async () => {
    const api = JSON.parse(read('/openapi.json'));
    expect(api).toMatchObject({ openapi: '3.1.0', info: { version: '1.1.0' } });
    const tools = pages.filter(({ kind }) => kind === 'tool').length;
    expect(Object.keys(api.paths).filter((path) => path.startsWith('/api/agent/')).length).toBe(tools);
    for (const path of ['/api/catalog.json', '/api/catalog/{slug}'])
      expect(api.paths[path].get.responses['200']).toMatchObject({ description: expect.any(String) });
    const refs = [...JSON.stringify(api).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    for (const [ref, kind = '', name = ''] of refs)
      expect(api.components[kind]?.[name], ref).toBeTypeOf('object');
  });

  it('the manifest names the data files with their rows and hashes', () => {
    const { files, licence } = JSON.parse(read('/data/manifest.json')) as {
      licence: string;
      files: { path: string; rows: number; bytes: number; sha256: string }[];
    };
    expect(licence).toBe('CC-BY-4.0');
    expect(files.map(({ path }) => path)).toContain('/data/provider-prices.csv');
    for (const { path, rows, bytes, sha256 } of files) {
      const body = Buffer.from(read(path));
      expect([body.length, createHash('sha256').update(body).digest('hex')], path).toEqual([bytes, sha256]);
      if (path.endsWith('.csv')) expect(parse(body, { columns: true }), path).toHaveLength(rows);
    }
  });

  it('the search index covers the pages', () => {
    const { languages } = JSON.parse(read('/pagefind/pagefind-entry.json')) as {
      languages: Record<string, { page_count: number }>;
    };
    const indexed = Object.values(languages).reduce((sum, { page_count }) => sum + page_count, 0);
    expect(indexed).toBe(pages.length);
  });
});

describe('figures', () => {
  it('are the same on the page, in the twin and in the API', async () => {
    for (const entry of data.catalog.entries) {
      const path = `/${entry.type}s/${entry.slug}`;
      const item = (await (await get(`/api/catalog/${entry.slug}`)).json()) as {
        prices: Record<string, number>;
      };
      for (const [lab, cents] of Object.entries(entry.cents)) {
        expect(item.prices[lab]).toBe(cents / 100);
        const printed = `$${(cents / 100).toFixed(2)}`;
        expect(read(`${path}.html`), path).toContain(printed);
        expect(read(`${path}.md`), path).toContain(printed);
      }
    }
  });
});
