import type { Place } from './parts.ts';

/** Words that say that something is not so. */
const NOT = new Set(
  'no not without never denies deny denied dont doesnt didnt isnt arent wasnt havent hasnt sin nunca ningun ninguna niega tampoco'.split(
    ' ',
  ),
);
/** Words that may stand between such a word and what is not so. */
const BETWEEN = new Set(
  'any more real actual have has had having got get feel feeling a an the of my el la los las un una de mas tengo tiene tuve tenido hay he ha siento siente mi su me le se les nos'.split(
    ' ',
  ),
);
const MOST_BETWEEN = 3;

/**
 * Whether what is said at a place is said not to be so: "no chest pain", "sin dolor de pecho". A denial that itself
 * tells another part, at one of the places told, denies nothing: "no siento las piernas".
 */
export function isDenied({ from }: Place, words: readonly string[], told: ReadonlySet<number>): boolean {
  for (let i = from - 1; i >= 0 && from - i <= MOST_BETWEEN + 1; i--) {
    const word = words[i] ?? '';
    if (NOT.has(word)) return !told.has(i);
    if (OR.has(word)) return deniesOn(i, words);
    if (!BETWEEN.has(word)) return false;
  }
  return false;
}

/** "no fever or chest pain", "sin fiebre ni dolor"; but "no puedo ni respirar" denies nothing. */
const OR = new Set(['or', 'ni']);
const CAN = new Set(
  'puedo puede pueden podia podido poder logro logra deja dejan aguanta tolera retiene quiere'.split(' '),
);

function deniesOn(or: number, words: readonly string[]): boolean {
  const before = words.slice(Math.max(0, or - MOST_LISTED), or);
  return before.some((word) => NOT.has(word)) && !before.some((word) => CAN.has(word));
}
const MOST_LISTED = 5;
