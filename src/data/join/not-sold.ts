import type { NotSold } from '../../core/model/not-sold.ts';
import type { SearchSource } from '../../core/search/names.ts';
import type { Finding } from '../../core/search/source.ts';
import type { Authored } from '../read/authored.ts';

export const joinedNotSold = ({ notSold }: Authored): NotSold[] =>
  notSold.map(({ slug, name, what, differs, where, compared, sign, sources }) => ({
    slug,
    compared,
    ...(sign === undefined ? {} : { sign }),
    sources,
    said: {
      en: { name: name.en, what: what.en, differs: differs.en, where: where.en },
      es: { name: name.es, what: what.es, differs: differs.es, where: where.es },
    },
  }));

export const namesNotSold = ({ notSold }: Authored): SearchSource['notSold'] =>
  notSold.map(({ slug, name, aliases }) => ({
    slug,
    names: [name.en, name.es, ...aliases.en, ...aliases.es],
  }));

const LISTS = { brand: 'words', slang: 'words', code: 'codes', use: 'uses' } as const;

/** Words and codes for finding only, by the slug of their item. */
export function findingWords({ findingWords: rows, providerPrices }: Authored): Finding {
  const finding: Record<string, Record<'words' | 'codes' | 'uses', string[]>> = {};
  const of = (slug: string) => {
    finding[slug] ??= { words: [], codes: [], uses: [] };
    return finding[slug];
  };
  for (const { words, slug, kind } of rows) of(slug)[LISTS[kind]].push(words);
  for (const { test, equivalence, orderCode } of providerPrices)
    if (orderCode !== undefined && equivalence === 'same') of(test).codes.push(orderCode);
  return finding;
}
