import { addTo } from '../grouped.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import { onceFor } from '../once.ts';

interface Index {
  readonly bySlugOrId: ReadonlyMap<string, CatalogEntry>;
  readonly measuring: ReadonlyMap<string, readonly CatalogEntry[]>;
}

/** One index for each list of entries: lists never change. */
const indexOf = onceFor((entries: readonly CatalogEntry[]): Index => {
  const measuring = new Map<string, CatalogEntry[]>();
  for (const entry of entries) for (const name of entry.biomarkers) addTo(measuring, name, entry);
  return {
    bySlugOrId: new Map(
      entries.flatMap((entry) => [entry.slug, entry.id].map((key) => [key, entry] as const)),
    ),
    measuring,
  };
});

/** The entry with this slug or id, in any case. */
export const findEntry = (slugOrId: string, entries: readonly CatalogEntry[]): CatalogEntry | undefined =>
  indexOf(entries).bySlugOrId.get(slugOrId.trim().toLowerCase());

/** The entries that measure at least one of these, in no particular order, each once. */
export function entriesMeasuring(
  names: readonly string[],
  entries: readonly CatalogEntry[],
): readonly CatalogEntry[] {
  const { measuring } = indexOf(entries);
  const found = new Set<CatalogEntry>();
  for (const name of names) for (const entry of measuring.get(name) ?? []) found.add(entry);
  return [...found];
}

/** Of two that claim a name or code alike, the popular comes first, then the simpler. */
export const plainerFirst = (a: CatalogEntry, b: CatalogEntry): number =>
  Number(b.popular) - Number(a.popular) ||
  a.biomarkers.length - b.biomarkers.length ||
  (a.slug < b.slug ? -1 : 1);
