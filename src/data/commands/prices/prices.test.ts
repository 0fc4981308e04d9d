import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceRow } from '../../../core/model/catalog.ts';
import { readAuthored } from '../../read/authored.ts';
import { DEMO_STORE, readingOf } from '../../read/store.ts';
import { catalogOf, demonstrationPrices, printPrices } from '../generate-prices.ts';
import { mayLack } from './availability.ts';
import { CLASSES, classOf } from './classes.ts';
import { DEMO_LABS, type DemoLab } from './labs.ts';
import { medicareCents } from './worth.ts';

const authored = readAuthored(readingOf('.', DEMO_STORE));
const catalog = catalogOf(authored);
const { tests, panels, amounts } = catalog;
const testOf = new Map(tests.map((test) => [test.slug, test]));
const inPanels = new Set(panels.flatMap(({ components }) => components));
const shipped = authored.prices;

const centsIn = (rows: readonly PriceRow[]) => new Map(rows.map(({ slug, cents }) => [slug, cents]));

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

const quartiles = (numbers: readonly number[]): number[] =>
  [0.25, 0.5, 0.75].map((share) => quantile(numbers, share));

/** The ratio of what two labs ask, for all that both sell. */
const ratios = (one: DemoLab, other: DemoLab): number[] =>
  shipped.flatMap(({ cents }) => {
    const [a, b] = [cents[one], cents[other]];
    return a === undefined || b === undefined ? [] : [a / b];
  });

