import { fold } from '../names/fold.ts';

/** Several ways to say something, as one pattern over folded words. */
const ways = (...said: readonly string[]): RegExp => new RegExp(`\\b(?:${said.join('|')})\\b`);

/** Times that are over. */
const PAST = ways(
  '(?:years?|yrs?|months?) ago',
  'last (?:year|summer|winter|spring|fall|pregnancy)',
  '(?:years|yrs|months) out',
  '(?:as|when i was) a (?:kid|child|teen\\w*)',
  'when (?:he|she) was (?:a )?(?:kid|child|little|young)',
  'growing up',
  'used to (?:have|be|get|feel|share|faint|pass)',
  'recovered from',
  'in remission',
  'in (?:19|20)\\d\\d',
  'in (?:college|middle school|high school|the past|my twenties|my teens)',
  'back in (?:high|college|the day|\\d)',
  'over it',
  'with my (?:first|last|second) (?:one|baby|kid|child|pregnancy)',
  'cuando era',
  'cuando (?:nin[oa]|chic[oa]|joven)',
  'de (?:joven|nin[oa]|chic[oa]|chiquit[oa]|pequen[oa]|chamac[oa])',
  '(?:en|desde) (?:el )?(?:19|20)\\d\\d',
  'en el pasado',
  'cuando tenia',
  '(?<!desde |\\bno \\w+ |lleva )hace (?:\\w+ )?(?:anos?|meses)',
  'el (?:ano|verano|invierno) pasado',
  '(?:con|en) (?:mi|el) (?:primer[oa]?|segund[oa]|ultim[oa]|otr[oa]) (?:nin[oa]|hij[oa]|embarazo|bebe|parto)',
  'me recupere',
);
/** What is only asked about, learned of, or told of others: nobody has it now. */
const OTHERS = ways(
  'family history',
  'history of',
  'runs in (?:my|the) family',
  'survivor',
  '(?:nursing|med) (?:student|school)',
  'for (?:school|a class|my class|my paper)',
  'sobrevivi\\w*',
  'estudiante de',
  'para la (?:escuela|clase|tarea)',
  '(?:vi|lei|mire) (?:un|una|algo) (?:video|tiktok|articulo|reel|noticia)',
  '(?:read|saw|watched) (?:a|an|the|something) (?:thing|video|tiktok|article|post|reel)',
  'prevent(?:ion|ing)?',
  'risk (?:of|for|test|panel|score)',
  'lost my \\w+ to',
  '(?:everyone|everybody|people|men|women|todos|muchos|varios) (?:\\w+ ){0,3}(?:dies?|died|mueren|murieron)',
  'antecedentes?',
  'historial',
  'riesgo de',
  'prevenir',
  'prevencion',
);
const KIN =
  '(?:my |mi )?(?:dad|mom|father|mother|grand\\w+|uncle|aunt|cousin|brother|sister|papa|mama|padre|madre|abuel[oa]|ti[oa]|prim[oa]|herman[oa])';
