import { fold, squeeze } from '../names/fold.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that people type around what they mean; they are never searched for. */
const FILLER = words(`
  a an and or the of for in im ive id cpt loinc code codes on at to by from with my me i we you your it is are am be do does did can
  could should would will have has had what whats which when where how much many if about any some that this there
  take order buy find see look looking check checks checked checking near need want like please
  cheap cheapest cost costs price prices priced affordable
  tell tells show shows someone whether why
  lab labs test tests tested testing level levels blood serum bloodwork work draw
  un una unos unas el la los las lo de del al en y o u con por para que cual cuales cuanto cuanta como donde
  mi mis me yo es son esta estan hay tengo tener hacer hacerme quiero necesito busco saber ver comprar
  cuesta cuestan vale precio precios barato barata costo
  examen examenes prueba pruebas analisis sangre sanguineo sanguinea nivel niveles laboratorio laboratorios estudio estudios
`);

/** Words that narrow nothing down: searched for, but not missed when nothing holds them. */
const SOFT = words(`
  high low normal range ranges mean means meaning result results symptom symptoms sign signs doctor insurance online
  home local best good men man male mens women woman female womens kids child children adult adults old year years
  full complete basic routine screening screen panel panels profile group kit only total without non
  alto alta bajo baja resultado resultados sintoma sintomas medico seguro linea casa hombre hombres mujer mujeres
  ninos adultos completo completa basico basica rutina perfil panel total sin siento siente muy mucho mucha todo toda todos tiempo cause causes always all time feel feeling get getting trying
`);

/** Says how somebody pays, not what for. */
const UNINSURED = /\b(without|no|sin) (insurance|seguro)\b/;

/** One of several alike: "stones" is searched for as "stone", "allergies" as "allergy", "hormonas" as "hormona". */
const singular = (word: string): string =>
  word.length < 5 || /(ss|us|is)$/.test(word) ? word : word.replace(/ies$/, 'y').replace(/s$/, '');

/**
 * Words of a query or document as they are indexed: folded, in the singular, fillers dropped unless nothing else
 * is left.
 */
export function meaningfulWords(text: string): string[] {
  const all = fold(text)
    .replace(UNINSURED, ' ')
    .split(' ')
    .filter((word) => word !== '');
  const kept = all.filter((word) => !FILLER.has(word));
  return (kept.length > 0 ? kept : all).map(singular);
}

/** Whether a query says nothing but "blood test" and the like. */
export const saysNothing = ({ folded }: Query): boolean =>
  folded.split(' ').every((word) => FILLER.has(word));

/** What a name says beyond "panel", "complete" and the like. */
export const coreOf = (name: string): string =>
  name
    .split(' ')
    .filter((word) => !SOFT.has(word))
    .join(' ');

/** The words that a hit must hold; all of them when none is a hard one. */
function hardWords(all: readonly string[], places: ReadonlySet<string>): readonly string[] {
  const hard = all.filter((word) => !SOFT.has(word) && !places.has(word));
  return hard.length > 0 ? hard : all;
}

const LONGEST_QUERY_WORDS = 16;

/** A query as the search looks at it, read once. */
export interface Query {
  readonly folded: string;
  readonly squeezed: string;
  /** Its meaningful words, as one text. */
  readonly text: string;
  readonly words: readonly string[];
  readonly hard: readonly string[];
}

export function readQuery(typed: string, places: ReadonlySet<string>): Query {
  const meaningful = meaningfulWords(typed);
  const words = meaningful.slice(0, LONGEST_QUERY_WORDS);
  return {
    folded: fold(typed),
    squeezed: squeeze(typed),
    text: meaningful.join(' '),
    words,
    hard: hardWords(words, places),
  };
}
