import { expect, test } from 'vitest';
import { compile } from '../../site/compile.ts';
import { authoredFixture, fixtureRoot, glucose, pattern } from '../root.fixture.ts';
import { answer } from './reviews.ts';

const HEAD = 'record,hash,reviewer,credential,scope,date\n';
const WHO = ['--sign', 'Ana "Bo" Ruiz', '--credential', 'MD, endocrinology'];
const SIGN = [...WHO, '--scope', 'all', '--date', '2026-10-20'];

const run = (args: string[], changes = {}, history = false) =>
  answer(args, authoredFixture(changes), history);

/** The file of signatures after the fixture was signed. */
const signedFile = (...records: string[]): Record<string, string> => ({
  'data/reviews.csv': HEAD + run([...SIGN, ...records]).rows,
});
const changedPattern = { 'data/patterns/low-sugar.json': { ...pattern, urgency: 'now' } };

test('a signature is refused with everything that it lacks, and nothing is written', () => {
  const refused = run(['--sign', 'Ruiz', '--scope', 'everything', 'markers/none', 'tests/glucose']);
  expect(refused.rows).toBe('');
  expect(refused.faults).toEqual([
    'Nothing is signed:',
    '--sign must be a full name, such as "Ana Ruiz", without title or degree.',
    '--credential is missing.',
    '--scope must be one of ranges, limits, text, patterns, all.',
    '--date must be a day, such as 2026-11-22.',
    'markers/none does not exist. Records are named like markers/ferritin.',
  ]);
  expect(run([...SIGN, 'markers/none', 'tests/glucose'])).toMatchObject({
    rows: '',
    faults: ['Nothing is signed:', expect.stringContaining('markers/none does not exist')],
  });
  expect(run(['--date', '2026-10-20']).faults).toEqual(
    expect.arrayContaining(['--sign is missing.', '--credential is missing.']),
  );
});

test.each(['Ruiz', 'Dr. Ruiz', 'A. Ruiz', 'Ruiz MD', 'Ana Ruiz, MD', ''])('"%s" is no full name', (name) => {
  const { faults } = run(['--sign', name, ...SIGN.slice(2), 'tests/glucose']);
  expect(faults.slice(1)).toEqual([expect.stringContaining('--sign must be a full name')]);
});

test.each([
  ['2026-02-30', '--date must be a day'],
  ['2026-11-02', '2026-11-02 is after the data release 2026-11-01'],
])('nobody signs on %s', (date, fault) => {
  const { faults } = run([...SIGN.slice(0, -1), date, 'tests/glucose']);
  expect(faults.slice(1)).toEqual([expect.stringContaining(fault)]);
});

test('nobody signs a part that the record does not have, or the same again', () => {
  const ranges = [
    ...WHO,
    '--scope',
    'ranges',
    '--date',
    '2026-10-20',
    'patterns/low-sugar',
    'markers/glucose',
  ];
  expect(run(ranges).faults.slice(1)).toEqual([
    'patterns/low-sugar has no part "ranges". Its scopes are patterns, text, all.',
  ]);
  expect(run([...SIGN, 'tests/glucose'], signedFile('tests/glucose')).faults.slice(1)).toEqual([
    'tests/glucose is signed so by Ana "Bo" Ruiz already.',
  ]);
});

test('rows are written as CSV that keeps commas and quotes, and the compiler takes them', () => {
  const { rows, said } = run([...SIGN, 'data/tests/glucose.json', 'limits/glucose', 'guides/fasting']);
  expect(rows).toMatch(
    /^tests\/glucose,[0-9a-f]{64},"Ana ""Bo"" Ruiz","MD, endocrinology",all,2026-10-20\nlimits\/glucose,/,
  );
  expect(said).toBe('Signed tests/glucose.\nSigned limits/glucose.\nSigned guides/fasting.');
  const root = fixtureRoot({ 'data/reviews.csv': HEAD + rows });
  expect(compile(root).ok).toBe(true);
});

test('the compiler refuses a row without full name, credential, known scope and real day, all at once', () => {
  const row = `markers/glucose,${'f'.repeat(64)},Ruiz,,everything,2026-02-30\n`;
  const compiled = compile(fixtureRoot({ 'data/reviews.csv': HEAD + row }));
  expect(compiled.ok ? [] : compiled.breaches.map(({ line, at }) => [line, at])).toEqual(
    ['reviewer', 'credential', 'scope', 'date'].map((field) => [2, field]),
  );
});