/** Panels with their price and the prices of their tests, at each lab that sells them. */
const panelsSold = (rows: readonly PriceRow[]) => {
  const cents = centsIn(rows);
  return panels.flatMap(({ slug, components }) =>
    DEMO_LABS.flatMap((lab) => {
      const price = cents.get(slug)?.[lab];
      return price === undefined
        ? []
        : [{ slug, lab, price, parts: components.map((part) => cents.get(part)?.[lab] ?? Number.NaN) }];
    }),
  );
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What breaks the rules that hold for every seed. */
function faults(rows: readonly PriceRow[]): string[] {
  const cents = centsIn(rows);
  const found: string[] = [];
  for (const test of tests) {
    const prices = cents.get(test.slug) ?? {};
    const medicare = medicareCents(test, amounts) ?? 0;
    if (Object.keys(prices).length < 2) found.push(`${test.slug}: lacking at more than one lab`);
    if (classOf(test) === 'genetics') continue;
    if (Object.values(prices).some((price) => price < 0.9 * medicare)) found.push(`${test.slug}: too cheap`);
  }
  for (const { slug, lab, price, parts } of panelsSold(rows)) {
    const saved = 1 - price / sum(parts);
    // A bound and a price may fall on the same cent.
    if (!(saved > 0.0799 && saved < 0.3501)) found.push(`${slug} at ${lab}: saves ${saved}`);
    if (price < Math.max(...parts)) found.push(`${slug} at ${lab}: below its dearest test`);
  }
  return found;
}

/** A store of its own has prices of its own. */
describe.runIf(authored.service?.demo)('the demonstration prices', () => {
  it('are what the generator gives', () => {
    expect(readFileSync('data/store/prices.csv', 'utf8')).toBe(printPrices(demonstrationPrices(authored)));
  });

  it('keep the rules with every seed, and change with it', () => {
    const now = centsIn(shipped);
    fc.assert(
      fc.property(fc.string({ minLength: 3 }), (seed) => {
        const rows = demonstrationPrices(authored, seed);
        expect(faults(rows)).toEqual([]);
        const same = rows.filter(({ slug, cents }) => cents.lab_1 === now.get(slug)?.lab_1);
        expect(same.length / rows.length).toBeLessThan(0.15);
      }),
      { numRuns: 4 },
    );
  });

  it('differ between two labs as quotes of one seller at two labs do, and are equal by chance only', () => {
    const quotes = ratios('lab_2', 'lab_1');
    const [low = 0, middle = 0, high = 0] = quartiles(quotes);
    // 218 pairs of quotes: 0.58, 0.91 and 1.05; each seller set to a middle of 1: 0.75, 1 and 1.25.
    expect(low).toBeGreaterThan(0.58);
    expect(low).toBeLessThan(0.82);
    expect(middle).toBeGreaterThan(0.85);
    expect(middle).toBeLessThan(1.05);
    expect(high).toBeGreaterThan(1.1);
    expect(high).toBeLessThan(1.3);
    expect(quotes.filter((ratio) => ratio === 1).length / quotes.length).toBeLessThan(0.1);
  });

  it('are those of lab_1 at lab_3, but for what lab_3 runs itself: about a third', () => {
    const quotes = ratios('lab_3', 'lab_1');
    const own = quotes.filter((ratio) => ratio !== 1).length / quotes.length;
    expect(own).toBeGreaterThan(0.25);
    expect(own).toBeLessThan(0.42);
  });

  it('stand at every lab for all that analyzers run, all that is popular and all that a panel needs', () => {
    const cents = centsIn(shipped);
    const everywhere = tests.filter(
      (test) =>
        test.sampleType !== 'Semen' &&
        (test.popular || inPanels.has(test.slug) || CLASSES[classOf(test)].automated),
    );
    expect(everywhere.length).toBeGreaterThan(250);
    expect(
      everywhere.filter(({ slug }) => DEMO_LABS.some((lab) => cents.get(slug)?.[lab] === undefined)),
    ).toEqual([]);
  });

  it('are lacking only where the method, the gene or the sample is a reason', () => {
    const lacking = shipped.filter(({ slug, cents }) => testOf.has(slug) && Object.keys(cents).length < 3);
    const reasonless = lacking.filter(({ slug }) => {
      const test = testOf.get(slug);
      return test !== undefined && test.sampleType !== 'Semen' && !mayLack(test, inPanels);
    });
    expect(reasonless).toEqual([]);
    expect(lacking.length).toBeGreaterThan(20);
  });

  it('save between 8 and 35 percent on a panel, each its own share', () => {
    const saved = panelsSold(shipped).map(({ price, parts }) => Math.round(1000 * (1 - price / sum(parts))));
    const counts = new Map<number, number>();
    for (const one of saved) counts.set(one, (counts.get(one) ?? 0) + 1);
    expect(Math.max(...counts.values()) / saved.length).toBeLessThan(0.1);
    expect(Math.min(...saved)).toBeGreaterThanOrEqual(80);
    expect(Math.max(...saved)).toBeLessThanOrEqual(350);
  });

  it('stand to what Medicare pays as the prices of sellers do', () => {
    const cents = centsIn(shipped);
    for (const lab of DEMO_LABS) {
      const multiples = tests.flatMap((test) => {
        const price = cents.get(test.slug)?.[lab];
        const medicare = medicareCents(test, amounts);
        return price === undefined || medicare === undefined ? [] : [price / medicare];
      });
      // The middle half of 242 tests at real sellers: 1.24 to 4.34 times, the middle 2.25.
      expect(quantile(multiples, 0.5)).toBeGreaterThan(1.7);
      expect(quantile(multiples, 0.5)).toBeLessThan(2.6);
      expect(quantile(multiples, 0.75)).toBeLessThan(4.34);
    }
  });

  it('are the same for few items of a lab', () => {
    for (const lab of DEMO_LABS) {
      const counts = new Map<number, number>();
      for (const { cents } of shipped) {
        const price = cents[lab];
        if (price !== undefined) counts.set(price, (counts.get(price) ?? 0) + 1);
      }
      expect(Math.max(...counts.values())).toBeLessThan(20);
    }
  });

  it('are higher for a test that measures all that another measures, and more', () => {
    const cents = centsIn(shipped);
    const sold = tests.filter(({ status }) => status !== 'hidden');
    const upside = sold.flatMap((whole) =>
      sold
        .filter(
          (part) =>
            part.biomarkers.length < whole.biomarkers.length &&
            part.biomarkers.every((name) => whole.biomarkers.includes(name)),
        )
        .flatMap((part) =>
          DEMO_LABS.filter(
            (lab) =>
              (cents.get(part.slug)?.[lab] ?? 0) >=
              (cents.get(whole.slug)?.[lab] ?? Number.POSITIVE_INFINITY),
          ).map((lab) => `${lab}: ${part.slug} against ${whole.slug}`),
        ),
    );
    expect(upside).toEqual([]);
  });
});
