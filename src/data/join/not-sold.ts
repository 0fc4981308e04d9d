import type { NotSold } from '../../core/model/not-sold.ts';
import type { SearchSource } from '../../core/search/names.ts';
import type { Searched } from '../../core/search/source.ts';
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

/** Codes for finding only, by the slug of their item: laboratories' order codes. */
export function findingCodes({ findingWords: rows, providerPrices }: Authored): Searched['codes'] {
  const codes: Record<string, string[]> = {};
  const add = (slug: string, code: string): void => {
    codes[slug] ??= [];
    codes[slug].push(code);
  };
  for (const { words, slug, kind } of rows) if (kind === 'code') add(slug, words);
  for (const { test, equivalence, orderCode } of providerPrices)
    if (orderCode !== undefined && equivalence === 'same') add(test, orderCode);
  return codes;
}

const ON = { brand: 'finding', slang: 'finding', use: 'use' } as const;

/** Words for finding only, with their items in the order of the file: the likeliest first. */
export const findingWords = ({ findingWords: rows }: Authored): SearchSource['said'] =>
  [...Map.groupBy(rows, ({ words, kind }) => (kind === 'code' ? undefined : `${ON[kind]} ${words}`))].flatMap(
    ([key, own]) => {
      const [{ words, kind } = { words: '', kind: 'code' as const }] = own;
      if (key === undefined || kind === 'code') return [];
      return [{ name: words, on: ON[kind], items: own.map(({ slug }) => slug) }];
    },
  );
