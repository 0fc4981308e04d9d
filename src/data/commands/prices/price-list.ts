import type { Panel, PriceRow, Test } from '../../../core/model/catalog.ts';
import { lackingAt } from './availability.ts';
import { classOf, isReflex, type PriceClass } from './classes.ts';
import { askedCents, type Bounds, DEMO_LABS, type DemoLab, listOf, priced } from './labs.ts';
import { DISCOUNT, discountOf } from './panels.ts';
import { type Amounts, medicareCents, worthCents } from './worth.ts';

type Slugged<T> = T & { readonly slug: string };

/** What prices are made of. */
export interface Catalog {
  readonly tests: readonly Slugged<Test>[];
  readonly panels: readonly Slugged<Panel>[];
  readonly amounts: Amounts;
}

/** What no test but a gene is sold below, as a share of the Medicare amount: one of its own, and one made of others. */
const LEAST_OF_MEDICARE = { own: 1, ofParts: 0.9 };
/** A test that measures what others measure together costs less than they do, and more than each. */
const OF_PARTS = 0.97;
const OF_DEAREST = 1.08;
const MORE_CENTS = 100;

const within = (one: Bounds, other: Bounds): Bounds => ({
  least: Math.max(one.least, other.least),
  below: Math.min(one.below, other.below),
});

const fewestFirst = <T>(records: readonly T[], count: (record: T) => number): T[] =>
  [...records].sort((a, b) => count(a) - count(b));

const holds = (whole: readonly string[], part: readonly string[]): boolean =>
  part.length < whole.length && part.every((name) => whole.includes(name));

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** What Medicare pays for each test, in cents; for one without an amount the middle of its class. */
function medicareOf({ tests, amounts }: Catalog): ReadonlyMap<string, number> {
  const byClass = new Map<PriceClass, number[]>();
  for (const test of tests) {
    const cents = medicareCents(test, amounts);
    if (cents === undefined) continue;
    byClass.set(classOf(test), [...(byClass.get(classOf(test)) ?? []), cents]);
  }
  return new Map(
    tests.map((test) => [
      test.slug,
      medicareCents(test, amounts) ?? median(byClass.get(classOf(test)) ?? []),
    ]),
  );
}

type CentsOf = (slug: string) => number;

/**
 * Between which prices a test must stand beside Medicare and the tests that measure a part of it.
 * @param parts tests that measure some of what it measures
 */
function testBounds(test: Slugged<Test>, parts: readonly Slugged<Test>[], medicare: CentsOf, price: CentsOf) {
  const single = parts.filter(({ biomarkers }) => biomarkers.length === 1);
  const total = (of: CentsOf): number => single.reduce((sum, { slug }) => sum + of(slug), 0);
  // Where Medicare pays for the parts what it pays for the whole, they are all that the whole measures.
  const isSum = !isReflex(test) && single.length > 1 && total(medicare) >= medicare(test.slug);
  const least = LEAST_OF_MEDICARE[isSum ? 'ofParts' : 'own'] * medicare(test.slug);
  return {
    least: Math.max(
      classOf(test) === 'genetics' ? 0 : least,
      OF_DEAREST * Math.max(0, ...parts.map(({ slug }) => price(slug))),
      // What follows by itself where a result asks for it is paid for beforehand.
      isReflex(test) ? total(price) + MORE_CENTS : 0,
    ),
    below: isSum ? OF_PARTS * total(price) : Number.POSITIVE_INFINITY,
  };
}

/** The prices of all tests on the list of one lab, in cents, whether it sells them or not. */
function testList(lab: DemoLab, catalog: Catalog, seed: string): Map<string, number> {
  const medicare = medicareOf(catalog);
  const cents = new Map<string, number>();
  const amount: CentsOf = (slug) => medicare.get(slug) ?? 0;
  const price: CentsOf = (slug) => cents.get(slug) ?? 0;
  const shown = catalog.tests.filter(({ status }) => status !== 'hidden');
  for (const test of fewestFirst(catalog.tests, ({ biomarkers }) => biomarkers.length)) {
    const parts = shown.filter(({ biomarkers }) => holds(test.biomarkers, biomarkers));
    const asked = askedCents(lab, test, worthCents(test, amount(test.slug), seed), seed);
    cents.set(test.slug, priced(lab, test.slug, asked, testBounds(test, parts, amount, price), seed));
  }
  return cents;
}

