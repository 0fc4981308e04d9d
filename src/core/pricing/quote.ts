import { entriesMeasuring, findEntry } from '../catalog/entries.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { LabId } from '../model/vocabulary.ts';
import { cheapestCover, type Offer } from './cover.ts';

export type Reason = 'unknown' | 'coming_soon' | 'not_at_lab' | 'not_in_state' | 'duplicate';

/** A requested item that is not in the total, and why. */
export interface Refusal {
  /** As the caller wrote it. */
  readonly item: string;
  readonly code: Reason;
  readonly entry?: CatalogEntry;
  /** Of a name that is no certain one: what it may mean. */
  readonly near?: readonly CatalogEntry[];
}

export interface Basket {
  readonly entries: readonly CatalogEntry[];
  /** Names that were taken for an item. */
  readonly taken: readonly { readonly item: string; readonly entry: CatalogEntry }[];
  readonly refused: readonly Refusal[];
}

export interface PricedBasket {
  readonly lab: LabId;
  readonly lines: readonly { readonly entry: CatalogEntry; readonly cents: number }[];
  readonly refused: readonly Refusal[];
  readonly subtotalCents: number;
}

/** What a caller means by a slug, an id or a name. */
type Naming = (item: string) => {
  readonly entry?: CatalogEntry | undefined;
  readonly byName?: boolean;
  readonly near?: readonly CatalogEntry[];
};

/** Sorts what was asked for into known, orderable entries and refusals; nothing is lost between them. */
export function openBasket(items: readonly string[], naming: Naming): Basket {
  const taken: { item: string; entry: CatalogEntry }[] = [];
  const entries: CatalogEntry[] = [];
  const refused: Refusal[] = [];
  const seen = new Set<CatalogEntry>();
  for (const item of items) {
    const { entry, byName, near = [] } = naming(item);
    if (entry !== undefined && byName === true) taken.push({ item, entry });
    if (entry === undefined) refused.push({ item, code: 'unknown', near });
    else if (seen.has(entry)) refused.push({ item, code: 'duplicate', entry });
    else if (!entry.orderable) refused.push({ item, code: 'coming_soon', entry });
    else entries.push(entry);
    if (entry !== undefined) seen.add(entry);
  }
  return { entries, taken, refused };
}

/**
 * Prices the basket at one lab.
 * @param labs those that may draw it: what none of them performs cannot be had in the state at all
 */
export function priceAt(basket: Basket, lab: LabId, labs: readonly LabId[]): PricedBasket {
  const lines: { entry: CatalogEntry; cents: number }[] = [];
  const refused: Refusal[] = [...basket.refused];
  for (const entry of basket.entries) {
    const cents = entry.cents[lab];
    if (cents === undefined) refused.push({ item: entry.slug, code: missingAs(entry, labs), entry });
    else lines.push({ entry, cents });
  }
  return { lab, lines, refused, subtotalCents: lines.reduce((sum, { cents }) => sum + cents, 0) };
}

const missingAs = ({ cents }: CatalogEntry, labs: readonly LabId[]): 'not_at_lab' | 'not_in_state' =>
  labs.some((lab) => cents[lab] !== undefined) ? 'not_at_lab' : 'not_in_state';

/** Everything that the priced lines measure, and all that the lab offers of it. */
export function toMeasure({ lab, lines }: PricedBasket, catalog: readonly CatalogEntry[]) {
  const wanted = [...new Set(lines.flatMap(({ entry }) => entry.biomarkers))];
  const offers = entriesMeasuring(wanted, catalog).flatMap((entry): Offer[] => {
    const cents = entry.cents[lab];
    return entry.orderable && cents !== undefined
      ? [{ slug: entry.slug, cents, covers: entry.biomarkers }]
      : [];
  });
  return { wanted, offers };
}

/** A cheaper way to have everything measured that the priced lines measure, the cheapest as a rule; if there is one. */
export function cheaperCover(priced: PricedBasket, catalog: readonly CatalogEntry[]) {
  const { wanted, offers } = toMeasure(priced, catalog);
  const cover = cheapestCover(wanted, offers);
  if (cover === undefined) return undefined;
  const subtotalCents = cover.offers.reduce((sum, { cents }) => sum + cents, 0);
  if (subtotalCents >= priced.subtotalCents) return undefined;
  const lines = cover.offers.flatMap(({ slug, cents }) => {
    const entry = findEntry(slug, catalog);
    return entry === undefined ? [] : [{ entry, cents }];
  });
  return { lines, subtotalCents, savedCents: priced.subtotalCents - subtotalCents };
}

/** Pairs in which one item on order already measures everything that another does. */
export function doublyCovered(entries: readonly CatalogEntry[]) {
  return entries.flatMap((inner, i) =>
    entries
      .filter((outer, j) => {
        if (outer === inner || !inner.biomarkers.every((name) => outer.biomarkers.includes(name)))
          return false;
        return outer.biomarkers.length > inner.biomarkers.length || j < i;
      })
      .slice(0, 1)
      .map((outer) => ({ inner, outer })),
  );
}
