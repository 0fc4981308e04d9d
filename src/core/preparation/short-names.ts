import type { CatalogEntry } from '../model/catalog.ts';
import type { Lang } from '../model/vocabulary.ts';
import { onceFor } from '../once.ts';

const bare = (name: string): string => name.replace(/ \((?:[^()]|\([^()]*\))*\)/g, '');

/** What each item is called where room is short, by its slug: without what stands in parentheses, where that stays its own. */
function shortNamesIn(entries: readonly CatalogEntry[], lang: Lang): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { said } of entries)
    counts.set(bare(said[lang].name), (counts.get(bare(said[lang].name)) ?? 0) + 1);
  return new Map(
    entries.map(({ slug, said }) => {
      const { name } = said[lang];
      return [slug, counts.get(bare(name)) === 1 ? bare(name) : name];
    }),
  );
}

const inEnglish = onceFor((entries: readonly CatalogEntry[]) => shortNamesIn(entries, 'en'));
const inSpanish = onceFor((entries: readonly CatalogEntry[]) => shortNamesIn(entries, 'es'));

export const shortNames = (entries: readonly CatalogEntry[], lang: Lang): ReadonlyMap<string, string> =>
  lang === 'en' ? inEnglish(entries) : inSpanish(entries);