/** A relative who is dead. */
const DEAD = `${KIN} (?:died|passed away|murio|fallecio)`;
/** A relative who had something: of the past where somebody wants to know their own share of it. */
const HAD = `${KIN} (?:had|has had|tuvo|le dio)`;
const KIN_PAST = new RegExp(`\\b(?:${DEAD}|${HAD})\\b`);
const FOR_ONESELF = ways(
  'should i',
  'do i',
  'am i',
  'could i',
  'can i (?:get|have|be)',
  'i (?:want|need|would like|wanna)',
  'get (?:me )?checked',
  'my (?:own|risk|cholesterol|lipids|heart health|levels?)',
  'screen\\w*',
  'risk',
  'genetic\\w*',
  'hereda\\w*',
  'hereditari[oa]',
  'de familia',
  '(?:at|a los|age) \\d\\d',
  'young',
  'joven',
  'que me (?:hago|checo|reviso)',
  'yo tambien',
  'quiero',
);
/** A story: of books and films, or of an animal that is ill itself. */
const STORY = ways(
  '(?:writing|wrote|write|escrib\\w+) (?:\\w+ ){0,3}(?:novel|book|story|script|screenplay|fanfic|novela|cuento|libro|guion)',
  '(?:in|on|from|en|de) (?:a|an|the|this|that|my|un|una|la|el|esta|mi) (?:show|movie|film|episode|novel|book|podcast|documentary|game|serie|novela|pelicula|telenovela|libro|documental|juego)',
  '(?:saw|watched|read|vi|lei|mire) (?:a|an|the|un|una|la|el) (?:show|movie|film|episode|novel|book|documentary|serie|novela|pelicula|telenovela|libro|documental)',
  '(?:house md|greys anatomy|csi|true crime)',
  '(?:my |our |the |mi |mis |el |la |nuestr[oa] )?(?:dogs?|pupp(?:y|ies)|cats?|kittens?|perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|cachorr[oa]s?|horse|caballo) (?:just |has |have |had |is |se |esta |tiene |le |ya )?(?:ate|eaten|eating|swallowed|drank|got into|sick|died|dying|vomit\\w*|throwing up|seizures?|comio|trago|tomo|bebio|vomit\\w*|enferm[oa]|murio|convulsion\\w*|creatinine|creatinina|kidneys?)',
  '(?:tests?|labs?|blood ?work|analisis|pruebas?|examen(?:es)?|estudios?) (?:\\w+ ){0,3}(?:dogs?|cats?|pets?|perr[oa]s?|gat[oa]s?|mascotas?)',
  '(?:dog|cat|canine|feline) (?:blood ?work|labs?|tests?|panel|creatinine|thyroid)',
);
/** Somebody’s own trouble beside a story. */
const OWN = ways(
  'i (?:cant|cannot|feel|took|swallowed|ate|drank|dont want|want to (?:die|kill|end|hurt))',
  'im (?!writing|reading|watching)\\w+',
  'my (?:chest|head|arm|hand|leg|face|throat|heart|kid|son|daughter|baby|toddler|child|husband|wife|mom|dad)',
  'me (?:duele|siento|tome|trague|falta|corte|mordio|quiero)',
  'mi (?:hij[oa]|nin[oa]|bebe|esposo|esposa|mama|papa)',
  'tengo',
  'siento',
  'no puedo',
  'quiero (?:morir\\w*|matar\\w*)',
  'the (?:baby|kid|child|heater|house)',
);
/** What makes the same words speak of now, wherever they stand. */
const NOW =
  /\b(?:(?<!(?:good|fine|great|well|it|healthy|sober|clean|ok|okay|better|bien) )now(?! (?:im (?:fine|good|ok|paranoid|scared|not)|better|fine|not))|today|tonight|currently|(?<!(?:try|trying|starting|pregnant|never) )again|ahora(?! (?:ya )?no (?:estoy|soy|bebo|tomo)\b)(?! (?:bien|feliz|estoy bien|sano|sana))|ahorita|hoy(?! (?:bien|feliz|estoy bien|sano|sana|en dia))|(?<!(?:intentar|intentando|embarazada) )otra vez|esta noche|en este momento)\b/;
/** What a relative had is of now where it was just now. */
const JUST =
  /\b(?:just|this (?:morning|afternoon|evening)|last night|yesterday|(?:an? |\d+ )?(?:hours?|minutes?|mins?) ago|recien|esta (?:manana|tarde)|anoche|ayer|hace (?:un rato|\w+ (?:horas?|minutos?)))\b/;
/** Words of which somebody says how it is at this moment. */
const PRESENT =
  /^(?:i|im|ive|my|he|she|hes|shes|it|its|still|keeps?|hit|me|se|le|no|mi|ya|ando|tengo|traigo|siento)\b|\b(?:is|are|isnt|arent|cant|cannot|wont|doesnt|hurts?|still|esta|estan|estoy|puedo|puede|duele|siente|responde|despierta|respira|igual|sigue\w*|keeps|unconscious|inconsciente)\b|\b(?:fever|fiebre|calentura) (?:of |de )?\d|\bno (?:mueve|habla|siente|ve|oye|reacciona|come|contesta)\b|\b(?!during|morning|evening|being|having|testing|anything|nothing|everything)[a-z]{3,}ing\b/;

