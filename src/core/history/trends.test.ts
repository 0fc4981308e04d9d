import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareReports } from './compare.ts';
import { anyReports, FACTS, report } from './kept-reports.fixture.ts';
import { peopleIn } from './people.ts';
import { trendsOf } from './trends.ts';

const glucose = (value: number, unit: string, more: object = {}) => ({
  name: 'Glucose',
  marker: 'glucose',
  value,
  unit,
  ...more,
});

describe('a trend', () => {
  it('runs from the oldest value to the newest, and leaves none out', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        for (const { points, undrawn, key } of trendsOf(reports, FACTS)) {
          const days = points.map(({ report: { collected } }) => collected);
          expect(days).toEqual([...days].sort());
          const all = reports.flatMap(({ values }) => values).filter(({ marker }) => marker === key);
          if (all.length > 0) expect(points.length + undrawn.length).toBe(all.length);
        }
      }),
    );
  });

  it('is the same whatever unit its values were printed in', () => {
    const value = fc.double({ min: 20, max: 900, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(value, fc.boolean()), { minLength: 2, maxLength: 6 }), (values) => {
        const reports = values.map(([mgDl, si], i) =>
          report(`r${i}`, `2026-01-0${i + 1}`, [
            si ? glucose(mgDl * 0.05551, 'mmol/L') : glucose(mgDl, 'mg/dL'),
          ]),
        );
        const [trend] = trendsOf(reports, FACTS);
        const factor = trend?.unit === 'mmol/L' ? 0.05551 : 1;
        for (const [i, [mgDl]] of values.entries())
          expect((trend?.points[i]?.at ?? 0) / (mgDl * factor)).toBeCloseTo(1, 2);
      }),
    );
  });

  it('is in the unit of the newest number, with each range brought into it', () => {
    const [trend] = trendsOf(
      [
        report('b', '2026-03-01', [glucose(90, 'mg/dL', { range: { low: 70, high: 99 } })]),
        report('a', '2025-03-01', [glucose(5.6, 'mmol/L', { range: { low: 3.9, high: 5.5 } })]),
      ],
      FACTS,
    );
    expect(trend).toMatchObject({
      unit: 'mg/dL',
      points: [
        { at: 101, converted: true, low: 70.3, high: 99.1 },
        { at: 90, converted: false, low: 70, high: 99 },
      ],
    });
  });

  it('draws no words and no unit that does not convert, and says so', () => {
    const tsh = (value: number | string, unit?: string) => ({
      name: 'TSH',
      marker: 'tsh',
      value,
      ...(unit === undefined ? {} : { unit }),
    });
    const [trend] = trendsOf(
      [
        report('a', '2024-01-01', [tsh('not done')]),
        report('b', '2025-01-01', [tsh(2, 'ng/mL')]),
        report('c', '2025-06-01', [tsh(2)]),
        report('d', '2026-01-01', [tsh(2.2, 'uIU/mL')]),
        report('e', '2026-06-01', [tsh(2.4, 'mIU/L')]),
      ],
      FACTS,
    );
    expect(trend?.points.map(({ at }) => at)).toEqual([2.2, 2.4]);
    expect(trend?.undrawn.map(({ why }) => why)).toEqual(['words', 'unit', 'unit']);
  });

  it('marks another laboratory and another method where both are known', () => {
    const at = (id: string, lab: string | undefined, method: string | undefined) =>
      report(
        id,
        `2026-01-0${id}`,
        [glucose(90, 'mg/dL', method === undefined ? {} : { method })],
        lab === undefined ? {} : { lab },
      );
    const [trend] = trendsOf(
      [at('1', 'Quest', 'A'), at('2', 'quest', undefined), at('3', 'Labcorp', 'B'), at('4', 'Labcorp', 'A')],
      FACTS,
    );
    expect(trend?.points.map(({ changed }) => changed)).toEqual([[], [], ['lab'], ['method']]);
  });

  it('puts what is furthest outside of its range first', () => {
    const values = [
      { name: 'A', value: 1, flag: 'normal' as const, grade: 'in_range' as const },
      { name: 'B', value: 1, flag: 'high' as const, grade: 'critical' as const },
      { name: 'C', value: 1, flag: 'high' as const, grade: 'slightly_outside' as const },
    ];
    const reports = [report('a', '2026-01-01', values), report('b', '2026-01-02', values)];
    expect(trendsOf(reports, FACTS).map(({ name }) => name)).toEqual(['B', 'C', 'A']);
  });
});

describe('two reports side by side', () => {
  const before = report('a', '2025-01-01', [
    glucose(5, 'mmol/L'),
    { name: 'Old one', value: 3 },
    { name: 'Nitrite', value: 'Negative' },
    { name: 'CRP', value: 0.3, comparator: '<', unit: 'mg/L' },
    { name: 'TSH', marker: 'tsh', value: 2, unit: 'ng/mL' },
  ]);
  const after = report('b', '2026-01-01', [
    glucose(100, 'mg/dL'),
    { name: 'New one', value: 3 },
    { name: 'Nitrite', value: 'negative' },
    { name: 'CRP', value: 1, unit: 'mg/L' },
    { name: 'TSH', marker: 'tsh', value: 2, unit: 'mIU/L' },
  ]);

  it('say what lies between two numbers, and why where it cannot be told', () => {
    const told = compareReports(before, after, FACTS).map(({ name, difference }) => [name, difference]);
    expect(Object.fromEntries(told)).toEqual({
      Glucose: { kind: 'up', by: 9.9, unit: 'mg/dL' },
      'Old one': { kind: 'only-before' },
      'New one': { kind: 'only-after' },
      Nitrite: { kind: 'same' },
      CRP: { kind: 'unknown', why: 'limit' },
      TSH: { kind: 'unknown', why: 'unit' },
    });
  });
});

describe('reports of several people', () => {
  const of = (id: string, person: object) => report(id, '2026-01-01', [{ name: 'A', value: 1 }], { person });
  const ids = (reports: Parameters<typeof peopleIn>[0]) =>
    peopleIn(reports).map((one) => one.reports.map(({ id }) => id).join(''));

  it('are kept apart where sex or year of birth contradict', () => {
    expect(ids([of('a', { sex: 'male' }), of('b', { sex: 'female' })])).toEqual(['a', 'b']);
    expect(ids([of('a', { age: 40 }), of('b', { age: 8 })])).toEqual(['a', 'b']);
    expect(ids([of('a', { birthYear: 1985 }), of('b', { age: 40 }), of('c', {})])).toEqual(['abc']);
  });

  it('lose none', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        expect(peopleIn(reports).flatMap((one) => one.reports)).toHaveLength(reports.length);
      }),
    );
  });
});
