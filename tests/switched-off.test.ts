import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { absentFrom, FEATURES, type Feature } from '../src/core/model/store/features.ts';
import { TOOLS, toolIn, toolsOf } from '../src/core/tools/index.ts';
import { callPath, toolPath } from '../src/core/tools/paths.ts';
import { runTool } from '../src/core/tools/run.ts';
import { wordsOf } from '../src/core/words/index.ts';
import { addressOf, publishedOf } from './published.fixture.ts';

/** The small store with everything switched off that can be. */
const store = mkdtempSync(join(tmpdir(), 'switched-off-'));
cpSync('tests/stores/prairie', store, { recursive: true });
const file = join(store, 'service.json');
writeFileSync(
  file,
  JSON.stringify({
    ...JSON.parse(readFileSync(file, 'utf8')),
    features: Object.fromEntries(FEATURES.map((feature) => [feature, false])),
  }),
);
afterAll(() => rmSync(store, { recursive: true }));

const { data, pages, texts } = publishedOf(store);
const where = (trace: RegExp): string[] =>
  [...texts].flatMap(([place, text]) =>
    text
      .split('\n')
      .filter((line) => trace.test(line))
      .map((line) => `${place}: ${line.match(new RegExp(`.{0,60}(?:${trace.source}).{0,60}`))?.[0] ?? ''}`),
  );
const ask = (name: string, input: object) =>
  JSON.parse(
    JSON.stringify(
      runTool(toolIn(data.service, name) ?? expect.unreachable(), input, {
        data,
        today: data.service.service.dataRelease,
        wordsOf,
        attribution: { source: 'ai_agent', medium: 'agent' },
      }),
    ),
  );

const absent = absentFrom(data.service.service.shows);

it('has none of their tools, and names none', () => {
  expect(toolsOf(data.service).map(({ name }) => name)).toEqual(
    TOOLS.map(({ name }): string => name).filter((name) => !absent.tools.includes(name)),
  );
  const pages = TOOLS.flatMap((tool) => [toolPath(tool), callPath(tool)]);
  expect(
    absent.folders.filter((path) => /^\/(?:docs\/)?tools\//.test(path) && !pages.includes(path)),
  ).toEqual([]);
  expect(toolsOf(data.service)).toHaveLength(TOOLS.length - absent.tools.length);
  const names = absent.tools.flatMap((name) => [name, name.replaceAll('_', '-')]);
  expect(where(new RegExp(`\\b(?:${names.join('|')})\\b`))).toEqual([]);
});

describe('no page, link or word is left of', () => {
  const TRACES: Readonly<Record<Feature, RegExp>> = {
    spanish: /\/es[/.)"\s]|hreflang|[Ss]panish version|En español/,
    comparison: /\/compare|[Oo]ther services|hospital-prices|provider-prices/,
    panels: /\/panels\b/,
    recommendation: /\/answers\b|[Mm]ake a plan/,
    testosterone: /vectors\/free-testosterone|Calculate free testosterone/,
    mcp: /\bMCP\b|\/mcp\b/,
  };
  test.each(FEATURES)('%s', (feature) => {
    expect(where(TRACES[feature])).toEqual([]);
  });
});

it('leads to no page that is not there', () => {
  const { origin } = data.service.service;
  const known = new Set(pages.map(addressOf));
  const folders = new Set([...known].map((path) => path.split('/')[1]));
  const links = new RegExp(`\\]\\((?:${origin})?(/[^)\\s]*)\\)`, 'g');
  const dead = [...texts].flatMap(([place, text]) =>
    [...text.matchAll(links)]
      .map(([, link = '']) => link.replace(/[?#].*$/, '').replace(/\.md$/, ''))
      .map((path) => (path === '/index' ? '/' : path))
      .filter((path) => folders.has(path.split('/')[1]) && !known.has(path) && !/\.\w+$/.test(path))
      .map((path) => `${place}: ${path}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});

it('answers in English whatever is asked for, and offers no call of a tool that it has not', () => {
  const quote = ask('quote_order', { items: ['cbc'], state: 'TX', lang: 'es' });
  expect(quote).not.toHaveProperty('lang');
  expect(quote.items[0].name).toBe(ask('quote_order', { items: ['cbc'], state: 'TX' }).items[0].name);
  const tools = new Set<string>(toolsOf(data.service).map(({ name }) => name));
  const next = ['cbc', 'tsh'].flatMap((slug) => ask('get_test', { slug }).next ?? []);
  expect(next.length).toBeGreaterThan(0);
  expect(next.filter(({ tool }: { tool: string }) => !tools.has(tool))).toEqual([]);
});
