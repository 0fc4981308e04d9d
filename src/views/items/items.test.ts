import { describe, expect, it } from 'vitest';
import type { Element } from '../../blocks/element.ts';
import { labNames } from '../../blocks/map.ts';
import { LANGS, type Lang } from '../../core/model/vocabulary.ts';
import { getGuide } from '../../core/tools/get-guide.ts';
import { getTest } from '../../core/tools/get-test.ts';
import { listPanels } from '../../core/tools/list-panels.ts';
import { recommendTests } from '../../core/tools/recommend-tests.ts';
import { runTool } from '../../core/tools/run.ts';
import { searchTests } from '../../core/tools/search-tests.ts';
import { wordsOf } from '../../core/words/index.ts';
import { loadDataset } from '../../data/load.ts';
import { result as guide } from '../get-guide/result.ts';
import { result as test } from '../get-test/result.ts';
import { showingWith } from '../known.ts';
import { result as panels } from '../list-panels/result.ts';
import { result as recommended } from '../recommend-tests/result.ts';
import { result as searched } from '../search-tests/result.ts';

const data = loadDataset();
const { origin } = data.service.service;
const call = { data, today: '2026-11-21', wordsOf, attribution: { source: 'website', medium: 'page' } };
type Asked = Readonly<Record<string, unknown>>;
/** Nothing but the answer is known: names and sentences come from it. */
const showing = (asked: Asked, lang: Lang) =>
  showingWith({ lang, labs: labNames(data.service), origin, page: '/tools/x', asked }, {});

const SHOWN = {
  search: (asked: Asked, lang: Lang) =>
    searched(runTool(searchTests, { ...asked, lang }, call), showing(asked, lang)),
  test: (asked: Asked, lang: Lang) => test(runTool(getTest, { ...asked, lang }, call), showing(asked, lang)),
  panels: (asked: Asked, lang: Lang) =>
    panels(runTool(listPanels, { ...asked, lang }, call), showing(asked, lang)),
  recommended: (asked: Asked, lang: Lang) =>
    recommended(runTool(recommendTests, { ...asked, lang }, call), showing(asked, lang)),
  guide: (asked: Asked, lang: Lang) =>
    guide(runTool(getGuide, { ...asked, lang }, call), showing(asked, lang)),
};

const inside = (nodes: readonly Element[]): Element[] =>
  nodes.flatMap((node) => [node, ...inside(node.children.filter((child) => typeof child !== 'string'))]);
const texts = (nodes: readonly Element[]): string[] =>
  inside(nodes).flatMap(({ children }) => children.filter((child) => typeof child === 'string'));
const links = (nodes: readonly Element[]) =>
  inside(nodes)
    .filter(({ tag }) => tag === 'a')
    .map(({ attributes, children }) => ({
      href: attributes.href ?? '',
      change: attributes['data-change'],
      text: children.join(''),
    }));

describe.each([
  ['search', { query: 'thyroid', limit: 3 }],
  ['search', { query: 'zzzqqq' }],
  ['test', { slug: 'thyroid-complete' }],
  ['test', { slug: 'hemoglobin-a1' }],
  ['panels', { limit: 3 }],
  ['panels', { maxPrice: 0.5 }],
  ['recommended', { goals: ['heart health'] }],
  ['recommended', { goals: ['flying saucers'] }],
  ['guide', {}],
  ['guide', { path: '/biomarkers' }],
  ['guide', { path: '/guides/fasting' }],
] as const)('%s of %o', (view, asked) => {
  it('says nothing in Spanish that it says in English, but names', () => {
    const [english, spanish] = LANGS.map((lang) => texts(SHOWN[view](asked, lang)));
    const names = new Set([
      ...data.service.labs.map(({ name }) => name),
      ...data.pages.map(({ title }) => title),
      // A source is called as it is published.
      ...data.goals.goals.flatMap(({ skip }) =>
        skip.map(({ source }) => `${source.title}, ${source.publisher}`),
      ),
    ]);
    const alike = spanish?.filter(
      (text) => english?.includes(text) && /[a-z]{4}/.test(text) && !names.has(text),
    );
    expect(alike).toEqual([]);
    expect(spanish?.join('').length).toBeGreaterThan(20);
  });

  it('marks nothing in Spanish as English, and leads to Spanish pages', () => {
    const shown = SHOWN[view](asked, 'es');
    expect(inside(shown).filter(({ attributes }) => attributes.lang !== undefined)).toEqual([]);
    for (const { href } of links(shown))
      if (!/^(\/tools\/x|\/docs|https:)/.test(href)) expect(href).toMatch(/^\/es\/(?!es\/)/);
  });
});

it('offers what may have been meant by name', () => {
  const [first] = links(SHOWN.panels({ maxPrice: 0.5 }, 'es'));
  const [panel] = data.catalog.entries.filter(({ type, orderable }) => type === 'panel' && orderable);
  const home = data.catalog.categories.find(({ slug }) => slug === panel?.category);
  expect(first).toMatchObject({
    text: home?.said.es.name,
    change: JSON.stringify({ category: home?.slug }),
  });
  const [near] = links(SHOWN.test({ slug: 'hemoglobin-a1' }, 'es'));
  expect(near?.text).toBe(data.catalog.entries.find(({ slug }) => slug === 'hemoglobin-a1c')?.said.es.name);
});

it('offers more only where an answer can hold more', () => {
  const more = (limit: number) =>
    links(SHOWN.search({ query: 'blood test', orderableOnly: false, limit }, 'en')).some(
      (link) => link.change === '{"limit":50}',
    );
  expect([more(3), more(50)]).toEqual([true, false]);
});
