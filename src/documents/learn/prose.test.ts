import { expect, test } from 'vitest';
import { blocksMarkdown } from '../../blocks/markdown.ts';
import { componentsIn } from '../../core/guides/prose-components.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { measuringIn } from '../../core/search/measuring.ts';
import { openSearch } from '../../core/search/open-names.ts';
import { carriedOnly } from '../../data/join/carried.ts';
import { joinDataset } from '../../data/join.ts';
import { authoredFixture, marker } from '../../data/root.fixture.ts';
import { piecesOf } from './parts/index.ts';
import { proseDoc } from './prose.ts';

function slices(changes: Parameters<typeof authoredFixture>[0] = {}) {
  const authored = authoredFixture(changes);
  if (authored.service === undefined) throw new Error('the fixture has a service');
  return opened(joinDataset(carriedOnly(authored), authored.service));
}

/** The slices as pages need them. */
const opened = (files: ReturnType<typeof joinDataset>): Dataset => ({
  ...files,
  search: openSearch(files.search, measuringIn(files)),
  pages: [],
  itemTwins: [],
  skills: [],
  appStyles: { common: '', report: '', sites: '' },
  country: { origin: { lon: 0, lat: 0 }, unit: { lon: 1, lat: 1 }, land: [], states: [], abroad: [] },
});

const printProse = (body: string, data: Dataset, lang: Lang = 'en'): string =>
  blocksMarkdown([{ kind: 'prose', pieces: piecesOf(body, data, lang) }], 'https://own.example', lang);

test('components are found with their properties', () => {
  expect(componentsIn('A <Price test="tsh" /> and <Range  marker="glucose" unit="mg/dL"/>, 2 < 3.')).toEqual([
    { source: '<Price test="tsh" />', name: 'Price', at: 2, props: { test: 'tsh' } },
    {
      source: '<Range  marker="glucose" unit="mg/dL"/>',
      name: 'Range',
      at: 27,
      props: { marker: 'glucose', unit: 'mg/dL' },
    },
  ]);
});

test('components are replaced by what they say, each time they occur', () => {
  expect(
    printProse(
      '<Price test="glucose" />, not <Price test="hemoglobin-a1c" />; again <Price test="glucose" />. <Range marker="glucose" />',
      slices(),
    ),
  ).toBe('$9.00, not $24.00; again $9.00. 70 to 99 mg/dL');
});

test('several adult ranges are told apart, and those of children and pregnancy left out', () => {
  const [band] = marker.bands;
  const years = (value: number) => ({ value, unit: 'years' });
  const bands = [
    { ...band, high: 90, ageBefore: years(18), population: 'Children' },
    { ...band, sex: 'male', population: 'Men' },
    { ...band, sex: 'female', high: 98, population: 'Women' },
    { ...band, sex: 'female', pregnancy: 'any', high: 92, population: 'Pregnant' },
  ];
  expect(
    printProse('<Range marker="glucose" />', slices({ 'data/markers/glucose.json': { ...marker, bands } })),
  ).toBe('70 to 99 mg/dL (Men); 70 to 98 mg/dL (Women)');
});

test('what is unknown is refused, never printed as nothing', () => {
  const data = slices();
  expect(() => printProse('<Picture of="tsh" />', data)).toThrow('No component <Picture /> for prose');
  expect(() => printProse('<Price test="ketones" />', data)).toThrow('No public item "ketones"');
  expect(() => printProse('<Range marker="zinc" />', data)).toThrow('No marker "zinc"');
  expect(() => printProse('<Price />', data)).toThrow('Price: names no test');
});

test('a page of prose ends with the records that it names, in its language', () => {
  const doc = proseDoc(
    {
      path: '/guides/ayuno',
      kind: 'guide',
      lang: 'es',
      matter: {
        title: 'Ayuno antes de la prueba',
        description: '',
        updatedAt: '2026-10-02',
        tests: ['glucose'],
        markers: ['glucose'],
        sources: [],
      },
    },
    piecesOf('Cuesta <Price test="glucose" />.\n', slices(), 'es'),
    slices(),
  );
  expect(blocksMarkdown(doc.blocks, 'https://own.example')).toBe(`Cuesta $9.00.

## Pruebas de esta página

- [Glucosa](https://own.example/tests/glucose.md)

## Rangos de referencia de esta página

- [Glucosa](https://own.example/biomarkers/glucose.md)`);
});

test('what stands alone becomes blocks between the prose', () => {
  const text = printProse(
    'Before.\n\n<TestSet tests="glucose hemoglobin-a1c" />\n\nA <Term name="titer" /> after.',
    slices(),
  );
  expect(text).toContain('| Test | Price |');
  expect(text).toMatch(/\| \*\*All of these in one order at [^|]+\*\* \| \*\*\$\d+\.\d\d\*\* \|/);
  expect(text).toContain('A [Titer](https://own.example/learn/glossary.md#titer) after.');
});

test('tests that measure the same are no sum', () => {
  const text = printProse('<TestSet tests="glucose glucose" />', slices());
  expect(text).not.toContain('All of these');
  expect(text).toContain('Choose between them');
});

test('a chart of A1c holds the averages of the ADAG study', () => {
  const text = printProse('<Chart name="a1c-average-glucose" />', slices());
  // Nathan 2008, table 2: 6 % is 126 mg/dL or 7.0 mmol/L; 12 % is 298 mg/dL or 16.5 mmol/L.
  expect(text).toContain('| 6% | 126 | 7.0 |');
  expect(text).toContain('| 12% | 298 | 16.5 |');
});

test('every component refuses what it does not know', () => {
  const data = slices();
  for (const wrong of [
    '<Chart name="rain" />',
    '<Grid name="none" />',
    '<WindowPeriods infections="none" />',
    '<SeekCare signs="none" />',
    '<ChangedBy substance="none" />',
    '<Term name="none" />',
    '<TestSet goal="none" />',
    '<Convert analyte="glucose" value="100" from="mg/dL" to="meters" />',
  ])
    expect(() => printProse(wrong, data), wrong).toThrow();
});
