import { fold } from '../names/fold.ts';

/** What a part of a report was made of, where its heading says so. */
export type Section = 'urine' | 'csf' | 'stool' | 'saliva' | 'semen' | 'fluid';

const HEADINGS: readonly (readonly [RegExp, Section | 'blood'])[] = [
  [
    /^(?:complete )?(?:urinalysis|urine analysis|urine|u a|ua|uroanalisis|examen (?:general |completo )?de orina|ego|orina(?: completa)?|sedimento urinario|parcial de orina|elemental y microscopico de orina|urianalisis|urine chemistry|urine drug screen|drug screen urine|urine sediment|microscopic examination|urine microscopic|urine culture|analisis de orina|quimica urinaria|orina de 24 horas)\b/,
    'urine',
  ],
  [
    /^(?:csf|cerebrospinal fluid|cerebro spinal fluid|lcr|liquido cefalorraquideo|spinal fluid|cell count csf)\b/,
    'csf',
  ],
  [
    /^(?:stool|feces|faeces|fecal|faecal|heces|materia fecal|coproparasit\w+|coprolog\w+|coproanalisis)\b/,
    'stool',
  ],
  [/^(?:saliva|salivary)\b/, 'saliva'],
  [/^(?:semen|seminal fluid|semen analysis|espermograma|espermatobioscopia|seminograma)\b/, 'semen'],
  [
    /^(?:body fluid|pleural fluid|peritoneal fluid|ascit\w+ fluid|synovial fluid|joint fluid|pericardial fluid|fluid|liquido (?:pleural|peritoneal|ascitico|sinovial|articular))\b/,
    'fluid',
  ],
  [
    /^(?:cbc|complete blood count|full blood count|fbc|hemograma|biometria hematica|cuadro hematico|citometria hematica|hematolog\w+|haematology|comp\w* metabolic|cmp|bmp|basic metabolic|chemistry|clinical chemistry|biochemistry|bioquimica|quimica (?:sanguinea|clinica|general|sanguinea.*)|quimica|lipid\w*|perfil\b.*|thyroid\w*|tiroides|hepatic\w*|liver\w*|renal\w*|kidney\w*|iron\w*|coagulation\w*|coagulacion|immunology|inmunologia|serology|serologia|endocrin\w*|hormon\w*|vitamin\w*|toxicology|blood gas\w*|gases?|arterial\w*|venous\w*|tumou?r\w*|hepatitis\w*|cardiac\w*|blood|sangre|serum|suero|plasma|electrolyt\w*|electrolitos|ionograma|endocrin\w*|funcion\b.*|fertility|bone|allerg\w*|infectious|rheumat\w*|special chemistry|lipidos|marcadores|markers|proteinograma|autoinmunidad|autoimmun\w*|inmuno\w*|gasometria|coagulograma|diabetes|haematinics|haematolog\w*|vitaminas?|minerals|minerales|toxicologia|therapeutic drug\w*|blood bank|microbiology)\b/,
    'blood',
  ],
];

/** A panel of urine that begins with another word: "Protein Electro, 24-Hour Urine", "Drug Screen, Urine". */
const OF_URINE =
  /\b(?:random|hour|hr|h|spot|screen|panel|studies|profile) urine\b|\burine$|\b(?:en|de) orina$/;

/** Whether a line names a whole examination, although it is also a name: "Urinalysis, Complete". */
export const isPanel = (line: string): boolean =>
  /^(?:urine|orina|ua|ego|stool|heces|csf|lcr|semen|saliva)$/.test(fold(line)) ||
  /\b(?:urinalysis|analysis|analisis|uroanalisis|urianalisis|examen|complet[aeo]|panel|perfil|studies|examination|microscopy|hemograma)\b/.test(
    fold(line),
  );

/** Headings within a part, which go on with it: "EXAMEN QUÍMICO", "Microscopic". */
const WITHIN =
  /\b(?:microscop\w*|macroscop\w*|physical|chemical|fisic[oa]|quimic[oa]|sedimento?|chemistry|cell count|differential|formula|recuento|antigens?|screen|cytology|citolog\w*|results?|resultados?|motility|morpholog\w*)\b/;

/** Whether a line without a value, in capitals or named as a panel, ends a part of a report: the heading of another. */
export const endsSection = (line: string, section: Section): boolean =>
  (/^[\p{Lu}\d\s&/(),.:+-]{5,}$/u.test(line) || /\b(?:panel|profile|perfil)\b/i.test(line)) &&
  !WITHIN.test(fold(line)) &&
  !SAYS[section].test(fold(line));

/**
 * The part of a report that a heading opens: urine, fluid and so on; "blood" ends such a part; undefined for a line
 * that opens none.
 */
export function sectionOf(line: string): Section | 'blood' | undefined {
  const text = fold(line.replace(/^[\s*=#-]+|^(?:specimen|sample|tipo de muestra|muestra)\s*:\s*/i, ''));
  if (text.split(' ').length > 7) return undefined;
  return HEADINGS.find(([pattern]) => pattern.test(text))?.[1] ?? (OF_URINE.test(text) ? 'urine' : undefined);
}

const SAYS: Readonly<Record<Section, RegExp>> = {
  urine: /\b(?:urine|urinary|ur|ua|u|orina|urinari[oa]|proteinuria|microalbuminuria)\b/,
  csf: /\b(?:csf|cerebrospinal|lcr|spinal)\b/,
  stool: /\b(?:stool|fecal|faecal|feces|heces|fecales?)\b/,
  saliva: /\b(?:saliva|salivary)\b/,
  semen: /\b(?:semen|sperm\w*|seminal|esperm\w*)\b/,
  fluid: /\bfluid|liquido\b/,
};

/** Whether a heading or a name says itself what the part is made of. */
export const saysSection = (text: string, section: Section): boolean => SAYS[section].test(fold(text));

const NAMES: Readonly<Record<Section, string>> = {
  urine: 'urine',
  csf: 'CSF',
  stool: 'stool',
  saliva: 'saliva',
  semen: 'semen',
  fluid: 'fluid',
};

/** What says itself that it was made of blood stays so in any part: a serum creatinine among urine. */
const OF_BLOOD = /\b(?:serum|plasma|suero|seric[oa]|plasmatic[oa])\b/;

/** A name as it stands in a part of a report, with what that part was made of: "Glucose" of a urinalysis is "Glucose, urine". */
export const nameInSection = (name: string, section: Section | undefined): string =>
  section === undefined || SAYS[section].test(fold(name)) || OF_BLOOD.test(fold(name))
    ? name
    : `${name}, ${NAMES[section]}`;
