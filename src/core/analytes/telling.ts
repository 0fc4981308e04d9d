import type { Specimen } from '../model/analyte.ts';
import { spell } from './spelling.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** What reports print around a name, of manner, method and grammar. None of them tells two analytes apart. */
const BESIDE: ReadonlySet<string> = new Set(
  words(`level levels lvl test tests result assay determination estimation measurement measured concentration conc
  value qn qnt quant quantitative quantitation auto automated manual component virus the of in or by with
  nih ia tandem hplc clia cmia eclia icma elisa eia ria ifa fia meia itc gc nephelometry turbidimetry
  immunoassay chemiluminescence enzymatic jaffe hexokinase hexoquinasa friedewald martin hopkins biuret bcg bcp
  bromocresol spectrophotometry photometry colorimetric god pod pap chod ise westergren wintrobe modified
  mcnc scnc ccnc acnc ncnc vcnc
  nivel niveles prueba examen resultado determinacion dosaje cuantificacion cuantitativo cuantitativa automatizado
  automatizada medicion concentracion valor metodo por de del la el en los
  las`),
);

/** Words that mean the same wherever they stand in a name. */
const SAME: Readonly<Record<string, string>> = {
  ab: 'antibody',
  antibodies: 'antibody',
  autoantibody: 'antibody',
  autoantibodies: 'antibody',
  anticuerpo: 'antibody',
  anticuerpos: 'antibody',
  autoanticuerpos: 'antibody',
  anti: 'antibody',
  ag: 'antigen',
  antigeno: 'antigen',
  antigenos: 'antigen',
  tot: 'total',
  totales: 'total',
  pct: 'percent',
  percentage: 'percent',
  porcentaje: 'percent',
  mfr: 'percent',
  nfr: 'percent',
  sfr: 'percent',
  absoluto: 'absolute',
  absoluta: 'absolute',
  absolutos: 'absolute',
  ur: 'urine',
  urinary: 'urine',
  orina: 'urine',
  urinario: 'urine',
  urinaria: 'urine',
  urinarios: 'urine',
  lcr: 'csf',
  fact: 'factor',
  spot: 'random',
  scrn: 'screen',
  scr: 'screen',
  libre: 'free',
  libres: 'free',
  directa: 'direct',
  directo: 'direct',
  indirecta: 'indirect',
  indirecto: 'indirect',
  relacion: 'ratio',
  cociente: 'ratio',
  razon: 'ratio',
};

/** Words for the blood that most tests are made of, with the specimens that they can mean. */
const BLOOD: Readonly<Record<string, readonly Specimen[]>> = {
  serum: ['serum_plasma'],
  ser: ['serum_plasma'],
  plas: ['serum_plasma'],
  serpl: ['serum_plasma'],
  serplbld: ['serum_plasma', 'whole_blood'],
  ppp: ['serum_plasma'],
  plasma: ['serum_plasma'],
  suero: ['serum_plasma'],
  serico: ['serum_plasma'],
  serica: ['serum_plasma'],
  plasmatico: ['serum_plasma'],
  plasmatica: ['serum_plasma'],
  blood: ['serum_plasma', 'whole_blood'],
  bld: ['whole_blood'],
  sangre: ['serum_plasma', 'whole_blood'],
};

const RATIO = /\b(?:ratio|relacion|cociente|razon)\b/;

/** "BUN/creatinine" is not "creatinine/BUN": the words of a ratio keep their order. */
export const isRatio = (name: string): boolean => /\p{L}\s*\/\s*\p{L}/u.test(name) || RATIO.test(spell(name));

export interface Telling {
  /** The words that tell the name from others, in alphabetical order unless it is a ratio. */
  readonly key: string;
  /** The specimens that the name allows; undefined where it says nothing of it. */
  readonly specimens?: readonly Specimen[];
}

/** Takes apart what a printed name says: reports print "Testosterone, Free, Serum" and "T4,Free". */
export function telling(name: string): Telling {
  const text = name
    .trim()
    // "S. Creatinine" of Indian reports is that of serum.
    .replace(/^s(?:r)?\.\s*(?=\p{L}{3})/iu, 'serum ')
    // "Total Protein, S" is that of serum, and no protein S; "Lead, Blood" is that of whole blood.
    .replace(/,\s*s$/i, ' serum')
    .replace(/,\s*p$/i, ' plasma')
    .replace(/,\s*blood$/i, ' whole blood')
    .replace(/\b(?:ser|serum|suero)\s*\/\s*(?:plas|plasma)\b/gi, 'serum')
    .replace(/platelet poor plasma/gi, 'plasma')
    .replace(/\bby (?:automated count|coagulation assay|test strip)/gi, ' ')
    // "[Mass/volume] in Serum or Plasma" of LOINC's long names: the unit says it better.
    .replace(/\[(?:mass|moles|units|arbitrary|enzymatic|catalytic|#)[^\]]*\]/gi, ' ');
  return tellingOf(spell(text), isRatio(text));
}

/** "24 hr", "24 hours", "24 horas" and "24h" are one word. */
const DAY = /\b24 ?(?:h|hr|hrs|hour|hours|hora|horas)\b/g;

const LC_MS = /\b(?:lc|gc|icp) ?ms(?: ?ms)?\b/g;

/** British spellings of what Americans write with one vowel. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/\bhaem/g, 'hem'],
  [/aemia\b/g, 'emia'],
  [/\boest/g, 'est'],
  [/\bcaerul/g, 'cerul'],
  [/\bfoet/g, 'fet'],
  [/\bfaec/g, 'fec'],
];

/** "Light chains" and "light chain", "titers" and "titer" are one. */
const singular = (word: string): string =>
  word.length > 4 && /[^suie]s$/.test(word) ? word.slice(0, -1) : word;

/** The same for a name that is spelled already. */
export function tellingOf(spelled: string, ratio: boolean): Telling {
  let text = spelled.replace(DAY, '24h').replace(LC_MS, '');
  for (const [british, american] of BRITISH) text = text.replace(british, american);
  const all = text
    .split(' ')
    .map((word) =>
      Object.hasOwn(SAME, word) ? (SAME[word] ?? word) : Object.hasOwn(BLOOD, word) ? word : singular(word),
    );
  const whole = all.some((word, i) => word === 'whole' && all[i + 1] === 'blood');
  const said: (readonly Specimen[])[] = whole
    ? [['whole_blood']]
    : all.flatMap((word) => (Object.hasOwn(BLOOD, word) ? [BLOOD[word] ?? []] : []));
  const left = all.filter(
    (word) => !BESIDE.has(word) && !Object.hasOwn(BLOOD, word) && !(whole && word === 'whole'),
  );
  // A ratio is told by its words in their order, and is nothing else of the same words.
  const key = left.length === 0 ? '' : ratio ? `/ ${left.join(' ')}` : [...new Set(left)].sort().join(' ');
  const [first] = said;
  return first === undefined
    ? { key }
    : { key, specimens: first.filter((one) => said.every((list) => list.includes(one))) };
}
