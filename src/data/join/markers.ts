import type { CatalogEntry } from '../../core/model/catalog.ts';
import { type Interpretation, SIDES } from '../../core/model/interpretation.ts';
import type { Marker } from '../../core/model/marker.ts';
import type { Review } from '../../core/model/review.ts';
import type { Authored } from '../read/authored.ts';
import { signatureOf } from '../review.ts';
import { bridgesFor } from './analytes.ts';
import { type Term, termsIn } from './terms.ts';

type MarkerFile = Authored['markers'][number];
type Band = MarkerFile['bands'][number];

export function joinedMarkers(authored: Authored): Marker[] {
  const term = termsIn(authored);
  const meanings = new Map(authored.interpretations.map((record) => [record.slug, record]));
  return authored.markers.map((marker): Marker => {
    const { name, aliases, about, chosenBecause, text, es, ...rest } = marker;
    const band = bandWith(term);
    return {
      ...rest,
      bands: marker.bands.map(band),
      alternatives: marker.alternatives.map(band),
      categories: marker.categories.map(({ label, labelEs, ...zone }) => ({
        ...zone,
        label: { en: label, es: labelEs },
      })),
      said: { en: { name, aliases, about, chosenBecause, text }, es },
      bridges: bridgesFor(marker, authored),
      meanings: SIDES.filter((side) => meanings.get(marker.slug)?.[side] !== undefined),
      review: reviewOf('markers', marker, authored),
    };
  });
}

const bandWith =
  (term: Term) =>
  ({ population, method, ...band }: Band): Marker['bands'][number] => ({
    ...band,
    population: term(population),
    ...(method === undefined ? {} : { method: term(method) }),
  });

export function joinedInterpretations(authored: Authored): Interpretation[] {
  return authored.interpretations.map((record): Interpretation => {
    const { slug, related, sources, es, high, low } = record;
    return {
      slug,
      related,
      sources,
      said: {
        en: { ...(high === undefined ? {} : { high }), ...(low === undefined ? {} : { low }) },
        es,
      },
      review: reviewOf('interpretations', record, authored),
    };
  });
}

/** Whether the record is signed as it stands. */
function reviewOf(
  folder: 'markers' | 'interpretations',
  { slug, ...content }: { readonly slug: string },
  { reviews }: Authored,
): Review {
  const signed = signatureOf(`${folder}/${slug}`, content, reviews);
  return signed === undefined
    ? { status: 'unreviewed' }
    : { status: 'reviewed', reviewedAt: signed.date, reviewer: signed.reviewer };
}

/** A biomarker of an item → the slug of the marker of that name. */
export function markerPages(
  { markers }: Authored,
  entries: readonly CatalogEntry[],
): Readonly<Record<string, string>> {
  const measured = new Set(entries.flatMap(({ biomarkers }) => biomarkers));
  return Object.fromEntries(
    markers.filter(({ name }) => measured.has(name)).map(({ slug, name }) => [name, slug]),
  );
}

/**
 * Slug of a marker → the items of which a biomarker has the marker's name, single tests first, cheapest first; of the
 * analytes without ranges only those that an item measures.
 */
export function measuredBy(
  { markers, analytes }: Authored,
  entries: readonly CatalogEntry[],
): Readonly<Record<string, readonly string[]>> {
  const cheapestFirst = entries
    .filter(({ orderable }) => orderable)
    .sort((a, b) => a.biomarkers.length - b.biomarkers.length || a.listCents - b.listCents);
  const measuring = (name: string): string[] =>
    cheapestFirst.filter(({ biomarkers }) => biomarkers.includes(name)).map(({ slug }) => slug);
  return Object.fromEntries([
    ...markers.map(({ slug, name }) => [slug, measuring(name)] as const),
    ...analytes
      .map(({ slug, name }) => [slug, measuring(name)] as const)
      .filter(([, items]) => items.length > 0),
  ]);
}
