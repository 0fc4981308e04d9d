import { describe, expect, it } from 'vitest';
import { call, data, toolNamed } from './call.fixture.ts';
import type { Next } from './define.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What is the same in every language: codes, addresses, units, titles of sources and what was sent. */
const SAME = new Set(
  'slug aliases url sourceUrl loinc otherUnits unit input sources source links kind status review rule flag publishedFlag missing suggestions arguments body grade urgency side tool converted meta lang'.split(
    ' ',
  ),
);

/** Texts of an answer by where they stand. */
const textsOf = (value: Json, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value as object).flatMap(([key, part]) =>
          SAME.has(key) ? [] : textsOf(part as Json, `${path}/${key}`),
        )
      : [];

const markers = data.markers.records;
/** Names that are the same in both languages: "Estradiol", "Normal". */
const alike = new Set(
  [
    ...[...markers, ...data.catalog.entries].map(({ said: { en, es } }) => [en.name, es.name]),
    ...markers.flatMap(({ expected }) =>
      expected === undefined
        ? []
        : expected.words.map((word) => [word, expected.wordsEs.find((one) => one === word)]),
    ),
    ...markers.flatMap(({ categories }) => categories.map(({ label }) => [label.en, label.es])),
    ...markers.flatMap(({ limits }) =>
      (limits?.guideline ?? []).flatMap(({ says, when }) =>
        [says, ...(when === undefined ? [] : [when])].map((text) => [text.en, text.es]),
      ),
    ),
  ].flatMap(([en, es]) => (en === es ? [en] : [])),
);
/** "99 mg/dL" and "10 mmol/L" have no words. */
const saysNothing = (text: string): boolean =>
  alike.has(text) || !/[a-z]{4}/.test(text) || /^[\d.,]+ [a-z/]+$/i.test(text);

/** Inputs that lead to every status and every sentence. */
const INPUTS: readonly (readonly [tool: string, input: Readonly<Record<string, unknown>>])[] = [
  ...markers.map(({ slug }) => ['lookup_reference_range', { marker: slug }] as const),
  ...[
    { sex: 'female', pregnancy: true },
    { sex: 'female', age: 60, postmenopausal: true },
    { age: 0 },
  ].flatMap((person) =>
    markers.map(({ slug }) => ['lookup_reference_range', { marker: slug, ...person }] as const),
  ),
  ...['cortisol', 'no such thing', 'thyroid something'].map(
    (marker) => ['lookup_reference_range', { marker }] as const,
  ),
  ...[{ trimester: 2 }, { sex: 'male', pregnancy: true }, { pregnancy: true, postmenopausal: true }].flatMap(
    (person) =>
      [
        ['lookup_reference_range', { marker: 'tsh', ...person }],
        ['interpret_results', { values: [{ marker: 'tsh', value: 2 }], ...person }],
      ] as const,
  ),
  ...markers.flatMap(({ slug, unit, plausible }) =>
    [plausible.low, plausible.high, plausible.high * 1000].map(
      (value) => ['interpret_results', { values: [{ marker: slug, value, unit }] }] as const,
    ),
  ),
  [
    'interpret_results',
    {
      values: [
        { marker: 'cortisol', value: 10 },
        { marker: 'no such thing', value: 1 },
        { marker: 'no such thing', value: 1, unit: 'mg/dL', refLow: 0, refHigh: 2 },
        { marker: 'glucose', value: 30 },
        { marker: 'glucose', value: 5.5, unit: 'mg/dL' },
        { marker: 'glucose', value: 95, unit: 'bananas' },
        { marker: 'glucose', value: 95, unit: 'bananas', refLow: 70 },
        { marker: 'lipoprotein-a', value: 75, unit: 'nmol/L' },
        { marker: 'TSH', value: 2, unit: 'mIU/L', refLow: 5, refHigh: 1 },
      ],
    },
  ],
];

describe('the reference tools in Spanish', () => {
  it('say nothing in English', () => {
    const english: string[] = [];
    for (const [tool, input] of INPUTS) {
      const [en, es] = [call(tool, input), call(tool, { ...input, lang: 'es' })];
      const spanish = new Map(textsOf(es));
      for (const [path, text] of textsOf(en))
        if (spanish.get(path) === text && !saysNothing(text)) english.push(`${tool} ${path}: ${text}`);
      expect(es.status).toBe(en.status);
    }
    expect([...new Set(english)]).toEqual([]);
  });
});

describe.each(['en', 'es'])('what may be called next, in %s', (lang) => {
  const answers = INPUTS.map(([tool, input]) => call(tool, { ...input, lang }));
  const next: Next[] = answers.flatMap((answer) => answer.next ?? []);

  it('is complete and ready, in the same language', () => {
    expect(next.length).toBeGreaterThan(10);
    for (const { tool, arguments: input } of next) {
      expect(toolNamed(tool).input().safeParse(input).error, JSON.stringify(input)).toBeUndefined();
      expect(input.lang).toBe(lang === 'es' ? 'es' : undefined);
    }
  });

  it('has one call for each thing that a name may mean', () => {
    const asked = call('lookup_reference_range', { marker: 'cortisol', age: 40, lang });
    expect(asked.status).toBe('ambiguous');
    expect(asked.next.map((one: Next) => one.arguments.marker)).toEqual(
      asked.options.map(({ slug }: { slug: string }) => slug),
    );
    expect(asked.next.every((one: Next) => one.arguments.age === 40)).toBe(true);
  });

  it('names no tool and no field in a sentence', () => {
    const named = answers.flatMap((answer) =>
      textsOf(answer).filter(([, text]) => /[a-z]_[a-z]|\bref(?:Low|High)\b/.test(text)),
    );
    expect(named).toEqual([]);
  });
});
