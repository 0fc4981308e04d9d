import { fold } from '../names/fold.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that people type around what they mean; they are never searched for. */
const FILLER = words(`
  a an and or the of for in im ive id cpt loinc code codes on at to by from with w my me i we us our you your yours it its is are am be been being
  was were do does did doing done dont doesnt didnt can cant could should would will wont have has had havent what whats which when where how much
  many if about any some somehow something anything that this there these those then than them they their theirs he she him her hers his himself
  herself as into onto over out off up down again once ever never not no nor yes only just really actually still also too very quite so such
  take taking took taken order ordering buy buying bought find found see look looking looks check checks checked checking near nearby need
  needs needed want wants wanting like please get gets getting got go goes going gone went come came comes coming back know knowing knows
  give gives let lets help helps me ask asked asks told says said tell tells show shows showed someone somebody whether why because while
  run runs running ran make makes making made use uses used using put start started starting starts began begin stop stopped follow followup
  every each per same another other others else both few several more most least less cant figure think thinking thought wonder wondering
  cheap cheapest cost costs price prices priced affordable pay paying paid cash dollars today tomorrow now asap quick quickly
  soon takes ago since until till yet already recently lately later result results ready required recommended recommend suggested suggest
  lab labs test tests tested testing level levels blood serum bloodwork work draw draws drawn sample samples specimen
  quest labcorp request requisition slip dr doctor doctors md pcp nurse physician ordered wants wanted
  husband wife son daughter mom mother dad father boyfriend girlfriend friend sister brother baby ex own without
  texted text called call email visit appointment online pls plz hi hello hey thanks thank
  un una unos unas el la los las lo de del al en y o u con por para que cual cuales cuanto cuanta como donde cuando si no se le les su sus
  ni mi mis me yo es son era esta estan fue ha he hay tengo tiene tener hacer hago hacerme quiero quiere quisiera necesito necesita busco saber ver
  comprar pedir puedo puede debo deberia cuesta cuestan vale precio precios barata barato costo costos pagar favor hola doctor doctora medico
  seguro sin examen examenes prueba pruebas analisis analitica analiticas sangre sanguineo sanguinea nivel niveles laboratorio laboratorios estudio estudios test
  resultado resultados tarda tardan dias dia semana semanas mes meses ahora hoy pronto rapido rapida esposo esposa hijo hija mama papa
  alguien algo porque cada checar checarme checarnos chequear chequearme chequearnos revisar revisarme sacar sacarme hacerse queremos voy va vas ir
  fui dijo dice dijeron toca tocan mando mandaron pidio pidieron recomendo recomendaron tomo toma tomar aseguranza seguridad viejo vieja otro otra otros otras tambien solo ya mas menos
`);

/** Which of several alike is meant. */
const PREFERRING = words(
  'complete basic woman man advanced expanded total free kid early saliva urine stool blood',
);
export const isPreferring = ({ role, text }: Token): boolean => role === 'soft' && PREFERRING.has(text);
/** For whom it is says more than how much it is. */
export const isWho = ({ text }: Token): boolean => WHO.has(text);
const WHO = words('woman man kid');

/** Words of a name that anybody may leave out. */
const ONLY_TEST = words(`
  a an the of for in and to by with lab test tests testing level levels
  un una el la los las de del en y con por para examen examenes prueba pruebas analisis nivel niveles
`);
export const saysOnlyTest = ({ typed }: Token): boolean => ONLY_TEST.has(typed);

/** "Biotin before thyroid labs": these tell how names stand to each other. */
export const BEFORE: readonly string[] = ['before', 'antes'];
export const AFTER: readonly string[] = ['after', 'despues'];

