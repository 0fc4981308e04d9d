import * as z from 'zod';
import { Source } from '../model/source.ts';
import { contradiction, type Person } from '../reference/bands.ts';
import { ListedRangeSchema } from '../reference/describe.ts';
import { type Interpreted, interpretValue } from '../reference/interpret-value.ts';
import { printedOf, type Supplied } from '../reference/supplied.ts';
import { COMPARATORS, decimalMarkOf } from '../report/printed-number.ts';
import type { Speaking } from '../words/index.ts';
import { callsFor, Options } from './ask-back.ts';
import { defineTool, type Next } from './define.ts';
import { personFields } from './lookup-reference-range.ts';
import { nextCall } from './next-call.ts';
import { textField } from './text-field.ts';

const Limit = () => z.number().min(-1e12).max(1e12);
const Comparator = () => z.enum(COMPARATORS);

const Entry = () =>
  z.strictObject({
    marker: textField(1, 80).describe('Marker name as printed on the report'),
    value: Limit().or(textField(1, 40)).describe('Number, or text as printed: "<0.01", "negative"'),
    comparator: Comparator().optional().describe('Sign, if not in value'),
    unit: textField(0, 40).optional().describe('Unit as printed, such as mg/dL'),
    refLow: Limit().optional().describe("Lower limit of the report's own range; decides the flag"),
    refHigh: Limit().optional().describe('Its upper limit, in the same unit'),
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
    input: z.strictObject({
      marker: z.string(),
      value: z.number().or(z.string()),
      comparator: Comparator().optional(),
      unit: z.string().optional(),
    }),
    value: z
      .number()
      .or(z.string())
      .describe("In the marker's own unit when it could be read; the text where it is no number"),
    comparator: Comparator().optional().describe('The value is only known to lie on this side of the number'),
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
    missing: z.array(z.string()).optional().describe('Fields that would settle the flag'),
    range: OwnRange().or(ListedRangeSchema()).optional().describe('The range that decided the flag'),
    publishedRanges: z.array(ListedRangeSchema()).optional().describe('Published ranges that may apply'),
    publishedFlag: FlagSchema()
      .optional()
      .describe("The flag by the published range, when the report's own decided"),
    readings: z
      .array(z.strictObject({ unit: z.string(), flag: FlagSchema() }))
      .optional()
      .describe('The flag in each unit that may be meant'),
    expected: z.string().optional().describe('The words that are expected of a result in words'),
    category: z.string().optional().describe('Named zone, such as prediabetes'),
    critical: z
      .strictObject({ text: z.string() })
      .optional()
      .describe('Present when the value is critical: say this first'),
    suggests: z.string().optional(),
    retest: z.string().optional(),
    notes: z.array(z.string()).optional(),
    options: Options().optional(),
    didYouMean: Options().optional().describe('Near names; none of them was judged'),
    sources: z.array(Source()).describe('Of the ranges shown'),
    links: z.strictObject({ marker: z.string(), interpretation: z.string().optional() }).optional(),
  });

export const interpretResults = defineTool({
  name: 'interpret_results',
  title: 'Interpret lab results',
  description:
    "Flags each value of a lab report as low, normal or high against published ranges for the person's sex and age, or the report's own range (refLow, refHigh), and says what it may suggest. Names, signs and units are never guessed: if unsure, the flag is indeterminate with the reason. Use it for values a person already has; for a range alone use lookup_reference_range. Nothing is stored or logged. Educational, not a diagnosis.",
  tag: 'reference',
  reads: ['analytes', 'markers'],
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
      critical: z
        .strictObject({ text: z.string() })
        .optional()
        .describe('Present when any value is critical: say this first'),
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
  handler({ values, ...person }, { data, ...speaking }) {
    const { reference } = speaking.words;
    const clash = contradiction(person);
    if (clash !== undefined)
      return { status: 'needs_info', message: reference.clash[clash.kind], missing: clash.fields };
    const texts = values.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
    const shown = decimalMarkOf(texts);
    // Who writes Spanish may write either mark.
    const mark = shown === 'unknown' && speaking.lang === 'en' ? 'usual' : shown;
    const mostShown = values.length > LONG_REPORT ? 1 : 3;
    const read = values.map((entry) => ({
      entry,
      ...interpretValue(entry, printedOf(entry, mark), person, mostShown, data, speaking),
    }));
    const results = read.map(({ result }) => result);
    const next = read.flatMap((one) => nextOf(one, one.entry, person, speaking)).slice(0, MOST_NEXT);
    const critical = new Set(
      results.flatMap((one) => ('critical' in one && 'marker' in one ? [one.marker.name] : [])),
    );
    const count = (flag: string) => results.filter((result) => result.flag === flag).length;
    return {
      status: 'ok',
      ...(critical.size > 0 ? { critical: { text: reference.critical.report([...critical]) } } : {}),
      results,
      summary: {
        low: count('low'),
        normal: count('normal'),
        high: count('high'),
        indeterminate: count('indeterminate'),
        unknown: results.filter((result) => !('marker' in result)).length,
      },
      disclaimer: reference.disclaimer,
      privacy: reference.privacy,
      ...(next.length > 0 ? { next } : {}),
    };
  },
});

/** Above this many values, one range stands beside each, so that the answer stays readable. */
const LONG_REPORT = 20;

const MOST_NEXT = 10;

/** What may be asked next of a value: with the marker that was meant, or for the ranges that are not shown. */
function nextOf({ result, more }: Interpreted, entry: Supplied, person: Person, speaking: Speaking): Next[] {
  const choices = [
    ...('options' in result ? (result.options ?? []) : []),
    ...('didYouMean' in result ? (result.didYouMean ?? []) : []),
  ];
  if (choices.length > 0) {
    const argumentsFor = (slug: string) => ({ values: [{ ...entry, marker: slug }], ...person });
    return callsFor(choices, { tool: 'interpret_results', argumentsFor }, speaking);
  }
  if (!more || !('marker' in result)) return [];
  const { slug, name } = result.marker;
  const why = speaking.words.reference.allRanges(name);
  return [nextCall('lookup_reference_range', { marker: slug, ...person }, why, speaking.lang)];
}
