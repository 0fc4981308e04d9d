import type { Sex } from '../model/vocabulary.ts';
import { type Day, daysIn, isoOf, type Order, yearsBetween } from './dates.ts';

/** What the head of a report says of the person and the draw; only what stands there. */
export interface AboutReport {
  readonly sex?: Sex;
  /** Whole years at the draw. */
  readonly age?: number;
  /** The day of the draw, YYYY-MM-DD. */
  readonly collected?: string;
  readonly fasting?: boolean;
  readonly pregnant?: true;
}

const BORN =
  /\b(?:dob|d\.o\.b\.?|date of birth|birth ?date|born|fecha (?:de )?nac\w*\.?|f\.?\s?(?:de )?nac\w*\.?|fn|nacimiento)\s*[:.]?\s*(?=\d|\p{L}{3})/iu;
const DRAWN =
  /\b(?:(?:specimen |sample )?(?:co[l1I]{2}ected|collection|drawn)(?: (?:on|at))?(?: date)?(?:\s?\/\s?time)?|date(?:\/time)? collected|collect(?:ion|ed)? date|date coll\.?|date of service|service date|drawn|(?:date of )?(?:specimen|sample)(?: (?:date|taken))?|date of collection|f(?:echa|\.)(?: de)? (?:la )?(?:toma|recolecci[oó]n|extracci[oó]n|muestra)(?: (?:de )?(?:la )?muestra)?|fecha (?:de )?(?:extracci[oó]n|toma|muestra) actual|latest(?: draw)?(?=\s*:)|latest draw|draw(?=\s?\()|bloods (?:of|on)|toma de muestra|recolectad[oa]|extra[ií]d[oa]|muestra tomada)\s*(?:on\s*)?[:.(]?\s*(?=\d|\p{L}{3})/iu;
/** A date with one of these words before it is not that of the draw. */
const OTHER =
  /(?:report\w*|resulted|result date|received|recibid\w*|recepci[oó]n|print\w*|impres\w*|entered|created|stored|updated|validat?d\w*|reviewed|called|phoned|emisi[oó]n|reporte|informe|released|previous|anterior|next|admit\w*|discharged|ingreso|alta|appt|appointment|see|on)\b[^\d]{0,24}$/i;
/** How far after its label a date may stand. */
const NEAR = 6;

const YEARS = String.raw`(?:years?|yrs?\.?|y\.?\s?\/?o\b\.?|y(?=\s{2}|\t|\s*(?:$|[,;.)]|old|female|male|[fm]\b))|a[nñ]os?)`;
const WORD = '(?<sex>female|male|femenin[oa]|masculin[oa]|mujer|hombre|var[oó]n|woman|man|f|m)';
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
const ALONE = /^(?:female|male|femenino|masculino|mujer|hombre|var[oó]n)$/i;

const FASTING =
  /\b(?:fasting|ayun[oa]s?)\s*(?:status|state)?\s*(?:[:?]\s*|\s+)(?<said>yes|no|y|n|s[ií]|\d{1,2}\s*(?:h|hrs?|hours|horas)|non-?fasting)(?![\p{L}\d])/iu;
const FASTED =
  /(?:^|[,(;.]\s*)(?<no>(?:not|non|no)[\s-]?)?fasting\s*(?=[),.;]|$)|\bdrawn\b[^.;]{0,30}?\s(?<not>(?:not|non|un)[\s-]?)?fasted\b/i;

const PREGNANT =
  /\b(?:pregnan(?:t|cy)|embaraz(?:o|ada)|gestaci[oó]n)\s*[:?]\s*(?:yes|s[ií]|positiv\w*|\d{1,2}\s*(?:\+\s?\d\s*)?(?:w|wks?|weeks?|sem\w*))(?!\p{L})|\b(?:pregnant|embarazada),?\s*(?:(?:at|de|con)\s+)?\d{1,2}\s*(?:w\b|wks?|weeks?|sem\w*)|\bpregnancy\s*\(\d{1,2}\s*(?:weeks?|wks?)|\b\d{1,2}\s*(?:weeks?|wks?|semanas)\s*(?:pregnant|(?:de )?(?:embarazo|gestaci[oó]n))|\b(?:i am|i['’]m|she is|estoy|paciente)\s+(?:\d{1,2} weeks )?(?:pregnant|embarazada)|\b(?:clinical\s\w+|history|diagnosis|indication|dx|diagn[oó]stico|datos cl[ií]nicos)\s*:\s*(?:\p{L}+\s){0,2}(?:pregnan(?:t|cy)|embaraz(?:o|ada))/iu;
/** Of a report of a newborn it says how old the child was at birth. */
const GESTATION = /^gestational age\b\D{0,12}\d{1,2}(?:\.\d)?\s*(?:w|wks?|weeks?)\b/i;
const YOUNGEST_MOTHER = 12;
/** Somebody else, or what is to be expected of anybody. */
const NOT_THIS_PERSON =
  /\b(?:(?:pregnan(?:t|cy)|embaraz(?:ada|o))\s*[:?]?\s*no|not pregnant|no embarazada|non-?pregnant|expected|during pregnancy|mother|wife|sister|daughter|partner|esposa|hermana|hija|madre|values|valores|reference|referencia)\b/i;

const sexOf = (word: string): Sex => (/^(?:f|mujer|woman)/i.test(word) ? 'female' : 'male');

/** "M   63y", "F 68 yrs": only in capitals, since "m" may be anything. */
const LETTER_AGE =
  /(?:^|[\s|,;(])(?<sex>[MF])[\s,/|-]+(?<years>\d{1,3})\s*(?:y(?:\s?[o/]|ears?|rs?)?|a[nñ]os)(?![\p{L}\d])/u;
/** "39Y/F", "34F" */
const AGE_LETTER =
  /(?<![\p{L}\d.,/#-]|\b(?:[Rr]oom|[Aa]pt|[Bb]ed|[Ll]ot|[Uu]nit|[Ss]uite|[Ss]te|[Ff]loor|[Ww]ard|[Cc]ama|[Hh]ab|[Pp]iso|[Dd]pto)\.?\s)(?<years>[1-9]\d?)(?:\s?(?:[Yy]|[Yy]rs?|[Yy]ears?|[Aa][nñ]os)\s?[/,|-]\s?|\/)?(?<sex>[MF])(?![\p{L}\d'’./-])/u;
/** "Male, 49", "Female · 42" in a column of their own. */
const WORD_AGE =
  /^(?<sex>female|male|femenin[oa]|masculin[oa]|mujer|hombre|var[oó]n)\s*[,·/|-]\s*(?<years>\d{1,3})$/iu;
/** "34 · female", where points part what is said of a person. */
const DOTTED = /·\s*(?<years>\d{1,3})\s*·\s*(?<sex>female|male|mujer|hombre|femenino|masculino)\s*(?:·|$)/i;
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
    AGE_LETTER.exec(line)?.groups ??
    DOTTED.exec(line)?.groups ??
    WORD_ID.exec(line)?.groups ??
    {}
  );
}

/** What all lines say together; two statements that contradict each other say nothing. */
function agreed<T>(lines: readonly string[], read: (line: string) => T | undefined): T | undefined {
  const all = new Set(lines.flatMap((line) => read(line) ?? []));
  return all.size === 1 ? [...all][0] : undefined;
}

/**
 * What the head of a report says.
 * @param newest the day of the newest column of a table with earlier results
 * @param without the lines without a value, in which a date is that of the draw although nothing says so
 */
export function aboutReport(
  lines: readonly string[],
  order: Order,
  without: readonly string[] = lines,
  newest?: Day,
): AboutReport {
  const single = newest === undefined ? lines : lines.filter((line) => daysIn(line, order).length < 2);
  const drawn = labelledDay(single, DRAWN, order) ?? newest ?? onlyDay(without, order);
  const born = labelledDay(lines, BORN, order);
  const printed = agreed(lines, ageIn) ?? agreed(lines, ageBeside);
  const age = printed ?? (born !== undefined && drawn !== undefined ? yearsBetween(born, drawn) : undefined);
  const grown = (age ?? 0) >= YOUNGEST_MOTHER;
  const pregnant =
    lines.some((line) => PREGNANT.test(line) && !NOT_THIS_PERSON.test(line)) ||
    (grown && lines.some((line) => GESTATION.test(line)));
  const sex = agreed(lines, sexIn) ?? agreed(lines, sexBeside) ?? (pregnant ? 'female' : undefined);
  const fasting = agreed(lines, fastingIn);
  return {
    ...(sex === undefined ? {} : { sex }),
    ...(age === undefined ? {} : { age }),
    ...(drawn === undefined ? {} : { collected: isoOf(drawn) }),
    ...(fasting === undefined ? {} : { fasting }),
    ...(pregnant ? { pregnant: true as const } : {}),
  };
}

function sexIn(line: string): Sex | undefined {
  const said =
    SEX_AGE.exec(line)?.groups?.sex ?? AGE_SEX.exec(line)?.groups?.sex ?? SEX.exec(line)?.groups?.sex;
  return said === undefined ? undefined : sexOf(said);
}

function sexBeside(line: string): Sex | undefined {
  if (IN_DEGREES.test(line)) return undefined;
  const { sex, before } = BESIDE_AGE.exec(line)?.groups ?? {};
  const said =
    sex ??
    before ??
    personIn(line).sex ??
    line.split(/\t+|\s{2,}|\s*[|(]\s*/).find((part) => ALONE.test(part.trim()));
  return said === undefined ? undefined : sexOf(said.trim());
}

/** The first day that stands after such a label. */
function labelledDay(lines: readonly string[], label: RegExp, order: Order): Day | undefined {
  for (const line of lines) {
    const found = label.exec(line);
    if (found === null) continue;
    const rest = line.slice(found.index + found[0].length);
    const [first] = daysIn(rest, order);
    if (first !== undefined && first.at <= NEAR) return first.day;
  }
  return undefined;
}

/** Whether the label stands right before what follows. */
const endsWith = (before: string, label: RegExp): boolean => {
  const near = before.slice(-36);
  const found = label.exec(`${near}1`);
  return found !== null && found.index + found[0].length >= near.length;
};

/** The one day that a report names and that is not labelled as another. */
function onlyDay(lines: readonly string[], order: Order): Day | undefined {
  const days = lines.flatMap((line) =>
    daysIn(line, order).filter(({ at }) => {
      const before = line.slice(0, at);
      return !OTHER.test(before) && !endsWith(before, BORN);
    }),
  );
  const all = new Map(days.map(({ day }) => [isoOf(day), day]));
  return all.size === 1 ? [...all.values()][0] : undefined;
}

function ageOf({ years, unit = '' }: { years?: string; unit?: string }): number | undefined {
  if (years === undefined || Number(years) > 120) return undefined;
  // "3 months", "5 days": less than a year.
  return YOUNG.test(unit) ? 0 : Number(years);
}

const ageIn = (line: string): number | undefined =>
  ageOf(SEX_AGE.exec(line)?.groups ?? AGE.exec(line)?.groups ?? {});

/** An age beside a sex, or one that says that it is one. */
const ageBeside = (line: string): number | undefined => {
  if (IN_DEGREES.test(line)) return undefined;
  const aged = AGED.exec(line);
  const old = aged !== null && /^[\s-]*(?:old|de edad)/i.test(line.slice(aged.index + aged[0].length));
  const said = (old || BESIDE_AGE.test(line) ? aged : null) ?? IS.exec(line);
  return ageOf(said?.groups ?? {}) ?? ageOf(personIn(line));
};

function fastingIn(line: string): boolean | undefined {
  const said = FASTING.exec(line)?.groups?.said?.toLowerCase();
  if (said !== undefined) return !/^n/.test(said);
  const found = FASTED.exec(line);
  return found === null ? undefined : found.groups?.no === undefined && found.groups?.not === undefined;
}
