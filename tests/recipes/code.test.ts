import { describe, expect, it } from 'vitest';
import { compileData, compileTypes, pagesOf, projectAfter, projectWithout } from './project.fixture.ts';
import { recipe } from './recipe.fixture.ts';

describe('the recipe for a kind of page', () => {
  const steps = recipe('Add a kind of page');

  it('makes its pages, and compiles', async () => {
    const root = projectAfter(steps);
    expect(await compileTypes(root)).toEqual({ ok: true, said: '' });
    expect(await compileData(root)).toMatchObject({ ok: true });
    expect(await pagesOf(root)).toEqual(
      expect.arrayContaining(['/checklists', '/es/checklists', '/checklists/day-of-the-draw']),
    );
  });

  it('says what is missing without its list for get_guide', async () => {
    expect(await compileTypes(projectWithout(['src/core/guides/pages.ts'], steps))).toMatchObject({
      ok: false,
      said: expect.stringMatching(/^src\/core\/guides\/pages\.ts\(.*'checklist' is missing/),
    });
  });

  it('says what is missing without its folder', async () => {
    expect(await compileData(projectWithout(['src/data/read/prose.ts'], steps))).toMatchObject({
      ok: false,
      said: expect.stringContaining('src/data/read/prose.ts'),
    });
  });
});
