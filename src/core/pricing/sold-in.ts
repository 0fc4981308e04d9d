import type { CatalogEntry } from '../model/catalog.ts';
import { onceFor, onceForEach } from '../once.ts';
import type { Basket, Refusal } from './quote.ts';

/** Whether an item may be sold in a state; where none is named, in some state. */
const isSoldIn = ({ states }: Pick<CatalogEntry, 'states'>, code: string | undefined): boolean =>
  states === undefined || code === undefined || states.includes(code);

/** What may be sold in a state: one list for each, so that what is indexed by it is indexed once. */
export function soldIn(entries: readonly CatalogEntry[], code: string | undefined): readonly CatalogEntry[] {
  return code === undefined || !isLimited(entries) ? entries : listIn(entries, code);
}

const isLimited = onceFor((entries: readonly CatalogEntry[]) =>
  entries.some(({ states }) => states !== undefined),
);
const listIn = onceForEach((entries: readonly CatalogEntry[], code) =>
  entries.filter((entry) => isSoldIn(entry, code)),
);

/** The basket of an order that is drawn in a state: what may not be sold there is refused. */
export function basketIn({ entries, refused, ...basket }: Basket, code: string | undefined): Basket {
  return {
    ...basket,
    entries: entries.filter((entry) => isSoldIn(entry, code)),
    refused: [
      ...refused,
      ...entries
        .filter((entry) => !isSoldIn(entry, code))
        .map((entry): Refusal => ({ item: entry.slug, code: 'not_in_state', entry })),
    ],
  };
}
