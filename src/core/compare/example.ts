import { findEntry } from '../catalog/entries.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import { onceADay, onceFor } from '../once.ts';
import { printDollars } from '../pricing/money.ts';
import { ownBasket, providerBaskets } from './basket.ts';
import { rankOf } from './offers.ts';
import type { Slices, Told } from './told.ts';

const MOST_TESTS = 4;

/** The same tests in one order here and elsewhere, and there one by one. */
interface Example {
  readonly tests: readonly CatalogEntry[];
  readonly oursCents: number;
  readonly other: string;
  readonly theirsCents: number;
  readonly apartCents: number;
}

/** The tests that most providers sell, the test itself first. */
function commonWith(entry: CatalogEntry, { catalog, providers }: Slices): CatalogEntry[] {
  const sellers = new Map<string, Set<string>>();
  for (const { test, provider, equivalence } of providers.prices) {
    if (equivalence === 'different') continue;
    sellers.set(test, (sellers.get(test) ?? new Set()).add(provider));
  }
  const others = [...sellers]
    .filter(([slug]) => slug !== entry.slug)
    .sort(([a, x], [b, y]) => y.size - x.size || (a < b ? -1 : 1))
    .flatMap(([slug]) => findEntry(slug, catalog.entries) ?? [])
    .filter(({ orderable }) => orderable);
  return [entry, ...others].slice(0, MOST_TESTS);
}

/**
 * That fees are paid once per order, with an example worked out from the prices held: the cheapest other provider
 * that sells this test and a few common ones, alone and together.
 */
export function feeCaveat(entry: CatalogEntry, { data, today, lang, words: { compare } }: Told): string {
  const rule = compare.feesOnce(printDollars(data.service.service.labFeeCents));
  const example = examplesOf(data, today)(entry);
  if (example === undefined) return `${rule} ${compare.wholeOrder}`;
  const { tests, oursCents, other, theirsCents, apartCents } = example;
  return `${rule} ${compare.example(
    tests.map(({ said }) => said[lang].name),
    printDollars(oursCents),
    other,
    printDollars(theirsCents),
    printDollars(apartCents),
  )}`;
}

const examplesOf = onceADay((data: Slices, today) =>
  onceFor((entry: CatalogEntry) => exampleFor(entry, data, today)),
);

function exampleFor(entry: CatalogEntry, data: Slices, today: string): Example | undefined {
  for (const count of [MOST_TESTS, 3, 2]) {
    const tests = commonWith(entry, data).slice(0, count);
    const [other] = providerBaskets(tests, data, today).filter(
      (basket) => rankOf(basket) === 0 && (basket.provider.orderFeeCents ?? 0) > 0,
    );
    if (tests.length !== count || other?.allInCents === undefined) continue;
    return {
      tests,
      oursCents: ownBasket(tests, data).allInCents,
      other: other.provider.name,
      theirsCents: other.allInCents,
      apartCents: other.allInCents + (count - 1) * (other.provider.orderFeeCents ?? 0),
    };
  }
  return undefined;
}
