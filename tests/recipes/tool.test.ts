import { describe, expect, it } from 'vitest';
import { compileTypes, pagesOf, projectAfter, projectWithout, unitTests } from './project.fixture.ts';
import { recipe } from './recipe.fixture.ts';

/** What every tool is tested for beside its answers to many calls. */
const OF_A_TOOL = [
  'tests/tools.test.ts',
  'tests/contract-rules.test.ts',
  'src/core/tools/registry.test.ts',
  'src/views/form.test.ts',
  'src/views/views.test.ts',
  'src/views/generic/labels.test.ts',
];

describe('the recipe for a tool', () => {
  const steps = recipe('Add a tool');

  it('makes its pages, compiles, and passes the tests of every tool', async () => {
    const root = projectAfter(steps);
    expect(await compileTypes(root)).toEqual({ ok: true, said: '' });
    expect(await unitTests(root, ...OF_A_TOOL)).toMatchObject({ ok: true });
    expect(await pagesOf(root)).toEqual(expect.arrayContaining(['/tools/list-labs', '/es/tools/list-labs']));
  });

  it('does not compile without its view and its calls: each table says so', async () => {
    const { ok, said } = await compileTypes(
      projectWithout(['src/views/index.ts', 'tests/calls.fixture.ts'], steps),
    );
    expect(ok).toBe(false);
    expect(said).toMatch(/^src\/views\/index\.ts\(.*'list_labs' is missing/m);
    expect(said).toMatch(/^tests\/calls\.fixture\.ts\(.*'list_labs' is missing/m);
  });

  it('does not compile without its line in the registry: the other tables do not know it', async () => {
    expect(await compileTypes(projectWithout(['src/core/tools/index.ts'], steps))).toMatchObject({
      ok: false,
      said: expect.stringMatching(/^src\/views\/index\.ts\(.*'list_labs' does not exist/m),
    });
  });

  it('fails a test without any table that names it: its file is named', async () => {
    const tables = ['src/core/tools/index.ts', 'src/views/index.ts', 'tests/calls.fixture.ts'];
    expect(await unitTests(projectWithout(tables, steps), 'tests/tools.test.ts')).toMatchObject({
      ok: false,
      said: expect.stringContaining('src/core/tools/list-labs.ts'),
    });
  });

  it.each([
    ['content/skills/list-labs.md', 'content/skills/list-labs.md'],
    ['content/en/docs/api-contract.mdx', '+   "list_labs"'],
  ])('fails its tests without %s', async (forgotten, named) => {
    const { ok, said } = await unitTests(projectWithout([forgotten], steps), 'tests/tools.test.ts');
    expect(ok).toBe(false);
    expect(said).toContain(named);
  });
});

describe('the recipe for a view', () => {
  const steps = [...recipe('Add a tool'), ...recipe('Give a tool a view of its own')];

  it('compiles, and passes the tests of every view', async () => {
    const root = projectAfter(steps);
    expect(await compileTypes(root)).toEqual({ ok: true, said: '' });
    expect(await unitTests(root, 'src/views/form.test.ts', 'src/views/views.test.ts')).toMatchObject({
      ok: true,
    });
  });

  it('does not compile without its words, its form and its result: each is named', async () => {
    const parts = ['words', 'form', 'result'].map((part) => `src/views/list-labs/${part}.ts`);
    const { ok, said } = await compileTypes(projectWithout(parts, steps));
    expect(ok).toBe(false);
    for (const part of ['words', 'form', 'result']) expect(said).toContain(`./list-labs/${part}.ts`);
  });
});
