import { daysBetween } from '../days.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Service } from '../model/service.ts';
import type { Seller } from './ranking.ts';

/** This service as a seller among the others: by the same rules, and without a rank while its prices are made up. */
export function oursAmong(
  service: Service,
  own: Pick<Seller, 'stickerCents' | 'allInCents'>,
  priceAsOf: string,
  today: string,
): Seller {
  const stale = daysBetween(priceAsOf, today) > service.priceMaxAgeDays;
  const unranked = service.demo ? 'demo' : stale ? 'stale' : undefined;
  return {
    name: service.brand,
    ...own,
    equivalence: 'same',
    kind: 'list',
    confidence: 'high',
    verifiedAt: priceAsOf,
    stale,
    demo: service.demo,
    ...(unranked === undefined ? {} : { unranked }),
  };
}

/** The oldest day of the prices of several items. */
export const oldestPrice = (entries: readonly CatalogEntry[]): string =>
  entries.map(({ priceAsOf }) => priceAsOf).sort()[0] ?? '';
