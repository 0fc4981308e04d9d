import * as z from 'zod';
import { significant } from '../chemistry/convert.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Marker } from '../model/marker.ts';
import { Source } from '../model/source.ts';
import type { Match } from '../names/match.ts';
import { contradiction, type Flag, flagOf, type Person } from '../reference/bands.ts';
import {
  criticalOf,
  DISCLAIMER,
  isCritical,
  ListedRangeSchema,
  meaningPath,
  sourcesOf,
} from '../reference/describe.ts';
import { decided, judge, ownRange, suggestion } from '../reference/judge.ts';
import { matchMarker } from '../reference/match-marker.ts';
import { readValue } from '../reference/read-value.ts';
import { Options } from './ask-back.ts';
import { defineTool } from './define.ts';
import { personFields } from './lookup-reference-range.ts';
import { textField } from './text-field.ts';

const Value = () => z.number().min(0).max(1e12);

const Entry = () =>
  z.strictObject({
    marker: textField(1, 80).describe('Marker name as printed on the report'),
    value: Value().describe(
      'The number on the report; for "<0.01" give the number and mention the sign elsewhere',
    ),
    unit: textField(0, 20).optional().describe('Unit as printed, such as mg/dL; never guessed if it matters'),
    refLow: Value()
      .optional()
      .describe("Lower limit of the report's own range, in the same unit; decides the flag"),
    refHigh: Value()
      .optional()
      .describe("Upper limit of the report's own range, in the same unit; decides the flag"),
  });

const OwnRange = () =>
  z.strictObject({
    low: z.number().optional(),
    high: z.number().optional(),
    unit: z.string().optional(),
    text: z.string(),
  });

const FlagSchema = () => z.enum(['low', 'normal', 'high', 'indeterminate']);

const Result = () =>
  z.strictObject({
    marker: z
      .strictObject({ slug: z.string(), name: z.string() })
      .optional()
      .describe('What the name was understood as; absent when it was not'),
    input: z.strictObject({ marker: z.string(), value: z.number(), unit: z.string().optional() }),
    value: z.number().describe("In the marker's own unit when it could be read"),
    unit: z.string().optional(),
    converted: z.string().optional().describe('How the value was converted'),
    unitAssumed: z
      .boolean()
      .optional()
      .describe('true when the unit was left out and only this one is believable'),
    flag: FlagSchema(),
    rule: z
      .enum(['own_range', 'one_range', 'all_ranges_agree', 'not_decided'])
      .describe('What decided the flag'),
    reason: z.string().optional().describe('Why the flag is indeterminate, and what is needed'),
    range: OwnRange().or(ListedRangeSchema()).optional().describe('The range that decided the flag'),
    publishedRanges: z.array(ListedRangeSchema()).optional().describe('Published ranges that may apply'),
    publishedFlag: FlagSchema()
      .optional()
      .describe("The flag by the published range, when the report's own decided"),
    category: z.string().optional().describe('Named zone, such as prediabetes'),
    critical: z
      .strictObject({ text: z.string() })
      .optional()
      .describe('Present when the value is critical: say this first'),
    suggests: z.string().optional(),
    retest: z.string().optional(),
    notes: z.array(z.string()).optional(),
    options: Options().optional(),
    sources: z.array(Source()).describe('Of the ranges shown'),
    links: z.strictObject({ marker: z.string(), interpretation: z.string().optional() }).optional(),
  });

export const interpretResults = defineTool({
  name: 'interpret_results',
  title: 'Interpret lab results',
  description:
    "Flags each value of a lab report as low, normal or high against published ranges for the person's sex and age, or against the report's own range when refLow or refHigh are given, and says what a high or low value may suggest. Units are converted when certain and never guessed: otherwise the flag is indeterminate with the reason. Use it for values a person already has; for a range alone use lookup_reference_range. Nothing is stored or logged. Educational, not a diagnosis.",
  tag: 'reference',
  reads: ['markers', 'conversions'],
  personal: true,
  onDevice: true,
  input: () =>
    z.strictObject({
      values: z.array(Entry()).min(1).max(40).describe('The values to interpret, up to 40'),
      ...personFields(),
    }),
  output: () => ({
    ok: {
      results: z.array(Result()).describe('One for each value, in the order given'),
      summary: z
        .strictObject({
          low: z.int(),
          normal: z.int(),
          high: z.int(),
          indeterminate: z.int(),
          unknown: z.int().describe('Of the indeterminate, names that are not known here'),
        })
        .describe('How many of each flag'),
      disclaimer: z.string().describe('Educational, not a diagnosis'),
      privacy: z.string().describe('What happens to the values'),
    },
    needs_info: { missing: z.array(z.string()).describe('What to correct') },
  }),
  example: {
    values: [
      { marker: 'TSH', value: 5.2, unit: 'mIU/L' },
      { marker: 'Glucose', value: 5.1, unit: 'mmol/L' },
    ],
    sex: 'female',
    age: 41,
  },
  handler({ values, ...person }, { data }) {
    const clash = contradiction(person);
    if (clash !== undefined) return { status: 'needs_info', message: clash, missing: ['sex'] };
    const results = values.map((entry) =>
      interpret(entry, person, data, values.length > LONG_REPORT ? 1 : 3),
    );
    const count = (flag: string) => results.filter((result) => result.flag === flag).length;
    return {
      status: 'ok',
      results,
      summary: {
        low: count('low'),
        normal: count('normal'),
        high: count('high'),
        indeterminate: count('indeterminate'),
        unknown: results.filter((result) => !('marker' in result)).length,
      },
      disclaimer: DISCLAIMER,
      privacy: 'The values were not stored, logged or cached.',
    };
  },
});

