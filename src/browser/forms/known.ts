import type { Lang } from '../../core/model/vocabulary.ts';
import { type Known, type Named, nameIn, needs } from '../../views/known.ts';
import { toolFile } from '../tool-file.ts';

/** What the answer of a tool needs beside it, loaded once for a page. */
export async function knownFor(tool: string, lang: Lang): Promise<Known> {
  const parts = await Promise.all(
    needs(tool, lang).map(async (part): Promise<Known> => {
      if (part === 'names') return namesIn(await toolFile<readonly Named[]>('items'), lang);
      const file = part === 'questions' ? `questions-${lang}` : `${part}-es`;
      return { [part]: await toolFile<Known[typeof part]>(file) };
    }),
  );
  return Object.assign({}, ...parts, { terms: Object.assign({}, ...parts.map(({ terms }) => terms)) });
}

function namesIn(items: readonly Named[], lang: Lang): Known {
  return {
    names: new Map(items.map((item) => [item.slug, nameIn(item, lang)])),
    terms: Object.fromEntries(items.map((item) => [item.en, nameIn(item, lang)])),
  };
}
