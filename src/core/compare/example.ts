import { findEntry } from '../catalog/entries.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import { onceADay, onceFor } from '../once.ts';
import { printDollars } from '../pricing/money.ts';
import { ownBasket, providerBaskets } from './basket.ts';
import { rankOf } from './offers.ts';

type Slices = Pick<Dataset, 'catalog' | 'providers' | 'service'>;

const MOST_TESTS = 4;

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
export const feeCaveat = (entry: CatalogEntry, data: Slices, today: string): string =>
  caveatsOf(data, today)(entry);

const caveatsOf = onceADay((data: Slices, today) =>
  onceFor((entry: CatalogEntry) => caveatFor(entry, data, today)),
);

function caveatFor(entry: CatalogEntry, data: Slices, today: string): string {
  const { labFeeCents } = data.service.service;
  const rule = `Fees are paid once per order, not per test: here ${printDollars(labFeeCents)} for any number of tests. With more tests in one order the ranking can change.`;
  for (const count of [MOST_TESTS, 3, 2]) {
    const tests = commonWith(entry, data).slice(0, count);
    const [other] = providerBaskets(tests, data, today).filter(
      (basket) => rankOf(basket) === 0 && (basket.provider.orderFeeCents ?? 0) > 0,
    );
    if (tests.length !== count || other?.allInCents === undefined) continue;
    const names = tests.map(({ said }) => said.en.name).join(', ');
    const apart = other.allInCents + (count - 1) * (other.provider.orderFeeCents ?? 0);
    const ours = ownBasket(tests, data);
    return `${rule} Example: ${names} in one order cost ${printDollars(ours.allInCents)} here and ${printDollars(other.allInCents)} at ${other.provider.name}; ordered there one by one they would cost ${printDollars(apart)}.`;
  }
  return `${rule} Quote the whole order.`;
}
