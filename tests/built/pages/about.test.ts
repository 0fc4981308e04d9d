import { globSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { config } from '../../../netlify/functions/api.ts';
import { PATHS, pagePath } from '../../../src/blocks/paths.ts';
import { REQUESTS_A_MINUTE } from '../../../src/core/limits.ts';
import { LANGS, type Lang } from '../../../src/core/model/vocabulary.ts';
import { loadDataset } from '../../../src/data/load.ts';
import { aboutDocs } from '../../../src/documents/about/index.ts';
import { rpcRequests } from '../../../src/documents/about/mcp.ts';
import { reportAddress, reportLink, showsData } from '../../../src/documents/about/pages.ts';
import { KEPT } from '../../../src/documents/about/privacy.ts';
import { SPACES } from '../../../src/documents/about/specimens.ts';
import { toolTitle } from '../../../src/documents/docs/tool-words.ts';
import { site as siteOf } from '../../../src/site/site.ts';
import { shownTools } from '../../../src/site/tools.ts';
import { PROTOCOL_VERSIONS } from '../../../src/surfaces/mcp/identity.ts';
import { promptsOf } from '../../../src/surfaces/mcp/prompts/prompts.ts';
import { origin, site, TEST_PAGE, TOOLS } from '../served.fixture.ts';
import { markdownTables } from './tables.fixture.ts';

const SHOWN_TOOLS = shownTools(loadDataset().service);

const { data, pages } = siteOf();
const { service } = data.service;
const inLanguage = (path: string, lang: Lang): string => pagePath({ path, lang });
const twin = (path: string): string => readFileSync(`dist${path}.md`, 'utf8');
const html = (path: string): string => readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');
const both = (path: string) => LANGS.map((lang) => twin(inLanguage(path, lang)));

describe('pages about the site', () => {
  it('exist in both languages, those for programmers in English', () => {
    const listed = aboutDocs({ data, prose: [], tools: SHOWN_TOOLS }).map(pagePath);
    expect(listed.sort()).toEqual(
      [
        ...[PATHS.data, PATHS.status, PATHS.privacy, PATHS.accessibility].flatMap((path) => [
          path,
          `/es${path}`,
        ]),
        PATHS.design,
        PATHS.mcp,
      ].sort(),
    );
    for (const lang of LANGS) {
      const footer = html(inLanguage('/biomarkers/tsh', lang)).split('<footer')[1] ?? '';
      for (const path of [PATHS.data, PATHS.status, PATHS.privacy, PATHS.accessibility])
        expect(footer).toContain(`href="${inLanguage(path, lang)}"`);
    }
  });

  it('and the interface are listed by the documentation', () => {
    const docs = twin('/docs');
    for (const path of ['/docs/api', '/docs/api-contract', '/docs/data', PATHS.mcp, PATHS.design])
      expect(docs).toContain(`${origin}${path}.md)`);
  });
});

describe('data status', () => {
  const csv = (name: string): Record<string, string>[] =>
    parse(readFileSync(`data/${name}.csv`, 'utf8'), { columns: true });
  const spread = (days: readonly string[]): string[] => {
    const sorted = [...days].sort();
    return [String(days.length), sorted[0] ?? '', sorted.at(-1) ?? ''];
  };
  const accessed = (folder: string): string[] =>
    globSync(`data/${folder}/*.json`).flatMap((file) => {
      const { sources } = JSON.parse(readFileSync(file, 'utf8')) as {
        sources: Record<string, { accessed: string }>;
      };
      return Object.values(sources).map((source) => source.accessed);
    });

  it.each(LANGS)('%s gives the rows and days of the files in data/', (lang) => {
    const [table] = markdownTables(twin(inLanguage(PATHS.status, lang)));
    const rows = table?.rows.map(([, ...cells]) => cells) ?? [];
    const seen = data.providers.prices.map(({ observed }) => observed);
    expect(seen.length).toBeLessThanOrEqual(csv('provider-prices').length);
    const limit = Date.parse(service.dataRelease) - service.priceMaxAgeDays * 86_400_000;
    const old = seen.filter((day) => Date.parse(day) < limit).length;
    const providers = globSync('data/providers/*.json').map(
      (file) => (JSON.parse(readFileSync(file, 'utf8')) as { verifiedAt: string }).verifiedAt,
    );
    expect(rows[1]).toEqual([...spread(seen), String(old)]);
    expect(rows[2]?.slice(0, 3)).toEqual(spread(providers));
    expect(rows[6]?.slice(0, 3)).toEqual(spread(accessed('markers')));
    expect(rows[7]?.slice(0, 3)).toEqual(spread(accessed('interpretations')));
    expect(rows[8]?.slice(0, 3)).toEqual(spread(csv('conversions').map(({ accessed: day = '' }) => day)));
  });

  it.each(LANGS)('%s counts the signatures', (lang) => {
    const [, table] = markdownTables(twin(inLanguage(PATHS.status, lang)));
    const due = data.markers.records.map(({ reviewBy }) => reviewBy).sort();
    const markers = data.markers.records.filter(({ review }) => review.status === 'reviewed').length;
    expect(table?.rows[2]?.slice(1)).toEqual([
      String(data.markers.records.length),
      String(markers),
      String(data.markers.records.length - markers),
      due[0],
      String(due.filter((day) => day < service.dataRelease).length),
    ]);
  });
});

describe('the privacy page', () => {
  it('names the tools that run on the device, all of them', () => {
    for (const lang of LANGS)
      for (const shown of SHOWN_TOOLS.filter(({ tool }) => tool.onDevice))
        expect(twin(inLanguage(PATHS.privacy, lang))).toContain(toolTitle(shown, lang));
  });

  it('names everything that scripts keep, and nothing else is kept', () => {
    const scripts = globSync('src/**/*.{ts,astro}').filter(
      (file) => !/\.test\.ts$|^src\/(data|site)\//.test(file),
    );
    const named: string[] = [];
    for (const file of scripts) {
      const code = readFileSync(file, 'utf8');
      expect(code, file).not.toMatch(/document\.cookie|cookieStore|sessionStorage|sendBeacon/);
      if (!file.endsWith('browser/history/store.ts')) expect(code, file).not.toMatch(/\bindexedDB\b/);
      if (!/(kept|about\/privacy)\.ts$/.test(file)) expect(code, file).not.toMatch(/\blocalStorage\b/);
      if (!/browser\/offline\//.test(file)) expect(code, file).not.toMatch(/\bcaches\./);
      if (
        !file.startsWith('src/browser/') ||
        !/import \{(?! forgetEverything \})[^}]*\} from '\.+\/kept\.ts'/.test(code)
      )
        continue;
      const keys = [...code.matchAll(/const \w*KEY\w* = '([^']+)'/g)].map(([, key = '']) => key);
      expect(keys.length, `${file} names its key as a constant KEY`).toBeGreaterThan(0);
      named.push(...keys);
    }
    expect(named.sort()).toEqual(Object.keys(KEPT).sort());
  });

  it('and the page of MCP state the limit that the function sets', () => {
    const { rateLimit } = config;
    expect(rateLimit).toMatchObject({ windowLimit: REQUESTS_A_MINUTE, windowSize: 60 });
    for (const text of [...both(PATHS.privacy), twin(PATHS.mcp)])
      expect(text).toContain(`${REQUESTS_A_MINUTE} `);
  });
});

