import type { Signs } from '../model/sign.ts';
import { LANGS, type Lang } from '../model/vocabulary.ts';
import { editDistance } from '../names/distance.ts';
import { PLAIN } from './plain-words.ts';
import { FILLERS, LEFT_OUT, wordsOf } from './words.ts';

/** Where a part of meaning is said: from the first word to behind the last one. */
export interface Place {
  readonly from: number;
  readonly to: number;
  readonly lang: Lang;
}

/** A way to say a part: words in a row, of which each may be the start of a word. */
interface Phrase {
  readonly part: string;
  readonly lang: Lang;
  readonly words: readonly { readonly text: string; readonly starts: boolean }[];
}

/** Phrases by their first word, so that a text is compared with few of them. */
export interface Lexicon {
  readonly exact: ReadonlyMap<string, readonly Phrase[]>;
  /** By the start of the first word. */
  readonly starts: ReadonlyMap<string, readonly Phrase[]>;
  /** First words long enough to be taken with a slip, by their first letter. */
  readonly long: ReadonlyMap<string, readonly string[]>;
}

/** The phrases of a written way to say a part: "5..7" is any of three numbers, "skin|lips blue" two phrases. */
function spelled(written: string): string[][] {
  const phrases = written.split(' ').reduce<string[]>(
    (rows, word) =>
      rows.flatMap((row) =>
        word
          .split('|')
          .flatMap(numbersOf)
          .map((one) => `${row} ${one}`),
      ),
    [''],
  );
  return phrases.flatMap((phrase) => {
    const words = wordsOf(phrase.trim());
    const short = words.filter((word) => !LEFT_OUT.has(word));
    return short.length > 1 && short.length < words.length ? [words, short] : [words];
  });
}

function numbersOf(word: string): string[] {
  const [, from, to] = /^(\d+)\.\.(\d+)$/.exec(word) ?? [];
  if (from === undefined || to === undefined) return [word];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => String(Number(from) + i));
}

/** The ways to say a part, with those of the parts that it names. */
const waysOf = (said: string, lang: Lang, parts: Signs['parts']): string[] =>
  said
    .split(';')
    .flatMap((way) => (way.startsWith('@') ? waysOf(parts[way.slice(1)]?.[lang] ?? '', lang, parts) : [way]))
    .filter((way) => way !== '');

function phrasesOf(parts: Signs['parts']): Phrase[] {
  const known = new Set<string>();
  return Object.entries(parts).flatMap(([part, said]) =>
    LANGS.flatMap((lang) =>
      waysOf(said[lang], lang, parts)
        .flatMap(spelled)
        .flatMap((words) => {
          const name = [part, lang, ...words].join(' ');
          if (known.has(name)) return [];
          known.add(name);
          const row = words.map((word) => ({ text: word.replace(/\*$/, ''), starts: word.endsWith('*') }));
          return [{ part, lang, words: row }];
        }),
    ),
  );
}

/** "passed out" and "hurt*", ready to be looked up. */
export function lexiconOf(parts: Signs['parts']): Lexicon {
  const phrases = phrasesOf(parts);
  const first = ({ words }: Phrase) => words[0] ?? { text: '', starts: false };
  const exact = grouped(
    phrases.filter((phrase) => !first(phrase).starts),
    (phrase) => first(phrase).text,
  );
  return {
    exact,
    starts: grouped(
      phrases.filter((phrase) => first(phrase).starts),
      (phrase) => first(phrase).text,
    ),
    long: grouped(
      [...exact.keys()].filter(({ length }) => length >= SLIPPED_FROM),
      ([letter = '']) => letter,
    ),
  };
}

function grouped<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

/** Shorter words are never taken with a slip: "die" is no "dye". */
const SLIPPED_FROM = 6;
/** From here on two slips are forgiven. */
const TWICE_FROM = 10;

/** Whether a word is another one with slips of the keyboard; the first letter is seldom missed. */
function isSlip(said: string, text: string): boolean {
  if (text.length < SLIPPED_FROM || said[0] !== text[0] || PLAIN.has(said)) return false;
  const edits = text.length < TWICE_FROM ? 1 : 2;
  return editDistance(said, text, edits) <= edits;
}

const isSaid = (said: string, { text, starts }: Phrase['words'][number]): boolean =>
  starts ? said.startsWith(text) : said === text || undiminished(said) === text || isSlip(said, text);

/** A Spanish word without what makes it small: "costillitas" are "costillas". */
const undiminished = (word: string): string => word.replace(/^(\p{L}{3,})it([oa]s?)$/u, '$1$2');

/** The phrases that may begin with a word. */
function beginning(word: string, { exact, starts, long }: Lexicon): Phrase[] {
  const known = exact.get(word) ?? exact.get(undiminished(word));
  const slips = (long.get(word[0] ?? '') ?? []).filter((text) => text !== word && isSlip(word, text));
  return [
    ...(known ?? []),
    ...(singular(word) === word
      ? []
      : (exact.get(singular(word)) ?? []).filter(({ words }) => words.length > 1)),
    ...[...word].flatMap((_, i) => starts.get(word.slice(0, i + 1)) ?? []),
    // A word that is known is no slip of another.
    ...(known === undefined ? slips.flatMap((text) => exact.get(text) ?? []) : []),
  ];
}

/** How many words that change nothing may stand between two words of a phrase. */
const MOST_FILLERS = 2;

/** Inside a phrase, one stands for many, and many for one: "pastillas azules" is "pastilla azul". */
const follows = (said: string, word: Phrase['words'][number]): boolean =>
  isSaid(said, word) || (word.text.length >= PLURAL_FROM && singular(said) === singular(word.text));
const singular = (word: string): string => word.replace(/(?<=[^aeiou\W])es$|s$/u, '');
const PLURAL_FROM = 4;

/** Behind the last word of a phrase that begins at a place; undefined where its words do not follow. */
function endOf({ words: phrase }: Phrase, from: number, words: readonly string[]): number | undefined {
  let at = from + 1;
  for (const one of phrase.slice(1)) {
    const last = at + MOST_FILLERS;
    while (at < last && !follows(words[at] ?? '', one) && FILLERS.has(words[at] ?? '')) at++;
    if (!follows(words[at] ?? '', one)) return undefined;
    at++;
  }
  return at;
}

/** Every place at which each part is said. */
export function placesIn(words: readonly string[], lexicon: Lexicon): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const [from, word] of words.entries())
    for (const phrase of beginning(word, lexicon)) {
      const to = endOf(phrase, from, words);
      if (to === undefined) continue;
      const place = { from, to, lang: phrase.lang };
      const known = places.get(phrase.part);
      if (known === undefined) places.set(phrase.part, [place]);
      else known.push(place);
    }
  return places;
}
