import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadDataset } from '../data/load.ts';
import { report } from '../data/read/breach.ts';
import { a1c, edited, fixtureRoot, GUIDE, glucose, panel } from '../data/root.fixture.ts';
import { compile, writeSlices } from './compile.ts';

type Changes = Parameters<typeof fixtureRoot>[0];

/** The fixture compiled, written and loaded again, as a build does it. */
function built(changes: Changes = {}, origin?: string) {
  const root = fixtureRoot(changes);
  const compiled = compile(root, origin);
  if (!compiled.ok) throw new Error(report(compiled.breaches));
  mkdirSync(join(root, 'generated'));
  writeSlices(root, compiled);
  const folder = join(root, 'generated/data/');
  const files = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(folder + name, 'utf8')]),
  );
  return { files, data: loadDataset(folder) };
}

function faults(changes: Changes): string {
  const compiled = compile(fixtureRoot(changes));
  return compiled.ok ? 'no faults' : report(compiled.breaches);
}

test('joins the records of a sound project', () => {
  const { data } = built();
  const entry = (slug: string) => data.catalog.entries.find((one) => one.slug === slug);
  expect(data.catalog.entries.map(({ slug }) => slug)).toEqual(['glucose', 'hemoglobin-a1c', 'sugar-check']);
  expect(entry('glucose')?.cents).toEqual({ lab_1: 900, lab_3: 950 });
  expect(entry('sugar-check')).toMatchObject({
    biomarkers: ['Glucose', 'Hemoglobin A1c'],
    fasting: { required: true, hours: 8 },
    turnaroundDays: { min: 1, max: 3 },
    listCents: 3000,
    orderable: true,
    reviewedAt: null,
    said: { es: { sampleType: 'Sangre (suero); Sangre (entera)' } },
  });
  expect(data.preparations).toEqual({
    glucose: { fasting: { need: 'required', hours: 8, water: true } },
    'hemoglobin-a1c': { fasting: { need: 'no' } },
  });
  expect(data.zips).toEqual({
    zips: [10001, 78704],
    lats: [407506, 302454],
    lons: [-739972, -977688],
    states: [0, 1],
    stateCodes: ['NY', 'TX'],
  });
  const bilingual = [
    '/biomarkers/glucose',
    '/biomarkers/glucose/high',
    '/conditions/diabetes',
    '/answers/check-sugar',
    '/lab-locations/texas',
    '/lab-locations/new-york',
    '/compare/other-lab',
    '/compare/prices/glucose',
    '/compare/basket',
  ];
  expect(data.pages.map(({ lang, path }) => `${lang} ${path}`)).toEqual([
    ...bilingual.map((path) => `en ${path}`),
    ...bilingual.map((path) => `es ${path}`),
    'en /changes',
    'es /changes',
    'en /docs/changelog',
    'es /docs/changelog',
    'en /guides/fasting',
    'en /learn/glossary',
    'es /learn/glossary',
    'en /docs/data',
    ...['en', 'es'].flatMap((lang) =>
      ['about-the-data', 'data-status', 'privacy', 'accessibility'].map((page) => `${lang} /${page}`),
    ),
    'en /docs/mcp',
    'en /docs/design',
  ]);
  expect(data.pages.find(({ kind }) => kind === 'guide')?.markdown).toContain(
    'A glucose test costs $9.00; fasting adults have 70 to 99 mg/dL.',
  );
});

test('reports a broken JSON file', () => {
  expect(faults({ 'data/store/labs/lab_1.json': '{"name":' })).toBe(
    'data/store/labs/lab_1.json\n  line 1, syntax: the file ends in the middle of a record\n    Take the rest back from an earlier version. [json]\n\n1 fault in 1 file',
  );
});

test('reports a missing field', () => {
  const { name: _, ...nameless } = glucose;
  expect(faults({ 'data/tests/glucose.json': nameless })).toBe(
    'data/tests/glucose.json\n  line 1, name: is missing: a text\n    Add it. [schema]\n\n1 fault in 1 file',
  );
});

test('reports a field that the schema does not know', () => {
  expect(faults({ 'data/panels/sugar-check.json': { ...panel, colour: 'red' } })).toContain(
    'data/panels/sugar-check.json\n  line 1, colour: is no field that is known here\n',
  );
});

test('reports a CSV row with a wrong number, with its line', () => {
  expect(faults(edited('data/store/prices.csv', '2400', '24oo'))).toContain(
    'data/store/prices.csv\n  line 3, lab_1: must be a whole number of cents, such as 5800; found the text "24oo"\n',
  );
});

