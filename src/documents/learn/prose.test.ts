import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksMarkdown } from '../../blocks/markdown.ts';
import { componentsIn } from '../../core/guides/prose-components.ts';
import { joinDataset } from '../../data/join.ts';
import { authoredFixture, marker } from '../../data/root.fixture.ts';
import { proseDoc } from './prose.ts';
import { PROSE_COMPONENTS, printProse } from './prose-components.ts';

function slices(changes: Parameters<typeof authoredFixture>[0] = {}) {
  const authored = authoredFixture(changes);
  if (authored.service === undefined) throw new Error('the fixture has a service');
  return joinDataset(authored, authored.service);
}

test('every component of components/mdx prints Markdown, and no other name does', () => {
  const files = readdirSync(new URL('../../components/mdx/', import.meta.url))
    .filter((name) => name.endsWith('.astro'))
    .map((name) => name.replace('.astro', ''));
  expect(Object.keys(PROSE_COMPONENTS).sort()).toEqual(files.sort());
});

test('components are found with their properties', () => {
  expect(componentsIn('A <Price test="tsh" /> and <Range  marker="glucose" unit="mg/dL"/>, 2 < 3.')).toEqual([
    { source: '<Price test="tsh" />', name: 'Price', props: { test: 'tsh' } },
    {
      source: '<Range  marker="glucose" unit="mg/dL"/>',
      name: 'Range',
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
  expect(() => printProse('<Chart of="tsh" />', data)).toThrow('No component <Chart /> for prose');
  expect(() => printProse('<Price test="ketones" />', data)).toThrow('Price: no public item "ketones"');
  expect(() => printProse('<Range marker="zinc" />', data)).toThrow('Range: no marker "zinc"');
  expect(() => printProse('<Price />', data)).toThrow('Price: no public item ""');
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
      body: 'Cuesta <Price test="glucose" />.\n',
    },
    slices(),
  );
  expect(blocksMarkdown(doc.blocks, 'https://own.example')).toBe(`Cuesta $9.00.

## Pruebas de esta página

- [Glucosa](https://own.example/tests/glucose.md)

## Rangos de referencia de esta página

- [Glucosa](https://own.example/biomarkers/glucose.md)`);
});
