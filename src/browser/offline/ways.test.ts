import { describe, expect, it } from 'vitest';
import {
  cachesOf,
  langOf,
  MOST_PAGES,
  mayKeepPage,
  offlinePath,
  outdated,
  pageKey,
  surplus,
  wayOf,
} from './ways.ts';

const SITE = 'https://labs.example';
const opened = (path: string) => wayOf({ method: 'GET', url: SITE + path, mode: 'navigate' }, SITE);
const fetched = (path: string) => wayOf({ method: 'GET', url: SITE + path, mode: 'cors' }, SITE);

describe('a page that is opened', () => {
  it.each(['/', '/es', '/tests/tsh', '/es/biomarkers/ferritin', '/tools/quote-order?items=cbc&state=TX'])(
    '%s may be kept',
    (path) => expect(opened(path)).toBe('page'),
  );

  it.each([
    '/cart?add=cbc,tsh',
    '/es/cart?add=cbc',
    '/tools/find-draw-sites/answer?zip=10001',
    '/lab-locations/near?zip=10001',
  ])('%s holds what somebody chose, and is not', (path) => expect(opened(path)).toBe('unkept'));

  it.each(['/api/agent/quote_order', '/mcp', '/openapi.json', '/tests/tsh.md', '/data/tests.csv', '/sw.js'])(
    '%s is left to the browser',
    (path) => expect(opened(path)).toBe('pass'),
  );

  it('is kept without what its address asks', () => {
    expect(pageKey(`${SITE}/tools/quote-order?items=cbc&state=TX#x`)).toBe('/tools/quote-order');
  });

  it('has a page that stands in for it in its language', () => {
    expect(offlinePath(langOf(`${SITE}/es/tests/tsh`))).toBe('/offline/es');
    expect(offlinePath(langOf(`${SITE}/essential`))).toBe('/offline/en');
  });
});

describe('what a page fetches', () => {
  it.each([
    ['/_astro/Page.abc.css', 'file'],
    ['/data/slices/es/markers.json', 'data'],
    ['/data/tools/questions-en.json', 'data'],
    // A part of a ZIP code is a place.
    ['/data/draw-sites/100.json', 'pass'],
    ['/api/agent/lookup_reference_range?marker=tsh', 'pass'],
    ['/pagefind/index/en_1.pf_index', 'pass'],
    ['/tests/tsh', 'pass'],
  ])('%s: %s', (path, way) => expect(fetched(path)).toBe(way));

  it('is never kept where it sends something, or comes from elsewhere', () => {
    const url = `${SITE}/tools/convert-units/answer`;
    expect(wayOf({ method: 'POST', url, mode: 'navigate' }, SITE)).toBe('pass');
    expect(wayOf({ method: 'POST', url: `${SITE}/_astro/a.js`, mode: 'cors' }, SITE)).toBe('pass');
    expect(wayOf({ method: 'GET', url: 'https://store.example/cart', mode: 'navigate' }, SITE)).toBe('pass');
  });
});

describe('an answer', () => {
  const good = { status: 200, redirected: false, type: 'text/html; charset=utf-8', cacheControl: null };

  it('is kept where it is a page for everybody', () => {
    expect(mayKeepPage(good, '<main id="main" data-remember>')).toBe(true);
  });

  it.each([
    ['is private', good, '<main id="main" data-unkept>'],
    ['is not there', { ...good, status: 404 }, '<main>'],
    ['was led elsewhere', { ...good, redirected: true }, '<main>'],
    ['is no page', { ...good, type: 'application/json' }, '{}'],
    ['must not be stored', { ...good, cacheControl: 'no-store' }, '<main>'],
  ])('is not where it %s', (_, answer, html) => expect(mayKeepPage(answer, html)).toBe(false));
});

it('drops the caches of other builds and leaves those that are not ours', () => {
  const { files, pages } = cachesOf('2026-11-20-abc');
  const others = Object.values(cachesOf('2026-10-01-def'));
  expect(outdated([files, pages, ...others, 'theirs'], '2026-11-20-abc')).toEqual(others);
});

it('keeps the pages opened last', () => {
  const pages = Array.from({ length: MOST_PAGES + 2 }, (_, i) => i);
  expect(surplus(pages)).toEqual([0, 1]);
  expect(surplus([1])).toEqual([]);
});