describe('the page of MCP', () => {
  it('shows requests that run', async () => {
    for (const { text } of rpcRequests(origin, TOOLS)) {
      expect(twin(PATHS.mcp)).toContain(text);
      const [, body = ''] = /-d '(.*)'$/.exec(text) ?? [];
      const headers = Object.fromEntries(
        [...text.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = '', value = '']) => [name, value]),
      );
      const response = await fetch(`${site}/mcp`, { method: 'POST', headers, body });
      const { result, error } = await response.json();
      expect([response.status, error, result?.isError]).toEqual([200, undefined, undefined]);
      if (body.includes('tools/list')) expect(result.tools).toHaveLength(TOOLS.length);
      else expect(result.structuredContent.status).toBe('ok');
    }
  });

  it('names every English prompt, and links that add the server hold its address', () => {
    const text = twin(PATHS.mcp);
    for (const { name, lang } of promptsOf(data.service)) if (lang === 'en') expect(text).toContain(name);
    const [, vscode = ''] = /\]\(vscode:mcp\/install\?([^)]+)\)/.exec(text) ?? [];
    expect(JSON.parse(decodeURIComponent(vscode))).toEqual({
      name: 'lab-tests',
      type: 'http',
      url: `${origin}/mcp`,
    });
    const [, cursor = ''] = /\]\((cursor:[^)]+)\)/.exec(text) ?? [];
    expect(JSON.parse(atob(new URL(cursor).searchParams.get('config') ?? ''))).toEqual({
      url: `${origin}/mcp`,
    });
  });

  it('names every tool and every revision that is spoken', () => {
    const text = twin(PATHS.mcp);
    for (const { name } of TOOLS) expect(text).toContain(`| [${name}](`);
    for (const version of PROTOCOL_VERSIONS) expect(text).toContain(version);
  });
});

describe('the design page', () => {
  it('gives the spaces of the style sheet', () => {
    const css = readFileSync('src/styles/tokens.css', 'utf8');
    const declared = [...css.matchAll(/--(space-\d): ([\d.]+)rem;/g)].map(([, name, rem]) => ({
      name,
      pixels: Number(rem) * 16,
    }));
    expect(SPACES.map(({ name, pixels }) => ({ name, pixels }))).toEqual(declared);
  });
});

describe('reports of errors', () => {
  const page = TEST_PAGE;

  it('are asked for at the foot of every page that shows data, naming it', () => {
    for (const one of pages) {
      const path = pagePath(one);
      const footer = html(path).split('<footer')[1] ?? '';
      expect(footer.includes(`(${path})?`), path).toBe(showsData(one));
    }
  });

  it('go to the address of the deployer, else to the issues, else to the page that explains', () => {
    const repository = 'https://example.com/owner/name';
    expect(reportAddress({ ...service, repository, contactUrl: 'https://example.com/contact' }, page)).toBe(
      'https://example.com/contact',
    );
    expect(reportAddress({ ...service, contactUrl: 'mailto:data@example.com' }, page)).toBe(
      `mailto:data@example.com?subject=Error%20on%20${encodeURIComponent(TEST_PAGE)}`,
    );
    const { contactUrl: _, repository: __, ...neither } = service;
    expect(reportAddress({ ...neither, repository }, page)).toBe(
      `${repository}/issues/new?title=Error%20on%20${encodeURIComponent(TEST_PAGE)}`,
    );
    expect(reportAddress(neither, page)).toBeUndefined();
    for (const lang of LANGS) {
      const [path = '', id] = reportLink(neither, lang, page).split('#');
      expect(html(path)).toContain(`id="${id}"`);
    }
  });
});
