import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pagePath, twinPath } from '../../../src/blocks/paths.ts';
import type { Band, Marker } from '../../../src/core/model/marker.ts';
import { LANGS, PAGE_KINDS } from '../../../src/core/model/vocabulary.ts';
import { limitsText } from '../../../src/core/reference/limits.ts';
import { call } from '../../../src/core/tools/call.fixture.ts';
import { wordsOf } from '../../../src/core/words/index.ts';
import { statePath } from '../../../src/documents/places/places.ts';
import { site } from '../../../src/site/site.ts';
import { htmlTables, markdownTables } from './tables.fixture.ts';

const { data, pages } = site();
const { service, labs, states } = data.service;
const today = service.dataRelease;
const html = (path: string): string => readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');
const twin = (path: string): string => readFileSync(`dist${twinPath(path)}`, 'utf8');
const tables = (path: string) => markdownTables(twin(path));
const usd = (amount: number): string => `$${amount.toFixed(2)}`;

// Every page equals its twin, so what follows reads the twin alone.
describe('every page and its twin', () => {
  it('hold the same tables, cell by cell, and the same amounts', () => {
    const amounts = (text: string): string[] => [...new Set(text.match(/\$\d[\d,]*(?:\.\d\d)?/g))].sort();
    const seen = pages.map((page) => {
      const path = pagePath(page);
      // A list that a page filters has rows of its own form; its figures are compared below.
      // The cart shows the order of its address; its twin says how an address holds one.
      if (page.kind === 'cart') return 0;
      if (page.doc().blocks.some(({ kind }) => kind === 'catalog')) return 0;
      const [, body = ''] = html(path).split('<main');
      const found = htmlTables(body);
      expect(found, path).toEqual(tables(path));
      // A form is the page's own: its choices may name amounts.
      const told = body.replace(/<form[\s\S]*?<\/form>/g, '');
      expect(amounts(told), path).toEqual(amounts(twin(path)));
      return found.length;
    });
    expect(seen.filter((count) => count > 0).length).toBeGreaterThan(data.catalog.entries.length);
  });

  it('name each item of a filtered list with its price at every lab, in the twin too', () => {
    for (const page of pages.filter(({ kind }) => kind === 'category')) {
      const path = pagePath(page);
      const [, body = ''] = html(path).split('<main');
      const listed = data.catalog.entries.filter(({ category }) => path.endsWith(`/${category}`));
      for (const { slug, cents } of listed) {
        expect(body, path).toContain(`/${slug}"`);
        for (const price of Object.values(cents)) {
          expect(body, path).toContain(usd(price / 100));
          expect(twin(path), path).toContain(usd(price / 100));
        }
      }
      expect(listed.length, path).not.toBe(0);
    }
  });

  it('name every item of the catalog with its list price, the twin in a line each', () => {
    for (const page of pages.filter(({ kind }) => kind === 'catalog')) {
      const path = pagePath(page);
      const [, body = ''] = html(path).split('<main');
      for (const { slug, listCents } of data.catalog.entries) {
        expect(body, path).toContain(`/${slug}"`);
        const line = twin(path)
          .split('\n')
          .find((one) => one.startsWith(`- ${slug}: `));
        expect(line, path).toContain(usd(listCents / 100));
        expect(body, path).toContain(usd(listCents / 100));
      }
    }
  });

  it('name the same amounts in Spanish as in English', () => {
    const amounts = (path: string): string[] => (twin(path).match(/\$\d[\d,]*(?:\.\d\d)?/g) ?? []).sort();
    const translated = pages.filter(({ lang, kind }) => lang === 'es' && kind !== 'guide');
    for (const page of translated)
      expect(amounts(pagePath(page)), page.path).toEqual(amounts(pagePath({ ...page, lang: 'en' })));
    expect(translated.length).toBeGreaterThan(data.catalog.entries.length);
  });

  it('hold every source that the page cites', () => {
    for (const page of pages) {
      const path = pagePath(page);
      const text = twin(path);
      for (const block of page.doc().blocks) {
        for (const { url } of block.kind === 'sources' ? block.sources : [])
          expect(text, path).toContain(`](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`);
      }
    }
  });
});