/** Between which prices a panel must stand beside its tests and the smaller panels that it holds. */
function panelBounds(panel: Slugged<Panel>, panels: readonly Slugged<Panel>[], cents: Map<string, number>) {
  const sumOf = (slugs: readonly string[]): number =>
    slugs.reduce((sum, slug) => sum + (cents.get(slug) ?? 0), 0);
  const dearest = Math.max(...panel.components.map((slug) => cents.get(slug) ?? 0));
  const sum = sumOf(panel.components);
  const own: Bounds = {
    least: Math.max(dearest, (1 - DISCOUNT.most) * sum),
    below: (1 - DISCOUNT.least) * sum,
  };
  return panels
    .filter(({ components }) => holds(panel.components, components))
    .map(({ slug, components }): Bounds => {
      const inner = cents.get(slug) ?? 0;
      const rest = panel.components.filter((part) => !components.includes(part));
      return { least: inner + MORE_CENTS, below: inner + sumOf(rest) };
    })
    .reduce(within, own);
}

/** Adds the panels to the list of a lab. */
function addPanels(lab: DemoLab, { tests, panels }: Catalog, cents: Map<string, number>, seed: string): void {
  const testOf = new Map(tests.map((test) => [test.slug, test]));
  for (const panel of fewestFirst(panels, ({ components }) => components.length)) {
    const parts = panel.components.flatMap((slug) => testOf.get(slug) ?? []);
    const sum = parts.reduce((total, { slug }) => total + (cents.get(slug) ?? 0), 0);
    const facts = {
      slug: panel.slug,
      classes: parts.map(classOf),
      samples: parts.map(({ sampleType }) => sampleType),
    };
    const lists = facts.classes.map((kind) => listOf(lab, kind));
    const list = lists.find((one) => one === lab) ?? lists[0] ?? lab;
    const bounds = panelBounds(panel, panels, cents);
    cents.set(panel.slug, priced(list, panel.slug, sum * (1 - discountOf(facts, seed)), bounds, seed));
  }
}

/** The rows of data/store/prices.csv for a catalog, by slug; the same seed always gives the same prices. */
export function priceList(catalog: Catalog, seed: string, asOf: string): PriceRow[] {
  const { tests, panels } = catalog;
  const inPanels = new Set(panels.flatMap(({ components }) => components));
  const own = new Map(DEMO_LABS.map((lab) => [lab, testList(lab, catalog, seed)]));
  const lists = new Map(
    DEMO_LABS.map((lab) => {
      const cents = new Map(
        tests.map((test) => [test.slug, own.get(listOf(lab, classOf(test)))?.get(test.slug) ?? 0]),
      );
      addPanels(lab, catalog, cents, seed);
      return [lab, cents];
    }),
  );
  const lacking = new Map(tests.map((test) => [test.slug, lackingAt(test, inPanels, seed)]));
  const sells = (lab: DemoLab, slugs: readonly string[]): boolean =>
    slugs.every((slug) => lacking.get(slug) !== lab);
  const row = (slug: string, parts: readonly string[]): PriceRow => ({
    slug,
    cents: Object.fromEntries(
      DEMO_LABS.filter((lab) => sells(lab, parts)).flatMap((lab) => {
        const price = lists.get(lab)?.get(slug);
        return price === undefined ? [] : [[lab, price]];
      }),
    ),
    asOf,
  });
  return [
    ...tests.map(({ slug }) => row(slug, [slug])),
    ...panels.map(({ slug, components }) => row(slug, components)),
  ].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
