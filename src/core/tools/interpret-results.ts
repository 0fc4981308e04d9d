import * as z from 'zod';
import { mostUrgent, URGENCIES, type Urgency } from '../alarm/urgency.ts';
import { analyteNamed } from '../analytes/match.ts';
import { BASES } from '../grading/assess.ts';
import { GRADES } from '../grading/grade.ts';
import { GuidelineSchema } from '../grading/guideline.ts';
import type { Dataset } from '../model/dataset.ts';
import { Source } from '../model/source.ts';
import type { Lang } from '../model/vocabulary.ts';
import { type Found, findPatterns } from '../patterns/find-patterns.ts';
import { contradiction, type Person } from '../people/person.ts';
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

type Analytes = Dataset['analytes'];

const Limit = () => z.number().min(-1e12).max(1e12);
const Comparator = () => z.enum(COMPARATORS);

const Entry = () =>
  z.strictObject({
    marker: textField(1, 80).describe('Marker name as printed on the report'),
    value: Limit().or(textField(1, 40)).describe('Number, or text as printed: "<0.01", "negative"'),
    comparator: Comparator().optional().describe('Sign, if not in value'),
    unit: textField(0, 40).optional().describe('Unit as printed, such as mg/dL'),
    mark: textField(0, 20).optional().describe('Mark as printed: "H", "LL", "critical"'),
    method: textField(0, 80).optional().describe('Method as printed: "ELISA", "LC-MS/MS"'),
    refLow: Limit().optional().describe("Lower limit of the report's own range; decides the flag"),
    refHigh: Limit().optional().describe('Its upper limit, in the same unit'),
    expected: textField(0, 40).optional().describe('Its expected word'),
  });

const OwnRange = () =>
  z.strictObject({
    low: z.number().optional(),
    high: z.number().optional(),
    unit: z.string().optional(),
    text: z.string(),
  });

