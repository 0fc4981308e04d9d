import type { Lang } from '../model/vocabulary.ts';

/** Forms of one verb that no ending tells; the first stands for all. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  [
    'fall falls fell fallen falling',
    'take takes took taken taking',
    'throw throws threw thrown throwing',
    'bite bites bit bitten biting',
    'drink drinks drank drunk drinking',
    'eat eats ate eaten eating',
    'go goes went gone going',
    'lose loses lost losing',
    'break breaks broke broken breaking',
    'swell swells swelled swollen swelling',
    'shoot shoots shot shooting',
    'sting stings stung stinging',
    'wake wakes woke waking awake woken',
    'bleed bleeds bled bleeding',
    'stick sticks stuck sticking',
    'tear tears tore torn tearing',
    'give gives gave given giving',
    'come comes came coming',
    'keep keeps kept keeping',
    'feel feels felt feeling',
    'see sees saw seen seeing',
    'hear hears heard hearing',
    'say says said saying',
    'speak speaks spoke spoken speaking',
    'shake shakes shook shaken shaking',
    'choke chokes choked choking',
    'sleep sleeps slept sleeping',
    'rise rises rose risen rising',
    'find finds found finding',
    'cut cuts cutting',
    'hit hits hitting',
    'get gets got gotten getting',
    'have has had having',
    'dormir duerme duermo duermen durmio dormi dormia dormido dormida durmiendo',
    'morir muero muere mueren muriendo',
    'sentir siento siente sienten sintio senti sentia sintiendo',
    'poder puedo puede pueden pudo pude podia podemos',
    'volver vuelve vuelvo volvio volvi volviendo',
    'doler duele duelen dolio dolia doliendo',
    'perder pierde pierdo pierden perdio perdi perdido perdiendo',
    'cerrar cierra cierran cerro cerrado cerrando cierre',
    'apretar aprieta aprietan apreto apretado apretando',
    'despertar despierta despierto despiertan desperto desperte despertaba despertarlo despertarla',
    'tener tengo tiene tienen tuvo tuve tenia tenido teniendo',
    'hacer hace hago hacen hizo hice hacia hecho haciendo',
    'decir dice digo dicen dijo dije decia dicho diciendo diciendole',
    'querer quiere quiero quieren quiso quise queria',
    'poner pone pongo ponen puso puse puesto poniendo ponerse',
    'dar da doy dan dio di dado dando',
    'ver ve veo ven vio vi viendo visto mira miro',
    'caer cae caigo caen cayo cai caia caido caida cayendo caerse',
    'oir oye oigo oyen oyo oia oyendo escucho escucha',
    'mover mueve muevo mueven movio movi moverse movido moviendo moverme',
    'quedar queda quedo quedan quede quedado quedando',
    'encontrar encuentra encontre encontro encontramos encontraron',
    'morder muerde mordio mordido mordieron',
    'torcer tuerce torcio torcido torcida',
    'sangrar sangra sangro sangran sangre sangraba sangrando',
  ].flatMap((row) => {
    const [first = '', ...forms] = row.split(' ');
    return [first, ...forms].map((form): [string, string] => [form, first]);
  }),
);
/** Words that look like a form of another one. */
const ALONE = new Set(
  'como coma comas nada para pues sangre this these those does news lens gas pus aires unas antes entonces menos lunes during being evening mato mata matan matando toca toco tocan'.split(
    ' ',
  ),
);
const LEAST = 3;
const ENDINGS: Readonly<Record<Lang, RegExp>> = {
  en: /(?:ing|in|ed|es|s|e)$/u,
  es: /(?:andol[oae]s?|iendol[oae]s?|[aei]rl[aoe]s?|ando|iendo|yendo|[aei]mos|aron|ieron|aba[ns]?|[ai]d[oa]s?|[aei]r|i[oa]n?|os|as|es|an|en|[aeio])$/u,
};

/** What the forms of a word share: "swallowed" and "swallowing", "vomita" and "vomitando". */
export function stemOf(word: string, lang: Lang): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  if (word.length <= LEAST || ALONE.has(word) || /\d/u.test(word)) return word;
  const stem = word.replace(ENDINGS[lang], '');
  if (stem.length < LEAST) return word;
  return lang === 'en' ? stem.replace(/([bdgmnprt])\1$/u, '$1') : stem;
}

/** How a Spanish word sounds: "bomito", "asfiksia", "desmallo" are "vomito", "asfixia", "desmayo". */
export const soundOf = (word: string): string =>
  word
    .replace(/(?<!c)h/gu, '')
    .replace(/ll/gu, 'y')
    .replace(/v/gu, 'b')
    .replace(/c(?=[ei])|z/gu, 's')
    .replace(/qu(?=[ei])|k/gu, 'c')
    .replace(/x/gu, 'cs')
    .replace(/n(?=b)/gu, 'm')
    .replace(/([a-z])\1/gu, '$1');
