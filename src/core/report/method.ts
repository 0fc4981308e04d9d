import { fold } from '../names/fold.ts';

/** How a laboratory measures, as the columns of methods print it, without accents and points. */
const METHOD =
  /^(?:e?clia|cmia|cobas|elisa|eia|elfa|fia|meia|ria|hplc|gc ms|lc ms(?: ms)?|icp ms|pcr|rt pcr|ise|ifa|god pod|chod pap|gpo pap|uricase|urease|jaffe|biuret|bcg|bcp|arsenazo(?: iii)?|ifcc|enzymatic|enzimatico|kinetic|cinetico|hexokinase|hexoquinasa|calculad[oa]|calculated|(?:chemi|electrochemi|quimio|electroquimio)luminisc?es?cenc(?:e|ia)|(?:immuno|inmuno)?(?:turbidimetr|nefelometr|nephelometr|fluorescenc|fluorimetr|ensayo|assay)\w*|(?:spectro|espectro)?(?:photo|foto)metr\w*|colorim\w+|(?:electrical |electric )?impedanc\w*|impedancia|flow cytometry|citometria de flujo|electrophoresis|electroforesis|potentiometr\w*|potenciometr\w*|agglutination|aglutinacion en latex|latex|westergren|coulter|sysmex|automated|automatizado|reflectance)$/;

/** Words that go with a method. */
const WITH = /\b(?:direct[oa]?|indirect[oa]?|uv|method|metodo|technology|assay|rate|colou?r|test)\b/g;

/** Whether a column holds nothing but a method: "C.L.I.A", "ISE Direct", "Photometry". */
export const isMethod = (cell: string): boolean => {
  const text = fold(cell.replaceAll('.', ''));
  const bare = text.replace(WITH, ' ').replace(/\s+/g, ' ').trim();
  return METHOD.test(text) || (bare !== '' && METHOD.test(bare));
};
