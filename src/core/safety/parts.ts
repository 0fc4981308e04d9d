import { addTo, grouped } from '../grouped.ts';
import type { Signs } from '../model/sign.ts';
import { LANGS, type Lang } from '../model/vocabulary.ts';
import { editDistance } from '../names/distance.ts';
import { PLAIN } from './plain-words.ts';
import { soundOf, stemOf } from './stems.ts';
import { FILLERS } from './words.ts';

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
  /** As it is written. Of thirty thousand phrases few are ever compared with more than their first word. */
  readonly words: string;
}

interface Word {
  readonly text: string;
  /** Whether the text is no more than the start of a word. */
  readonly starts: boolean;
  readonly stem: string;
}

/** "hurt*" is the start of a word; "=fell" is no form of "fall". */
const wordOf = (written: string, lang: Lang): Word => ({
  text: written.replace(/^=|\*$/g, ''),
  starts: written.endsWith('*'),
  stem: written.startsWith('=') ? '' : stemOf(written, lang),
});

/** Phrases by their first word, so that a text is compared with few of them. */
export interface Lexicon {
  readonly exact: ReadonlyMap<string, readonly Phrase[]>;
  /** By the start of the first word. */
  readonly starts: ReadonlyMap<string, readonly Phrase[]>;
  /** First words long enough to be taken with a slip, by their first letter. */
  readonly long: ReadonlyMap<string, readonly string[]>;
  /** Phrases of more than one word by the language and stem of the first. */
  readonly stems: ReadonlyMap<string, readonly Phrase[]>;
  /** Spanish first words by their sound. */
  readonly sounds: ReadonlyMap<string, readonly string[]>;
}

const phrasesOf = (parts: Signs['parts']): Phrase[] =>
  Object.entries(parts).flatMap(([part, said]) =>
    LANGS.flatMap((lang) =>
      (said[lang] === '' ? [] : said[lang].split(';')).map((words) => ({ part, lang, words })),
    ),
  );

/** "passed out" and "hurt*", ready to be looked up. */
export function lexiconOf(parts: Signs['parts']): Lexicon {
  const exact = new Map<string, Phrase[]>();
  const starts = new Map<string, Phrase[]>();
  const stems = new Map<string, Phrase[]>();
  const spanish = new Set<string>();
  const made: Readonly<Record<Lang, Map<string, Word>>> = { en: new Map(), es: new Map() };
  for (const phrase of phrasesOf(parts)) {
    const { lang, words } = phrase;
    const end = words.indexOf(' ');
    const written = end < 0 ? words : words.slice(0, end);
    const first = made[lang].get(written) ?? wordOf(written, lang);
    made[lang].set(written, first);
    addTo(first.starts ? starts : exact, first.text, phrase);
    if (first.starts) continue;
    if (words !== written) addTo(stems, `${lang} ${first.stem || '='}`, phrase);
    if (lang === 'es' && first.text.length >= SOUNDS_FROM) spanish.add(first.text);
  }
  const long = [...exact.keys()].filter(({ length }) => length >= SLIPPED_FROM);
  return {
    exact,
    starts,
    stems,
    long: grouped(long, ([letter = '']) => letter),
    sounds: grouped(spanish, soundOf),
  };
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

const isSaid = (said: string, { text, starts }: Word): boolean =>
  starts ? said.startsWith(text) : said === text || undiminished(said) === text || isSlip(said, text);

/** A Spanish word without what makes it small: "costillitas" are "costillas", "cabecita" is "cabeza". */
const undiminished = (word: string): string =>
  word
    .replace(/(?<=\p{L}{2}[rn])cit[oa]s?$/u, '')
    .replace(/(?<=\p{L})quit([oa]s?)$/u, 'c$1')
    .replace(/(?<=\p{L}g)uit([oa]s?)$/u, '$1')
    .replace(/(?<=\p{L}{2})cit([oa]s?)$/u, 'z$1')
    .replace(/^(\p{L}{3,})it([oa]s?)$/u, '$1$2');

/** The phrases that may begin with a word. */
function beginning(word: string, { exact, starts, long, stems, sounds }: Lexicon): Phrase[] {
  const known =
    exact.get(word) ?? exact.get(undiminished(word)) ?? exact.get(whole(word)) ?? exact.get(single(word));
  const alike = LANGS.flatMap((lang) => stems.get(`${lang} ${stemOf(word, lang)}`) ?? []);
  const phrases = new Set([
    ...(known ?? []),
    ...alike,
    ...[...word].flatMap((_, i) => starts.get(word.slice(0, i + 1)) ?? []),
  ]);
  if (!PLAIN.has(word)) {
    const slips = (long.get(word[0] ?? '') ?? []).filter((text) => isSlip(word, text));
    const heard = word.length >= SOUNDS_FROM ? (sounds.get(soundOf(word)) ?? []) : [];
    const isForm = (text: string) => /(?:ed|ing)$/u.test(word) && stemOf(text, 'en') === stemOf(word, 'en');
    // A word that is known is no slip of another, but may be a form of it.
    for (const text of [...slips, ...heard])
      if (known === undefined || isForm(text))
        for (const phrase of exact.get(text) ?? []) phrases.add(phrase);
  }
  return [...phrases];
}
const SOUNDS_FROM = 5;

/** "advils" are said as "advil" is. */
const single = (word: string): string => (word.length > PLURAL_FROM ? word.replace(/(?<!s)s$/u, '') : word);
const PLURAL_FROM = 4;

/** A word as it is written where its end is swallowed: "bleedin" is "bleeding", "apretao" is "apretado". */
const whole = (word: string): string =>
  word.replace(/(?<=..)in$/u, 'ing').replace(/(?<=..)ao(s?)$/u, 'ado$1');

/** How many words that change nothing may stand between two words of a phrase. */
const MOST_FILLERS = 2;

/** Inside a phrase, forms of a word stand for each other: "pastillas azules" is "pastilla azul". */
const follows = (said: string, word: Word, lang: Lang): boolean =>
  isSaid(said, word) ||
  (!word.starts && word.text.length >= STEM_FROM && stemOf(whole(said), lang) === word.stem);
const STEM_FROM = 3;

/** Behind the last word of a phrase that begins at a place; undefined where its words do not follow. */
function endOf({ words: phrase, lang }: Phrase, from: number, words: readonly string[]): number | undefined {
  let at = from + 1;
  for (const written of phrase.split(' ').slice(1)) {
    const one = wordOf(written, lang);
    const last = at + MOST_FILLERS;
    while (at < last && !follows(words[at] ?? '', one, lang) && FILLERS.has(words[at] ?? '')) at++;
    if (!follows(words[at] ?? '', one, lang)) return undefined;
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
      addTo(places, phrase.part, { from, to, lang: phrase.lang });
    }
  return places;
}
