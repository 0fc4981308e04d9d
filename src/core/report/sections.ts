import { fold } from '../names/fold.ts';

/** What a part of a report was made of, where its heading says so. */
export type Section = 'urine' | 'csf' | 'stool' | 'saliva' | 'semen' | 'fluid';

const HEADINGS: readonly (readonly [RegExp, Section | 'blood'])[] = [
  [
    /^(?:complete )?(?:ur(?:in|ian|oan)al[yi]sis|urine|u ?a|orina|ego|(?:(?:examen (?:general |completo )?|parcial |elemental y microscopico |analisis )de orina)|sedimento urinario|quimica urinaria|drug screen urine|microscopic examination)\b/,
    'urine',
  ],
  [/^(?:csf|(?:cerebro ?)?spinal fluid|lcr|liquido cefalorraquideo|cell count csf)\b/, 'csf'],
  [/^(?:stool|fa?eces|fa?ecal|heces|materia fecal|copro(?:parasit|log|anal)\w+)\b/, 'stool'],
  [/^saliva(?:ry)?\b/, 'saliva'],
  [/^(?:semen|seminal fluid|espermograma|espermatobioscopia|seminograma)\b/, 'semen'],
  [
    /^(?:(?:(?:body|pleural|peritoneal|ascit\w+|synovial|joint|pericardial) )?fluid|liquido (?:pleural|peritoneal|ascitico|sinovial|articular))\b/,
    'fluid',
  ],
  [
    /^(?:cbc|complete blood count|f(?:bc|ull blood count)|hemograma|(?:biometria|citometria|cuadro) hematic[ao]|ha?emat(?:olog|inic)\w*|(?:comp\w*|basic) metabolic|[cb]mp|(?:clinical |special )?chemistry|biochemistry|bioquimica|quimica|lipid\w*|perfil|t(?:hyr|ir)oid\w*|hepati\w*|liver|renal|kidney|iron|coagul\w*|immunology|inmuno\w*|serolog\w*|endocrin\w*|hormon\w*|vitamin\w*|toxicolog\w*|gas(?:es|ometria)|blood|arterial|venous|tumou?r|cardiac|sangre|serum|suero|plasma|ele[ck]trol[iy]t\w*|ionograma|funcion|fertility|bone|allerg\w*|infectious|rheumat\w*|mar(?:kers|cadores)|proteinograma|auto(?:im|in)mun\w*|diabetes|mineral\w*|therapeutic drug\w*|microbiology)\b/,
    'blood',
  ],
];

/** A panel of urine that begins with another word: "Protein Electro, 24-Hour Urine", "Drug Screen, Urine". */
const OF_URINE =
  /\b(?:random|hour|hr|h|spot|screen|panel|studies|profile) urine\b|\burine$|\b(?:en|de) orina$/;

/** "Blood and urine": a report of both says of no line by itself what it was made of. */
const OF_BOTH =
  /\b(?:blood|serum|plasma|sangre|suero)\s*(?:[,/&+]|and|y)\s*(?:urine|orina)\b|\b(?:urine|orina)\s*(?:[,/&+]|and|y)\s*(?:blood|serum|plasma|sangre|suero)\b/i;

/** Whether a line names a whole examination, although it is also a name: "Urinalysis, Complete". */
export const isPanel = (line: string): boolean =>
  /^(?:urine|orina|ua|ego|stool|heces|csf|lcr|semen|saliva)$/.test(fold(line)) ||
  /\b(?:urinalysis|analysis|analisis|uroanalisis|urianalisis|examen|complet[aeo]|panel|perfil|studies|examination|microscopy|sedimento|hemograma)\b/.test(
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
  if (OF_BOTH.test(line)) return 'blood';
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