/** Words that narrow nothing down: searched for, but not missed when nothing holds them. */
const SOFT = words(`
  before after new partner job time times hour hours week weeks month months day days morning night cycle antes despues nueva nuevo trabajo pareja
  quickly long fast self own first second third once last past next early late
  high low normal range ranges mean means meaning symptom symptoms sign signs online elevated abnormal positive negative
 local best good men man male mens women woman female womens male males females lady ladies guy guys kids kid child children adult adults old year years age yo
  full complete comprehensive whole basic routine screening screen panel pnl panels profile group only total all everything
  fast fasting ayuno ayunas drink water eat coffee
  alto alta altos altas bajo baja bajos bajas elevado elevada sintoma sintomas linea hombre hombres mujer mujeres
  ninos nino nina adultos adulto completo completa completos completas basico basica rutina perfil paquete panel siento siente muy mucho
  mucha todo toda todos todas mujer mujeres hombre hombres femenino femenina masculino masculina tiempo cause causes causas always feel feeling felt trying having keep keeps lot lots bad level
  edad anos ano
`);

/** One word for several that say the same, after the plural has fallen off. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  `
  vitamin vit vits vitamina vitaminas vitamine vitamines
  antibody ab abs antibodies anticuerpo anticuerpos
  antigen ag antigens antigeno antigenos
  hepatitis hep
  cholesterol colesterol chol
  triglyceride trig trigs triglycerides trigliceridos trigliceride
  testosterone testosterona testo
  creatinine creatinina creat
  glucose glucosa gluc
  thyroid tiroides tiroidea tiroideo thyro tiroide
  hemoglobin hemoglobina hgb haemoglobin
  herpe herpes
  std stds sti stis ets its
  urine orina pee urinary
  stool poop feces faeces heces popo excremento
  allergy allergies alergia alergias allergic alergico alergica
  hormone hormones hormona hormonas hormonal hormonales
  vitamin vitamins
  screening screen screens screened
  trichomonas trich tric tricomonas trichomoniasis tricomoniasis
  chlamydia clamidia chlam
  gonorrhea gonorrea gono
  syphilis sifilis
  ovary ovaries ovario ovarios
  prostate prostata
  kidney kidneys rinon rinones renal
  liver higado hepatic hepatico
  pregnancy pregnant embarazo embarazada
  cancer cancers
  diabete diabetes diabetic diabetico
  iron hierro
  potassium potasio
  sodium sodio
  calcium calcio
  magnesium magnesio
  cortisol kortisol
  drug drugs droga drogas
  genetic genetics genetica genetico geneticas geneticos
  ratio relacion
  blood sangre
  complete full everything comprehensive whole completo completa completos completas todo toda todos todas
  basic basico basica
  menopause menopausia menopausica
  protein proteina proteinas proteins
  woman women womens female females mujer mujeres femenino femenina femeninas lady ladies
  man men mens male males hombre hombres masculino masculina guy guys
  metal metals metales
  heavy pesados pesado
  reflex refl rfx rflx
  panel pnl
  electrophoresis electrophor electroph
  differential diferencial
  quantitative quant quan
  qualitative qual
  total tot
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [one = '', ...others] = line.trim().split(' ');
      return others.map((other) => [other, one]);
    }),
);

/** Every word that is said for another. */
export const SAID_ALIKE: ReadonlySet<string> = new Set(Object.keys(ALIKE));

/** One of several alike: "stones" is searched for as "stone", "allergies" as "allergy", "hormonas" as "hormona". */
const singular = (word: string): string =>
  word.length < 5 || /(ss|us|is)$/.test(word) ? word : word.replace(/ies$/, 'y').replace(/s$/, '');

/** A word as names and queries are compared by it. */
const plain = (word: string): string => {
  const known = ALIKE[word];
  if (known !== undefined && Object.hasOwn(ALIKE, word)) return known;
  const one = singular(word);
  return Object.hasOwn(ALIKE, one) ? (ALIKE[one] ?? one) : one;
};

