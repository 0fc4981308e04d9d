import { namedBy } from '../../core/analytes/match.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { onceFor } from '../../core/once.ts';

type Analytes = Dataset['analytes'];

/** The analyte that a biomarker of an item is, by its name; none where several have it. */
const analyteOf = onceFor((analytes: Analytes) => {
  const known = new Map<string, string | undefined>();
  return (biomarker: string): string | undefined => {
    if (!known.has(biomarker)) {
      const [slug, ...others] = namedBy(biomarker, analytes);
      known.set(biomarker, others.length === 0 ? slug : undefined);
    }
    return known.get(biomarker);
  };
});

/** A biomarker of an item → slug of the marker whose page has its ranges. */
export function markerPages(
  analytes: Analytes,
  entries: readonly CatalogEntry[],
): Readonly<Record<string, string>> {
  const ranged = new Set(analytes.records.filter(({ ranged }) => ranged).map(({ slug }) => slug));
  return Object.fromEntries(
    [...new Set(entries.flatMap(({ biomarkers }) => biomarkers))].sort().flatMap((biomarker) => {
      const slug = analyteOf(analytes)(biomarker);
      return slug !== undefined && ranged.has(slug) ? [[biomarker, slug]] : [];
    }),
  );
}

/** Slug of an analyte → the items that measure it, single tests first, cheapest first. */
export function measuredBy(
  analytes: Analytes,
  entries: readonly CatalogEntry[],
): Readonly<Record<string, readonly string[]>> {
  const cheapestFirst = entries
    .filter(({ orderable }) => orderable)
    .sort((a, b) => a.biomarkers.length - b.biomarkers.length || a.listCents - b.listCents);
  const items: Record<string, string[]> = Object.create(null);
  for (const { slug, biomarkers } of cheapestFirst) {
    for (const analyte of new Set(biomarkers.flatMap((biomarker) => analyteOf(analytes)(biomarker) ?? []))) {
      items[analyte] ??= [];
      items[analyte].push(slug);
    }
  }
  return items;
}