describe('items', () => {
  it('cost the same on the page, in its twin, as JSON and in get_test', () => {
    for (const { slug, type } of data.catalog.entries) {
      const { item } = call('get_test', { slug }, today);
      const { status: _, meta: __, ...file } = JSON.parse(readFileSync(`dist/api/catalog/${slug}`, 'utf8'));
      expect(file, slug).toEqual(item);
      const [prices] = tables(`/${type}s/${slug}`);
      expect(
        prices?.rows.map(([, price, allIn]) => [price, allIn]),
        slug,
      ).toEqual(
        labs.map(({ id }) => {
          const price = item.prices[id];
          return price === undefined ? ['not performed there', '–'] : [usd(price), usd(price + item.labFee)];
        }),
      );
    }
  });

  it('cost the same in every list', () => {
    const lists = pages.filter(
      ({ kind, lang }) => lang === 'en' && ['home', 'catalog', 'category'].includes(kind),
    );
    const listed = lists.flatMap((page) =>
      tables(pagePath(page)).flatMap(({ head, rows }) => {
        expect(head.slice(1, 1 + labs.length)).toEqual(labs.map(({ name }) => name));
        return rows;
      }),
    );
    const byName = new Map(data.catalog.entries.map((entry) => [entry.said.en.name, entry]));
    for (const [name = '', ...cells] of listed) {
      const entry = byName.get(name.replace(' (coming soon)', ''));
      expect(cells.slice(0, labs.length), name).toEqual(
        labs.map(({ id }) => {
          const cents = entry?.cents[id];
          return cents === undefined ? 'not offered' : usd(cents / 100);
        }),
      );
    }
    expect(new Set(listed.map(([name]) => name)).size).toBe(data.catalog.entries.length);
  });
});

describe('conditions', () => {
  it('cost on the page, in its twin and in get_guide what quote_order says of the start', () => {
    expect(data.conditions.length).toBeGreaterThan(0);
    for (const { slug, start } of data.conditions)
      for (const lang of LANGS) {
        const path = pagePath({ path: `/conditions/${slug}`, lang });
        const [, items = '', lab] =
          /\/tools\/quote-order\?items=([a-z0-9,-]+)(?:&(?:amp;)?lab=([a-z][\w-]*))?/.exec(html(path)) ?? [];
        expect(
          items.split(',').filter((item) => item !== ''),
          path,
        ).toEqual(start.map(({ item }) => item));
        if (start.length === 0) continue;
        const quote = call('quote_order', { items: items.split(','), ...(lab && { lab }) }, today);
        const guide = call('get_guide', { path: `/conditions/${slug}`, lang }, today);
        for (const text of [html(path), twin(path), guide.markdown as string]) {
          expect(text, path).toContain(usd(quote.total));
          for (const { price } of quote.items) expect(text, path).toContain(usd(price));
        }
      }
  });
});

/** Someone whom the band is for. */
function personOf({ sex, ageFrom, ageBefore, pregnancy, postmenopausal }: Band, marker: Marker) {
  const inYears = { hours: 8766, days: 365.25, months: 12, years: 1 };
  const years = ageFrom === undefined ? undefined : Math.floor(ageFrom.value / inYears[ageFrom.unit]);
  const age = years ?? (ageBefore === undefined ? undefined : 0);
  return {
    marker: marker.slug,
    ...(sex === undefined ? {} : { sex }),
    ...(age === undefined || pregnancy !== undefined ? {} : { age }),
    ...(pregnancy === undefined ? {} : { sex: 'female', pregnancy: true }),
    ...(pregnancy?.startsWith('trimester_') ? { trimester: Number(pregnancy.at(-1)) } : {}),
    ...(postmenopausal === undefined ? {} : { postmenopausal }),
  };
}

