import { fold } from '../../../core/names/fold.ts';

/** A kind of sample, as far as two lists can contradict each other; `blood` alone leaves open which part of it. */
export type Specimen =
  | 'blood'
  | 'serum_plasma'
  | 'whole_blood'
  | 'red_cells'
  | 'dried_blood'
  | 'urine'
  | 'urine_24'
  | 'urine_random'
  | 'stool'
  | 'saliva'
  | 'swab'
  | 'semen'
  | 'breath'
  | 'csf'
  | 'hair';

/** Words in the order in which they are looked for; what a longer one says is not read again by a shorter one. */
const SAID: readonly (readonly [words: RegExp, specimen: Specimen])[] = [
  [/\b(?:dried blood|blood spot|dbs|fingerstick|finger ?stick|capillary)\b/g, 'dried_blood'],
  [
    /\b(?:24 ?(?:h|hr|hrs|hour|hours) urine|urine,? 24 ?(?:h|hr|hrs|hour|hours)(?: collection)?|24 ?(?:h|hr|hrs|hour|hours) ur)\b/g,
    'urine_24',
  ],
  [/\b(?:random urine|spot urine|urine random|urine spot)\b/g, 'urine_random'],
  [/\b(?:urine|urinary|ur|clean catch)\b/g, 'urine'],
  [/\b(?:whole blood|wb)\b/g, 'whole_blood'],
  [/\b(?:red blood cells?|rbcs?|erythrocytes?)\b/g, 'red_cells'],
  [/\b(?:serum|sera|plasma|sst|gold top|red top)\b/g, 'serum_plasma'],
  [
    /\b(?:blood|lavender|edta|purple|light blue|blue top|green top|gr[ae]y top|heparin|citrate|fluoride)\b/g,
    'blood',
  ],
  [/\b(?:stool|fecal|feces|faeces|fit)\b/g, 'stool'],
  [/\b(?:saliva|salivary|oral fluid)\b/g, 'saliva'],
  [/\b(?:swabs?|throat|vaginal|cervical|nasal|nasopharyngeal|rectal|lesion|genital)\b/g, 'swab'],
  [/\b(?:semen|seminal|sperm)\b/g, 'semen'],
  [/\bbreath\b/g, 'breath'],
  [/\b(?:csf|cerebrospinal fluid)\b/g, 'csf'],
  [/\bhair\b/g, 'hair'],
];

/** The samples that a text names; none where it names none that is known. */
export function specimensIn(text: string): Set<Specimen> {
  let left = fold(text);
  const found = new Set<Specimen>();
  for (const [words, specimen] of SAID) {
    const rest = left.replaceAll(words, ' ');
    if (rest !== left) found.add(specimen);
    left = rest;
  }
  // "Blood (serum)" is serum.
  if (found.has('serum_plasma') || found.has('whole_blood')) found.delete('blood');
  return found;
}

/** Colours of caps: which part of the blood is used is not said by them. */
const TUBES: ReadonlySet<string> = new Set(
  'lav lavender purple red gold tiger green blue grey gray yellow pink royal navy tan black light top tube tubes'.split(
    ' ',
  ),
);

/** The samples that a cell names which holds nothing else, such as the tube. */
export function specimensOf(cell: string): Set<Specimen> {
  const named = specimensIn(cell);
  const isTube =
    cell !== '' &&
    fold(cell)
      .split(' ')
      .every((word) => TUBES.has(word));
  return named.size === 0 && isTube ? new Set(['blood']) : named;
}

const OF_BLOOD: readonly Specimen[] = ['blood', 'serum_plasma', 'whole_blood'];
/** Measured in red cells, and sent as whole blood. */
const OF_CELLS: readonly Specimen[] = ['red_cells', 'whole_blood'];
const OF_URINE: readonly Specimen[] = ['urine', 'urine_24', 'urine_random'];

/** Whether two samples may be one: "blood" may be serum, "urine" may be one of 24 hours. */
const maySame = (one: Specimen, other: Specimen): boolean =>
  one === other ||
  (OF_CELLS.includes(one) && OF_CELLS.includes(other)) ||
  (OF_BLOOD.includes(one) && OF_BLOOD.includes(other) && (one === 'blood' || other === 'blood')) ||
  (OF_URINE.includes(one) && OF_URINE.includes(other) && (one === 'urine' || other === 'urine'));

/** Whether none of the samples may be one of the others; nothing is said by an empty set. */
export const conflict = (some: ReadonlySet<Specimen>, others: ReadonlySet<Specimen>): boolean =>
  some.size > 0 &&
  others.size > 0 &&
  ![...some].some((one) => [...others].some((other) => maySame(one, other)));
