import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCsv } from './csv.ts';
import { readFhir } from './fhir.ts';
import { daysOf, type FileReport, joinReports, ofDay } from './file-report.ts';
import { jsonObjects } from './json.ts';

const textOf = (name: string): string => readFileSync(`tests/files/samples/${name}`, 'utf8');
const fhir = (name: string): FileReport => readFhir(jsonObjects(textOf(name)) ?? []);
const csv = (name: string): FileReport =>
  readCsv(textOf(name)) ?? { kind: 'csv', person: {}, problems: ['broken'] };
const short = ({ values = [] }: FileReport) =>
  values.map(({ name, value, unit = '', low = '', high = '' }) => `${name} ${value} ${unit} ${low}-${high}`);

it('reads a bundle of a portal, the newest day first, without what is no laboratory result', () => {
  const report = fhir('portal-r4-bundle.json');
  expect(report).toMatchObject({
    kind: 'fhir',
    person: { sex: 'female', birthDate: '1983-02-20', age: 43 },
    collected: '2026-05-14',
    lab: 'Lakeside Hospital Laboratory',
    problems: ['left_out'],
  });
  const { values = [] } = report;
  expect(daysOf(values)).toEqual(['2026-05-14', '2025-04-02']);
  expect(ofDay(values, '2026-05-14')).toHaveLength(10);
  expect(values[0]).toEqual({
    name: 'Glucose',
    value: 101,
    unit: 'mg/dL',
    low: 70,
    high: 99,
    loinc: '2345-7',
    date: '2026-05-14',
    lab: 'Lakeside Hospital Laboratory',
  });
  expect(values.map(({ name }) => name)).not.toContain('Heart rate');
});

it('reads a report that contains its observations, and a single one, as health apps keep them', () => {
  const report = fhir('apple-health-report.json');
  expect(report).toMatchObject({
    lab: 'Northside Clinical Laboratory',
    collected: '2026-03-09',
    problems: [],
  });
  expect(short(report)).toEqual([
    'Cholesterol, Total 212 mg/dL -200',
    'HDL Cholesterol 58 mg/dL 40-',
    'LDL Cholesterol Calc 131 mg/dL -100',
    'Triglycerides 115 mg/dL -150',
  ]);
  const one = fhir('apple-health-observation.json');
  expect(short(one)).toEqual(['TSH 5.8 uIU/mL 0.45-4.5']);
  expect(short(joinReports([report, one]))).toHaveLength(5);
});

it('reads R5: an instant, the range that is called normal, a critical mark, a sign; no range in another unit', () => {
  const report = fhir('r5-bundle.json');
  expect(report).toMatchObject({ person: { sex: 'male', age: 64 }, collected: '2026-06-02' });
  expect(short(report)).toEqual([
    'Hemoglobin A1c 6.1 % -5.6',
    'Potassium 6.7 mmol/L 3.5-5.1',
    'eGFR >60 mL/min/1.73m2 -',
    'Protein 7.1 g/dL -',
  ]);
  expect(report.values?.[1]?.mark).toBe('HH');
});

it('reads components, and leaves out a panel that only names its members', () => {
  const report = fhir('components.json');
  expect(short(report)).toEqual(['WBC 6.4 10*3/uL 3.4-10.8', 'Platelets 250 10*3/uL -']);
  expect(report).toMatchObject({ collected: '2026-01-20', problems: [] });
});

it('reads results in words, ratios and one record in each line', () => {
  const report = fhir('strings.ndjson');
  expect(short(report)).toEqual([
    'Lead, blood <1.0 ug/dL -',
    'Hepatitis B surface antigen Non-Reactive  -',
    'ANA titer 1:160  -',
    'Bilirubin, total 0.7  -',
  ]);
  expect(report.problems).toEqual(['left_out']);
});

it('reads the table of a portal, with the person above it', () => {
  const report = csv('portal-export.csv');
  expect(report).toMatchObject({ person: { sex: 'female', age: 34 }, collected: '2026-04-11', problems: [] });
  expect(short(report)).toEqual([
    'Glucose, Serum 92 mg/dL 70-99',
    'Ferritin 12 ng/mL 15-150',
    'Cholesterol, Total 212 mg/dL -200',
    'eGFR >90 mL/min/1.73 59-',
    'Platelets 250 x10E3/uL 150-450',
    'HIV Ag/Ab Non-Reactive  -',
    'Ferritin 25 ng/mL 15-150',
  ]);
});

it('reads a table in Spanish with decimal commas', () => {
  expect(short(csv('laboratorio-es.csv'))).toEqual([
    'Glucosa 5.8 mmol/L 3.9-5.5',
    'Colesterol total 5.2 mmol/L -5.2',
    'Hemoglobina 13.4 g/dL 12-16',
    'Plaquetas 250000 /mm3 150000-450000',
    'TSH <0.01 mUI/L 0.4-4',
  ]);
  expect(csv('laboratorio-es.csv').collected).toBe('2026-05-14');
});

it('reads a table with a column for each day', () => {
  const { values = [] } = csv('history.tsv');
  expect(values.map(({ name, value, date }) => `${name} ${value} ${date}`)).toEqual([
    'ApoB 84 2026-05-01',
    'ApoB 97 2025-11-03',
    'Vitamin D 41 2026-05-01',
  ]);
});

it.each([
  ['', 0],
  ['TSH 5.2 mIU/L\nFerritin 12 ng/mL', 0],
  ['Dear doctor, I feel tired, and cold.\nWhat, then, is it?', 0],
])('takes %j for no table', (text) => {
  expect(readCsv(text)).toBeUndefined();
});

it.each([
  '{}',
  '[]',
  '{"resourceType":"Bundle","entry":{"resource":1}}',
  '{"resourceType":"Observation","code":5,"valueQuantity":[]}',
  '{"resourceType":"Observation","code":{"text":"X"},"valueQuantity":{"value":1e999}}',
  '[1,null,"x"]',
])('says of %s that it holds no results', (text) => {
  expect(readFhir(jsonObjects(text) ?? []).problems).toEqual(['no_results']);
});

it('is not led astray by records that lie in one another without end', () => {
  let deep = '{"resourceType":"Observation","code":{"text":"X"},"valueInteger":1}';
  for (let i = 0; i < 500; i++) deep = `{"resourceType":"Bundle","entry":[{"resource":${deep}}]}`;
  expect(readFhir(jsonObjects(deep) ?? []).values).toEqual([]);
  expect(jsonObjects('[')).toBeUndefined();
});
