import type { SearchOptions } from 'minisearch';
import type { SearchData } from '../model/dataset.ts';
import { allowedEdits } from '../names/distance.ts';
import { dice } from './name-hits.ts';
import type { Query } from './words.ts';

const WORD_OPTIONS: SearchOptions = {
  boost: { name: 4, aliases: 3, biomarkers: 2, topics: 1, category: 1, description: 0.3 },
  prefix: (term) => term.length > 1 && !/\d/.test(term),
  fuzzy: (term) => (/\d/.test(term) ? false : allowedEdits(term)),
  maxFuzzy: 2,
};

const LETTER_WORTH = 0.3;

/** A word met in full counts 1, if it is more than a letter; its beginning less, the less the shorter it is; a slip least. */
function worthOf(word: string, met: readonly string[], last: boolean): number {
  if (met.includes(word)) return word.length > 1 ? 1 : LETTER_WORTH;
  const begins = met.some((term) => term.startsWith(word));
  if (begins && word.length > 4) return 0.8;
  if (begins && (last || word.length > 3)) return 0.4;
  return met.some((term) => term.length > 4) ? 0.6 : 0;
}

/** A hit must be worth this share of the hard words; one that no name speaks for must hold them all well. */
const ENOUGH = 0.4;
const WELL = 0.8;
/** Where some hard word is missing, more than half must be a name. */
const HALF = 0.5;
/** Holding every hard word, outside of descriptions, makes up for words that a name has beside. */
const WHOLE = 0.2;
/** How many hits are looked at closely. */
const CLOSELY = 60;

/** Hits that hold every hard word, or, when there are none, most of what was said. */
export function wordHits({ words, hard }: Query, { words: index, namesOf }: SearchData) {
  // A number says which: "vitamin b1" is not any vitamin.
  const numbered = words.filter((word) => /\d/.test(word));
  const hits = index()
    .search(words.join(' '), { ...WORD_OPTIONS, combineWith: 'OR' })
    .filter(({ queryTerms }) => numbered.every((word) => queryTerms.includes(word)))
    .slice(0, CLOSELY)
    .map(({ id, terms, queryTerms, match }) => {
      const titled = terms.filter((term) => match[term]?.some((field) => field !== 'description'));
      const slug = String(id);
      const likeness = likenessTo(namesOf().get(slug) ?? [], words, titled);
      const worth = hard.map((word) =>
        queryTerms.includes(word) ? worthOf(word, terms, word === words.at(-1)) : 0,
      );
      const held = worth.reduce((sum, one) => sum + one, 0) / hard.length;
      const least = Math.min(...worth);
      const whole = hard.every((word) => titled.some((term) => term === word || term.startsWith(word)));
      return {
        slug,
        on: 'words' as const,
        likeness: likeness + (whole ? WHOLE : 0),
        all: least > 0,
        spelled: worth.every((one) => one === 1 || one === LETTER_WORTH),
        fits: likeness > (least > 0 ? 0 : HALF) ? held >= ENOUGH : least >= WELL,
      };
    })
    .filter(({ fits }) => fits);
  const full = hits.filter(({ all }) => all);
  return full.length > 0 ? full : hits;
}

/** How alike the query is to the most alike of the names, where `terms` are the words that were met. */
function likenessTo(
  names: readonly (readonly string[])[],
  words: readonly string[],
  terms: readonly string[],
): number {
  let best = 0;
  for (const name of names) {
    let shared = 0;
    for (const word of name) shared += words.includes(word) ? 1 : terms.includes(word) ? 0.8 : 0;
    best = Math.max(best, dice(shared, name.length, words.length));
  }
  return best;
}
