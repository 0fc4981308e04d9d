import { findEntry } from '../catalog/entries.ts';
import type { Dataset } from '../model/dataset.ts';
import { labIds } from '../places/states.ts';
import { openBasket, type PricedBasket, priceAt } from './quote.ts';

/** The items as one order at the first lab that performs them all, the default lab before the others. */
export function pricedTogether(
  items: readonly string[],
  { catalog, service }: Pick<Dataset, 'catalog' | 'service'>,
): PricedBasket | undefined {
  if (items.length === 0) return undefined;
  const basket = openBasket(items, (item) => ({ entry: findEntry(item, catalog.entries) }));
  const labs = labIds(service);
  return [...new Set([service.service.defaultLab, ...labs])]
    .map((lab) => priceAt(basket, lab, labs))
    .find(({ refused }) => refused.length === 0);
}
