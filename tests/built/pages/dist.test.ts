import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, inject, it } from 'vitest';
import { pagePath, twinPath } from '../../../src/blocks/paths.ts';
import { site as siteOf } from '../../../src/site/site.ts';
import { TEST_PAGE } from '../served.fixture.ts';

const site = inject('site');
const { data, pages } = siteOf();
const { origin } = data.service.service;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site + path, { headers, redirect: 'manual' });
const read = (path: string): string => readFileSync(`dist${path}`, 'utf8');

describe('pages', () => {
  it('each have a twin that begins with its title and a pointer to llms.txt, without markup', () => {
    for (const page of pages) {
      const path = pagePath(page);
      const twin = read(twinPath(path));
      expect(twin, path).toMatch(/^# \S/);
      expect(twin.slice(0, 1500), path).toContain(`${origin}/llms.txt`);
      expect(twin, path).toContain(`${page.lang === 'es' ? 'Esta página' : 'This page'}: ${origin}${path} `);
      expect(twin, path).not.toMatch(/(?<!\\)<[a-zA-Z/]|\[object|undefined/);
      // Besides pages, only the way to write to the store, and the links that add the MCP server to an editor.
      expect(twin, path).not.toMatch(
        /\]\((?!https?:|mailto:|tel:|vscode:mcp\/install\?|cursor:\/\/anysphere\.)/,
      );
    }
  });

  it('answer Markdown for Accept: text/markdown, HTML for browsers', async () => {
    const markdown = await get(TEST_PAGE, { accept: 'text/markdown' });
    expect(markdown.headers.get('content-type')).toContain('text/markdown');
    expect(markdown.headers.get('vary')).toContain('Accept');
    expect(await markdown.text()).toBe(read(`${TEST_PAGE}.md`));
    const html = await get(TEST_PAGE, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(html.headers.get('content-type')).toContain('text/html');
  });

  it('never mention a hidden record', () => {
    const hidden = ['employer-wellness-glucose', 'quality-control-cbc'];
    const leaks = globSync('dist/**/*.{html,md,json,txt,xml}').filter((file) => {
      const text = readFileSync(file, 'utf8');
      return hidden.some((slug) => text.includes(slug));
    });
    expect(leaks).toEqual([]);
  });

  it('answer 404 with a page of our own', async () => {
    const response = await get('/no-such-page');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no such page');
  });
});

describe('files for others', () => {
  it('openapi.json describes the catalog and every tool, with examples that are answers', async () => {
    const api = JSON.parse(read('/openapi.json'));
    expect(api).toMatchObject({ openapi: '3.1.0', info: { version: '1.1.0' } });
    const tools = pages.filter(({ kind, lang }) => kind === 'tool' && lang === 'en').length;
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

  it('the search index covers the pages, but for the carts', () => {
    const { languages } = JSON.parse(read('/pagefind/pagefind-entry.json')) as {
      languages: Record<string, { page_count: number }>;
    };
    const indexed = Object.values(languages).reduce((sum, { page_count }) => sum + page_count, 0);
    expect(indexed).toBe(pages.filter(({ kind }) => kind !== 'cart').length);
  });
});