test('the packet says what is asked, counts, and lists what to read with limits and patterns first', () => {
  const { said, faults } = run([]);
  expect(faults).toEqual([]);
  for (const part of ['Who may sign', 'Scopes', 'What a signature says', 'What it does not say', 'MD, DO'])
    expect(said).toContain(part);
  expect(said).toContain('| Patterns of several results | 1 | 0 | 0 | 0 | 1 |');
  expect([...said.matchAll(/^### .*`(.*)`/gm)].map(([, record]) => record)).toEqual([
    'limits/glucose',
    'patterns/low-sugar',
    'interpretations/glucose',
    'warning-signs/chest-pain',
    'markers/glucose',
    'guides/fasting',
    'conditions/diabetes',
    'not-sold/sugar-monitor',
    'tests/glucose',
    'tests/hemoglobin-a1c',
    'panels/sugar-check',
  ]);
});

test('a record is given with its file, its pages, what no page shows whole, and its sources', () => {
  const { said } = run(['--record', 'limits/glucose']);
  const hash = said.match(/^- hash: `[0-9a-f]{64}`$/m)?.[0];
  expect(said.slice(said.indexOf('###')).split('\n')).toEqual([
    '### Glucose (`limits/glucose`)',
    '',
    '- files: `data/limits/critical.csv`, `data/limits/guideline-limits.csv`, `data/limits/severity.csv`',
    '- pages: <https://fixture.test/biomarkers/glucose>, <https://fixture.test/es/biomarkers/glucose>',
    hash,
    '- what it says:',
    '  - critical (before 24 hours): <30 mg/dL; list hospital prints "Newborn 30"',
    '  - critical: <=50 mg/dL; list hospital prints "Glucose 50"',
    '  - guideline (from 18 years): >=126 mg/dL speaks of diabetes / diabetes; decides: always; urgency: none; ada prints "126"',
    '  - severity, clear: <54 mg/dL; ada prints "Level 2 54"',
    '- sources:',
    '  - [Critical values](https://example.org/critical), A hospital, opened 2026-10-01',
    '  - [Standards of care, 2026](https://example.org/ada), ADA, opened 2026-10-01',
  ]);
});

test('what is signed is left out, until it changes: then the day and how to see the change are told', () => {
  const file = signedFile('patterns/low-sugar', 'markers/glucose');
  const before = run([], file).said;
  expect(before).not.toContain('(`patterns/low-sugar`)');
  expect(before).toContain('| Patterns of several results | 1 | 1 | 0 | 0 | 0 |');
  const after = run([], { ...file, ...changedPattern }, true).said;
  expect(after).toContain('| Patterns of several results | 1 | 0 | 0 | 1 | 0 |');
  expect(after).toContain('- void signature: Ana "Bo" Ruiz, MD, endocrinology, on 2026-10-20, scope all');
  expect(after).toContain(
    `- **changed since 2026-10-20**: \`git diff "$(git rev-list -1 --before='2026-10-20 23:59' HEAD)" -- data/patterns/low-sugar.json\``,
  );
  const bare = run(['--kind', 'patterns'], { ...file, ...changedPattern }).said;
  expect(bare).toContain('the text as it was signed is not at hand');
});

test('one kind or one record is asked for by name, and an unknown one is refused', () => {
  const records = (args: string[]) => run(args).said.match(/^### .*$/gm);
  expect(records(['--kind', 'guides'])).toEqual(['### Fasting before a test (`guides/fasting`)']);
  expect(records(['--record', 'data/markers/glucose.json'])).toEqual(['### Glucose (`markers/glucose`)']);
  expect(run(['--kind', 'pages', '--record', 'markers/none']).faults).toEqual([
    expect.stringContaining('--kind must be one of limits, patterns'),
    'No record markers/none. Records are named like markers/ferritin.',
  ]);
});

test('a list and a verdict tell where the records stand', () => {
  const file = signedFile('tests/glucose');
  const changes = {
    ...file,
    'data/tests/glucose.json': { ...glucose, preparation: { fasting: { need: 'no' } } },
  };
  expect(run(['list', 'signed'], file).said).toBe(
    'signed\ttests/glucose\tAna "Bo" Ruiz, MD, endocrinology, 2026-10-20',
  );
  expect(run(['verify'], file)).toMatchObject({ faults: [] });
  expect(run(['verify'], changes)).toMatchObject({
    said: '0 signed, 0 in part, 1 changed since, 10 unsigned.',
    faults: ['tests/glucose has changed since 2026-10-20: its signature is void.'],
  });
});

test('parts that are signed by several people are together the whole', () => {
  const part = (scope: string) =>
    run([...WHO, '--scope', scope, '--date', '2026-10-20', 'markers/glucose']).rows;
  const standing = (rows: string) => run(['list'], { 'data/reviews.csv': HEAD + rows }).said;
  expect(standing(part('ranges'))).toContain('part\tmarkers/glucose');
  expect(standing(part('ranges') + part('text'))).toContain('signed\tmarkers/glucose');
});

test('a first batch has a sheet for each record that nobody signed, what is pressing first', () => {
  const { said } = run(['packet']);
  expect(said.match(/^## .*$/gm)?.map((line) => /`(.*)`/.exec(line)?.[1])).toContain('patterns/low-sugar');
  expect(said.split('**Clinician**')).toHaveLength((said.match(/^## /gm)?.length ?? 0) + 1);
  expect(said).toContain('Firma: ____');
  expect(run(['packet'], signedFile('patterns/low-sugar')).said).not.toContain('`patterns/low-sugar`');
});
