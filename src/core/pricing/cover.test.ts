import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEntry } from '../catalog/entries.ts';
import { data } from '../tools/call.fixture.ts';
import { cheapestCover, MOST_BRANCHES, type Offer } from './cover.ts';
import { openBasket, priceAt, toMeasure } from './quote.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const offers = fc
  .array(
    fc.record({ cents: fc.integer({ min: 1, max: 50 }), covers: fc.subarray(NAMES, { minLength: 1 }) }),
    {
      minLength: 1,
      maxLength: 11,
    },
  )
  .map((list) => list.map((offer, i): Offer => ({ ...offer, slug: `offer-${i}` })));

const costOf = (taken: readonly Offer[]): number => taken.reduce((sum, { cents }) => sum + cents, 0);

const coversAll = (wanted: readonly string[], taken: readonly Offer[]): boolean => {
  const covered = new Set(taken.flatMap(({ covers }) => covers));
  return wanted.every((name) => covered.has(name));
};

/** Every subset of the offers, tried. */
function bruteForce(wanted: readonly string[], all: readonly Offer[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let subset = 0; subset < 2 ** all.length; subset++) {
    const taken = all.filter((_, i) => (subset >> i) & 1);
    if (coversAll(wanted, taken)) best = Math.min(best, costOf(taken));
  }
  return best;
}

describe('the cheapest cover', () => {
  it('costs what trying every subset finds', () => {
    fc.assert(
      fc.property(fc.subarray(NAMES, { minLength: 1 }), offers, (wanted, all) => {
        const cover = cheapestCover(wanted, all);
        const cost = cover === undefined ? Number.POSITIVE_INFINITY : costOf(cover.offers);
        expect(cost).toBe(bruteForce(wanted, all));
      }),
      { numRuns: 500 },
    );
  });

  it('covers everything wanted, with any budget of branches', () => {
    fc.assert(
      fc.property(fc.subarray(NAMES, { minLength: 1 }), offers, fc.nat(5), (wanted, all, budget) => {
        const cover = cheapestCover(wanted, all, budget);
        expect(cover !== undefined).toBe(coversAll(wanted, all));
        fc.pre(cover !== undefined);
        expect(coversAll(wanted, cover.offers)).toBe(true);
        expect(cover.branches).toBeLessThanOrEqual(budget);
      }),
    );
  });
});

describe('the cover of an order', () => {
  const { entries } = data.catalog;
  const ordered = (slugs: readonly string[]) => {
    const priced = priceAt(
      openBasket(slugs, (slug) => ({ entry: findEntry(slug, entries) })),
      'lab_1',
      ['lab_1'],
    );
    const { wanted, offers: all } = toMeasure(priced, entries);
    return { subtotal: priced.subtotalCents, wanted, all };
  };

  it('is proven the cheapest for any 25 tests and any 25 panels', () => {
    for (const type of ['test', 'panel']) {
      const slugs = entries.filter((entry) => entry.type === type && entry.orderable).map(({ slug }) => slug);
      fc.assert(
        fc.property(fc.shuffledSubarray(slugs, { minLength: 25, maxLength: 25 }), (chosen) => {
          const { wanted, all } = ordered(chosen);
          expect(cheapestCover(wanted, all)?.branches).toBeLessThan(MOST_BRANCHES);
        }),
      );
    }
  });

  // Found by a search for orders that need many branches; 25 items, chosen to overlap.
  it.each([
    'before-pregnancy alcohol-and-liver tick-borne pre-surgery-check anemia-advanced hepatitis-b-complete immune-function autoimmune-liver acute-hepatitis celiac-and-nutrition pcos-check lupus-follow-up bowel-inflammation longevity std-basic testosterone-therapy type-1-antibodies female-hormones pituitary-check joint-pain-check testicular-markers celiac-expanded prenatal-panel sjogren-check pet-and-dust-allergy',
    'pituitary-check tree-nut-allergy lupus-follow-up longevity muscle-check prenatal-panel tick-borne testicular-markers female-hormones bone-health pregnancy-infections bowel-inflammation hepatitis-b-complete joint-pain-check alcohol-and-liver male-hormones gi-pathogen-pcr hemoglobin-disorders autoimmune-liver sjogren-check pcos-check heavy-metals-expanded kidney-complete anemia-advanced plant-based-diet',
  ])('stops at the budget for an order made up to be hard, number %#', (items) => {
    const { subtotal, wanted, all } = ordered(items.split(' '));
    const cover = cheapestCover(wanted, all);
    expect(cover?.branches).toBeLessThanOrEqual(MOST_BRANCHES);
    expect(coversAll(wanted, cover?.offers ?? [])).toBe(true);
    expect(costOf(cover?.offers ?? [])).toBeLessThanOrEqual(subtotal);
  });
});
