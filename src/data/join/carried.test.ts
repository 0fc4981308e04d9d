import { expect, test } from 'vitest';
import { smallDataset } from '../../core/dataset.fixture.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { toolNamed } from '../../core/tools/index.ts';
import { runTool } from '../../core/tools/run.ts';
import { wordsOf } from '../../core/words/index.ts';
import { compile } from '../../site/compile.ts';
import { report } from '../read/breach.ts';
import { contentHash } from '../review/signature.ts';
import { edited, fixtureRoot, GUIDE, glucose } from '../root.fixture.ts';

/** A store that sells hemoglobin A1c alone, of a catalog that also has glucose and a panel of both. */
const SMALL = {
  ...edited('data/store/service.json', '"carries":"all",', ''),
  'data/store/prices.csv': 'slug,lab_1,lab_2,lab_3,as_of\nhemoglobin-a1c,2400,,,2026-10-01\n',
};

const call = (data: Dataset) => ({
  data,
  today: '2026-11-01',
  attribution: { source: 'ai_agent', medium: 'agent' },
  wordsOf,
});
const faults = (changes: Parameters<typeof fixtureRoot>[0]): string => {
  const compiled = compile(fixtureRoot(changes));
  return compiled.ok ? '' : report(compiled.breaches);
};

test('what the store does not sell is dropped, and nothing of the facts', () => {
  expect(faults(SMALL)).toBe('');
  const { catalog, markers, interpretations, conversions, goals, conditions, providers } =
    smallDataset(SMALL);
  expect(catalog.entries.map(({ slug }) => slug)).toEqual(['hemoglobin-a1c']);
  expect(catalog.measuredBy).not.toHaveProperty('glucose');
  expect(markers.records.map(({ slug }) => slug)).toEqual(['glucose']);
  expect(interpretations[0]?.related).toEqual(['hemoglobin-a1c']);
  expect(conversions.records.map(({ slug }) => slug)).toEqual(['glucose']);
  expect(goals.goals[0]?.tests.map(({ slug }) => slug)).toEqual(['hemoglobin-a1c']);
  expect(conditions[0]?.start.map(({ item }) => item)).not.toContain('glucose');
  expect(providers.prices.map(({ test: slug }) => slug)).not.toContain('glucose');
});

test('a plan says what it would begin with and the store does not sell', () => {
  const answer = runTool(
    toolNamed('recommend_tests'),
    { goals: ['check my sugar'] },
    call(smallDataset(SMALL)),
  );
  expect(answer.status).toBe('ok');
  expect('notes' in answer && answer.notes).toEqual([
    'Check my sugar begins with Glucose, which this store does not sell. What is offered here does not stand in for it.',
  ]);
});

test('the search says that a test of the catalog is not sold here, and what measures the same is named', () => {
  const data = smallDataset({
    ...SMALL,
    'data/store/prices.csv': `${SMALL['data/store/prices.csv']}glucose-two,900,,,2026-10-01\n`,
    'data/tests/glucose-two.json': {
      ...glucose,
      id: 't0901',
      name: 'Second sugar',
      aliases: [],
      es: { ...glucose.es, name: 'Segunda', aliases: ['segunda azúcar'] },
    },
  });
  expect(runTool(toolNamed('search_tests'), { query: 'glucose' }, call(data))).toMatchObject({
    notSold: { name: 'Glucose' },
  });
  expect(data.notSold.records.find(({ slug }) => slug === 'glucose')).toMatchObject({
    compared: ['glucose-two'],
    said: { en: { differs: wordsOf('en').catalog.leftOut.differs } },
  });
});

test('a list of what the store carries names records with a price, and a panel brings its parts', () => {
  const service = (carries: unknown) =>
    edited('data/store/service.json', '"carries":"all"', `"carries":${JSON.stringify(carries)}`);
  expect(faults(service(['glucose', 'gold', 'hemoglobin-a1c']))).toBe(`data/store/service.json
  line 1, gold: is carried, and is no record of the catalog
    Correct the slug. [prices-complete]

1 fault in 1 file`);
  expect(faults(service(['glucose', 'sugar-check']))).toContain(
    'holds hemoglobin-a1c, which has no price here',
  );
  expect(
    faults({ ...service(['glucose']), 'data/store/prices.csv': SMALL['data/store/prices.csv'] }),
  ).toContain('glucose: has no row');
});

test('prose keeps its sentences, without prices and links of what is not sold', () => {
  const body = `---\n${GUIDE.split('---\n')[1]}---\n
See [glucose](/tests/glucose) first. It costs <Price test="glucose" /> here. Then [A1c](/tests/hemoglobin-a1c).

| Test | Price |
| --- | --- |
| Glucose | <Price test="glucose" /> |

<TestSet tests="glucose hemoglobin-a1c" />

<CostBox tests="glucose" />
`;
  const compiled = compile(fixtureRoot({ ...SMALL, 'content/en/guides/fasting.mdx': body }));
  if (!compiled.ok) throw new Error(report(compiled.breaches));
  expect(compiled.authored.prose[0]?.body).toBe(`
See [glucose](/not-sold/glucose) first. Then [A1c](/tests/hemoglobin-a1c).

| Test | Price |
| --- | --- |
| Glucose | not sold here |

<TestSet tests="hemoglobin-a1c" />


`);
});

test('a signature holds for the record as it was written', () => {
  const data = compile(fixtureRoot(SMALL));
  if (!data.ok) throw new Error(report(data.breaches));
  const [record] = data.authored.interpretations;
  if (record === undefined) throw new Error('no interpretation');
  const { slug: _, ...content } = data.authored.written.get(record) as { slug: string };
  const signed = `record,hash,reviewer,credential,scope,date\ninterpretations/glucose,${contentHash(content)},Ana Ruiz,"MD, medicine",all,2026-10-20\n`;
  const { interpretations } = smallDataset({ ...SMALL, 'data/reviews.csv': signed });
  expect(interpretations[0]?.review.status).toBe('reviewed');
});

test('the page of a condition says what it would begin with', () => {
  const { pages } = smallDataset(SMALL);
  const page = pages.find(({ path, lang }) => path === '/conditions/diabetes' && lang === 'en');
  expect(page?.markdown).toContain('This store does not sell what one begins with here');
});
