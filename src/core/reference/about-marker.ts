import * as z from 'zod';
import { pageUrl } from '../address.ts';
import { criticalOf } from '../alarm/critical-limits.ts';
import { GuidelineSchema, guidelineLimits } from '../grading/guideline.ts';
import { guidelineOf } from '../grading/say.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Side } from '../model/interpretation.ts';
import type { Band, Marker } from '../model/marker.ts';
import { Source } from '../model/source.ts';
import type { Lang } from '../model/vocabulary.ts';
import type { Person } from '../people/person.ts';
import type { Speaking } from '../words/index.ts';
import { chooseBands } from './bands.ts';
import { categoriesFor } from './categories.ts';
import {
  CriticalSchema,
  ListedRangeSchema,
  listedRange,
  meaningPath,
  ReviewSchema,
  reviewOf,
  sourceOf,
  sourcesOf,
  testsFor,
} from './describe.ts';
import { limitsText } from './limits.ts';

const MeaningSchema = () =>
  z.strictObject({ text: z.string(), url: z.string().optional().describe('Page with more on it') });

const meaning = (side: Side, marker: Marker, { service }: Pick<Dataset, 'service'>, lang: Lang) => ({
  text: marker.said[lang].text[side],
  ...(marker.meanings.includes(side)
    ? { url: pageUrl(service.service.origin, meaningPath(marker, side), lang) }
    : {}),
});

/** What an answer says of a marker, whoever asks. */
export const aboutMarkerFields = () => ({
  marker: z
    .strictObject({
      slug: z.string(),
      name: z.string(),
      aliases: z.array(z.string()),
      unit: z.string(),
      otherUnits: z.array(z.string()).optional(),
      loinc: z.array(z.string()).optional(),
      about: z.string(),
      url: z.string(),
    })
    .describe('The marker and its unit'),
  chosenBecause: z.string().describe('Why these ranges'),
  alternatives: z.array(ListedRangeSchema()).describe('Other published ranges for this person'),
  categories: z
    .array(z.strictObject({ label: z.string(), text: z.string(), source: Source() }))
    .optional()
    .describe('Named zones'),
  high: MeaningSchema().describe('What a high value may suggest'),
  low: MeaningSchema().describe('What a low value may suggest'),
  retest: z.string().describe('When to repeat it'),
  howToTest: z
    .array(z.strictObject({ slug: z.string(), name: z.string(), url: z.string() }))
    .describe('Items that measure it'),
  critical: CriticalSchema().optional().describe('When to seek care now'),
  limits: z.array(GuidelineSchema()).optional().describe('Of guideline bodies, for this person'),
  interferences: z.array(z.string()).optional().describe('What can make the value wrong'),
  review: ReviewSchema().describe('Whether a physician has signed it'),
  sources: z.array(Source()).describe('Where it was read'),
  disclaimer: z.string().describe('Educational, not a diagnosis'),
});

/** Other published ranges that may be this person's; all where nothing is said of the person. */
const alternativesFor = (marker: Marker, person: Person): readonly Band[] =>
  Object.values(person).every((known) => known === undefined)
    ? marker.alternatives
    : chooseBands({ ...marker, bands: marker.alternatives }, person).candidates;

/** What is said of a marker, whoever asks. */
export function aboutMarker(
  marker: Marker,
  {
    data,
    today,
    person,
  }: {
    readonly data: Pick<Dataset, 'catalog' | 'markers' | 'service'>;
    readonly today: string;
    readonly person: Person;
  },
  speaking: Speaking,
) {
  const { lang, words } = speaking;
  const { name, aliases, about, chosenBecause, text } = marker.said[lang];
  const zones = categoriesFor(marker, person);
  const critical = criticalOf(marker, person, words);
  const guidelines = guidelineLimits(marker, person).map((limit) =>
    guidelineOf(limit, { marker, sources: data.markers }, lang),
  );
  return {
    marker: {
      slug: marker.slug,
      name,
      aliases,
      unit: marker.unit,
      ...(marker.otherUnits.length > 0 ? { otherUnits: marker.otherUnits } : {}),
      ...(marker.loinc.length > 0 ? { loinc: marker.loinc } : {}),
      about,
      url: pageUrl(data.service.service.origin, `/biomarkers/${marker.slug}`, lang),
    },
    chosenBecause,
    alternatives: alternativesFor(marker, person).map((band) => listedRange(band, marker, speaking)),
    ...(zones.length > 0
      ? {
          categories: zones.map((zone) => ({
            label: zone.label[lang],
            text: limitsText(zone, marker.unit, words),
            source: sourceOf(marker, zone.source),
          })),
        }
      : {}),
    high: meaning('high', marker, data, lang),
    low: meaning('low', marker, data, lang),
    retest: text.retest,
    howToTest: testsFor(marker, data, lang),
    ...(critical === undefined ? {} : { critical }),
    ...(guidelines.length === 0 ? {} : { limits: guidelines }),
    ...(text.interferences.length > 0 ? { interferences: text.interferences } : {}),
    review: reviewOf(marker, today),
    sources: sourcesOf(marker),
    disclaimer: words.reference.disclaimer,
  };
}
