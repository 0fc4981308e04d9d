import type { Specimen } from '../model/analyte.ts';
import { spell } from './spelling.ts';

/** What reports print around a name, of manner, method and grammar. None of them tells two analytes apart. */
const BESIDE: ReadonlySet<string> = new Set(
  `level levels test tests result assay determination estimation measurement concentration conc qn qnt quant
  quantitative calc calculated cal nih ia lc ms tandem auto automated the of in or by
  nivel niveles prueba examen resultado determinacion dosaje cuantificacion cuantitativo cuantitativa calculado
  calculada de del la el en`.split(/\s+/),
);

/** Words for the blood that most tests are made of, with the specimens that they can mean. */
const BLOOD: Readonly<Record<string, readonly Specimen[]>> = {
  serum: ['serum_plasma'],
  plasma: ['serum_plasma'],
  suero: ['serum_plasma'],
  serico: ['serum_plasma'],
  serica: ['serum_plasma'],
  plasmatico: ['serum_plasma'],
  plasmatica: ['serum_plasma'],
  blood: ['serum_plasma', 'whole_blood'],
  sangre: ['serum_plasma', 'whole_blood'],
};

/** "BUN/creatinine" is not "creatinine/BUN": the words of a ratio keep their order. */
const isRatio = (name: string, words: readonly string[]): boolean =>
  /\p{L}\s*\/\s*\p{L}/u.test(name) || words.some((word) => /^(?:ratio|relacion|cociente|razon)$/.test(word));

export interface Telling {
  /** The words that tell the name from others, in alphabetical order unless it is a ratio. */
  readonly key: string;
  /** The specimens that the name allows; undefined where it says nothing of it. */
  readonly specimens?: readonly Specimen[];
}

/** Takes apart what a printed name says: reports print "Testosterone, Free, Serum" and "T4,Free". */
export function telling(name: string): Telling {
  const words = spell(name)
    .replace(/^s (?=\p{L}{3})/u, /^s\./i.test(name.trim()) ? 'serum ' : 's ')
    .split(' ');
  const whole = words.some((word, i) => word === 'whole' && words[i + 1] === 'blood');
  const said = whole
    ? [['whole_blood'] as const]
    : words.flatMap((word) => (Object.hasOwn(BLOOD, word) ? [BLOOD[word] ?? []] : []));
  const left = words.filter(
    (word) => !BESIDE.has(word) && !Object.hasOwn(BLOOD, word) && !(whole && word === 'whole'),
  );
  const key = (isRatio(name, left) ? left : left.toSorted()).join(' ');
  const [first] = said;
  return first === undefined
    ? { key }
    : {
        key,
        specimens: first.filter((one) => said.every((list) => (list as readonly Specimen[]).includes(one))),
      };
}
