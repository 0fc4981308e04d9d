/** What joins the parts of a unit that is printed with a space inside, so that it stays one word of its line. */
const JOIN = '\u2060';

/** The unit as printed again. */
export const spaced = (text: string): string => text.replaceAll(JOIN, ' ');

const VOLUME = String.raw`(?:[uµμmd]?l|mc?l|mm\^?[3³]|cu\.?\s?mm|cmm|hpf|lpf|kg|g|mmol|mol|min|hr?|24\s?h\w*)\b`;

const TOP = String.raw`(?:k|m|th?ou\w*|mill?\w*|miles|cells?|cel|c[eé]lulas|[munpkd]?g|[munp]?mol|[mu]?i?u|meq)`;

/** Units whose parts stand apart, each with what comes before the space and what after it. */
const APART: readonly RegExp[] = [
  /(\bx)\s+(10[\^*eE'’]?\d)/gi,
  /(\b10)\s+([\^*eE]?\s?\d{1,2}\s?\/)/g,
  new RegExp(String.raw`(\b(?:x?10[\^*eE'’]\d{1,2}|${TOP}))\s+(\/\s*${VOLUME})`, 'gi'),
  new RegExp(String.raw`(\/)\s+(${VOLUME})`, 'gi'),
  /(1[.,]73)\s+(m(?:\^?2|²))/gi,
  /(\/(?:24|1))\s+(h(?:r|rs|ours?|oras?)?\b)/gi,
  /(\/m?l|\/l)\s+(\(?(?:feu|ddu|d-du)\)?)/gi,
  /(\/kg)\s+(h2o)/gi,
  /(\bg?pl|\bmpl|\bapl)\s+(u\/ml)/gi,
  /(\/cu)\s+(mm)\b/gi,
  /(\bmm)\s+(\/?\s?1?\s?h(?:r|ora)?\b)/gi,
  /(\/g|\/mmol|\/mol)\s+(creat\w*|cr|hb|hgb)\b/gi,
];

/** One spelling for dashes, spaces and comparisons, and ranges, limits and units without inner spaces. */
export function tidied(line: string): string {
  let text = line
    .normalize('NFC')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/≤|=</g, '<=')
    .replace(/≥|=>/g, '>=')
    .replace(/\b([<>])\s*(?:or|o)?\s*=\s*/gi, '$1=')
    .replace(/([<>])\s*(?:or|o)?\s*=\s*/gi, '$1=');
  for (const pattern of APART) text = text.replace(pattern, `$1${JOIN}$2`);
  return text
    .replace(
      /(?<![\w.,])([-+]?\d[\d.,]*)\s*(?:-|\bto\b|\ba\b|\bhasta\b)\s*([-+]?\d[\d.,]*)(?=$|[\s)\]])/gi,
      (all, low: string, high: string) => (/^\d+$/.test(low) && high.length === 0 ? all : `${low}-${high}`),
    )
    .replace(/\b(?:less than or equal to|menor o igual (?:a|que)|up to|hasta|no more than)\s+(?=\d)/gi, '<=')
    .replace(/\b(?:greater than or equal to|mayor o igual (?:a|que)|at least|al menos)\s+(?=\d)/gi, '>=')
    .replace(/\b(?:less than|below|under|menos de|menor(?:es)? (?:de|a|que)|inferior a)\s*:?\s*(?=\d)/gi, '<')
    .replace(
      /\b(?:greater than|more than|above|over|m[aá]s de|mayor(?:es)? (?:de|a|que)|superior a)\s*:?\s*(?=\d)/gi,
      '>',
    )
    .replace(/([<>]=?)\s+(?=[\d.])/g, '$1')
    .replace(/%\s+of\s+(?:total\s+)?(?:hgb|hb|hemoglobin)\b/gi, '%')
    .replace(/\bmg\/g\u2060creat\w*/gi, 'mg/g')
    .replace(/\bnot\s+detected\b|\bno\s+detectad[oa]\b/gi, 'undetected')
    .replace(/\bnon[\s-]+reactive\b|\bno\s+reactiv[oa]\b/gi, 'nonreactive')
    .replace(/\bnone\s+seen\b/gi, 'none')
    .replace(/\bsee\s+(?:note|below|comment)s?\b|\bver\s+nota\b/gi, 'pending')
    .replace(/(\d)(%)(?=\s|$)/g, '$1 $2');
}
