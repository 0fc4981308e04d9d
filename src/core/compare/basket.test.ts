import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEntry } from '../catalog/entries.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import { call, data, TODAY } from '../tools/call.fixture.ts';
import { ownBasket, providerBaskets } from './basket.ts';
import { daysBetween } from './offers.ts';

const sold = [...new Set(data.providers.prices.map(({ test }) => test))].flatMap(
  (slug) => findEntry(slug, data.catalog.entries) ?? [],
);
const basket = fc.uniqueArray(fc.constantFrom(...sold), {
  minLength: 1,
  maxLength: 6,
  selector: ({ slug }) => slug,
});
const compare = (test: string, withItems: string[] = []) => call('compare_prices', { test, withItems });

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
          expect(lines.length + missing.length).toBe(entries.length);
          expect(lines.every(({ price }) => price.lab === lab)).toBe(true);
          expect(stickerCents).toBe(lines.reduce((sum, { price }) => sum + price.stickerCents, 0));
          if (provider.orderFeeCents === undefined || missing.length > 0) expect(allInCents).toBeUndefined();
          else expect(allInCents).toBe(stickerCents + provider.orderFeeCents);
        }
      }),
    );
  });
});

describe('compare_prices', () => {
  it('ranks this service by the same rule as the others', () => {
    for (const { slug } of sold) {
      const { ranking, service, providers } = compare(slug);
      const totals = ranking.map(({ allIn }: { allIn: number }) => allIn);
      expect(totals).toEqual([...totals].sort((a: number, b: number) => a - b));
      expect(ranking.filter((one: { slug?: string }) => one.slug === undefined)).toEqual([
        expect.objectContaining({ name: service.name, allIn: service.allIn }),
      ]);
      const rankable = providers.filter(
        (one: { stale: boolean; allIn?: number }) => !one.stale && one.allIn !== undefined,
      );
      expect(ranking).toHaveLength(rankable.length + 1);
    }
  });

  it('lets stale prices leave the ranking but stay visible, with their date', () => {
    const later = call('compare_prices', { test: 'cbc' }, '2028-01-01');
    expect(later.ranking).toHaveLength(1);
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
    const figures = [...caveat.matchAll(/\$(\d+\.\d\d)/g)].map(([, usd]: string[]) => Number(usd));
    expect(caveat).toContain('Example:');
    expect(figures).toHaveLength(4);
    expect(figures[3]).toBeGreaterThan(figures[2] ?? 0);
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
  it('says where the other wins too, by the same rules', () => {
    const all = data.providers.providers.map(({ slug }) => call('compare_provider', { provider: slug }));
    expect(all.some(({ wins }) => wins.provider.length > 0)).toBe(true);
    for (const { spotPrices, wins } of all) {
      for (const { test, service, provider } of spotPrices) {
        if (provider.allIn === undefined || provider.stale || provider.allIn === service.allIn) continue;
        const winner = service.allIn < provider.allIn ? wins.service : wins.provider;
        expect(winner.some((text: string) => text.startsWith(`${test.name} alone`))).toBe(true);
      }
    }
  });

  it('finds providers by fuzzy names, and lists them without one', () => {
    expect(call('compare_provider', { provider: 'jasn health' }).provider.slug).toBe('jason-health');
    expect(call('compare_provider', { provider: 'QuestHealth' }).provider.slug).toBe('quest-health');
    expect(call('compare_provider', {}).providers).toHaveLength(data.providers.providers.length);
  });
});
