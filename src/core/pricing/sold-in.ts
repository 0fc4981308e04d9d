import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import { onceFor, onceForEach } from '../once.ts';
import { labsIn } from '../places/states.ts';
import type { Basket, Refusal } from './quote.ts';

type ServiceSlice = Dataset['service'];
type Limited = Pick<CatalogEntry, 'states'>;

/** Whether an item may be sold in a state; where none is named, in some state. */
const isSoldIn = ({ states }: Limited, code: string | undefined): boolean =>
  states === undefined || code === undefined || states.includes(code);

/**
 * What may take the place of an order: what is sold in the state of its draw; where none is named, what is sold
 * wherever all of the order is. One list for each state, so that what is indexed by it is indexed once.
 */
export function soldFor(
  ordered: readonly Limited[],
  entries: readonly CatalogEntry[],
  code: string | undefined,
): readonly CatalogEntry[] {
  if (!isLimited(entries)) return entries;
  if (code !== undefined) return listIn(entries, code);
  const common = commonStates(ordered);
  return common === undefined
    ? everywhere(entries)
    : entries.filter((entry) => common.every((one) => isSoldIn(entry, one)));
}

const isLimited = onceFor((entries: readonly CatalogEntry[]) =>
  entries.some(({ states }) => states !== undefined),
);
const listIn = onceForEach((entries: readonly CatalogEntry[], code) =>
  entries.filter((entry) => isSoldIn(entry, code)),
);
const everywhere = onceFor((entries: readonly CatalogEntry[]) =>
  entries.filter(({ states }) => states === undefined),
);

/** The states where all of them may be sold; undefined where none of them is limited. */
function commonStates(ordered: readonly Limited[]): readonly string[] | undefined {
  const [first, ...others] = ordered.flatMap(({ states }) => (states === undefined ? [] : [states]));
  return first?.filter((code) => others.every((states) => states.includes(code)));
}

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

/** The served states where some lab that performs an item draws it, and where it may be sold. */
export const drawnIn = (entry: CatalogEntry, service: ServiceSlice): readonly string[] =>
  drawnAt(service)(entry);

const drawnAt = onceFor((service: ServiceSlice) =>
  onceFor((entry: CatalogEntry) =>
    served(service).filter(
      (code) => isSoldIn(entry, code) && labsIn(code, service).some((lab) => entry.cents[lab] !== undefined),
    ),
  ),
);

/** Codes of the states where some lab draws. */
export const served = onceFor((service: ServiceSlice): readonly string[] =>
  service.states.map(({ code }) => code).filter((code) => labsIn(code, service).length > 0),
);

/** Whether a cart with these can be told right only once the state of the draw is known. */
export const needsState = (ordered: readonly Limited[]): boolean =>
  ordered.some(({ states }) => states !== undefined);