const PatternFound = () =>
  z.strictObject({
    slug: z.string(),
    name: z.string(),
    markers: z.array(z.string()),
    urgency: z.enum(URGENCIES).optional(),
    text: z.string(),
    why: z.string(),
    notWhen: z.string(),
    next: Options().optional(),
    sources: z.array(Source()),
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
      .enum([
        'own_range',
        'one_range',
        'all_ranges_agree',
        'guideline_limit',
        'critical_lists',
        'not_decided',
      ])
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
    grade: z.enum(GRADES).optional().describe('How far outside; absent where undecided'),
    urgency: z
      .enum(URGENCIES)
      .optional()
      .describe('How soon a clinician is to see it; absent when not urgent'),
    basis: z
      .strictObject({ kind: z.enum(BASES), text: z.string() })
      .optional()
      .describe('What the grade stands on'),
    limits: z
      .array(GuidelineSchema().extend({ beyond: z.boolean() }))
      .optional()
      .describe('Limits of guideline bodies for this person'),
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
    "Flags each value of a lab report as low, normal or high against published ranges for the person's sex and age, or the report's own range (refLow, refHigh), and says how urgent it is and what it may suggest. Nothing is guessed: if unsure, the flag is indeterminate with the reason. Use it for values a person already has; for a range alone use lookup_reference_range. Nothing is stored or logged. Educational, not a diagnosis.",
  tag: 'reference',
  reads: ['analytes', 'markers', 'patterns'],
  personal: true,
  onDevice: true,
  sends: 'post',
  input: () =>
    z.strictObject({
      values: z.array(Entry()).min(1).max(40).describe('The values to interpret'),
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
      critical: z.strictObject({ text: z.string() }).optional().describe('Say this first'),
      urgency: z.enum(URGENCIES).optional().describe('The most urgent of all'),
      patterns: z.array(PatternFound()).optional().describe('What values say together'),
      assumed: z.array(z.string()).optional().describe('What was taken as given'),
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
    const measured = read.flatMap((one) =>
      'measured' in one && one.measured !== undefined ? [one.measured] : [],
    );
    const patterns = findPatterns(measured, person, data.patterns.records).map((found) =>
      patternOf(found, data.analytes, speaking.lang),
    );
    const critical = criticalNames(results, patterns);
    const urgency = mostUrgent([...results.map(urgencyOf), ...patterns.map(({ urgency }) => urgency)]);
    const next = [
      ...testsAfter(results, patterns, urgency, speaking),
      ...read.flatMap((one) => nextOf(one, one.entry, person, speaking)).slice(0, MOST_NEXT),
    ];
    const assumed = assumedIn(results, speaking);
    const count = (flag: string) => results.filter((result) => result.flag === flag).length;
    return {
      status: 'ok',
      ...(critical === undefined
        ? {}
        : { critical: { text: reference.critical.report(critical.urgency, critical.names) } }),
      ...(urgency === undefined ? {} : { urgency }),
      ...(patterns.length > 0 ? { patterns } : {}),
      results,
      summary: {
        low: count('low'),
        normal: count('normal'),
        high: count('high'),
        indeterminate: count('indeterminate'),
        unknown: results.filter((result) => !('marker' in result)).length,
      },
      ...(assumed.length > 0 ? { assumed } : {}),
      disclaimer: reference.disclaimer,
      privacy: reference.privacy,
      ...(next.length > 0 ? { next } : {}),
    };
  },
});

type Judged = Interpreted['result'];

const urgencyOf = (result: Judged): Urgency | undefined => ('urgency' in result ? result.urgency : undefined);

/** The critical values and urgent patterns by name, with how soon the most urgent is to be seen to. */
function criticalNames(results: readonly Judged[], patterns: readonly ReturnType<typeof patternOf>[]) {
  const critical = [
    ...results
      .filter((one) => 'critical' in one && one.critical !== undefined)
      .map((one) => ({
        name: 'marker' in one ? one.marker.name : one.input.marker,
        urgency: urgencyOf(one),
      })),
    ...patterns.filter((one) => one.urgency !== undefined && one.urgency !== 'soon'),
  ];
  const urgency = mostUrgent(critical.map((one) => one.urgency));
  const urgent = critical.filter((one) => one.urgency === urgency);
  return urgency === undefined ? undefined : { urgency, names: [...new Set(urgent.map(({ name }) => name))] };
}

/** What was taken as given, of several values said once. */
function assumedIn(results: readonly Judged[], { words: { reference } }: Speaking): string[] {
  const assumptions = [reference.notes.adults, reference.notes.notForPregnancy];
  const said = new Set(results.flatMap((one) => ('notes' in one ? (one.notes ?? []) : [])));
  return assumptions.filter((one) => said.has(one));
}

function patternOf({ pattern, markers }: Found, analytes: Analytes, lang: Lang) {
  const { slug, urgency, next, sources, said } = pattern;
  const named = next.flatMap((one) => {
    const analyte = analyteNamed(one, analytes);
    return analyte === undefined ? [] : [{ slug: one, name: analyte.said[lang].name }];
  });
  return {
    slug,
    markers: markers.map((marker) => marker.said[lang].name),
    ...(urgency === undefined ? {} : { urgency }),
    ...said[lang],
    ...(named.length > 0 ? { next: named } : {}),
    sources,
  };
}

/** Letters of one search. */
const SEARCH = 120;

/** Names that fit into one search, separated as a list of tests is. */
function searchable(names: readonly string[]): string[] {
  const fitting: string[] = [];
  for (const name of new Set(names))
    if ([...fitting, name].join(', ').length <= SEARCH && !name.includes(',')) fitting.push(name);
  return fitting;
}

/** The search for what is usually tested next, or again; an emergency is not the time to buy a test. */
function testsAfter(
  results: readonly Judged[],
  patterns: readonly ReturnType<typeof patternOf>[],
  urgency: Urgency | undefined,
  { lang, words: { reference } }: Speaking,
): Next[] {
  if (urgency === 'now' || urgency === 'today') return [];
  const follows = searchable(patterns.flatMap(({ next: after = [] }) => after.map(({ name }) => name)));
  const repeated = searchable(
    results.flatMap((one) =>
      'marker' in one && (one.flag === 'low' || one.flag === 'high') ? [one.marker.name] : [],
    ),
  );
  const names = follows.length > 0 ? follows : repeated;
  if (names.length === 0) return [];
  const why = follows.length > 0 ? reference.whyFollows(names) : reference.whyRepeat(names);
  return [nextCall('search_tests', { query: names.join(', ') }, why, lang)];
}

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
  const method = entry.method === undefined ? {} : { method: entry.method };
  return [nextCall('lookup_reference_range', { marker: slug, ...method, ...person }, why, speaking.lang)];
}
