import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FileReport } from '../files/file-report.ts';
import { drawnIn, keptFrom } from './from-file.ts';
import { report } from './kept-reports.fixture.ts';
import { addedOf } from './known-values.ts';
import { type OfOthers, reportsIn } from './reports-in.ts';

const textOf = (name: string): string => readFileSync(`tests/files/samples/${name}`, 'utf8');

function fileOf(name: string): FileReport {
  const read = reportsIn(textOf(name));
  expect(read.kind).toBe('of-others');
  return (read as OfOthers).report;
}

const keptOf = (name: string) =>
  drawnIn(fileOf(name), (value) => value.name).drawn.flatMap(
    (one, i) => keptFrom(one, [], `${name.slice(0, 4)}-${i}`) ?? [],
  );

const told = (name: string) =>
  keptOf(name).map(({ collected, lab = '', person, values }) => [
    collected,
    lab,
    JSON.stringify(person),
    values
      .map((one) => `${one.name} ${one.comparator ?? ''}${one.value} ${one.unit ?? ''}`.trim())
      .join('; '),
  ]);

describe('records of other systems', () => {
  it('of a portal become a report for each day, with the laboratory and the age on that day', () => {
    const reports = keptOf('portal-r4-bundle.json');
    expect(reports.map(({ collected, person }) => [collected, person])).toEqual([
      ['2025-04-02', { sex: 'female', birthYear: 1983, age: 42 }],
      ['2026-05-14', { sex: 'female', birthYear: 1983, age: 43 }],
    ]);
    expect(reports[1]?.lab).toBe('Lakeside Hospital Laboratory');
    expect(reports[1]?.values).toHaveLength(10);
    expect(JSON.stringify(reports)).not.toMatch(/Sample|Ana|eP1/);
  });

  it('of a portal that names each laboratory apart become a report for each of them', () => {
    expect(told('two-labs-r4.json')).toEqual([
      [
        '2026-03-02',
        'Clinic Laboratory',
        '{"sex":"male","birthYear":1970,"age":55}',
        'HbA1c 6.0 %; Glucose 104 mg/dL'.replace('6.0', '6'),
      ],
      [
        '2026-03-02',
        'Reference Laboratory',
        '{"sex":"male","birthYear":1970,"age":55}',
        'Lipoprotein(a) <8 mg/dL',
      ],
    ]);
  });

  it('of a health app with a report in a file become a report', () => {
    expect(told('apple-health-report.json').map(([day, lab]) => [day, lab])).toEqual([
      ['2026-03-09', 'Northside Clinical Laboratory'],
    ]);
  });

  it('of an export with one record in each line and no words but codes become a report', () => {
    expect(told('ndjson-export.ndjson')).toEqual([
      [
        '2026-03-02',
        '',
        '{"sex":"male","birthYear":1970,"age":55}',
        'Glucose [Mass/volume] in Serum or Plasma 104 mg/dL; Thyrotropin 2.4 m[IU]/L',
      ],
    ]);
  });

  it('keep a value that names no day with the only day of its file, and leave it out where there are several', () => {
    const values = [
      { name: 'TSH', value: 2, date: '2026-01-05' },
      { name: 'Ferritin', value: 30 },
    ];
    const one = drawnIn({ kind: 'fhir', values, person: {}, problems: [] }, ({ name }) => name);
    expect(one).toMatchObject({ undated: 0, drawn: [{ names: ['TSH', 'Ferritin'] }] });
    const two = [...values, { name: 'TSH', value: 3, date: '2025-01-05' }];
    const several = drawnIn({ kind: 'fhir', values: two, person: {}, problems: [] }, ({ name }) => name);
    expect(several).toMatchObject({ undated: 1, drawn: [{ names: ['TSH'] }, { names: ['TSH'] }] });
  });

  it.each([
    ['holds no result', '{"resourceType":"Bundle","entry":[]}', 'no-results'],
    [
      'names no day',
      '{"resourceType":"Observation","code":{"text":"TSH"},"valueQuantity":{"value":2}}',
      'no-day',
    ],
  ])('are refused where a file %s', (_what, text, why) => {
    expect(reportsIn(text)).toEqual({ kind: 'refused', why });
  });
});

describe('a value that reaches a device twice', () => {
  const glucose = { name: 'Glucose', marker: 'glucose', value: 101, unit: 'mg/dL' };
  const kept = report('a', '2026-03-02', [
    { name: 'GLUCOSE, SERUM', marker: 'glucose', value: 101, unit: 'mg/dl' },
  ]);

  it('is kept once, whatever its report calls it', () => {
    expect(addedOf([report('b', '2026-03-02', [glucose])], [kept])).toEqual({
      reports: [],
      added: 0,
      there: 1,
      values: 0,
    });
    const more = report('b', '2026-03-02', [glucose, { name: 'TSH', value: 2 }]);
    expect(addedOf([more], [kept])).toMatchObject({ added: 1, there: 0, values: 1 });
    expect(addedOf([more, { ...more, id: 'c' }], [kept])).toMatchObject({ added: 1, there: 1 });
  });

  it('is another on another day, in another number, and of another person', () => {
    for (const other of [
      report('b', '2026-03-03', [glucose]),
      report('b', '2026-03-02', [{ ...glucose, value: 102 }]),
      report('b', '2026-03-02', [{ ...glucose, unit: 'mmol/L' }]),
    ])
      expect(addedOf([other], [kept]).added).toBe(1);
    const [his, hers] = (['male', 'female'] as const).map((sex) =>
      report(sex, '2026-03-02', [glucose], { person: { sex } }),
    );
    if (his === undefined || hers === undefined) throw new Error('two reports');
    expect(addedOf([his], [hers]).added).toBe(1);
  });

  it('is found between a portal and an export of the same day', () => {
    const portal = keptOf('two-labs-r4.json').map((one) => ({
      ...one,
      values: one.values.map((value) => (value.name === 'Glucose' ? { ...value, marker: 'glucose' } : value)),
    }));
    const [lines] = keptOf('ndjson-export.ndjson');
    if (lines === undefined) throw new Error('no report');
    const [first, ...others] = lines.values;
    const again = {
      ...lines,
      values: [{ ...first, marker: 'glucose' } as (typeof lines.values)[0], ...others],
    };
    const added = addedOf([again], portal);
    expect(added).toMatchObject({ added: 1, values: 1 });
    expect(added.reports[0]?.values.map(({ name }) => name)).toEqual(['Thyrotropin']);
  });
});
