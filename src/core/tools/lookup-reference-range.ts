import * as z from 'zod';
import { analyteNamed, matchAnalyte, optionsOf } from '../analytes/match.ts';
import { SEXES } from '../model/vocabulary.ts';
import { contradiction } from '../people/person.ts';
import { aboutMarker, aboutMarkerFields } from '../reference/about-marker.ts';
import {
  ExpectedSchema,
  expectedOf,
  ListedRangeSchema,
  listedRange,
  RangeSchema,
  rangeOf,
} from '../reference/describe.ts';
import { chooseRanges } from '../reference/ranges.ts';
import type { Speaking } from '../words/index.ts';
import { ambiguous, callsFor, Options } from './ask-back.ts';
import { defineTool, type Next } from './define.ts';
import { nextCall } from './next-call.ts';
import { textField } from './text-field.ts';

/** Who the range is for; the same fields as in interpret_results. */
export const personFields = () => ({
  sex: z.enum(SEXES).optional().describe('Sex the ranges are chosen by'),
  age: z.int().min(0).max(120).optional().describe('Years; adults are assumed if left out'),
  ageMonths: z.int().min(0).max(240).optional().describe('Or in months'),
  ageDays: z.int().min(0).max(7305).optional().describe('Or in days'),
  ageHours: z.int().min(0).max(2160).optional().describe('Or in hours'),
  pregnancy: z.boolean().optional().describe('Ranges in pregnancy, where held'),
  trimester: z.int().min(1).max(3).optional().describe('With pregnancy true'),
  gestationalWeek: z.int().min(0).max(45).optional().describe('Or the completed week'),
  postmenopausal: z.boolean().optional().describe('Ranges after menopause, where held'),
});

const contents = () => {
  const { marker, ...about } = aboutMarkerFields();
  return {
    marker,
    ranges: z
      .array(ListedRangeSchema())
      .describe('Every range that may apply to this person; all where none does'),
    expected: ExpectedSchema().optional().describe('Of a result in words'),
    notes: z.array(z.string()).optional().describe('What was assumed or is not held'),
    ...about,
  };
};

export const lookupReferenceRange = defineTool({
  name: 'lookup_reference_range',
  title: 'Look up a reference range',
  description:
    "Published reference range of one blood marker, chosen by sex, age, pregnancy and menopause where they matter, with what high and low suggest, other ranges, critical and guideline limits, and tests that measure it. To flag values from a report use interpret_results; to change units use convert_units. Educational: the range on the person's own report takes precedence.",
  tag: 'reference',
  reads: ['analytes', 'markers', 'catalog'],
  personal: true,
  input: () =>
    z.strictObject({
      marker: textField(1, 80).describe('Marker name, abbreviation or alias, such as TSH or ferritin'),
      ...personFields(),
      method: textField(0, 80).optional().describe('Method of measurement, such as ELISA'),
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
    not_found: {
      suggestions: z.array(z.string()).describe('Slugs of near names'),
      options: Options().optional(),
    },
  }),
  example: { marker: 'ferritin', sex: 'female', age: 34 },
  handler({ marker: typed, method, ...person }, { data, today, ...speaking }) {
    const { lang, words } = speaking;
    const match = matchAnalyte(typed, data.analytes);
    const bySlug = (slug: string) => data.markers.records.find((record) => record.slug === slug);
    const nameOf = (slug: string) => analyteNamed(slug, data.analytes)?.said[lang].name;
    const again = {
      tool: 'lookup_reference_range',
      argumentsFor: (slug: string) => ({
        marker: slug,
        ...(method === undefined ? {} : { method }),
        ...person,
      }),
    };
    if (match.kind === 'several')
      return ambiguous(optionsOf(match.slugs, data.analytes, lang), again, speaking);
    const marker = match.kind === 'one' ? bySlug(match.slug) : undefined;
    if (marker === undefined) {
      const near = match.kind === 'none' ? match.near.filter((slug) => bySlug(slug) !== undefined) : [];
      const options = optionsOf(near, data.analytes, lang);
      return {
        status: 'not_found',
        message:
          match.kind === 'one'
            ? words.reference.notHeldFor(nameOf(match.slug) ?? typed)
            : words.reference.notHeld(near.length > 0),
        suggestions: near,
        ...(options.length > 0 ? { options } : {}),
        next: [
          ...callsFor(options, again, speaking),
          nextCall('search_tests', { query: typed }, words.reference.whySearch, lang),
        ],
      };
    }
    const clash = contradiction(person);
    if (clash !== undefined) {
      return { status: 'needs_info', message: words.reference.clash[clash.kind], missing: clash.fields };
    }
    const { candidates, missing, notes } = chooseRanges(marker, person, method, lang);
    const { marker: named, ...about } = aboutMarker(marker, { data, today, person }, speaking);
    const expected = expectedOf(marker, speaking);
    const answer = {
      marker: named,
      ranges: (candidates.length > 0 ? candidates : marker.bands).map((band) =>
        listedRange(band, marker, speaking),
      ),
      ...(expected === undefined ? {} : { expected }),
      ...(notes.length > 0 ? { notes: notes.map((note) => words.reference.notes[note]) } : {}),
      ...about,
      next: nextFor(named, about.howToTest[0], speaking),
    };
    if (candidates.length > 1 && missing.length > 0) {
      return {
        status: 'needs_info',
        message: words.reference.rangeDependsOn(missing.map((one) => words.reference.asked[one])),
        missing,
        ...answer,
      };
    }
    const [only, ...others] = candidates;
    const applicable =
      only !== undefined && others.length === 0 ? { applicable: rangeOf(only, marker, speaking) } : {};
    return { status: 'ok', ...applicable, ...answer };
  },
});

/** The page with every range, and what a test for it costs. */
const nextFor = (
  { slug, name }: { readonly slug: string; readonly name: string },
  test: { readonly slug: string; readonly name: string } | undefined,
  { lang, words }: Speaking,
): Next[] => [
  nextCall('get_guide', { path: `/biomarkers/${slug}` }, words.reference.allRanges(name), lang),
  ...(test === undefined
    ? []
    : [nextCall('quote_order', { items: [test.slug] }, words.reference.whyTest(test.name), lang)]),
];

/** The same fields, each of which may be left out. */
const partial = <S extends z.core.$ZodLooseShape>(shape: S) => z.object(shape).partial().shape;
