import { addTo, grouped } from '../grouped.ts';
import type { Signs } from '../model/sign.ts';
import { LANGS, type Lang } from '../model/vocabulary.ts';
import { editDistance } from '../names/distance.ts';
import { PLAIN } from './plain-words.ts';
import { soundOf, stemOf } from './stems.ts';
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
  readonly words: readonly { readonly text: string; readonly starts: boolean; readonly stem: string }[];
}

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
          const row = words.map((word) => ({
            text: word.replace(/^=|\*$/g, ''),
            starts: word.endsWith('*'),
            // "=fell" is no form of "fall".
            stem: word.startsWith('=') ? '' : stemOf(word, lang),
          }));
          return [{ part, lang, words: row }];
        }),
    ),
  );
}

/** "passed out" and "hurt*", ready to be looked up. */
export function lexiconOf(parts: Signs['parts']): Lexicon {
  const phrases = phrasesOf(parts);
  const first = ({ words }: Phrase) => words[0] ?? { text: '', starts: false, stem: '' };
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
    stems: grouped(
      phrases.filter((phrase) => phrase.words.length > 1 && !first(phrase).starts),
      (phrase) => `${phrase.lang} ${first(phrase).stem || '='}`,
    ),
    sounds: grouped(
      new Set(
        phrases
          .filter(({ lang }) => lang === 'es')
          .map(first)
          .filter(({ text, starts }) => !starts && text.length >= SOUNDS_FROM)
          .map(({ text }) => text),
      ),
      soundOf,
    ),
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

const isSaid = (said: string, { text, starts }: Phrase['words'][number]): boolean =>
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
const follows = (said: string, word: Phrase['words'][number], lang: Lang): boolean =>
  isSaid(said, word) ||
  (!word.starts && word.text.length >= STEM_FROM && stemOf(whole(said), lang) === word.stem);
const STEM_FROM = 3;

/** Behind the last word of a phrase that begins at a place; undefined where its words do not follow. */
function endOf({ words: phrase, lang }: Phrase, from: number, words: readonly string[]): number | undefined {
  let at = from + 1;
  for (const one of phrase.slice(1)) {
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
