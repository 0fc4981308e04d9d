import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import type { InWords } from '../model/said.ts';
import type { LabId, Lang } from '../model/vocabulary.ts';
import { listPrice } from '../pricing/list-price.ts';

/** What a device knows of an item: what an order is named, priced and put together by. */
type Known = Pick<
  CatalogEntry,
  | 'id'
  | 'slug'
  | 'type'
  | 'biomarkers'
  | 'components'
  | 'fasting'
  | 'cents'
  | 'listCents'
  | 'orderable'
  | 'priceAsOf'
  | 'states'
  | 'unlike'
> & { readonly said: Partial<InWords<{ readonly name: string }>> };

/** An item by its place in the lists, or by its slug where it is in none. */
type Place = number | string;

/**
 * The catalog as a file for one language: a list for each field, items in one order, so that it weighs a third of the
 * same as records. What follows from other fields is left out.
 */
export interface PackedCatalog {
  readonly lang: Lang;
  readonly labs: readonly LabId[];
  readonly defaultLab: LabId;
  readonly slugs: readonly string[];
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** By lab; null where it does not perform the item. */
  readonly cents: readonly (readonly (number | null)[])[];
  readonly days: readonly string[];
  readonly asOf: readonly number[];
  /** Numbers of what is measured, equal for the same; null for a panel that measures what its tests do. */
  readonly measures: readonly (number | readonly number[] | null)[];
  /** By the place of a panel. */
  readonly panels: Readonly<Record<number, readonly Place[]>>;
  /** Hours; 0 where nobody has to fast, null where nobody says for how long. */
  readonly fasts: readonly (number | null)[];
  /** Places of what is coming soon. */
  readonly soon: readonly number[];
  /** By the place of what is sold in some states alone. */
  readonly states: Readonly<Record<number, readonly string[]>>;
  readonly unlike: readonly (readonly Place[])[];
}

const alike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

/** What the tests of a panel measure. */
function measuredBy(components: readonly string[], bySlug: ReadonlyMap<string, Pick<Known, 'biomarkers'>>) {
  return [...new Set(components.flatMap((slug) => bySlug.get(slug)?.biomarkers ?? []))];
}

export function packCatalog(
  { catalog: { entries }, service }: Pick<Dataset, 'catalog' | 'service'>,
  lang: Lang,
): PackedCatalog {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const places = new Map(entries.map(({ slug }, place) => [slug, place]));
  const placeOf = (slug: string): Place => places.get(slug) ?? slug;
  const labs = service.labs.map(({ id }) => id);
  const days = [...new Set(entries.map(({ priceAsOf }) => priceAsOf))];
  const measured = [...new Set(entries.flatMap(({ biomarkers }) => biomarkers))];
  const numbers = new Map(measured.map((name, number) => [name, number]));
  const placed = <T>(pick: (entry: CatalogEntry) => T | undefined): Record<number, T> =>
    Object.fromEntries(
      entries.flatMap((entry, place) => {
        const picked = pick(entry);
        return picked === undefined ? [] : [[place, picked] as const];
      }),
    );
  return {
    lang,
    labs,
    defaultLab: service.service.defaultLab,
    slugs: entries.map(({ slug }) => slug),
    ids: entries.map(({ id }) => id),
    names: entries.map(({ said }) => said[lang].name),
    cents: labs.map((lab) => entries.map(({ cents }) => cents[lab] ?? null)),
    days,
    asOf: entries.map(({ priceAsOf }) => days.indexOf(priceAsOf)),
    measures: entries.map(({ biomarkers, components }) => {
      if (components.length > 0 && alike(biomarkers, measuredBy(components, bySlug))) return null;
      const told = biomarkers.flatMap((name) => numbers.get(name) ?? []);
      const [only] = told;
      return told.length === 1 && only !== undefined ? only : told;
    }),
    panels: placed(({ type, components }) => (type === 'panel' ? components.map(placeOf) : undefined)),
    fasts: entries.map(({ fasting: { required, hours } }) => (required ? (hours ?? null) : 0)),
    soon: entries.flatMap(({ orderable }, place) => (orderable ? [] : [place])),
    states: placed(({ states }) => states),
    unlike: entries.map(({ unlike }) => unlike.map(placeOf)),
  };
}

/** The items of a file, as far as a device knows them; what is measured goes by numbers, which are equal for the same. */
export function openCatalog(file: PackedCatalog): readonly Known[] {
  const { lang, labs, slugs, soon } = file;
  const slugOf = (place: Place): string => (typeof place === 'string' ? place : (slugs[place] ?? ''));
  const waiting = new Set(soon);
  const tests = new Map(
    slugs.map((slug, place) => [slug, { biomarkers: [file.measures[place] ?? []].flat().map(String) }]),
  );
  return slugs.map((slug, place) => {
    const panel = file.panels[place];
    const components = (panel ?? []).map(slugOf);
    const states = file.states[place];
    const cents = Object.fromEntries(
      labs.flatMap((lab, i) => {
        const price = file.cents[i]?.[place];
        return price === undefined || price === null ? [] : [[lab, price]];
      }),
    );
    const hours = file.fasts[place];
    return {
      id: file.ids[place] ?? '',
      slug,
      type: panel === undefined ? 'test' : 'panel',
      biomarkers:
        file.measures[place] === null ? measuredBy(components, tests) : (tests.get(slug)?.biomarkers ?? []),
      components,
      fasting: { required: hours !== 0, ...(typeof hours === 'number' && hours > 0 ? { hours } : {}) },
      cents,
      listCents: listPrice(cents, file.defaultLab),
      orderable: !waiting.has(place),
      priceAsOf: file.days[file.asOf[place] ?? 0] ?? '',
      ...(states === undefined ? {} : { states }),
      unlike: (file.unlike[place] ?? []).map(slugOf),
      said: { [lang]: { name: file.names[place] ?? '' } },
    };
  });
}