describe('markers', () => {
  it('have the limits of the page in lookup_reference_range, for whom the page says', () => {
    for (const marker of data.markers.records) {
      // A result in words has no range: its words stand on the page instead.
      if (marker.bands.length === 0) {
        expect(twin(`/biomarkers/${marker.slug}`)).toContain(marker.expected?.words.join(', '));
        continue;
      }
      const [ranges] = tables(`/biomarkers/${marker.slug}`);
      const methods = ranges?.head.indexOf('Method') ?? -1;
      const rows = ranges?.rows.map((row) => {
        const method = row[methods] ?? '';
        return `${row[0]}${method === '' ? '' : ` (${method})`}: ${row[1]}`;
      });
      const answered = marker.bands.map((band) => {
        const answer = call('lookup_reference_range', personOf(band, marker), today);
        const found = answer.ranges.find(
          (range: { population: string; text: string; method?: string }) =>
            range.population === band.population.en &&
            range.method === band.method?.en &&
            range.text === limitsText(band, marker.unit, wordsOf('en')),
        );
        expect(found, `${marker.slug}: ${band.population.en}`).toBeTypeOf('object');
        for (const limit of ['low', 'high'] as const) expect(found[limit]).toBe(band[limit]);
        return `${found.population}${found.method === undefined ? '' : ` (${found.method})`}: ${found.text}`;
      });
      expect(rows, marker.slug).toEqual(answered);
    }
  });

  it('have the same limits in Spanish', () => {
    const numbers = (cell: string | undefined): string[] => cell?.match(/\d[\d.,]*/g) ?? [];
    for (const { slug } of data.markers.records) {
      const [english] = tables(`/biomarkers/${slug}`);
      const [spanish] = tables(`/es/biomarkers/${slug}`);
      expect(
        spanish?.rows.map(([, range]) => numbers(range)),
        slug,
      ).toEqual(english?.rows.map(([, range]) => numbers(range)));
    }
  });
});

/** A line of a ranking. */
interface Line {
  readonly name: string;
  readonly rank?: number;
  readonly allIn?: number;
  readonly allInFrom?: number;
  readonly demo: boolean;
}

describe('comparisons', () => {
  const compared = pages.filter(({ path, lang }) => lang === 'en' && /^\/compare\/prices\/./.test(path));
  const pricesOf = (test: string) => call('compare_prices', { test, limit: 60 }, today);

  it('say first who is cheapest, then rank as compare_prices does, with what is made up last', () => {
    for (const { path } of compared) {
      const { ranking, providers, verdict } = pricesOf(path.split('/').at(-1) ?? '');
      expect(html(path), path).toContain(`<p>${verdict.replaceAll('&', '&amp;')}</p>`);
      const rows = tables(path)[0]?.rows ?? [];
      expect(rows, path).toHaveLength(providers.length + 1);
      const expected = [
        ...ranking.filter(({ demo }: Line) => !demo),
        ...ranking.filter(({ demo }: Line) => demo),
      ];
      expect(
        rows
          .slice(0, expected.length)
          .map(([name = '', rank = '', , , allIn]) => [
            name.replace(/ \([^)]*\)$/, ''),
            rank.startsWith('–') ? undefined : Number(rank),
            allIn,
          ]),
        path,
      ).toEqual(
        expected.map(({ name, rank, allIn, allInFrom }: Line) => [
          name,
          rank,
          allIn === undefined ? `from ${usd(allInFrom ?? 0)} + fee` : usd(allIn),
        ]),
      );
      // What a seller asks besides, at another lab or for a near equivalent, has no rank.
      for (const [, rank] of rows.slice(expected.length)) expect(rank, path).toMatch(/^–/);
    }
    expect(compared.length).toBeGreaterThan(0);
  });

  it.runIf(service.demo)('mark every price of ours as a demonstration, and draw none of them filled', () => {
    for (const { path, lang } of pages.filter(({ path }) => /^\/compare\/(prices\/.|basket$)/.test(path))) {
      const shown = pagePath({ path, lang });
      const own = tables(shown).flatMap(({ rows }) =>
        rows.filter(([name = '']) => name.startsWith(service.brand)),
      );
      for (const [name, rank] of own) {
        expect(name, shown).toMatch(/\((demo price|precio de demostración)\)$/);
        expect(rank, shown).toMatch(/^– /);
      }
      expect(own.length, shown).toBeGreaterThan(0);
      expect(html(shown), shown).not.toContain('mark own');
    }
  });

  it('stand on the page of the item too, with the same verdict and the way to every price', () => {
    for (const { path } of compared) {
      const slug = path.split('/').at(-1) ?? '';
      const entry = data.catalog.entries.find((one) => one.slug === slug);
      const page = twin(`/${entry?.type}s/${slug}`);
      expect(page, slug).toContain(pricesOf(slug).verdict);
      expect(page, slug).toContain(`${path}.md`);
    }
  });

  it('name the same spot prices on the page of a provider, in compare_provider and in compare_prices', () => {
    for (const { slug } of data.providers.providers) {
      const { spotPrices = [] } = call('compare_provider', { provider: slug }, today);
      // Some stand open and the rest is folded.
      const rows = tables(`/compare/${slug}`)
        .filter(({ head }) => head[0] === 'Test')
        .flatMap((table) => table.rows.map((row) => row.slice(0, 6)));
      for (const { test, service: here, provider: there } of spotPrices) {
        const one = pricesOf(test.slug);
        const same = one.providers.find(
          (other: { provider: { slug: string }; sticker: number; allIn?: number }) =>
            other.provider.slug === slug && other.sticker === there.sticker && other.allIn === there.allIn,
        );
        expect(same, `${slug} ${test.slug}`).toBeTypeOf('object');
        expect(one.service).toMatchObject({ sticker: here.sticker, allIn: here.allIn });
        expect(rows, `${slug} ${test.slug}`).toContainEqual([
          test.name,
          usd(here.sticker),
          usd(here.allIn),
          usd(there.sticker),
          there.allIn === undefined ? 'not known' : usd(there.allIn),
          there.equivalence.level === 'same' ? 'the same test' : 'a similar test',
        ]);
      }
    }
  });
});

