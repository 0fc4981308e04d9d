import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Doc } from '../../../src/blocks/doc.ts';
import { pagePath } from '../../../src/blocks/paths.ts';
import { itemPath } from '../../../src/core/address.ts';
import { limitsText } from '../../../src/core/reference/limits.ts';
import { wordsOf } from '../../../src/core/words/index.ts';
import { type Described, jsonLdText, structuredData } from '../../../src/documents/json-ld/index.ts';
import { site } from '../../../src/site/site.ts';

const { data, pages } = site();
const { service, labs } = data.service;

interface Node {
  readonly '@type': string;
  readonly [key: string]: unknown;
}

const html = (path: string): string => readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');
const builtText = (path: string): string => {
  const found = [...html(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(found, path).toHaveLength(1);
  return found[0]?.[1] ?? '';
};
const graph = (path: string): Node[] => JSON.parse(builtText(path))['@graph'];
const of = (type: string, nodes: readonly Node[]): Node | undefined =>
  nodes.find((node) => node['@type'] === type);

/** Every value inside, with the way to it. */
function* values(value: unknown, way = ''): Generator<{ way: string; value: unknown }> {
  yield { way, value };
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* values(inner, `${way}.${key}`);
}

describe('structured data of every page', () => {
  it('parses, holds no empty value, and names only addresses that exist', () => {
    const known = new Set([
      ...pages.map((page) => service.origin + pagePath(page)),
      `${service.origin}/icon-512.png`,
    ]);
    for (const page of pages) {
      const path = pagePath(page);
      const text = builtText(path);
      expect(text, path).not.toContain('<');
      const { '@context': context, ...rest } = JSON.parse(text);
      expect(context).toBe('https://schema.org');
      for (const { way, value } of values(rest)) {
        expect(
          value === null || value === '' || (Array.isArray(value) && value.length === 0),
          path + way,
        ).toBe(false);
        if (typeof value !== 'string') continue;
        expect(value, path + way).not.toMatch(/\bundefined\b|\bNaN\b|\[object/);
        if (!value.startsWith(service.origin) || /\/data\/|\/search\?q=/.test(value)) continue;
        expect(known.has(value.replace(/#.*/, '')), `${path}${way}: ${value}`).toBe(true);
      }
    }
  });

  it('leads from home to the page in the steps of its trail', () => {
    for (const page of pages) {
      const { trail, title } = page.doc();
      const list = of('BreadcrumbList', graph(pagePath(page)));
      expect(
        (list?.itemListElement as { position: number; name: string; item: string }[] | undefined)?.map(
          ({ position, name, item }) => [position, name, item],
        ),
        page.path,
      ).toEqual(
        trail.length === 0
          ? undefined
          : [...trail, { title, path: pagePath(page) }].map((step, i) => [
              i + 1,
              step.title,
              service.origin + step.path,
            ]),
      );
    }
  });

  it('calls a page reviewed only where its record is signed', () => {
    for (const page of pages) {
      const signed =
        page.kind === 'biomarker' || page.kind === 'item' || page.kind === 'condition'
          ? /Reviewed (by|\d)|Revisad[oa] (por|el)/.test(readFileSync(`dist${pagePath(page)}.md`, 'utf8'))
          : false;
      const [node] = graph(pagePath(page));
      expect('lastReviewed' in (node ?? {}), page.path).toBe(signed);
    }
  });
});

describe('structured data by kind', () => {
  it('of items: name, codes and parts of the record, questions as the page shows them', () => {
    for (const page of pages.filter(({ kind }) => kind === 'item')) {
      const entry = data.catalog.entries.find((one) => itemPath(one) === page.path);
      if (entry === undefined) throw new Error(page.path);
      const nodes = graph(pagePath(page));
      const test = of(entry.type === 'test' ? 'MedicalTest' : 'MedicalTestPanel', nodes);
      const codes = (test?.code ?? []) as { codingSystem: string; codeValue: string }[];
      expect(test?.name, page.path).toBe(entry.said[page.lang].name);
      expect(
        codes.map(({ codingSystem, codeValue }) => `${codingSystem} ${codeValue}`),
        page.path,
      ).toEqual([
        ...(entry.type === 'test' ? entry.cpts.map(({ code }) => code) : [entry.cpt ?? []].flat()).map(
          (code) => `CPT ${code}`,
        ),
        ...entry.loinc.map((code) => `LOINC ${code}`),
      ]);
      expect(((test?.subTest ?? []) as unknown[]).length, page.path).toBe(entry.components.length);
      const asked = of('FAQPage', nodes)?.mainEntity as
        | { name: string; acceptedAnswer: { text: string } }[]
        | undefined;
      const shown = page.doc().blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []));
      expect(
        asked?.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })) ?? [],
      ).toEqual(shown);
    }
  });

  it('of biomarkers: the ranges of the page in its language', () => {
    const own = pages.filter(({ kind, path }) => kind === 'biomarker' && /^\/biomarkers\/[^/]+$/.test(path));
    for (const page of own) {
      const marker = data.markers.records.find(({ slug }) => page.path === `/biomarkers/${slug}`);
      if (marker === undefined) throw new Error(page.path);
      const ranges = of('MedicalTest', graph(pagePath(page)))?.normalRange as string[];
      const twin = readFileSync(`dist${pagePath(page)}.md`, 'utf8');
      expect(ranges, page.path).toHaveLength(marker.bands.length + (marker.expected === undefined ? 0 : 1));
      for (const [i, band] of marker.bands.entries()) {
        const limits = limitsText(band, marker.unit, wordsOf(page.lang));
        expect(ranges[i], page.path).toMatch(/^\S.*: /);
        expect(ranges[i]?.endsWith(`: ${limits}`), `${page.path} ${ranges[i]}`).toBe(true);
        expect(twin, page.path).toContain(limits);
      }
    }
  });

  it('of conditions: the name, and the tests that it begins with', () => {
    for (const page of pages.filter(({ kind }) => kind === 'condition')) {
      const record = data.conditions.find(({ slug }) => page.path === `/conditions/${slug}`);
      if (record === undefined) throw new Error(page.path);
      const nodes = graph(pagePath(page));
      const condition = of('MedicalCondition', nodes);
      expect(nodes[0]?.about, page.path).toEqual({ '@id': condition?.['@id'] });
      expect(condition?.name, page.path).toBe(record.said[page.lang].name);
      expect(
        ((condition?.typicalTest ?? []) as { url: string }[]).map(({ url }) => url.split('/').at(-1)),
        page.path,
      ).toEqual(record.start.map(({ item }) => item));
    }
  });

  it('of the downloads: every file with its licence and creator', () => {
    const sets = graph('/docs/data').filter((node) => node['@type'] === 'Dataset');
    const { files } = JSON.parse(readFileSync('dist/data/manifest.json', 'utf8')) as {
      files: { path: string }[];
    };
    const offered = sets.flatMap(({ distribution }) =>
      (distribution as { contentUrl: string }[]).map(({ contentUrl }) =>
        contentUrl.replace(service.origin, ''),
      ),
    );
    expect(offered.length).toBe(sets.length * 2);
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(offered));
    for (const { license, creator } of sets) {
      expect(license).toBe('https://creativecommons.org/licenses/by/4.0/');
      expect(creator).toEqual({ '@id': `${service.origin}/#organization` });
    }
  });

  it('of the home page: a search that leads to the page of searches', () => {
    const target = of('WebSite', graph('/'))?.potentialAction as { target: { urlTemplate: string } };
    expect(target.target.urlTemplate).toBe(`${service.origin}/search?q={search_term_string}`);
  });
});

