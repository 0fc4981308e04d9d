import { readdirSync, readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { site as siteOf } from '../../../src/site/site.ts';

const site = inject('site');
const { origin } = siteOf().data.service.service;

const ATTRIBUTE = /\s(href|src|srcset|imagesrcset|action|formaction|poster|content)="([^"]*)"/g;

/** The addresses that an attribute holds. */
function addresses(name: string, value: string): string[] {
  if (name.endsWith('srcset')) return value.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '');
  // Of meta elements: a refresh, or an address of our own (og:image, og:url).
  if (name === 'content') {
    const target = /^\d+;\s*url=(.+)$/i.exec(value)?.[1];
    return target !== undefined ? [target] : value.startsWith(`${origin}/`) ? [value] : [];
  }
  return [value];
}

interface Built {
  /** As a browser asks for it: without .html. */
  readonly path: string;
  readonly lang: string;
  readonly ids: readonly string[];
  readonly targets: readonly string[];
  /** Language and path of each translation, this page among them. */
  readonly languages: readonly (readonly [string, string])[];
  readonly canonical: string | undefined;
}

const files = new Set(readdirSync('dist', { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`));
const pagePath = (file: string): string => file.replace(/(\/index)?\.html$/, '') || '/';
const local = (address: string | undefined): string | undefined =>
  address?.startsWith(origin) ? address.slice(origin.length) || '/' : undefined;

function readPage(file: string): Built {
  const html = readFileSync(`dist${file}`, 'utf8');
  const targets = [...html.matchAll(ATTRIBUTE)].flatMap(([, name = '', value = '']) =>
    addresses(name, value.replaceAll('&amp;', '&').replaceAll('&#38;', '&')),
  );
  return {
    path: pagePath(file),
    lang: /<html lang="(\w+)"/.exec(html)?.[1] ?? '',
    ids: [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id),
    targets: [...new Set(targets)],
    languages: [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(
      ([, lang = '', href]) => [lang, local(href) ?? `elsewhere: ${href}`],
    ),
    canonical: local(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]),
  };
}

const built = new Map(
  [...files].filter((file) => file.endsWith('.html')).map((file) => [pagePath(file), readPage(file)]),
);
/** What a function answers. */
const isDynamic = (path: string): boolean =>
  /^\/(api|mcp)(\/|$)|^\/lab-locations\/near$|^\/tools\/[^/]+\/answer$/.test(path);

it('pages link only to what exists, fragments included', () => {
  const broken: string[] = [];
  for (const { path, targets } of built.values()) {
    for (const target of targets) {
      const url = new URL(target, `${origin}${path}`);
      if (url.origin !== origin || (isDynamic(url.pathname) && !files.has(url.pathname))) continue;
      const page = built.get(url.pathname);
      const fragment = decodeURIComponent(url.hash.slice(1));
      if (page === undefined ? !files.has(url.pathname) : fragment !== '' && !page.ids.includes(fragment))
        broken.push(`${path} -> ${target}`);
    }
  }
  expect(broken).toEqual([]);
});

it('forms and links lead to functions that answer', async () => {
  const asked = new Set(
    [...built.values()]
      .flatMap(({ path, targets }) => targets.map((target) => new URL(target, `${origin}${path}`)))
      .filter((url) => url.origin === origin && isDynamic(url.pathname) && !files.has(url.pathname))
      .map(({ pathname }) => pathname),
  );
  const answers = await Promise.all(
    [...asked].map(async (path) => [path, (await fetch(site + path)).status] as const),
  );
  expect(answers.filter(([, status]) => status === 404)).toEqual([]);
});

it('each fragment stands once on its page', () => {
  const twice = [...built.values()].flatMap(({ path, ids }) =>
    ids.length === new Set(ids).size
      ? []
      : [`${path}: ${ids.filter((id, i) => ids.indexOf(id) !== i).join(', ')}`],
  );
  expect(twice).toEqual([]);
});

it('each page names itself as canonical, and its translations name one another', () => {
  const faults: string[] = [];
  for (const { path, canonical, languages, lang } of built.values()) {
    if (canonical !== undefined && canonical !== path) faults.push(`${path}: canonical ${canonical}`);
    if (languages.length > 0 && !languages.some(([own, to]) => own === lang && to === path))
      faults.push(`${path}: not among its own translations`);
    for (const [other, to] of languages) {
      const back = built.get(to);
      if (back === undefined) faults.push(`${path}: no page ${to}`);
      else if (other !== 'x-default' && back.lang !== other) faults.push(`${path}: ${to} is not ${other}`);
      else if (!back.languages.some(([, from]) => from === path)) faults.push(`${to}: does not name ${path}`);
    }
  }
  expect(faults).toEqual([]);
});
