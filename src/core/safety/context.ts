import type { Place } from './parts.ts';

/** Words that say that something is not so. */
const NOT = new Set(
  'no not without never denies deny denied dont doesnt didnt isnt arent wasnt havent hasnt sin nunca ningun ninguna niega tampoco'.split(
    ' ',
  ),
);
/** Words that may stand between such a word and what is not so. */
const BETWEEN = new Set(
  'any more real actual have has had having got get feel feeling a an the of my el la los las un una de mas tengo tiene tuve tenido hay he ha siento siente mi su'.split(
    ' ',
  ),
);
const MOST_BETWEEN = 3;

/** Whether what is said at a place is said not to be so: "no chest pain", "sin dolor de pecho". */
export function isDenied({ from }: Place, words: readonly string[]): boolean {
  for (let i = from - 1; i >= 0 && from - i <= MOST_BETWEEN + 1; i--) {
    const word = words[i] ?? '';
    if (NOT.has(word)) return true;
    if (!BETWEEN.has(word)) return false;
  }
  return false;
}

/** The past, and other people’s: nothing of it is happening now. */
const ELSEWHEN =
  /\b(?:family history|history of|runs in (?:my|the) family|years? ago|months? ago|last year|as a (?:kid|child)|in (?:19|20)\d\d|prevent(?:ion|ing)?|risk (?:of|for|test|panel|score)|(?:my )?(?:dad|mom|father|mother|grand\w+|uncle|aunt) (?:had|died|has had)|antecedentes?|historial|hace (?:\w+ )?(?:anos?|meses)|el ano pasado|de (?:nino|nina|pequeno)|mi (?:papa|mama|padre|madre|abuel[oa]|ti[oa]) (?:tuvo|murio|fallecio)|riesgo de|prevenir|prevencion)\b/;
const NOW =
  /\b(?:now|right now|today|tonight|currently|again|ahora|ahorita|hoy|otra vez|esta noche|en este momento)\b/;

/** Whether a text speaks of another time or of other people only. */
export const isElsewhen = (text: string): boolean => ELSEWHEN.test(text) && !NOW.test(text);
