import * as z from 'zod';
import type { Dataset } from '../model/dataset.ts';
import type { Side } from '../model/interpretation.ts';
import type { Marker } from '../model/marker.ts';
import { Source } from '../model/source.ts';
import { SEXES } from '../model/vocabulary.ts';
import { chooseBands, contradiction, limitsText } from '../reference/bands.ts';
import {
  CriticalSchema,
  criticalOf,
  DISCLAIMER,
  ListedRangeSchema,
  listedRange,
  meaningPath,
  RangeSchema,
  ReviewSchema,
  rangeOf,
  reviewOf,
  sourceOf,
  sourcesOf,
  testsFor,
} from '../reference/describe.ts';
import { matchMarker } from '../reference/match-marker.ts';
import { ambiguous, Options } from './ask-back.ts';
import { defineTool } from './define.ts';
import { textField } from './text-field.ts';

/** Who the range is for; the same five fields as in interpret_results. */
export const personFields = () => ({
  sex: z.enum(SEXES).optional().describe('Sex that the reference ranges are chosen by'),
  age: z.int().min(0).max(120).optional().describe('Age in whole years; adult ranges are used if left out'),
  pregnancy: z.boolean().optional().describe('true for ranges in pregnancy, where held'),
  trimester: z.int().min(1).max(3).optional().describe('Trimester 1, 2 or 3; only with pregnancy true'),
  postmenopausal: z.boolean().optional().describe('true for ranges after menopause, where held'),
});

const MeaningSchema = () =>
  z.strictObject({ text: z.string(), url: z.string().optional().describe('Page with more on it') });

const meaning = (side: Side, marker: Marker, { service }: Pick<Dataset, 'service'>) => ({
  text: marker.said.en.text[side],
  ...(marker.meanings.includes(side) ? { url: service.service.origin + meaningPath(marker, side) } : {}),
});

const contents = () => ({
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
  ranges: z
    .array(ListedRangeSchema())
    .describe(
      'Every range that may apply to this person; all of the marker where none does, which notes says',
    ),
  notes: z.array(z.string()).optional().describe('What was taken as said, or is not held'),
  chosenBecause: z.string().describe('Why these ranges were chosen over the alternatives'),
  alternatives: z.array(ListedRangeSchema()).describe('Other published ranges'),
  categories: z
    .array(z.strictObject({ label: z.string(), text: z.string(), source: Source() }))
    .optional()
    .describe('Named zones, such as prediabetes'),
  high: MeaningSchema().describe('What a high value may suggest'),
  low: MeaningSchema().describe('What a low value may suggest'),
  retest: z.string().describe('How often it is repeated'),
  howToTest: z
    .array(z.strictObject({ slug: z.string(), name: z.string(), url: z.string() }))
    .describe('Catalog items that measure it'),
  critical: CriticalSchema().optional().describe('Limits at which to seek care now'),
  interferences: z.array(z.string()).optional().describe('What can falsify the value'),
  review: ReviewSchema().describe('Whether a physician has signed it'),
  sources: z.array(Source()).describe('Where the facts were read'),
  disclaimer: z.string().describe('Educational, not a diagnosis'),
});

export const lookupReferenceRange = defineTool({
  name: 'lookup_reference_range',
  title: 'Look up a reference range',
  description:
    'Published reference range of one blood marker, chosen by sex, age, pregnancy and menopause where they matter, with what high and low values suggest, other published ranges, critical limits, retest cadence, tests that measure it, sources and review status. Use it for "what is normal for…". To flag values from a report use interpret_results; to change units use convert_units. Educational: the range on the person\'s own report takes precedence.',
  tag: 'reference',
  reads: ['markers', 'catalog'],
  personal: true,
  input: () =>
    z.strictObject({
      marker: textField(1, 80).describe('Marker name, abbreviation or alias, such as TSH or ferritin'),
      ...personFields(),
    }),
  output: () => ({
    ok: {
      ...contents(),
      applicable: RangeSchema().optional().describe('The one range that fits, if one does'),
    },
    needs_info: {
      missing: z.array(z.string()).describe('Fields that would settle it'),
      ...partial(contents()),
    },
    ambiguous: { options: Options() },
    not_found: { suggestions: z.array(z.string()).describe('Names that are near; may be empty') },
  }),
  example: { marker: 'ferritin', sex: 'female', age: 34 },
  handler({ marker: typed, ...person }, { data, today }) {
    const match = matchMarker(typed, data.markers.names);
    const bySlug = (slug: string) => data.markers.records.find((record) => record.slug === slug);
    if (match.kind === 'several') return ambiguous(match.slugs, (slug) => bySlug(slug)?.said.en.name);
    const marker = match.kind === 'one' ? bySlug(match.slug) : undefined;
    if (marker === undefined) {
      return {
        status: 'not_found',
        message:
          'No reference range is held under this name. Try another spelling, or one of the suggestions.',
        suggestions: match.kind === 'none' ? match.near : [],
      };
    }
    const clash = contradiction(person);
    if (clash !== undefined) return { status: 'needs_info', message: clash, missing: ['sex'] };
    const { candidates, missing, notes } = chooseBands(marker, person);
    const critical = criticalOf(marker);
    const { name, aliases, about, chosenBecause, text } = marker.said.en;
    const answer = {
      marker: {
        slug: marker.slug,
        name,
        aliases,
        unit: marker.unit,
        ...(marker.otherUnits.length > 0 ? { otherUnits: marker.otherUnits } : {}),
        ...(marker.loinc.length > 0 ? { loinc: marker.loinc } : {}),
        about,
        url: `${data.service.service.origin}/biomarkers/${marker.slug}`,
      },
      ranges: (candidates.length > 0 ? candidates : marker.bands).map((band) => listedRange(band, marker)),
      ...(notes.length > 0 ? { notes: [...notes] } : {}),
      chosenBecause,
      alternatives: marker.alternatives.map((band) => listedRange(band, marker)),
      ...(marker.categories.length > 0
        ? {
            categories: marker.categories.map((zone) => ({
              label: zone.label.en,
              text: limitsText(zone, marker.unit),
              source: sourceOf(marker, zone.source),
            })),
          }
        : {}),
      high: meaning('high', marker, data),
      low: meaning('low', marker, data),
      retest: text.retest,
      howToTest: testsFor(marker, data),
      ...(critical === undefined ? {} : { critical }),
      ...(text.interferences.length > 0 ? { interferences: text.interferences } : {}),
      review: reviewOf(marker, today),
      sources: sourcesOf(marker),
      disclaimer: DISCLAIMER,
    };
    if (candidates.length > 1 && missing.length > 0) {
      return {
        status: 'needs_info',
        message: `The range of this marker depends on ${missing.join(' and ')}. All ranges that may apply are listed; give ${missing.join(' and ')} for the one that does.`,
        missing: [...missing],
        ...answer,
      };
    }
    const [only, ...others] = candidates;
    const applicable = only !== undefined && others.length === 0 ? { applicable: rangeOf(only, marker) } : {};
    return { status: 'ok', ...applicable, ...answer };
  },
});

/** The same fields, each of which may be left out. */
function partial<S extends z.core.$ZodLooseShape>(shape: S): z.core.$ZodLooseShape {
  return z.object(shape).partial().shape;
}
