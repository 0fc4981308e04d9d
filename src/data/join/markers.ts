import { type Interpretation, SIDES } from '../../core/model/interpretation.ts';
import type { Marker } from '../../core/model/marker.ts';
import type { Authored } from '../read/authored.ts';
import { reviewOf } from '../review/signature.ts';
import { bridgesFor } from './analytes.ts';
import type { Carried } from './carried.ts';
import { limitsFor } from './limits.ts';
import { signedContent } from './signed-content.ts';
import { type Term, termsIn } from './terms.ts';

type MarkerFile = Authored['markers'][number];
type Band = MarkerFile['bands'][number];

export function joinedMarkers(authored: Carried): Marker[] {
  const term = termsIn(authored);
  const meanings = new Map(authored.interpretations.map((record) => [record.slug, record]));
  return authored.markers.map((marker): Marker => {
    const { name, aliases, about, chosenBecause, text, es, ...rest } = marker;
    const band = bandWith(term);
    const limits = limitsFor(marker, authored);
    return {
      ...rest,
      ...(limits === undefined ? {} : { limits }),
      bands: marker.bands.map(band),
      alternatives: marker.alternatives.map(band),
      categories: marker.categories.map(({ label, labelEs, ...zone }) => ({
        ...zone,
        label: { en: label, es: labelEs },
      })),
      said: { en: { name, aliases, about, chosenBecause, text }, es },
      bridges: bridgesFor(marker, authored),
      meanings: SIDES.filter((side) => meanings.get(marker.slug)?.[side] !== undefined),
      review: reviewOf(`markers/${marker.slug}`, signedContent(marker, authored), authored.reviews),
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

export function joinedInterpretations(authored: Carried): Interpretation[] {
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
      review: reviewOf(`interpretations/${slug}`, signedContent(record, authored), authored.reviews),
    };
  });
}
