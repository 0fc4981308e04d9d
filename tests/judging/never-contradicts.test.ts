import { describe, expect, it } from 'vitest';
import { appliedTo, guidelineLimits } from '../../src/core/grading/guideline.ts';
import type { Marker } from '../../src/core/model/marker.ts';
import type { Person } from '../../src/core/people/person.ts';
import { categoriesFor } from '../../src/core/reference/categories.ts';
import { interpretValue } from '../../src/core/reference/interpret-value.ts';
import { data } from '../../src/core/tools/call.fixture.ts';
import { wordsOf } from '../../src/core/words/index.ts';

const SPEAKING = { lang: 'en', words: wordsOf('en') } as const;

/** People of every kind that ranges, limits and zones tell apart. */
const PEOPLE: readonly Person[] = [
  {},
  { ageHours: 12 },
  { ageDays: 3 },
  { ageMonths: 5 },
  ...[4, 16, 34, 70].flatMap((age) => [{ age, sex: 'female' } as const, { age, sex: 'male' } as const]),
  { age: 60, sex: 'female', postmenopausal: true },
  ...([1, 2, 3] as const).map(
    (trimester) => ({ age: 30, sex: 'female', pregnancy: true, trimester }) as const,
  ),
  { age: 30, sex: 'female', pregnancy: true },
];

/** Every limit that is held of a marker, and the numbers beside it. */
function valuesOf({ bands, categories, limits, plausible }: Marker): number[] {
  const edges = [
    ...[...bands, ...categories].flatMap(({ low, high }) => [low, high]),
    ...(limits?.guideline ?? []).map(({ of }) => of),
  ].flatMap((edge) => (edge === undefined ? [] : [edge]));
  const near = edges.flatMap((edge) => [edge, edge * 0.999, edge * 1.001]);
  const critical = (limits?.critical ?? []).map(({ of }) => of);
  return [...new Set([...near, ...critical])].filter(
    (value) => value >= plausible.low && value <= plausible.high,
  );
}

/** The fields of a result that are compared. */
interface Result {
  readonly marker?: { readonly slug: string };
  readonly flag: string;
  readonly category?: string;
  readonly grade?: string | undefined;
  readonly urgency?: string | undefined;
  readonly suggests?: string;
}

function* answers(own: { refLow?: number; refHigh?: number }, markers = data.markers.records) {
  for (const marker of markers)
    for (const value of valuesOf(marker))
      for (const person of PEOPLE) {
        const entry = { marker: marker.slug, value, unit: marker.unit, ...own };
        const printed = { kind: 'number', values: [value], decimals: 6 } as const;
        const result: Result = interpretValue(entry, printed, person, 3, data, SPEAKING).result;
        if (result.marker?.slug === marker.slug) yield { marker, person, value, result };
      }
}

const OUTSIDE = ['low', 'high'];

describe('flag, grade, urgency, zone and guideline of every marker and person', () => {
  it('never contradict each other by published ranges', () => {
    const wrong = new Set<string>();
    let seen = 0;
    for (const { marker, person, value, result } of answers({})) {
      seen++;
      const at = (what: string) => wrong.add(`${marker.slug} ${value} ${JSON.stringify(person)}: ${what}`);
      const { flag, category, grade, urgency } = result;
      const zone = categoriesFor(marker, person).find(({ label }) => label.en === category);
      if (zone?.says === 'fine' && OUTSIDE.includes(flag)) at(`${flag}, and "${category}"`);
      if ((zone?.says === 'low' || zone?.says === 'high') && flag !== zone.says && flag !== 'indeterminate')
        at(`${flag}, and "${category}"`);
      const deciding = appliedTo({ value }, guidelineLimits(marker, person)).filter(
        ({ beyond, limit }) => beyond && limit.decides !== 'no',
      );
      if (flag === 'normal' && deciding.length > 0) at(`normal, beyond ${deciding[0]?.limit.guideline}`);
      if (grade === 'in_range' && (flag !== 'normal' || urgency !== undefined))
        at(`${grade}, ${flag}, ${urgency}`);
      if (OUTSIDE.includes(flag) && (grade === undefined || grade === 'in_range')) at(`${flag}, ${grade}`);
      if ((urgency === 'now' || urgency === 'today') && grade === 'slightly_outside')
        at(`${grade}, ${urgency}`);
      if (urgency === 'now' && grade !== 'critical' && grade !== undefined) at(`${grade}, ${urgency}`);
      if (flag === 'normal' && result.suggests?.includes('is inside') === false)
        at('normal, and nothing says so');
    }
    expect(seen).toBeGreaterThan(50_000);
    expect([...wrong].slice(0, 40)).toEqual([]);
  });

  it('never call a value normal by a wide range of the report where a guideline decides always', () => {
    const wrong = new Set<string>();
    const limited = data.markers.records.filter(({ limits }) =>
      limits?.guideline.some(({ decides }) => decides === 'always'),
    );
    for (const { marker, person, value, result } of answers({ refLow: -1e9, refHigh: 1e9 }, limited)) {
      const deciding = appliedTo({ value }, guidelineLimits(marker, person)).filter(
        ({ beyond, limit }) => beyond && limit.decides === 'always',
      );
      if (result.flag === 'normal' && deciding.length > 0)
        wrong.add(`${marker.slug} ${value} ${JSON.stringify(person)}`);
    }
    expect([...wrong].slice(0, 40)).toEqual([]);
  });
});
