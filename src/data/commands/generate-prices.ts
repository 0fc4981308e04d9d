/**
 * Makes up the prices of the demonstration store from the Medicare amounts of the tests, a character for each lab and a
 * seed; how, and what it was set by, is decision 037.
 */
import { writeFileSync } from 'node:fs';
import type { PriceRow } from '../../core/model/catalog.ts';
import { type Authored, readAuthored } from '../read/authored.ts';
import { report } from '../read/breach.ts';
import { DEMO_STORE, readingOf } from '../read/store.ts';
import { DEMO_LABS } from './prices/labs.ts';
import { type Catalog, priceList } from './prices/price-list.ts';

/** Another seed gives another store: all prices change, no rule does. */
export const SEED = '285';
/** The day from which the prices hold. */
const AS_OF = '2026-11-01';

/** What the prices of the demonstration are made of. */
export const catalogOf = ({ tests, panels, references }: Authored): Catalog => ({
  tests,
  panels,
  amounts: new Map(
    references.filter(({ kind }) => kind === 'medicare').map(({ key, cents }) => [key, cents]),
  ),
});

/** data/store/prices.csv as text. */
export const printPrices = (rows: readonly PriceRow[]): string =>
  [
    `slug,${DEMO_LABS.join(',')},as_of`,
    ...rows.map(({ slug, cents, asOf }) =>
      [slug, ...DEMO_LABS.map((lab) => cents[lab] ?? ''), asOf].join(','),
    ),
  ]
    .map((line) => `${line}\n`)
    .join('');

/** data/store/prices.csv of a repository, as it should be. */
export const demonstrationPrices = (authored: Authored, seed = SEED): PriceRow[] =>
  priceList(catalogOf(authored), seed, AS_OF);

if (import.meta.main) {
  const reading = readingOf('.', DEMO_STORE);
  const rows = demonstrationPrices(readAuthored(reading));
  const { breaches } = reading;
  const ofCatalog = breaches.filter(({ file }) => file !== 'data/store/prices.csv');
  if (ofCatalog.length > 0) {
    console.error(report(ofCatalog));
    process.exitCode = 1;
  } else {
    writeFileSync('data/store/prices.csv', printPrices(rows));
    console.info(`${rows.length} items priced`);
  }
}
