import { entriesMeasuring, findEntry } from '../catalog/entries.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { LabId } from '../model/vocabulary.ts';
import { cheapestCover, type Offer } from '../pricing/cover.ts';
import type { Advised } from './fits.ts';
import type { Wish } from './wishes.ts';

/** A test or panel to order, with the wishes that it is ordered for. */
export interface PlanItem {
  readonly entry: CatalogEntry;
  readonly cents: number;
  /** The most important first. */
  readonly wishes: readonly Wish[];
  /** Wishes that it measures only a part of, and another item most of. */
  readonly completes: readonly Wish[];
}

/** What decides which items may be ordered. */
export interface Choosing {
  readonly entries: readonly CatalogEntry[];
  /** One order is drawn at one lab. */
  readonly lab: LabId;
  readonly person: Advised;
  /** Panels put together for the goals. */
  readonly curated: ReadonlySet<string>;
  /** Every biomarker that the goals ask for, at whatever step. */
  readonly wished: ReadonlySet<string>;
  /** What all items together may cost. */
  readonly ceilingCents: number;
  /** Items that are advised against. */
  readonly avoided: ReadonlySet<string>;
  /** The biomarkers of tests that are not for this person. */
  readonly unwanted: ReadonlySet<string>;
}

/**
 * Of equal prices fewer items are taken, and panels made for the goals before others: less than a cent for each, so
 * that no price is outweighed.
 */
const CENT = 1000;
const ITEM = 2;

const measures = (entry: CatalogEntry, name: string): boolean => entry.biomarkers.includes(name);

/** So much of a panel that was put together for something else must be wished for. */
const MOSTLY = 2 / 3;

/**
 * A panel of the goals may measure more than they ask for. Any other is for what they ask for, at least in the main,
 * so that a man who asks about his hormones is not sent to the follow-up of estrogen therapy for the price of it.
 */
function mayBeOrdered(entry: CatalogEntry, wanted: ReadonlySet<string>, choosing: Choosing): boolean {
  const { person, curated, avoided, unwanted } = choosing;
  if (!entry.orderable || avoided.has(entry.slug)) return false;
  if (unwanted.size > 0 && entry.biomarkers.some((name) => unwanted.has(name) && !wanted.has(name)))
    return false;
  if (entry.type === 'test') return true;
  return fitsPerson(entry, person) && (curated.has(entry.slug) || isMostly(entry, wanted));
}

const isMostly = ({ biomarkers }: CatalogEntry, wanted: ReadonlySet<string>): boolean =>
  biomarkers.reduce((sum, name) => sum + Number(wanted.has(name)), 0) >= MOSTLY * biomarkers.length;

/** A panel made for one sex, or from an age on, is for those who are known to be of it: nobody is guessed. */
const fitsPerson = ({ sex, ageFrom }: CatalogEntry, person: Advised): boolean =>
  (sex === undefined || sex === person.sex) &&
  (ageFrom === undefined || (person.age !== undefined && person.age >= ageFrom));

/** A panel put together for the goals that also measures what a later step would add may cost a little more. */
const CURATED_PRICE = 0.9;

/** The cheapest tests and panels that together measure everything wished for; panels of the goals are preferred. */
export function coverWishes(wishes: readonly Wish[], choosing: Choosing): readonly CatalogEntry[] {
  const preferred = cheapestFor(wishes, choosing, CURATED_PRICE);
  return centsOf(preferred, choosing.lab) <= choosing.ceilingCents
    ? preferred
    : cheapestFor(wishes, choosing, 1);
}

/** What they cost together at a lab. */
export const centsOf = (entries: readonly CatalogEntry[], lab: LabId): number =>
  entries.reduce((sum, { cents }) => sum + (cents[lab] ?? 0), 0);

/** Whether it measures more than is wanted now, and nothing but what the goals ask for sooner or later. */
const looksAhead = (
  { biomarkers }: CatalogEntry,
  wanted: ReadonlySet<string>,
  { wished }: Choosing,
): boolean => biomarkers.every((name) => wished.has(name)) && biomarkers.some((name) => !wanted.has(name));

function cheapestFor(wishes: readonly Wish[], choosing: Choosing, curatedPrice: number): CatalogEntry[] {
  const wanted = new Set(wishes.flatMap(({ entry }) => entry.biomarkers));
  const offers = entriesMeasuring([...wanted], choosing.entries).flatMap((entry): Offer[] => {
    const cents = entry.cents[choosing.lab];
    if (cents === undefined || !mayBeOrdered(entry, wanted, choosing)) return [];
    const isCurated = choosing.curated.has(entry.slug);
    const counted = isCurated && looksAhead(entry, wanted, choosing) ? curatedPrice : 1;
    return [
      {
        slug: entry.slug,
        cents: Math.round(cents * CENT * counted) + (isCurated ? ITEM - 1 : ITEM),
        covers: entry.biomarkers,
      },
    ];
  });
  return (cheapestCover([...wanted], offers)?.offers ?? []).flatMap(
    ({ slug }) => findEntry(slug, choosing.entries) ?? [],
  );
}

/** Whether these items together measure what a wish names. */
export const isCovered = (wish: Wish, entries: readonly CatalogEntry[]): boolean =>
  wish.entry.biomarkers.every((name) => entries.some((entry) => measures(entry, name)));

/** Gives each wish that the items cover to the one that measures most of it. */
export function withWishes(
  entries: readonly CatalogEntry[],
  wishes: readonly Wish[],
  lab: LabId,
): PlanItem[] {
  const covered = wishes.filter((wish) => isCovered(wish, entries));
  const shared = (wish: Wish, entry: CatalogEntry) =>
    wish.entry.biomarkers.filter((name) => measures(entry, name)).length;
  const best = new Map(
    covered.map((wish) => [
      wish,
      entries.reduce((one, other) => (shared(wish, other) > shared(wish, one) ? other : one)),
    ]),
  );
  const items = entries.map((entry) => ({
    entry,
    cents: entry.cents[lab] ?? 0,
    wishes: covered.filter((wish) => best.get(wish) === entry),
    completes: covered.filter((wish) => best.get(wish) !== entry && shared(wish, entry) > 0),
  }));
  const place = ({ wishes: [first] }: PlanItem) =>
    first === undefined ? wishes.length : wishes.indexOf(first);
  return items.sort((a, b) => place(a) - place(b) || (a.entry.slug < b.entry.slug ? -1 : 1));
}

export const costOf = (items: readonly PlanItem[]): number =>
  items.reduce((sum, { cents }) => sum + cents, 0);