describe('offers', () => {
  const entry = data.catalog.entries.find(
    ({ orderable, cents }) => orderable && Object.keys(cents).length > 1,
  );
  if (entry === undefined) throw new Error('no item is sold at two labs');
  const page = pages.find(({ path, lang }) => path === itemPath(entry) && lang === 'en');
  const described = (demo: boolean, changed = entry): Described => ({
    doc: page?.doc() as Doc,
    data: {
      service: { ...data.service, service: { ...service, demo } },
      catalog: { ...data.catalog, entries: [changed] },
      conditions: data.conditions,
      goals: data.goals,
      registry: data.registry,
      markers: data.markers,
      interpretations: data.interpretations,
    },
  });
  const sold = (from: Described) =>
    of('Service', structuredData(from)['@graph'] as unknown as Node[]) as
      | {
          offers: {
            lowPrice: number;
            highPrice: number;
            offerCount: number;
            offers: { name: string; price: number; priceCurrency: string; availability: string }[];
          };
        }
      | undefined;

  it('are published for no page while prices are a demonstration', () => {
    expect(sold(described(true))).toBeUndefined();
    if (!service.demo) return;
    for (const one of pages)
      expect(builtText(pagePath(one)), one.path).not.toMatch(/"(Aggregate)?Offer"|"price"/);
  });

  it('are the prices of the record at each lab once they are real', () => {
    const offers = sold(described(false))?.offers;
    const performed = labs.flatMap(({ id, name }) => {
      const cents = entry.cents[id];
      return cents === undefined ? [] : [{ name, price: cents / 100 }];
    });
    expect(offers?.offers.map(({ name, price }) => ({ name, price }))).toEqual(performed);
    const prices = performed.map(({ price }) => price);
    expect(offers).toMatchObject({
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: performed.length,
      priceCurrency: 'USD',
    });
    for (const { availability, priceCurrency } of offers?.offers ?? [])
      expect([availability, priceCurrency]).toEqual(['https://schema.org/InStock', 'USD']);
  });

  it('say that an item which cannot be ordered yet is not to be had', () => {
    const offers = sold(described(false, { ...entry, orderable: false }))?.offers.offers;
    expect(new Set(offers?.map(({ availability }) => availability))).toEqual(
      new Set(['https://schema.org/OutOfStock']),
    );
  });
});

describe('a signature', () => {
  it('names its day and who signed', () => {
    const page = pages.find(({ kind }) => kind === 'biomarker');
    const records = data.markers.records.map((marker) => ({
      ...marker,
      review: { status: 'reviewed', reviewedAt: '2026-12-01', reviewer: 'Ana Ruiz, MD' } as const,
    }));
    const [node] = structuredData({
      doc: page?.doc() as Doc,
      data: { ...data, markers: { ...data.markers, records } },
    })['@graph'] as unknown as Node[];
    expect(node).toMatchObject({
      '@type': 'MedicalWebPage',
      lastReviewed: '2026-12-01',
      reviewedBy: { '@type': 'Person', name: 'Ana Ruiz, MD' },
    });
  });

  it('and no text of a record can end the script that holds it', () => {
    const [page] = pages;
    const doc = { ...(page?.doc() as Doc), title: '</script><b>' };
    expect(jsonLdText({ doc, data })).not.toContain('<');
  });
});