const isElsewhen = (clause: string): boolean => PAST.test(clause) || OTHERS.test(clause);

const IS_DEAD = new RegExp(`\\b${DEAD}\\b`);

/** Whether what a relative had is over, or told as a reason to be tested oneself. */
function isKinPast(clause: string, whole: string): boolean {
  if (!KIN_PAST.test(clause)) return false;
  if (IS_DEAD.test(clause)) return true;
  if (JUST.test(clause)) return false;
  if (FOR_ONESELF.test(whole)) return true;
  // Nothing but that, "dad had a heart attack", is told of the past.
  const [told = '', ...others] = whole.split(KIN_PAST).map((part) => part.trim());
  const own = [told, ...others].filter((part) => part !== '' && part !== 'a');
  return own.every((part) => !AND.test(` ${part} `) && part.split(' ').length < LEAST_OWN);
}

/** A relative’s past said behind one’s own present: "tearing back pain dad had aneurysm". */
const KIN_BEHIND = new RegExp(` (?:${DEAD}|${HAD})\\b.*$`);
const LEAST_OWN = 4;
const AND = / (?:and|but|then|plus|y|pero|e|with(?= fever)|con(?= (?:fiebre|calentura))) /;

/** What follows a time that is over: "transplant 2 years ago fever 102". */
const AGO = /^(?:\S+ ){2,}?(?:years?|yrs?|months?) ago (?!(?:had|was|when|and|with|i had|in|for|due)\b)(.+)$/;
/** What is so ever since. */
const LASTING =
  /\b(?:\w+ )?(?:transplant\w*|trasplant\w*|splenectomy|esplenectomia|spleen|bazo|stents?|pacemaker|marcapasos|chemo|quimio)\b/g;
/** The last time of something that wears off says nothing of what happened now. */
const LAST =
  /\blast (?:\w+ ){0,2}(?:shot|dose|tetanus|vaccine|booster)\b.{0,30}? ago\b|\bultima (?:vacuna|dosis)\b.{0,30}?\b(?:anos?|meses)\b/g;

/** What a folded clause says of here and now. */
function ofNow(clause: string, whole: string): string {
  const after = AGO.exec(clause)?.[1];
  if (after !== undefined) return [...(clause.match(LASTING) ?? []), ofNow(after, whole)].join(' ').trim();
  const isPast = (part: string): boolean => isElsewhen(part) || isKinPast(part, whole);
  if (!isPast(clause)) return clause;
  const own = clause.replace(KIN_BEHIND, '');
  if (own.split(' ').length >= LEAST_OWN && !isPast(own)) return own;
  return clause
    .split(AND)
    .filter((part) => !isPast(part) && PRESENT.test(part))
    .join(' ');
}

/** A typed text without what is told of another time, of other people or in a story, folded. */
export function presentOf(typed: string): string {
  const clauses = typed
    .slice(0, MOST_READ)
    .split(CLAUSE)
    .map((clause) => fold(clause).replace(LAST, 'last shot'))
    .filter((clause) => clause !== '');
  const whole = clauses.join(' ');
  if (STORY.test(whole)) return clauses.filter((clause) => OWN.test(clause)).join(' ');
  if (!(isElsewhen(whole) || isKinPast(whole, whole)) || NOW.test(whole)) return whole;
  // A short aside, "years ago", speaks of all that is not said of now.
  const aside = clauses.some((clause) => clause.split(' ').length < LEAST_OWN && PAST.test(clause));
  return clauses
    .map((clause) => ofNow(clause, whole))
    .filter((clause) => clause !== '' && (!aside || PRESENT.test(clause)))
    .join(' ');
}
const CLAUSE = /[.;!?\n,]+(?=\s|$)/u;
/** Longer texts are read from their beginning. */
const MOST_READ = 4000;
