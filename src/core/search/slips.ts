import { addTo } from '../grouped.ts';
import { editDistance } from '../names/distance.ts';
import { onceFor } from '../once.ts';
import type { SearchNames } from './names.ts';
import { isOrdinary, ORDINARY, SAID_ALIKE, type Token } from './words.ts';

/** Shorter words are names of their own; of three letters only a swap is forgiven. */
const SHORTEST = 3;
const MOST = 3;
/** Of the words around names only these are corrected to: "pannel". */
const LEAST_ORDINARY = 5;

/** How a word sounds, for people who write it by ear: "zink", "homosistine", "tipe". */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/qu/g, 'k')
    .replace(/ck|ch(?=[lro])/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/z/g, 's')
    .replace(/v/g, 'b')
    .replace(/y/g, 'i')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1');

const skeletonOf = (sound: string): string => sound.slice(0, 1) + sound.slice(1).replace(/[aeiou]/g, '');

interface Spelt {
  readonly word: string;
  readonly sound: string;
  readonly skeleton: string;
}

const spelt = (word: string): Spelt => {
  const sound = soundOf(word);
  return { word, sound, skeleton: skeletonOf(sound) };
};

/** The words of names by the letters that they begin with, as written and as they sound, and by what follows the first. */
const spellings = onceFor(({ words }: SearchNames) => {
  const byFirst = new Map<string, Spelt[]>();
  const byRest = new Map<string, Spelt[]>();
  const all = new Set([...words().keys(), ...SAID_ALIKE, ...ORDINARY]);
  for (const word of all) {
    if (word.length < SHORTEST || /\d/.test(word) || (isOrdinary(word) && word.length < LEAST_ORDINARY))
      continue;
    const one = spelt(word);
    for (const letter of new Set([word.charAt(0), one.sound.charAt(0)])) addTo(byFirst, letter, one);
    addTo(byRest, word.slice(1), one);
    addTo(byRest, word, one);
  }
  return { byFirst, byRest };
});

/** Edits that are forgiven by the length of the shorter word. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : length < 11 ? 2 : 3);

const isSwap = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join('') === [...b].sort().join('') && editDistance(a, b, 1) === 1;

/** How far a word is from the one it may be a slip of; Infinity where it is none. */
function slip(typed: Spelt, known: Spelt): number {
  const shorter = Math.min(typed.word.length, known.word.length);
  if (typed.sound === known.sound) return 0.5;
  if (shorter < 4) return isSwap(typed.word, known.word) ? 1 : Number.POSITIVE_INFINITY;
  const limit = forgiven(shorter);
  const edits = editDistance(typed.word, known.word, limit);
  // Of four letters one that was left out or swapped, not one for another: "lime" is "lyme" by its sound only.
  const isOther = shorter === 4 && typed.word.length === known.word.length && !isSwap(typed.word, known.word);
  if (edits <= limit && !isOther) return edits;
  const alike = shorter >= 6 && typed.skeleton.length >= 4 && typed.skeleton === known.skeleton;
  return alike ? 2 : Number.POSITIVE_INFINITY;
}

/** The words that a word which is in no name may be a slip of, the likeliest first; none where it is known. */
export function correctionsOf({ text, typed, role }: Token, names: SearchNames): readonly string[] {
  const known = names.words();
  if (role !== 'hard' || known.has(text) || isOrdinary(typed) || /\d/.test(text) || text.length < SHORTEST)
    return [];
  const own = [...new Set([text, typed])].map(spelt);
  const { byFirst, byRest } = spellings(names);
  const letters = new Set(
    own.flatMap(({ word, sound }) => [word.charAt(0), word.charAt(1), sound.charAt(0)]),
  );
  const begun = [...letters].flatMap((letter) => byFirst.get(letter) ?? []);
  // The first letter is lost, added or another one.
  const ended =
    text.length < LEAST_ORDINARY
      ? []
      : own.flatMap(({ word }) => [...(byRest.get(word) ?? []), ...(byRest.get(word.slice(1)) ?? [])]);
  const near = [...new Set([...begun, ...ended])]
    .map((other) => ({ word: other.word, far: Math.min(...own.map((way) => slip(way, other))) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY);
  return near
    .sort((a, b) => a.far - b.far || (known.get(b.word) ?? 0) - (known.get(a.word) ?? 0))
    .map(({ word }) => word)
    .slice(0, MOST);
}

const MOST_PARTS = 3;
const LEAST_PART = 3;

/** Words that were typed as one: "vitaminad", "examendetiroides". */
export function splitOf({ text, typed, role }: Token, names: SearchNames): readonly string[] | undefined {
  if (role !== 'hard' || names.words().has(text)) return undefined;
  return partsOf(typed, MOST_PARTS - 1, names) ?? partsOf(typed, MOST_PARTS, names);
}

function partsOf(text: string, most: number, names: SearchNames): readonly string[] | undefined {
  for (let at = 2; most > 1 && at <= text.length - 2; at++) {
    const [first, rest] = [text.slice(0, at), text.slice(at)];
    const others = !isWord(first, names)
      ? undefined
      : isWord(rest, names)
        ? [rest]
        : partsOf(rest, most - 1, names);
    if (others !== undefined) return [first, ...others];
  }
  return undefined;
}

const isWord = (text: string, names: SearchNames): boolean =>
  isOrdinary(text) || (text.length >= LEAST_PART && (names.words().has(text) || SAID_ALIKE.has(text)));
