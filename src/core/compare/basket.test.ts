import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEntry } from '../catalog/entries.ts';
import { daysBetween } from '../days.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import { call, data, TODAY } from '../tools/call.fixture.ts';
import { compareProvider } from '../tools/compare-provider.ts';
import { runTool } from '../tools/run.ts';
import { wordsOf } from '../words/index.ts';
import { ownBasket, providerBaskets } from './basket.ts';
import { centsOfSold } from './seller-cover.ts';

const sold = [...new Set(data.providers.prices.map(({ test }) => test))].flatMap(
  (slug) => findEntry(slug, data.catalog.entries) ?? [],
);
const basket = fc.uniqueArray(fc.constantFrom(...sold), {
  minLength: 1,
  maxLength: 6,
  selector: ({ slug }) => slug,
});
const testsOf = (slug: string): readonly string[] => {
  const entry = findEntry(slug, data.catalog.entries);
  return entry?.type === 'panel' ? entry.components : [slug];
};
const compare = (test: string, withItems: string[] = []) =>
  call('compare_prices', { test, withItems, limit: 60 });

/** A row of a ranking, as far as it is looked at here. */
interface Line {
  readonly rank?: number;
  readonly slug?: string;
  readonly unranked?: string;
}

const withService = (change: { readonly demo: boolean }) => ({
  ...data,
  catalog: data.catalog,
  providers: data.providers,
  service: { ...data.service, service: { ...data.service.service, ...change } },
});

// biome-ignore lint/suspicious/noExplicitAny: answers are checked field by field where they are used
const compareProviderIn = (dataset: ReturnType<typeof withService>, provider: string): any =>
  runTool(
    compareProvider,
    { provider, limit: 50 },
    { data: dataset, today: TODAY, wordsOf, attribution: { source: 'ai_agent', medium: 'agent' } },
  );

describe('a basket elsewhere', () => {
  it('never costs less for one test more', () => {
    fc.assert(
      fc.property(basket, fc.constantFrom(...sold), (entries, more) => {
        const larger = [...new Set([...entries, more])];
        const before = providerBaskets(entries, data, TODAY);
        for (const after of providerBaskets(larger, data, TODAY)) {
          const same = before.find(({ provider }) => provider === after.provider);
          if (after.allInCents === undefined || same?.allInCents === undefined) continue;
          expect(after.allInCents).toBeGreaterThanOrEqual(same.allInCents);
        }
      }),
    );
  });

  it('here measures everything that was asked for, or says what is missing, and never costs less for one test more', () => {
    fc.assert(
      fc.property(basket, fc.constantFrom(...sold), (entries, more) => {
        const before = ownBasket(entries, data);
        const after = ownBasket([...new Set([...entries, more])], data);
        for (const { lines, missing } of [before, after]) {
          const measured = new Set(lines.flatMap(({ entry }) => entry.biomarkers));
          for (const { biomarkers } of entries.filter((entry) => !missing.includes(entry)))
            expect(biomarkers.filter((name) => !measured.has(name))).toEqual([]);
        }
        if (before.lab === after.lab && after.missing.length === before.missing.length)
          expect(after.stickerCents).toBeGreaterThanOrEqual(before.stickerCents);
      }),
    );
  });

  it('is the sum of its tests at one lab and one fee, and is ranked only when complete, fresh and known', () => {
    fc.assert(
      fc.property(basket, (entries: CatalogEntry[]) => {
        for (const { provider, lab, lines, missing, stickerCents, allInCents } of providerBaskets(
          entries,
          data,
          TODAY,
        )) {
          const bought = lines.flatMap(({ price, panel }) =>
            panel === undefined ? testsOf(price.test) : panel.components,
          );
          for (const test of entries.flatMap(({ slug }) => testsOf(slug)))
            expect(bought.includes(test)).toBe(!missing.some(({ slug }) => slug === test));
          expect(lines.every(({ price, panel }) => (price ?? panel).lab === lab)).toBe(true);
          expect(stickerCents).toBe(lines.reduce((sum, line) => sum + centsOfSold(line), 0));
          if (provider.orderFeeCents === undefined || missing.length > 0) expect(allInCents).toBeUndefined();
          else expect(allInCents).toBe(stickerCents + provider.orderFeeCents);
        }
      }),
    );
  });
});

