import { fold } from '../names/fold.ts';
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

/** Times that are over, people whose past it is, and what is only asked about: nothing of it is happening now. */
const ELSEWHEN =
  /\b(?:family history|history of|runs in (?:my|the) family|years? ago|months? ago|last year|(?:as|when i was) a (?:kid|child|teen\w*)|in high school|growing up|used to (?:have|be|get|feel|share)|recovered from|survivor|in remission|nursing student|med student|for (?:school|a class|my class|my paper)|cuando era|de joven|sobrevivi\w*|me recupere|estudiante de|para la (?:escuela|clase|tarea)|in (?:19|20)\d\d|in (?:college|middle school|the past|my twenties|my teens)|back in (?:high|college|the day|\d)|over it|(?:en|desde) (?:el )?(?:19|20)\d\d|en el pasado|cuando tenia|(?:vi|lei|mire) (?:un|una|algo) (?:video|tiktok|articulo|reel|noticia)|(?:read|saw|watched) (?:a|an|the|something) (?:thing|video|tiktok|article|post|reel|show|movie)|prevent(?:ion|ing)?|risk (?:of|for|test|panel|score)|lost my \w+ to|(?:my )?(?:dad|mom|father|mother|grand\w+|uncle|aunt) (?:had|died|has had)|antecedentes?|historial|(?<!desde |\bno \w+ |lleva )hace (?:\w+ )?(?:anos?|meses)|el ano pasado|de (?:nino|nina|pequeno)|mi (?:papa|mama|padre|madre|abuel[oa]|ti[oa]) (?:tuvo|murio|fallecio)|riesgo de|prevenir|prevencion)\b/;
/** A relative’s past said behind one’s own present: "tearing back pain dad had aneurysm". */
const RELATIVE =
  / (?:my |mi )?(?:dad|mom|father|mother|grand\w+|uncle|aunt|papa|mama|padre|madre|abuel[oa]|ti[oa]) (?:had|died|has had|tuvo|murio|fallecio)\b.*$/;
const NOW =
  /\b(?:(?<!(?:good|fine|great|well|it|healthy|sober|clean|ok|okay|better|bien) )now(?! (?:im (?:fine|good|ok|paranoid|scared)|better|fine))|today|tonight|currently|again|ahora(?! (?:bien|feliz|estoy bien|sano|sana))|ahorita|hoy(?! (?:bien|feliz|estoy bien|sano|sana|en dia))|otra vez|esta noche|en este momento)\b/;

/** What a folded clause says of here and now; a few words before a relative’s past are too little to be it. */
function ofNow(clause: string): string {
  const own = clause.replace(RELATIVE, '');
  const kept = own.split(' ').length >= LEAST_OWN ? own : clause;
  return ELSEWHEN.test(kept) ? '' : kept;
}
const LEAST_OWN = 4;

/** A typed text without what is told of another time or of other people, folded. */
export function presentOf(typed: string): string {
  const clauses = typed.slice(0, MOST_READ).split(CLAUSE).map(fold);
  const whole = clauses.filter((clause) => clause !== '').join(' ');
  if (!ELSEWHEN.test(whole) || NOW.test(whole)) return whole;
  // A short aside, "years ago", speaks of all of it.
  if (clauses.some((clause) => clause.split(' ').length < LEAST_OWN && ELSEWHEN.test(clause))) return '';
  return clauses
    .map(ofNow)
    .filter((clause) => clause !== '')
    .join(' ');
}
const CLAUSE = /[.;!?\n,]+(?=\s|$)/u;
/** Longer texts are read from their beginning. */
const MOST_READ = 4000;
