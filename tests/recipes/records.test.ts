import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  compileData,
  importCharges,
  pagesOf,
  projectAfter,
  projectWithout,
  searchReport,
} from './project.fixture.ts';
import { recipe } from './recipe.fixture.ts';

describe('the recipe for a test', () => {
  const steps = recipe('Add a test');

  it('makes its pages', async () => {
    const root = projectAfter(steps);
    expect(await compileData(root)).toMatchObject({ ok: true });
    expect(await pagesOf(root)).toEqual(expect.arrayContaining(['/tests/lysozyme', '/es/tests/lysozyme']));
  });

  it.each([
    ['the record', 'data/tests/lysozyme.json', 'lysozyme: is not in the catalog'],
    ['the price', 'data/store/prices.csv', 'data/store/prices.csv\n  line 1, lysozyme: has no row'],
  ])('says what is missing without %s', async (_what, file, said) => {
    expect(await compileData(projectWithout([file], steps))).toMatchObject({
      ok: false,
      said: expect.stringContaining(said),
    });
  });
});

describe('the recipe for a condition', () => {
  const steps = [...recipe('Add a test'), ...recipe('Add a condition')];

  it('makes its pages', async () => {
    const root = projectAfter(steps);
    expect(await compileData(root)).toMatchObject({ ok: true });
    expect(await pagesOf(root)).toEqual(
      expect.arrayContaining(['/conditions/sarcoidosis', '/es/conditions/sarcoidosis']),
    );
  });

  it('says what is missing without a test that it names', async () => {
    const test = ['data/tests/lysozyme.json', 'data/store/prices.csv', 'data/terms-es.csv'];
    expect(await compileData(projectWithout(test, steps))).toMatchObject({
      ok: false,
      said: expect.stringContaining(
        'data/conditions/sarcoidosis.json\n  line 57, then: "lysozyme" does not exist',
      ),
    });
  });
});

describe('the recipe for a goal', () => {
  const steps = [...recipe('Add a test'), ...recipe('Add a goal')];

  it('makes its pages', async () => {
    const root = projectAfter(steps);
    expect(await compileData(root)).toMatchObject({ ok: true });
    expect(await pagesOf(root)).toEqual(
      expect.arrayContaining(['/answers/sarcoidosis-follow-up', '/es/answers/sarcoidosis-follow-up']),
    );
  });

  it('says what is missing without its subject', async () => {
    expect(await compileData(projectWithout(['data/goal-topics.csv'], steps))).toMatchObject({
      ok: false,
      said: expect.stringContaining('stands under no subject of data/goal-topics.csv'),
    });
  });
});

describe('the recipe for a marker', () => {
  const steps = [...recipe('Add a test'), ...recipe('Add a marker')];

  it('makes its pages', async () => {
    const root = projectAfter(steps);
    expect(await compileData(root)).toMatchObject({ ok: true });
    expect(await pagesOf(root)).toEqual(
      expect.arrayContaining(['/biomarkers/lysozyme', '/es/biomarkers/lysozyme']),
    );
  });

  it('says what is missing without the Spanish of its ranges', async () => {
    expect(await compileData(projectWithout(['data/terms-es.csv'], steps))).toMatchObject({
      ok: false,
      said: expect.stringMatching(/data\/markers\/lysozyme\.json[\s\S]*Add it to data\/terms-es\.csv\./),
    });
  });
});

describe('the recipe for an analyte without ranges', () => {
  const steps = recipe('Add an analyte without ranges');

  it('makes its pages', async () => {
    const root = projectAfter(steps);
    expect(await compileData(root)).toMatchObject({ ok: true });
    expect(await pagesOf(root)).toEqual(
      expect.arrayContaining(['/biomarkers/lysozyme-urine', '/es/biomarkers/lysozyme-urine']),
    );
  });
});

describe('the recipe for a unit', () => {
  it('is followed by the data', async () => {
    expect(await compileData(projectAfter(recipe('Add a unit')))).toMatchObject({ ok: true });
  });
});

describe('the recipe for a guide', () => {
  const steps = recipe('Add a guide');

  it('makes its pages', async () => {
    const root = projectAfter(steps);
    expect(await compileData(root)).toMatchObject({ ok: true });
    expect(await pagesOf(root)).toEqual(
      expect.arrayContaining(['/guides/keep-your-lab-reports', '/es/guides/keep-your-lab-reports']),
    );
  });

  it('says what is missing without the English page', async () => {
    const english = 'content/en/guides/keep-your-lab-reports.mdx';
    expect(await compileData(projectWithout([english], steps))).toMatchObject({
      ok: false,
      said: expect.stringContaining(`Write ${english}.`),
    });
  });
});

describe('the recipe for a word of the search', () => {
  const steps = recipe('Teach the search a word');
  /** What the report says of the query, where it does not find what its label says. */
  const missed = '"iron reserve test": ';
  const reportOf = async (root: string): Promise<string> => {
    expect(await compileData(root)).toMatchObject({ ok: true });
    return (await searchReport(root)).said;
  };

  it('lets the search find it', async () => {
    expect(await reportOf(projectAfter(steps))).not.toContain(missed);
  });

  it('says which record is not found without the alias', async () => {
    const said = await reportOf(projectWithout(['data/tests/ferritin.json'], steps));
    expect(said).toMatch(new RegExp(`${missed}.*wanted ferritin`));
  });
});

describe('the recipe for hospital prices', () => {
  const steps = recipe('Import hospital prices');
  const file = 'sample_standardcharges.csv';
  const url = `https://example.org/${file}`;

  it('adds each charge once, and compiles', async () => {
    const root = projectAfter(steps);
    const { ok, said } = await importCharges(root, file, '--url', url);
    expect({ ok, said }).toMatchObject({ ok: true, said: expect.stringContaining('2 rows added') });
    expect(readFileSync(join(root, 'data/hospital-charges.csv'), 'utf8')).toContain(
      `80053,cash,Sample Hospital,TX,2026-04-01,3.0.0,2,8000,9200,10400,Sample Hospital: standard charges,${url}\n`,
    );
    expect(await compileData(root)).toMatchObject({ ok: true });
    cpSync('data/hospital-charges.csv', join(root, 'data/hospital-charges.csv'));
  });

  it('writes nothing without the address of the file', async () => {
    const { ok, said } = await importCharges(projectAfter(steps), file);
    expect({ ok, said }).toMatchObject({ ok: false, said: expect.stringContaining('Nothing was written') });
  });
});