/** What a single letter may say which of: vitamin A, hepatitis B, protein C. */
const LETTERED = words(
  'vitamin vit vitamina hepatitis hep influenza protein proteina hemoglobin hemoglobina factor apo apolipoprotein apolipoproteina type tipo group grupo strep coenzyme lp lipoprotein immunoglobulin ig',
);
/** A letter before it is its beginning: "form I-693". */
const NUMBERED = /^\d{3,4}$/;
/** How somebody pays, and how old somebody is. */
const SAYS_ELSE =
  /\b(?:without|no|sin) (?:insurance|seguro)\b|\b(?:aged? |edad |de )?\d{1,3} ?(?:years?|yrs?|yo|y o|anos)(?: old| de edad)?\b|\b(?:age|aged|edad) \d{1,3}\b/g;

export type Role = 'hard' | 'soft' | 'filler';

export interface Token {
  readonly text: string;
  readonly typed: string;
  readonly role: Role;
}

/** The words of a text in turn: as they are compared, and how much each says. */
export function tokensOf(text: string): Token[] {
  const all = fold(text)
    .replace(SAYS_ELSE, ' ')
    .split(' ')
    .filter((word) => word !== '');
  return all.map((typed, i): Token => {
    const which = typed.length === 1 && (LETTERED.has(all[i - 1] ?? '') || NUMBERED.test(all[i + 1] ?? ''));
    const role =
      which || isFound(all, i)
        ? 'hard'
        : FILLER.has(typed)
          ? 'filler'
          : SOFT.has(typed) || isSince(all, i)
            ? 'soft'
            : 'hard';
    return { text: plain(typed), typed, role };
  });
}

/** "Blood in stool" is about blood; a "blood test" is not. */
const isFound = (all: readonly string[], i: number): boolean =>
  BLOOD.has(all[i] ?? '') && ['in', 'en'].includes(all[i + 1] ?? '') && all[i + 2] !== undefined;
const BLOOD = new Set(['blood', 'sangre']);

/** "Diarrhea for 2 weeks": how long says nothing of which test, where no name holds it. */
const isSince = (all: readonly string[], i: number): boolean =>
  /^\d{1,2}$/.test(all[i] ?? '') && SPANS.has(all[i + 1] ?? '');
const SPANS = words('day days week weeks month months dia dias semana semanas mes meses');

export const joined = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** What is left without the words around it; all of it where nothing else is said. */
export function keptOf(tokens: readonly Token[]): readonly Token[] {
  const kept = tokens.filter(({ role }) => role !== 'filler');
  return kept.length > 0 ? kept : tokens;
}

/** What a hit must hold; where nothing is hard, all that is kept. */
export function hardOf(kept: readonly Token[], places: ReadonlySet<string>): readonly Token[] {
  const hard = kept.filter(({ role, typed }) => role === 'hard' && !places.has(typed));
  return hard.length > 0 ? hard : kept;
}

/** Whether a text says nothing but "blood test" and the like. */
export const saysNothing = (tokens: readonly Token[]): boolean =>
  tokens.every(({ role }) => role === 'filler');

/** Words that are used around names only, and are therefore no slips of one. */
export const ORDINARY: ReadonlySet<string> = new Set([...FILLER, ...SOFT]);
export const isOrdinary = (word: string): boolean => ORDINARY.has(word);

/** Words that say by which method, of which sample or which kind: a hit that lacks one is another thing. */
const QUALIFIERS = words(`
  urine saliva stool throat rectal oral hair swab breath csf sweat nail semen sputum skin tissue saliva garganta rectal cabello pelo
  antibody antigen igg igm iga ige igd pcr naat rna dna culture cultivo smear blot western titer titulo immunoblot genotype gene genetic genetico
  free libre total direct indirect directo ionized ionizado bioavailable rbc whole plasma 24 hour 24h ratio index load viral reflex
  quantitative qualitative early rapid
`);
export const isQualifier = ({ text, typed }: Token): boolean => QUALIFIERS.has(text) || QUALIFIERS.has(typed);