/** Lines once each and without blanks: a table that is cut between two parts repeats its head. */
const linesOf = (text: string): string[] => [...new Set(text.split('\n').filter((line) => line !== ''))];

describe('pages of get_guide', () => {
  it('are the twins themselves', () => {
    const guides = pages.filter(
      ({ kind }) => kind === 'analyte' || PAGE_KINDS.some((known) => known === kind),
    );
    for (const page of guides) {
      const { path, lang } = page;
      const { markdown, url, parts = 1 } = call('get_guide', { path, lang }, today);
      const rest = Array.from({ length: parts - 1 }, (_, i) =>
        call('get_guide', { path, lang, part: i + 2 }, today),
      );
      const whole = [markdown, ...rest.map((one) => one.markdown)].join('\n');
      expect(linesOf(whole), path).toEqual(linesOf(twin(pagePath(page))));
      expect(url).toBe(service.origin + pagePath(page));
    }
    expect(guides.length).toBeGreaterThan(data.markers.records.length);
  });
});

describe('states', () => {
  it('have the rule of the page in quote_order, and its fee', () => {
    const item = data.catalog.entries.find(
      ({ orderable, cents }) => orderable && labs.every(({ id }) => cents[id] !== undefined),
    );
    const { inSentence } = wordsOf('en').places;
    for (const state of states) {
      const place = inSentence(state.said.en.name);
      const text = twin(statePath(state));
      const answer = call('quote_order', { items: [item?.slug], state: state.code }, today);
      if (answer.status === 'not_served') {
        expect(text).toContain(`No lab here can draw blood in ${place}.`);
        continue;
      }
      const lab = labs.find(({ id }) => id === answer.lab)?.name;
      expect(text).toContain(
        answer.routed
          ? `Orders in ${place} are drawn at ${lab} only.`
          : `Orders in ${place} can be drawn at ${labs.map(({ name }) => name).join(', ')}; ${lab} unless you choose.`,
      );
      expect(text).toContain(`**Fee, once an order:** ${usd(answer.labFee)}`);
    }
  });
});
