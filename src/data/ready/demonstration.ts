import type { PriceRow } from '../../core/model/catalog.ts';
import { DEMO_STORE, readingOf } from '../read/store.ts';
import { readLabs, readPrices, readService } from '../read/store-records.ts';

/** What of the shipped store must not go out as somebody's own. */
export interface Demonstration {
  readonly brand: string | undefined;
  readonly labs: ReturnType<typeof readLabs>;
  readonly prices: readonly PriceRow[];
}

/** Reads the store that lies in data/store of the project; of one that was removed there is nothing. */
export function readDemonstration(root: string): Demonstration {
  const reading = readingOf(root, DEMO_STORE);
  return { brand: readService(reading)?.brand, labs: readLabs(reading), prices: readPrices(reading) };
}
