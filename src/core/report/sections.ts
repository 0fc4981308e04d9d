import { fold } from '../names/fold.ts';

/** What a part of a report was made of, where its heading says so. */
export type Section = 'urine' | 'csf' | 'stool' | 'saliva' | 'semen' | 'fluid';

const HEADINGS: readonly (readonly [RegExp, Section | 'blood'])[] = [
  [
    /^(?:complete )?(?:urinalysis|urine analysis|urine|u a|ua|uroanalisis|examen (?:general |completo )?de orina|ego|orina(?: completa)?|sedimento urinario|parcial de orina|elemental y microscopico de orina|urianalisis|urine chemistry|urine drug screen|drug screen urine|urine sediment|microscopic examination|urine microscopic|urine culture|analisis de orina|quimica urinaria)\b/,
    'urine',
  ],
  [
    /^(?:csf|cerebrospinal fluid|cerebro spinal fluid|lcr|liquido cefalorraquideo|spinal fluid|cell count csf)\b/,
    'csf',
  ],
  [/^(?:stool|feces|faeces|heces|coproparasitario|coprologico|coproanalisis|stool studies)\b/, 'stool'],
  [/^(?:saliva|salivary)\b/, 'saliva'],
  [/^(?:semen|seminal fluid|semen analysis|espermograma|espermatobioscopia|seminograma)\b/, 'semen'],
  [
    /^(?:body fluid|pleural fluid|peritoneal fluid|ascit\w+ fluid|synovial fluid|pericardial fluid|liquido (?:pleural|peritoneal|ascitico|sinovial|articular))\b/,
    'fluid',
  ],
  [
    /^(?:cbc|complete blood count|full blood count|fbc|hemograma|biometria hematica|cuadro hematico|citometria hematica|hematolog\w+|haematology|comp\w* metabolic|cmp|bmp|basic metabolic|chemistry|clinical chemistry|biochemistry|bioquimica|quimica (?:sanguinea|clinica|general|sanguinea.*)|quimica|lipid\w*|perfil\b.*|thyroid\w*|tiroides|hepatic\w*|liver\w*|renal\w*|kidney\w*|iron\w*|coagulation\w*|coagulacion|immunology|inmunologia|serology|serologia|endocrin\w*|hormon\w*|vitamin\w*|toxicology|blood gas\w*|gases?|arterial\w*|venous\w*|tumou?r\w*|hepatitis\w*|cardiac\w*|blood|sangre|serum|suero|plasma|electrolyt\w*|electrolitos)\b/,
    'blood',
  ],
];

/**
 * The part of a report that a heading opens: urine, fluid and so on; "blood" ends such a part; undefined for a line
 * that opens none.
 */
export function sectionOf(line: string): Section | 'blood' | undefined {
  const text = fold(line.replace(/^[\s*=#-]+/, ''));
  if (text.split(' ').length > 7) return undefined;
  return HEADINGS.find(([pattern]) => pattern.test(text))?.[1];
}

const SAYS: Readonly<Record<Section, RegExp>> = {
  urine: /\b(?:urine|urinary|ur|ua|u|orina|urinari[oa]|urobilin\w*|24 ?h\w*)\b/,
  csf: /\b(?:csf|cerebrospinal|lcr|spinal)\b/,
  stool: /\b(?:stool|fecal|faecal|feces|heces|fecales?)\b/,
  saliva: /\b(?:saliva|salivary)\b/,
  semen: /\b(?:semen|sperm\w*|seminal|esperm\w*)\b/,
  fluid: /\bfluid|liquido\b/,
};

const NAMES: Readonly<Record<Section, string>> = {
  urine: 'urine',
  csf: 'CSF',
  stool: 'stool',
  saliva: 'saliva',
  semen: 'semen',
  fluid: 'fluid',
};

/** A name as it stands in a part of a report, with what that part was made of: "Glucose" of a urinalysis is "Glucose, urine". */
export const nameInSection = (name: string, section: Section | undefined): string =>
  section === undefined || SAYS[section].test(fold(name)) ? name : `${name}, ${NAMES[section]}`;
