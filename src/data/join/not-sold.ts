import type { NotSold } from '../../core/model/not-sold.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { SearchSource } from '../../core/search/names.ts';
import type { Searched } from '../../core/search/source.ts';
import { wordsOf } from '../../core/words/index.ts';
import type { Authored } from '../read/authored.ts';
import type { Carried } from './carried.ts';

/** What nobody could order here, and what this store leaves out of the catalog. */
export const joinedNotSold = (carried: Carried): NotSold[] => [
  ...carried.notSold.map(({ slug, name, what, differs, where, compared, sign, sources }) => ({
    slug,
    compared,
    ...(sign === undefined ? {} : { sign }),
    sources,
    said: {
      en: { name: name.en, what: what.en, differs: differs.en, where: where.en },
      es: { name: name.es, what: what.es, differs: differs.es, where: where.es },
    },
  })),
  ...carried.left.map((record) => leftOut(record, carried)),
];

/** More would hide which of them is nearest. */
const MOST_COMPARED = 4;

/** A test or panel that this store does not sell, with what it sells that measures some of the same. */
function leftOut(record: Item, { left, tests, panels }: Carried): NotSold {
  const measured = new Set(measuredIn(record, [...tests, ...left]));
  const compared = [...tests, ...panels]
    .filter((one) => one.status !== 'hidden' && measuredIn(one, tests).some((name) => measured.has(name)))
    .map(({ slug }) => slug)
    .slice(0, MOST_COMPARED);
  const texts = (lang: Lang): NotSold['said'][Lang] => {
    const { name, description } = lang === 'en' ? record : record.es;
    const { differs, alone, where } = wordsOf(lang).catalog.leftOut;
    return { name, what: description, differs: compared.length > 0 ? differs : alone, where };
  };
  return {
    slug: record.slug,
    compared,
    sources: record.sources,
    said: { en: texts('en'), es: texts('es') },
  };
}

type Item = Carried['left'][number];

const measuredIn = (record: Item, among: readonly Item[]): readonly string[] =>
  'components' in record
    ? record.components.flatMap((slug) => {
        const part = among.find((one) => one.slug === slug);
        return part !== undefined && 'biomarkers' in part ? part.biomarkers : [];
      })
    : record.biomarkers;

export const namesNotSold = ({ notSold, left }: Carried): SearchSource['notSold'] => [
  ...notSold.map(({ slug, name, aliases }) => ({
    slug,
    names: [name.en, name.es, ...aliases.en, ...aliases.es],
  })),
  ...left.map(({ slug, name, aliases, es }) => ({ slug, names: [name, es.name, ...aliases, ...es.aliases] })),
];

/** Codes for finding only, by the slug of their item: laboratories' order codes. */
export function findingCodes({ findingWords: rows, providerPrices }: Authored): Searched['codes'] {
  const codes: Record<string, string[]> = Object.create(null);
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
