import type { Sex } from '../../model/vocabulary.ts';

const YEARS = String.raw`(?:years?|yrs?\.?|y\.?\s?\/?o\b\.?|y(?=\s{2}|\t|\s*(?:$|[,;.)]|old|female|male|[fm]\b))|a[nñ]os?)`;
const SEXES = 'female|male|femenin[oa]|masculin[oa]|mujer|hombre|var[oó]n';
const WORD = `(?<sex>${SEXES}|woman|man|f|m)`;
const AGE =
  /(?<!gestational )\b(?:age|edad)\b(?:\s*\(\s*y\s*\/\s*m\s*\/\s*d\s*\))?(?:\s*\/\s*(?:sex|gender|sexo))?\s*[:.]?\s*(?<years>\d{1,3})(?![\d.])\s*(?<unit>[\p{L}]+)?/iu;
const AGED = new RegExp(
  String.raw`(?<![\d.,/-])(?<years>\d{1,3})\s*-?\s*(?:${YEARS}(?=[\s,;.)-]|$)|(?=[fm](?:[\s,;.)]|$)))`,
  'iu',
);
const IS =
  /\b(?:he|she|i|tengo|soy)(?:\s+(?:is|am)|['’]m)?\s+(?<years>[1-9]\d)(?=\s*(?:$|[,.;)](?!\d)|(?:and|with|now|y|con)\b|a[nñ]os|years?|y\/?o\b))/i;
const YOUNG = /^(?:m|mo|mos|months?|mes(?:es)?|w|wks?|weeks?|sem\w*|d|days?|d[ií]as?|h|hrs?|hours?|horas?)$/i;

const SEX = new RegExp(
  String.raw`\b(?:sex|gender|sexo|g[eé]nero)\b(?:\s*\/\s*(?:age|edad))?(?:\s+at birth)?\s*[:.]?\s*${WORD}\b`,
  'iu',
);
const AGE_SEX = new RegExp(
  String.raw`\b(?:age|edad)\s*\/\s*(?:sex|sexo|gender|g[eé]nero)\s*[:.]?\s*\d{1,3}\s*\p{L}*\s*[/,]\s*${WORD}\b`,
  'iu',
);
const SEX_AGE =
  /\b(?:sex|sexo|gender)\s*\/\s*(?:age|edad)\s*[:.]?\s*(?<sex>female|male|f|m)\w*\s*[/,]\s*(?<years>\d{1,3})/i;
/** The word beside an age: "67 year old Female", "Varón, 58 años", "48 yrs M", "34 F here". */
const BESIDE_AGE = new RegExp(
  [
    String.raw`\b\d{1,3}\s*-?\s*(?:${YEARS}\s*-?\s*(?:old)?)?[\s,]+${WORD}(?=[\s,.;)]|$)`,
    String.raw`\b${WORD.replace('<sex>', '<before>').replace('|f|m)', ')')}[\s,]+(?:de\s+|of\s+)?\d{1,3}\s*${YEARS}`,
  ].join('|'),
  'iu',
);
/** "Temp 98 F" */
const IN_DEGREES = /\b(?:temp\w*|fever|fiebre)\b/i;
/** The word as a column of its own. */
const ALONE = new RegExp(`^(?:${SEXES})$`, 'i');

const sexOf = (word: string): Sex => (/^(?:f|mujer|woman)/i.test(word) ? 'female' : 'male');

/** "M   63y", "F 68 yrs": only in capitals, since "m" may be anything. */
const LETTER_AGE =
  /(?:^|[\s|,;(])(?<sex>[MF])[\s,/|-]+(?<years>\d{1,3})\s*(?:[Yy](?:\s?[o/]|ears?|rs?)?|a[nñ]os)(?![\p{L}\d])/u;
/** "F   Age 26": in columns of their own. */
const LETTER_LABEL = /(?:\s{2,}|\t|\|\s*)(?<sex>[MF])(?:\s{2,}|\t|\s*\|\s*)(?:[Aa]ge|AGE|[Ee]dad|EDAD)\b/u;
/** "39Y/F", "34F" */
const AGE_LETTER =
  /(?<![\p{L}\d.,/#-]|\b(?:[Rr]oom|[Aa]pt|[Bb]ed|[Ll]ot|[Uu]nit|[Ss]uite|[Ss]te|[Ff]loor|[Ww]ard|[Cc]ama|[Hh]ab|[Pp]iso|[Dd]pto)\.?\s)(?<years>[1-9]\d?)(?:\s?(?:[Yy]|[Yy]rs?|[Yy]ears?|[Aa][nñ]os)\s?[/,|-]\s?|\/)?(?<sex>[MF])(?![\p{L}\d'’./-])/u;
/** "Male, 49", "Female · 42" in a column of their own. */
const WORD_AGE = new RegExp(
  String.raw`^(?<sex>${SEXES})\s*[,·/|-]\s*(?:(?:age|edad)\s+)?(?<years>\d{1,3})$`,
  'iu',
);
/** "34 · female", where points part what is said of a person. */
const DOTTED = new RegExp(String.raw`·\s*(?<years>\d{1,3})\s*·\s*(?<sex>${SEXES})\s*(?:·|$)`, 'i');
/** "Male, MRN ending 0177" */
const WORD_ID = /^(?<sex>female|male)\s*,\s*(?:mrn|dob|born|id|patient)\b/i;

const columnsIn = (line: string): string[] => line.split(/\t+|\s{2,}|\s\|\s/).map((part) => part.trim());

/** Sex and age that stand together without a label. */
function personIn(line: string): { sex?: string; years?: string } {
  const alone = columnsIn(line)
    .map((part) => WORD_AGE.exec(part)?.groups)
    .find((groups) => groups !== undefined);
  return (
    alone ??
    LETTER_AGE.exec(line)?.groups ??
    LETTER_LABEL.exec(line)?.groups ??
    AGE_LETTER.exec(line)?.groups ??
    DOTTED.exec(line)?.groups ??
    WORD_ID.exec(line)?.groups ??
    {}
  );
}

export function sexIn(line: string): Sex | undefined {
  const said =
    SEX_AGE.exec(line)?.groups?.sex ?? AGE_SEX.exec(line)?.groups?.sex ?? SEX.exec(line)?.groups?.sex;
  return said === undefined ? undefined : sexOf(said);
}

export function sexBeside(line: string): Sex | undefined {
  if (IN_DEGREES.test(line)) return undefined;
  const { sex, before } = BESIDE_AGE.exec(line)?.groups ?? {};
  const said =
    sex ??
    before ??
    personIn(line).sex ??
    line.split(/\t+|\s{2,}|\s*[|(]\s*/).find((part) => ALONE.test(part.trim()));
  return said === undefined ? undefined : sexOf(said.trim());
}

function ageOf({ years, unit = '' }: { years?: string; unit?: string }): number | undefined {
  if (years === undefined || Number(years) > 120) return undefined;
  // "3 months", "5 days": less than a year.
  return YOUNG.test(unit) ? 0 : Number(years);
}

/** "RN de 3 días", "DOL 2", "newborn, 18 hours old": a child of days. */
const NEWBORN =
  /\b(?:rn|reci[eé]n nacid[oa]|neonat[eo]|newborn|baby)\b[\s,:]*(?:de\s+|of\s+|male\s+|female\s+|boy\s+|girl\s+)?\d{1,3}\s*(?:d[ií]as?|days?|d|horas?|hours?|hrs?|h)\b|\b(?:DOL|day of life|d[ií]as? de vida)\s*:?\s*\d{1,2}\b|\b\d{1,2}\s*(?:d[ií]as? de (?:vida|nacid[oa])|days? of life|day-old)\b/i;

export const ageIn = (line: string): number | undefined =>
  ageOf(SEX_AGE.exec(line)?.groups ?? AGE.exec(line)?.groups ?? {}) ?? (NEWBORN.test(line) ? 0 : undefined);

/** An age beside a sex, or one that says that it is one. */
export const ageBeside = (line: string): number | undefined => {
  if (IN_DEGREES.test(line)) return undefined;
  const aged = AGED.exec(line);
  const old = aged !== null && /^[\s-]*(?:old|de edad)/i.test(line.slice(aged.index + aged[0].length));
  const said = (old || BESIDE_AGE.test(line) ? aged : null) ?? IS.exec(line);
  return ageOf(said?.groups ?? {}) ?? ageOf(personIn(line));
};
