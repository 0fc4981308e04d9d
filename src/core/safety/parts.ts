import type { Signs } from '../model/sign.ts';
import { LANGS, type Lang } from '../model/vocabulary.ts';
import { editDistance } from '../names/distance.ts';

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

const phrasesOf = (parts: Signs['parts']): Phrase[] =>
  Object.entries(parts).flatMap(([part, said]) =>
    LANGS.flatMap((lang) =>
      said[lang].map((written) => ({
        part,
        lang,
        words: written
          .split(' ')
          .map((word) => ({ text: word.replace(/\*$/, ''), starts: word.endsWith('*') })),
      })),
    ),
  );

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
  if (text.length < SLIPPED_FROM || said[0] !== text[0]) return false;
  const edits = text.length < TWICE_FROM ? 1 : 2;
  return editDistance(said, text, edits) <= edits;
}

const isSaid = (said: string, { text, starts }: Phrase['words'][number]): boolean =>
  starts ? said.startsWith(text) : said === text || isSlip(said, text);

/** The phrases that may begin with a word. */
function beginning(word: string, { exact, starts, long }: Lexicon): Phrase[] {
  const known = exact.get(word);
  const slips = (long.get(word[0] ?? '') ?? []).filter((text) => text !== word && isSlip(word, text));
  return [
    ...(known ?? []),
    ...[...word].flatMap((_, i) => starts.get(word.slice(0, i + 1)) ?? []),
    // A word that is known is no slip of another.
    ...(known === undefined ? slips.flatMap((text) => exact.get(text) ?? []) : []),
  ];
}

/** Every place at which each part is said. */
export function placesIn(words: readonly string[], lexicon: Lexicon): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const [from, word] of words.entries())
    for (const { part, lang, words: phrase } of beginning(word, lexicon)) {
      const to = from + phrase.length;
      if (to > words.length || !phrase.every((one, i) => i === 0 || isSaid(words[from + i] ?? '', one)))
        continue;
      const known = places.get(part);
      if (known === undefined) places.set(part, [{ from, to, lang }]);
      else known.push({ from, to, lang });
    }
  return places;
}
