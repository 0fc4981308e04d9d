import { describe, expect, it } from 'vitest';
import type { LimitSources } from '../model/limit.ts';
import { critical, examplin, guideline, limits, step } from '../model/marker.fixture.ts';
import type { Marker } from '../model/marker.ts';
import { judge } from '../reference/judge.ts';
import { ownRange } from '../reference/own-range.ts';
import { speaking } from '../words/index.ts';
import { assess } from './assess.ts';
import { assessedFields, suggestion } from './say.ts';

const published = { title: 'Title', accessed: '2026-11-01', read: 'whole' } as const;
const list = (name: string) => ({
  ...published,
  title: name,
  publisher: name,
  country: 'US',
  url: `https://example.org/${name}`,
});
const sources: LimitSources = {
  words: {},
  quiet: [],
  unranged: {},
  lists: Object.fromEntries([0, 1, 2, 3, 4].map((i) => [`list-${i}`, list(`list-${i}`)])),
  guidelines: {
    body: { ...published, body: 'The Body', year: '2020', url: 'https://example.org/body' },
    scale: { ...published, body: 'The Scale', year: '2020', url: 'https://example.org/scale' },
  },
};

/** What is said of a value, in one language. */
function said(
  value: number,
  marker: Marker,
  lang: 'en' | 'es' = 'en',
  own?: readonly [number, number],
  age = 40,
) {
  const [refLow, refHigh] = own ?? [];
  const entry = { marker: 'examplin', value, refLow, refHigh };
  const speak = speaking(lang);
  const ranged = ownRange(entry, { kind: 'number', values: [value], decimals: 1 }, speak.words);
  const person = { age };
  const judged = judge({ value }, { marker, person, method: undefined }, speak);
  const assessed = assess({ value }, { marker, person, own: ranged, published: judged, mark: undefined });
  return {
    ...assessedFields(assessed, { own: ranged, published: judged }, { marker, sources, mostShown: 3 }, speak),
    ...suggestion(assessed, { value }, { marker, limits: ranged?.range ?? judged.limits }, speak),
  };
}

describe('what a grade stands on', () => {
  const basis = (value: number, fields: Parameters<typeof limits>[0], lang?: 'en' | 'es') =>
    said(value, examplin({ limits: limits(fields) }), lang).fields.basis?.text;

  it('is how many of how many lists', () => {
    expect(basis(60, { critical: critical(['>=50', '>=60', '>=70']) })).toBe(
      '2 of 3 published lists of critical values',
    );
  });

  it('is the step of a scale with its own sign, as a number or times the limit', () => {
    expect(basis(40, { severity: [step('>=40')] })).toBe('The Scale: at least 40 mg/dL');
    expect(basis(41, { severity: [step('>40')] })).toBe('The Scale: above 40 mg/dL');
    expect(basis(4, { severity: [step('<=4')] })).toBe('The Scale: at most 4 mg/dL');
    expect(basis(61, { severity: [step('>3', { times: true })] })).toBe(
      'The Scale: above 3 times the limit of the range',
    );
    expect(basis(4, { severity: [step('<5')] }, 'es')).toBe('The Scale: menos de 5 mg/dL');
  });

  it('is the limit of a guideline body', () => {
    expect(basis(18, { guideline: [guideline('>=18', { decides: 'always' })] })).toBe('Limit of The Body');
  });
});

describe("a guideline's limit beside a value", () => {
  const marker = examplin({
    limits: limits({
      guideline: [
        guideline('>=18', { decides: 'published', when: { en: 'fasting', es: 'en ayunas' } }),
        guideline('>=90'),
      ],
    }),
  });

  it('is answered whether the value is beyond it or not, with when it holds', () => {
    expect(said(18, marker).fields.limits).toEqual([
      {
        side: 'above',
        limit: '18 mg/dL',
        body: 'The Body',
        says: 'trouble',
        when: 'fasting',
        sourceUrl: 'https://example.org/body',
        beyond: true,
      },
      {
        side: 'above',
        limit: '90 mg/dL',
        body: 'The Body',
        says: 'trouble',
        sourceUrl: 'https://example.org/body',
        beyond: false,
      },
    ]);
    expect(said(18, marker, 'es').fields.limits?.[0]).toMatchObject({ says: 'problemas', when: 'en ayunas' });
  });

  it('is said in a note only where the value is beyond it, with the range that it is inside of', () => {
    expect(said(17, marker).notes).toEqual([]);
    expect(said(18, marker).notes).toEqual([
      'Inside the range of a laboratory, but above 18 mg/dL, the limit at which The Body speaks of trouble.',
    ]);
    expect(said(18, marker, 'en', [5, 30]).notes).toEqual([
      "Inside the report's own range, but above 18 mg/dL, the limit at which The Body speaks of trouble.",
    ]);
    expect(said(25, marker).notes).toEqual([
      'Above 18 mg/dL, the limit at which The Body speaks of trouble.',
    ]);
  });

  it("is not needed where the report's range is not that of this age: that is said instead", () => {
    expect(said(22, examplin(), 'en', [10, 30], 10).notes).toEqual([
      expect.stringContaining('the published range for this age or pregnancy does not'),
    ]);
    expect(said(22, examplin(), 'en', [10, 30]).notes).toEqual([]);
  });

  it('is cited where the value is beyond it, once for each publication', () => {
    expect(said(17, marker).sources).toEqual([]);
    expect(said(95, marker).sources.map(({ publisher }) => publisher)).toEqual(['The Body']);
  });
});

it('cites three of the lists that call a value critical, before the guidelines', () => {
  const marker = examplin({
    limits: limits({
      critical: critical(['>=50', '>=50', '>=50', '>=50', '>=90']),
      guideline: [guideline('>=40')],
    }),
  });
  expect(said(50, marker).sources.map(({ publisher }) => publisher)).toEqual([
    'list-0',
    'list-1',
    'list-2',
    'The Body',
  ]);
});

describe('what a value suggests', () => {
  const marker = examplin({ limits: limits({ guideline: [guideline('>=18', { decides: 'published' })] }) });

  it('is what is known of slight changes only of a slight one', () => {
    expect(said(15, marker).suggests).toBe('Examplin is inside the range that was used.');
    expect(said(15, marker, 'es').suggests).toContain('Ejemplina');
    expect(said(21, marker).suggests).toBe('slightly high');
    expect(said(9, marker).suggests).toBe('slightly low');
    expect(said(4, marker).suggests).toContain('clearly below the range.');
  });

  it('says of a value far outside how many times its upper limit it is', () => {
    expect(said(39, examplin()).suggests).toContain('clearly above the range.');
    expect(said(50, examplin()).suggests).toContain('about 2.5 times its upper limit');
    expect(said(406, examplin()).suggests).toContain('about 20 times its upper limit');
  });

  it("is never that a value is inside where the report's own range hides that it is not", () => {
    expect(said(18, marker, 'en', [5, 30]).suggests).toBe('slightly high');
  });
});
