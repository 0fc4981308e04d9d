import { findEntry } from '../catalog/entries.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import { onceADay, onceFor } from '../once.ts';
import { printDollars } from '../pricing/money.ts';
import { providerBaskets } from './basket.ts';
import { comparableIn } from './offers.ts';
import type { Slices, Told } from './told.ts';

/** Tests of the example of how fees count. */
const MOST_TESTS = 4;

interface Example {
  readonly tests: readonly CatalogEntry[];
  readonly seller: string;
  readonly togetherCents: number;
  readonly apartCents: number;
}

/** The test with those that most providers sell beside it. */
function commonWith(entry: CatalogEntry, { catalog, providers }: Slices): CatalogEntry[] {
  const sellers = [...comparableIn(providers.prices).byTest].map(
    ([slug, prices]) => [slug, new Set(prices.map(({ provider }) => provider)).size] as const,
  );
  const others = sellers
    .filter(([slug]) => slug !== entry.slug)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MOST_TESTS * 2)
    .flatMap(([slug]) => findEntry(slug, catalog.entries) ?? [])
    .filter(({ type, orderable }) => type === 'test' && orderable);
  return [entry, ...others].slice(0, MOST_TESTS);
}

/**
 * That fees are paid once per order, with an example worked out from the prices held: the cheapest real seller with a
 * fee, for one order and for one order a test.
 */
export function feeCaveat(entry: CatalogEntry, { data, today, lang, words: { compare } }: Told): string {
  const rule = compare.feesOnce(printDollars(data.service.service.labFeeCents));
  const example = examplesOf(data, today)(entry);
  if (example === undefined) return `${rule} ${compare.wholeOrder}`;
  const { tests, seller, togetherCents, apartCents } = example;
  return `${rule} ${compare.example(
    tests.map(({ said }) => said[lang].name),
    seller,
    printDollars(togetherCents),
    printDollars(apartCents),
  )}`;
}

const examplesOf = onceADay((data: Slices, today) =>
  onceFor((entry: CatalogEntry) => exampleFor(entry, data, today)),
);

function exampleFor(entry: CatalogEntry, data: Slices, today: string): Example | undefined {
  for (const count of [MOST_TESTS, 3, 2]) {
    const tests = commonWith(entry, data).slice(0, count);
    if (tests.length < count) continue;
    const basket = providerBaskets(tests, data, today).find(
      ({ unranked, provider, lines, missing }) =>
        unranked === undefined &&
        missing.length === 0 &&
        lines.length === count &&
        (provider.orderFeeCents ?? 0) > 0,
    );
    if (basket?.allInCents === undefined) continue;
    return {
      tests,
      seller: basket.provider.name,
      togetherCents: basket.allInCents,
      apartCents: basket.allInCents + (count - 1) * (basket.provider.orderFeeCents ?? 0),
    };
  }
  return undefined;
}