describe('compare_prices', () => {
  it('shows everybody once, and ranks only fresh totals of the same test', () => {
    for (const { slug } of sold) {
      const { ranking, service, providers } = compare(slug);
      const sellers = new Set(providers.map((one: { provider: { slug: string } }) => one.provider.slug));
      expect(ranking.map(({ slug = '' }: Line) => slug).sort()).toEqual([...sellers, ''].sort());
      expect(ranking.filter((one: Line) => one.slug === undefined)).toEqual([
        expect.objectContaining({ name: service.name, allIn: service.allIn, demo: true, unranked: 'demo' }),
      ]);
      for (const line of ranking) expect('rank' in line).toBe(!('unranked' in line));
      for (const { allIn, equivalence, kind, stale, demo } of ranking.filter((one: Line) => one.rank)) {
        expect({ equivalence, stale, demo }).toEqual({ equivalence: 'same', stale: false, demo: false });
        expect(['list', 'second-hand']).toContain(kind);
        expect(allIn).toBeGreaterThan(0);
      }
    }
  });

  it('lets stale prices lose their rank but stay visible, with their date', () => {
    const later = call('compare_prices', { test: 'cbc', limit: 60 }, '2028-01-01');
    expect(later.ranking.filter((one: Line) => one.rank !== undefined)).toEqual([]);
    expect(later.service.stale).toBe(true);
    expect(later.providers.length).toBe(compare('cbc').providers.length);
    expect(
      later.providers.every(
        ({ stale, verifiedAt }: { stale: boolean; verifiedAt: string }) => stale && verifiedAt < '2027',
      ),
    ).toBe(true);
    expect(daysBetween('2026-01-01', '2026-03-01')).toBe(59);
  });

  it('compares a whole basket, each fee once, and names what a provider lacks', () => {
    const { basket: order, service } = compare('cbc', ['cmp', 'Lipid panel', 'a1c']);
    expect(order.items.map(({ slug }: { slug: string }) => slug)).toEqual([
      'cbc',
      'cmp',
      'lipid-panel',
      'hemoglobin-a1c',
    ]);
    expect(order.service.allIn).toBeCloseTo(order.service.sticker + service.fees, 10);
    // Our own panel measures three of the four for less than they cost singly.
    expect(order.service.items.map(({ slug }: { slug: string }) => slug)).toContain('basic-wellness');
    for (const { missing, allIn, fees, sticker } of order.providers) {
      if (allIn !== undefined) expect(allIn).toBeCloseTo(sticker + fees, 10);
      if (missing.length > 0) expect(allIn).toBeUndefined();
    }
  });

  it('works its example out from the prices held', () => {
    const { caveat } = compare('cbc');
    const [, together, apart] = [...caveat.matchAll(/\$(\d+\.\d\d)/g)].map(([, usd]) => Number(usd));
    expect(caveat).toContain('Example:');
    expect(apart).toBeGreaterThan(together ?? Number.NaN);
    expect(caveat).not.toContain(data.service.service.brand);
  });

  it('asks back for a name that is several tests or none', () => {
    expect(compare('cbc', ['free testosterone']).status).toBe('ambiguous');
    expect(compare('cbc', ['no such test at all'])).toMatchObject({
      status: 'not_found',
      item: 'no such test at all',
      message: expect.stringContaining('“no such test at all” is not in the catalog.'),
    });
  });

  it('never ranks another test', () => {
    const { prices } = data.providers;
    const onlyDifferent = prices.filter(({ test, provider }) =>
      prices
        .filter((other) => other.test === test && other.provider === provider)
        .every(({ equivalence }) => equivalence === 'different'),
    );
    expect(onlyDifferent.length).toBeGreaterThan(0);
    for (const { test, provider } of onlyDifferent) {
      const shown = compare(test).providers.map((one: { provider: { slug: string } }) => one.provider.slug);
      expect(shown, test).not.toContain(provider);
    }
  });
});

describe('compare_provider', () => {
  it('sets no made-up price against a company, and says where a company is cheapest of the real ones', () => {
    const all = data.providers.providers.map(({ slug }) => ({
      slug,
      answer: call('compare_provider', { provider: slug, limit: 50 }),
    }));
    const won = all.flatMap(({ slug, answer }) => {
      expect(answer.wins.service).toEqual([]);
      return answer.wins.provider.map((text: string) => ({ slug, text }));
    });
    expect(won.length).toBeGreaterThan(0);
    for (const { slug, text } of won.slice(0, 20)) {
      const { answer } = all.find((one) => one.slug === slug) ?? {};
      const spot = answer.spotPrices.find(({ test }: { test: { name: string } }) =>
        text.startsWith(`${test.name} alone, all in: $`),
      );
      const rank = compare(spot.test.slug).ranking.find((one: Line) => one.slug === slug && one.rank === 1);
      expect(rank, text).toMatchObject({ allIn: spot.provider.allIn });
      expect(spot.service.demo).toBe(true);
    }
  });

  it('compares with our own prices by the same rules where they are real', () => {
    const real = withService({ demo: false });
    for (const { slug } of data.providers.providers.slice(0, 12)) {
      const { wins, spotPrices } = compareProviderIn(real, slug);
      for (const { test, service, provider } of spotPrices) {
        const said = (side: 'service' | 'provider') =>
          wins[side].some((text: string) => text.startsWith(`${test.name} alone`));
        const comparable =
          provider.allIn !== undefined &&
          !provider.stale &&
          provider.equivalence.level === 'same' &&
          !['estimate', 'sale'].includes(provider.kind);
        expect(said('service')).toBe(comparable && service.allIn < provider.allIn);
        expect(said('provider')).toBe(comparable && provider.allIn < service.allIn);
      }
    }
  });

  it('finds providers by fuzzy names, and lists them without one', () => {
    expect(call('compare_provider', { provider: 'jasn health' }).provider.slug).toBe('jason-health');
    expect(call('compare_provider', { provider: 'QuestHealth' }).provider.slug).toBe('quest-health');
    expect(call('compare_provider', {}).providers).toHaveLength(data.providers.providers.length);
  });
});
