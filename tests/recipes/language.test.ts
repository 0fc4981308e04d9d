import { expect, it } from 'vitest';
import { compileTypes, projectAfter } from './project.fixture.ts';
import { recipe } from './recipe.fixture.ts';

it('a new language begins with the list of every table that lacks it', async () => {
  const { ok, said } = await compileTypes(projectAfter(recipe('Add a language')));
  const named = new Set([...said.matchAll(/^(src\/[^(]+)\(/gm)].map(([, file]) => file));
  expect(ok).toBe(false);
  expect([...named]).toEqual(
    expect.arrayContaining([
      'src/core/address.ts',
      'src/core/words/index.ts',
      'src/core/words/lazy.ts',
      'src/data/join/catalog.ts',
      'src/blocks/source-words.ts',
      'src/views/view-words.ts',
      'src/views/generic/labels/index.ts',
      'src/views/quote-order/result.ts',
      'src/documents/about/privacy.ts',
      'src/surfaces/llms/subjects.ts',
    ]),
  );
  expect(said).toMatch(/^src\/core\/address\.ts\(.*Property 'fr' is missing/m);
});