type Supplied = z.output<ReturnType<typeof Entry>>;
type Slices = Pick<Dataset, 'markers' | 'conversions' | 'service'>;

/** Above this many values, one range stands beside each, so that the answer stays readable. */
const LONG_REPORT = 20;

function interpret(entry: Supplied, person: Person, data: Slices, mostShown: number) {
  const input = {
    marker: entry.marker,
    value: entry.value,
    ...(entry.unit === undefined ? {} : { unit: entry.unit }),
  };
  const match = matchMarker(entry.marker, data.markers.names);
  const marker =
    match.kind === 'one' ? data.markers.records.find(({ slug }) => slug === match.slug) : undefined;
  const own = ownRange(entry);
  const swapped =
    own === undefined && entry.refLow !== undefined
      ? ["refLow is above refHigh, so the report's own range was not used. Check them."]
      : [];
  if (marker === undefined) {
    return {
      input,
      value: entry.value,
      ...(entry.unit === undefined ? {} : { unit: entry.unit }),
      ...decided(own, undefined),
      ...(own === undefined ? unknownName(match, data) : {}),
      sources: [],
    };
  }
  const conversion = data.conversions.records.find(({ slug }) => slug === (marker.conversion ?? marker.slug));
  const reading = readValue(entry.value, entry.unit, marker, conversion);
  const named = { marker: { slug: marker.slug, name: marker.said.en.name }, input };
  const background = {
    retest: marker.said.en.text.retest,
    links: linksFor(marker, own?.flag, data),
    sources: sourcesOf(marker).slice(0, 1),
  };
  if (reading.kind === 'unreadable') {
    const notes = own === undefined ? swapped : [reading.reason, ...swapped];
    return {
      ...named,
      ...decided(own, undefined),
      value: entry.value,
      ...(entry.unit === undefined ? {} : { unit: entry.unit }),
      ...(own === undefined ? { reason: reading.reason } : {}),
      ...(notes.length > 0 ? { notes } : {}),
      ...suggestion(own?.flag, marker),
      ...background,
    };
  }
  const published = judge(reading.value, marker, person, mostShown);
  const critical = isCritical(reading.value, marker) ? criticalOf(marker) : undefined;
  const category = marker.categories.find((zone) => flagOf(reading.value, zone) === 'normal')?.label.en;
  const doubt = reading.doubtful
    ? ['This value is hardly possible in any unit in use. Check the number on the report.']
    : [];
  const notes = [...doubt, ...published.notes, ...swapped];
  return {
    ...named,
    ...(critical === undefined ? {} : { critical: { text: critical.text } }),
    ...decided(own, published),
    value: significant(reading.value),
    unit: marker.unit,
    ...(reading.by === undefined ? {} : { converted: reading.by }),
    ...(reading.assumed ? { unitAssumed: true } : {}),
    ...(category === undefined ? {} : { category }),
    ...(notes.length > 0 ? { notes } : {}),
    ...suggestion(own?.flag ?? published.flag, marker),
    ...background,
    ...(published.sources.length > 0 ? { sources: published.sources } : {}),
    links: linksFor(marker, own?.flag ?? published.flag, data),
  };
}

/** The marker's page, and the page of what the flag may mean where there is one. */
function linksFor(marker: Marker, flag: Flag | 'indeterminate' | undefined, { service }: Slices) {
  const { origin } = service.service;
  const side = marker.meanings.find((known) => known === flag);
  return {
    marker: `${origin}/biomarkers/${marker.slug}`,
    ...(side === undefined ? {} : { interpretation: origin + meaningPath(marker, side) }),
  };
}

function unknownName(match: Match, { markers }: Slices) {
  const slugs = match.kind === 'several' ? match.slugs : match.kind === 'none' ? match.near : [];
  const options = slugs.flatMap((slug) =>
    markers.records
      .filter((record) => record.slug === slug)
      .map(({ said }) => ({ slug, name: said.en.name })),
  );
  const reason =
    match.kind === 'several'
      ? 'This name fits several markers. Call again with the slug of one of the options.'
      : 'No marker is known under this name. Try another spelling, or give the range of the report as refLow and refHigh.';
  return { reason, ...(options.length > 0 ? { options } : {}) };
}
