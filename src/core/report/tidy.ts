import { SIGN_WORDS } from './printed-number.ts';

/** What joins the parts of a unit or a result that is printed with a space inside, so that it stays one word of its line. */
const JOIN = '\u2060';

/** The words as printed again. */
export const spaced = (text: string): string => text.replaceAll(JOIN, ' ');

const VOLUME = String.raw`(?:[uµμmd]?l|mc?l|mm\^?[3³]|cu\.?\s?mm|cumm|cmm|hpf|lpf|campo|kg|g|mmol|mol|min|hr?|24\s?h\w*)\b`;

const TOP = String.raw`(?:k|m|th?ou\w*|mill?\w*|miles|lakhs?|cells?|cel|c[eé]lulas|[munpkd]?g|[munpµμ]?mol|[muµμ]?i?u|meq|unit)`;

/** Words that say whose mass or volume a unit counts: "ug Hb/g", "ng/mL RBC", "mg/g creat". */
const OF = String.raw`(?:creat\w*|cr|hb|hgb|rbc|wbc|hem|elast\w*\.?|feu|ddu|d-du|\((?:feu|ddu|d-du)\))`;

/** Units whose parts stand apart, each with what comes before the space and what after it. */
const APART: readonly RegExp[] = [
  /(\bx)\s+(10[\^*eE'’(]?[\d³⁶⁹¹]|E\d)/gi,
  /(\b10)\s+([\^*eE]?\s?\d{1,2}\s?\/)/g,
  new RegExp(String.raw`(\b(?:x?10(?:[\^*eE'’(]{1,2}\d{1,2}\)?|[³⁶⁹]|¹²)|${TOP}))\s+(\/\s*${VOLUME})`, 'gi'),
  new RegExp(String.raw`(\/)\s+(${VOLUME})`, 'gi'),
  /(1[.,]73)\s+(m[\^*]?(?:2|²))/gi,
  /(\/(?:24|1))\s+(h(?:r|rs|s|ours?|oras?)?\b)/gi,
  /(\/100)\s+((?:wbc|leuc\w*)\b)/gi,
  new RegExp(String.raw`(\/(?:[mdu]?l|g|mmol|mol))\s+(${OF})(?![\w/])`, 'gi'),
  new RegExp(String.raw`(\b[munµμ]?g)\s+(${OF}\/g)\b`, 'gi'),
  /(\/kg)\s+(h2o)/gi,
  /(\bg?pl|\bmpl|\bapl)\s+(u\/ml|units?)\b/gi,
  /(\blog(?:10)?)\s+((?:iu|ui|copies|cp)\/ml)/gi,
  /(\bs\/co)\s+(ratio)\b/gi,
  /(\/cu)\s+(mm)\b/gi,
  /(\bmm)\s+(\/?\s?1?\s?h(?:r|ora)?\b)/gi,
  /(\bx)\s+((?:mm\^?[3³]|ul|campo|lpc|hpf)(?!\w))/gi,
  /(\b(?:por|per))\s+((?:campo|hpf|lpf)\b)/gi,
  /(\bper)\s+(100\s?wbc\b)/gi,
];

/** Flags of two words. */
const FLAGS: readonly RegExp[] = [
  /\b(critical(?:ly)?|crit|panic|alert|cr[ií]tic[oa])\s+((?:high|low|value|alt[oa]|baj[oa])\b)/gi,
  /\b(valor)\s+((?:cr[ií]tico|p[aá]nico)\b)/gi,
];

/** What stands where no limit or no result is given, as one word. */
const NOTHING: readonly RegExp[] = [
  /\b(not)\s+(estab\w*\.?|observed|applicable|available|calculated|given)/gi,
  /\b(no)\s+(establecid[oa]|aplica|disponible)/gi,
  /\b(see|ver)\s+((?:note|below|comment|report|nota|abajo|comentario)s?\b)/gi,
];

const NUMBER = String.raw`[-+]?\d[\d.,]*`;

/** Limits in words as signs. */
const SIGNS = SIGN_WORDS.map(
  ([sign, words]) => [new RegExp(`(?<![\\p{L}\\d])(?:${words})\\s*:?\\s*(?=\\d)`, 'giu'), sign] as const,
);

/** "10 or more" */
const OR_MORE = /(?<![\d.,-])(\d[\d.,]*)\s+(?:or (?:more|higher|greater|above)|o m[aá]s|o mayor)\b/gi;
const OR_LESS = /(?<![\d.,-])(\d[\d.,]*)\s+(?:or (?:less|lower|fewer|below)|o menos|o menor)\b/gi;

/** Where a unit follows its number without a space: "0.9ng/mL", "4-6/hpf". */
const ATTACHED =
  /(?<=(?:^|[\s<>=:(-])\d[\d.,]*)(?=(?:[a-zA-Zµμ]{1,4}\/[a-zA-Z]|\/(?:hpf|lpf|campo|mm[3³]|ul|µl)(?!\w)))/gi;
/** The value once more in another unit: "56 % (3.81 x10^3/uL)". */
const SECOND_SCALE = /(?<=[\d%\p{L}]\s*)\(\s*\d[\d.,]*\s+[^\s()\d-][^\s()]*\/[^\s()]+\s*\)/gu;
/** A count beside its percentage, or the other way: another value, and not the same once more. It goes to the end. */
const SECOND_VALUE =
  /(?<=%\s*)\(\s*(\d[\d.,]*\s+(?:x\s?)?(?:10\S*|k|th\w*|cel\w*|cells?)\s?\/\s?[^\s()]+)\s*\)(.*)$/iu;
/** "3.81 x10^3/uL (56 %)" */
const SHARE = /(?<=\d\s*[^\s()%]*\/[^\s()]+\s*)\(\s*(\d[\d.,]*)\s*%\s*\)(.*)$/u;
/** Words in brackets that end a line: "(Normal - no action)". */
const REMARK = /(?<=\d\D*)\((?:[^()\d\s]+\s+){2,}[^()\d\s]+\)\s*$/;

/** One spelling for dashes, spaces and comparisons, and ranges, limits and units without inner spaces. */
export function tidied(line: string): string {
  let text = line
    .normalize('NFC')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    // Dots that lead from a name to its value.
    .replace(/\s*\.{3,}\s*:?\s*/g, ':  ')
    .replace(/(?<=\s)-+>(?=\s|\d)/g, '→ ')
    .replace(/≤|=</g, '<=')
    .replace(/≥|=>/g, '>=')
    .replace(/([<>])\s*(?:or|o)?\s*=\s*/gi, '$1=')
    // "Test: TSH   Result: 2.1   Units: mIU/L"
    .replace(/^(?:test|analyte|component|prueba|examen|estudio)\s*:\s+/i, '')
    .replace(/(?<=\S)\s+(?:result(?:ado)?|value|valor|units?|unidad(?:es)?)\s*:\s+/gi, '\t')
    // A goal is not a limit of the laboratory, and an earlier result is not this one.
    .replace(
      /\(\s*(?:goal|target|meta|objetivo|was|prev\w*|prior|last|before|(?:up|down) from|baseline|antes|anterior|era)\b[^)]*\)/gi,
      ' ',
    )
    // "Not detected (not done)": nothing is said of another time.
    .replace(/(?<=\S\s*)\((?:not done|not tested|no realizad[oa]|sin datos)\)/gi, ' ')
    .replace(
      /([([])\s*(?:ref(?:erence|erencia)?|range|rango|normal|nl|v\.?\s?[rn]|valor(?:es)? (?:normal(?:es)?|de ref\w*))\b\.?\s*(?:range|interval|normal)?\s*[:=]?\s*/gi,
      '$1',
    )
    .replace(
      /(?<=\S)\s+(?:v\.?\s?[rn]\.?|valor(?:es)? (?:de ref\w*\.?|normal(?:es)?)|ref\.?(?:erenc(?:e|ia))?(?: range)?|normal(?: range)?|rango(?: de ref\w*| normal)?)\s*:/gi,
      '\t',
    );
  text = text
    // "Your result 97 mg/dL       Normal range 65-99 mg/dL"
    .replace(/(?<=\S)\s{2,}(?:normal|reference|standard) (?:range|interval)\s+/gi, '\t')
    // "(therapeutic range 2.0-3.0)", "(intervalo terapéutico 2,0-3,0)": the range of a treated person.
    .replace(
      /\((?:(?:therapeutic|target|reference|normal) (?:range|interval)|(?:rango|intervalo) (?:terap[eé]utico|de referencia|normal))\s*:?\s*(?=[\d<>][^()]*\))/gi,
      '(',
    )
    .replace(/(?<=[[(])\s+(?=[\d<>-])|(?<=\d)\s+(?=[\])])/g, '')
    // "per field (400x)": how much the field is enlarged is no part of the unit.
    .replace(/\s*\(\s*\d{2,4}\s?x\s*\)/gi, ' ')
    // "40.2 H (1)": the mark of a note.
    .replace(/(?<=\d.*\s)\(\d\)(?=\s*$|\t)/, '')
    // "11.5 - 14. 5": a space within the upper limit of a range with decimals.
    .replace(/(\d[.,]\d+ *- *\d+)([.,]) (?=\d(?:\s|$))/g, '$1$2')
    // Numbers that are set in columns: "12.5 -  166.0".
    .replace(/(?<=\d) -\s{2,4}(?=\d)/g, ' - ');
  text = text
    .replace(ATTACHED, ' ')
    .replace(SECOND_VALUE, '$2\t$1')
    .replace(SHARE, '$2\t$1 %')
    .replace(SECOND_SCALE, ' ')
    .replace(REMARK, '');
  for (const pattern of [...APART, ...NOTHING, ...FLAGS]) text = text.replace(pattern, `$1${JOIN}$2`);
  for (const [words, sign] of SIGNS) text = text.replace(words, sign);
  text = text.replace(OR_MORE, '>=$1').replace(OR_LESS, '<=$1');
  return (
    text
      // "4 - 11", "4-11" and "4 to 11" are ranges; "4 -11" may be two numbers.
      .replace(
        new RegExp(
          String.raw`(?<![\w.,])(${NUMBER})(?: ?- |-| (?:to|a|hasta) )(>?${NUMBER})(?=$|[\s)\]])`,
          'gi',
        ),
        '$1-$2',
      )
      .replace(/([<>]=?)\s+(?=[\d.])/g, '$1')
      .replace(/(\d)(%)(?=[\s),;]|$)/g, '$1 $2')
  );
}