test('reports front matter and tables that cannot be read', () => {
  const text = faults({
    ...edited('data/states.csv', 'TX,Texas,', 'TX,'),
    'content/en/guides/fasting.mdx': GUIDE.replace('2026-10-02', 'October'),
    'content/en/guides/headless.mdx': 'No front matter.',
  });
  expect(text).toContain('data/states.csv\n  line 2, TX: has 4 cells, and the header has 5\n');
  expect(text).toContain(
    'content/en/guides/fasting.mdx\n  line 4, updatedAt: must be a day that exists, such as 2026-11-01; found the text "October"\n',
  );
  expect(text).toContain('content/en/guides/headless.mdx\n  line 1, front matter: is missing\n');
  expect(text).toMatch(/3 faults in 3 files$/);
});

test('reports a folder of prose that is no kind of page', () => {
  expect(faults({ 'content/en/checklists/before-the-draw.mdx': GUIDE })).toContain(
    'content/en/checklists\n  folder: is no kind of page\n',
  );
});

test('reports all faults at once, grouped by file', () => {
  const text = faults({
    'data/store/labs/lab_1.json': '{"name":',
    'data/tests/glucose.json': { ...glucose, id: 'glu', colour: 'red' },
    ...edited('data/store/prices.csv', '2400', '24oo'),
    'data/categories.json': {},
  });
  expect(text).toBe(`data/store/labs/lab_1.json
  line 1, syntax: the file ends in the middle of a record
    Take the rest back from an earlier version. [json]

data/categories.json
  line 1, whole file: is not a list
    Wrap the records in [ ]. [json]

data/tests/glucose.json
  line 1, id: must be t and four digits, such as t0001; found the text "glu"
    Correct it. [schema]
  line 1, colour: is no field that is known here
    Remove it or correct its name. [schema]

data/store/prices.csv
  line 3, lab_1: must be a whole number of cents, such as 5800; found the text "24oo"
    Write dollars times 100, without sign, point or comma: $58 is 5800. [schema]

5 faults in 4 files`);
});

test('hidden records reach no slice', () => {
  const es = { ...a1c.es, name: 'Muestra interna', aliases: ['interna'] };
  const { files } = built({
    'data/tests/house-control.json': {
      ...a1c,
      id: 't0777',
      name: 'Quality Serum',
      aliases: ['zebra'],
      status: 'hidden',
      es,
    },
    'data/panels/staff-only.json': {
      ...panel,
      id: 'p0777',
      name: 'Employee Bundle',
      components: ['glucose', 'house-control'],
      status: 'hidden',
      es: { ...es, name: 'Paquete de empleados' },
    },
    ...edited(
      'data/store/prices.csv',
      'sugar-check',
      'house-control,7777,,,2026-10-01\nstaff-only,7778,,,2026-10-01\nsugar-check',
    ),
  });
  const everything = Object.values(files).join('\n');
  expect(everything).toContain('sugar-check');
  for (const trace of ['house-control', 'Quality Serum', 'zebra', 't0777', 'Muestra interna', '7777'])
    expect(everything).not.toContain(trace);
  for (const trace of ['staff-only', 'Employee Bundle', 'p0777', 'Paquete de empleados', '7778'])
    expect(everything).not.toContain(trace);
});

const UNKNOWN_CPT = { 'data/tests/glucose.json': { ...glucose, cpt: '99999' } };
const exception = { rule: 'cpt-known', file: 'data/tests/glucose.json', at: 'cpt', reason: 'Known and old.' };

test('an exception tolerates the breach that it names, and no other', () => {
  const both = { ...UNKNOWN_CPT, 'data/tests/hemoglobin-a1c.json': { ...a1c, cpt: '99998' } };
  expect(compile(fixtureRoot({ ...UNKNOWN_CPT, 'data/exceptions.json': [exception] })).ok).toBe(true);
  expect(faults({ ...both, 'data/exceptions.json': [exception] })).toBe(
    'data/tests/hemoglobin-a1c.json\n  line 1, cpt: 99998 is not in data/reference-prices.csv\n    Correct the code, or give the reason in cptNote. [cpt-known]\n\n1 fault in 1 file',
  );
});

test('an exception that excuses nothing is a breach', () => {
  expect(faults({ 'data/exceptions.json': [exception] })).toBe(
    'data/exceptions.json\n  line 1, cpt-known data/tests/glucose.json cpt: excuses nothing any more\n    Remove it. [stale-exception]\n\n1 fault in 1 file',
  );
});

test('an origin of the build replaces the one in data/store/service.json everywhere', () => {
  const { files, data } = built({}, 'http://localhost:8888');
  expect(data.service.service.origin).toBe('http://localhost:8888');
  expect(data.pages.find(({ path }) => path === '/guides/fasting')?.markdown).toContain(
    '[Glucose](http://localhost:8888/tests/glucose.md)',
  );
  expect(Object.values(files).join('\n')).not.toContain('fixture.test');
});

test('the same files compile to the same bytes', () => {
  expect(built().files).toEqual(built().files);
});
