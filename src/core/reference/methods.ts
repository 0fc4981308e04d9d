import { fold } from '../names/fold.ts';

/**
 * How something is measured, as far as it may change the number, by the words that name it in English and Spanish. A
 * kind of two words is a special case of its first word: an ELISA is an immunoassay. Of one part of a text the first
 * that fits counts: "equilibrium dialysis with LC-MS/MS" is dialysis.
 */
const KINDS = [
  ['dialysis', /dialysis|dialisis/],
  ['precipitation', /precipita/],
  ['calculated', /calcula|adjusted|ajustad/],
  [
    'mass_spectrometry',
    /mass spec|espectrometria de masas|\b(?:lc|gc|icp|uplc|hplc)? ?(?:ms|tms)\b|\blcms|\bicpms\b/,
  ],
  ['immunoassay multiplex', /multiplex(?! pcr)|\bluminex\b|bead/],
  [
    'immunoassay fluoroenzyme',
    /fluor\w* (?:enzyme|immuno)|inmunoensayo de fluorescencia|fluoroenzym|fluoroenzim|enzimatico de fluor|fluoroinmuno|\bfeia\b|\belia\b|immunocap/,
  ],
  ['immunoassay radio', /radioimmuno|radioinmuno|\bria\b|\birma\b/],
  ['immunoassay luminescence', /lumin[ei]sc|luminom|\be?clia\b|\becl\b|\bcmia\b|\bicma\b|\belecsys\b/],
  ['immunoassay light_scattering', /turbidi|nephelo|nefelo|latex|\bkims\b/],
  [
    'immunoassay enzyme',
    /\belisa\b|\be(?:ia|mit)\b|\bmeia\b|enzyme (?:linked )?immuno|immunoenzym|inmunoenzim|inmunoensayo enzim|ligado a enzimas|enzimoinmuno/,
  ],
  ['immunofluorescence', /i[mn]munofluor|\bifa\b|\biif\b/],
  ['immunoassay', /i[mn]muno(?:assay|ensayo|chemical)/],
  ['chromatography', /chromatogra|cromatogra|\bu?hplc\b/],
  ['binding', /competitive binding|receptor assay|union competitiva/],
  ['clotting', /clot|coagul/],
  ['chromogenic', /chromogen|cromogen/],
  ['bioassay', /bioassay|bioensayo/],
  ['lysis', /\blysis|\blisis|hemolytic|hemolitic|liposom/],
  ['flow_cytometry', /flow cytometr|citometria/],
  ['impedance', /impedanc|cell counter|hematology analyzer|analizador hematol|contador/],
  ['electrode', /electrod|\bise\b|potentiom|potenciom/],
  ['strip', /test strip|dipstick|tira/],
  ['resonance', /nuclear magnetic|resonancia magnetica|\bnmr\b/],
  ['osmometry', /freezing point|punto de congelacion|osmom|crioscop/],
  ['sedimentation', /westergren/],
  ['fluorometry', /fluorometr|fluorimetr/],
  ['electrophoresis', /electrophor|electrofor|isoelectric/],
  ['agglutination', /agglutin|aglutin/],
  ['microscopy', /microscop/],
  [
    'photometry',
    /photometr|fotometr|colorimetr|enzym|enzim|biuret|bromo?cresol|\bbc[gp]\b|diazo|uricas[ea]|ureas[ea]|jaffe|hexokinase|hexoquinasa/,
  ],
] as const;

export type MethodKind = (typeof KINDS)[number][0];

/** Marks and words between the methods of one text: "HPLC or LC-MS/MS", "immunofluorescence and immunoassay". */
const BETWEEN = /[;,()]|\s(?:or|and(?! mass)|o|y(?! espectrometr))\s/i;

/** The kinds of method that a text names, the special ones in place of their general name; none where it is not understood. */
export function methodsNamed(text: string): MethodKind[] {
  const parts = text.split(BETWEEN).map(fold);
  const named = parts.flatMap((part) => KINDS.find(([, words]) => words.test(part))?.[0] ?? []);
  return [...new Set(named)].filter((one) => !named.some((other) => other.startsWith(`${one} `)));
}

/** Whether two methods may be the same: a kind of both, or a general name of one that the other is a case of. */
export const mayBeSame = (some: readonly MethodKind[], others: readonly MethodKind[]): boolean =>
  some.some((one) =>
    others.some((other) => one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `)),
  );

/** Whom each range of a list is for, with its method where the list has several that differ. */
export function withMethods(
  ranges: readonly { readonly population: string; readonly method?: string | undefined }[],
): string[] {
  const kinds = ranges.map(({ method = '' }) => methodsNamed(method)).filter(({ length }) => length > 0);
  const differ = kinds.some((one, i) => kinds.slice(i + 1).some((other) => !mayBeSame(one, other)));
  return ranges.map(({ population, method }) =>
    differ && method !== undefined ? `${population}; ${method}` : population,
  );
}
