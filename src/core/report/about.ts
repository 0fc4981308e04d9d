import type { Sex } from '../model/vocabulary.ts';

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

const MONTHS = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
];

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Day and month of "03/04/2026" stand in the order of the country; where both could be either, nothing is said. */
type Order = 'month_first' | 'day_first' | 'unknown';

const DATE =
  /(?<iso>\d{4}-\d{2}-\d{2})|(?<a>\d{1,2})[/.-](?<b>\d{1,2})[/.-](?<y>\d{4}|\d{2})(?!\d)|(?<d>\d{1,2})[\s-](?:de\s+)?(?<m>\p{L}{3})\p{L}*\.?[\s,-]+(?:de\s+)?(?<y2>\d{4})|(?<m2>\p{L}{3})\p{L}*\.?\s+(?<d2>\d{1,2}),?\s+(?<y3>\d{4})/iu;

function dayIn(text: string, order: Order): Day | undefined {
  const found = DATE.exec(text)?.groups;
  if (found === undefined) return undefined;
  if (found.iso !== undefined) {
    const [year = 0, month = 0, day = 0] = found.iso.split('-').map(Number);
    return checked({ year, month, day });
  }
  const name = (found.m ?? found.m2)?.toLowerCase();
  if (name !== undefined) {
    const month = MONTHS.findIndex((names) => names.some((known) => name.startsWith(known))) + 1;
    return checked({ year: Number(found.y2 ?? found.y3), month, day: Number(found.d ?? found.d2) });
  }
  const [a, b, y] = [Number(found.a), Number(found.b), Number(found.y)];
  const year = (found.y?.length ?? 0) < 3 ? (y > 30 ? 1900 + y : 2000 + y) : y;
  if (a > 12) return checked({ year, month: b, day: a });
  if (b > 12) return checked({ year, month: a, day: b });
  if (a === b) return checked({ year, month: a, day: b });
  if (order === 'unknown') return undefined;
  return checked(order === 'day_first' ? { year, month: b, day: a } : { year, month: a, day: b });
}

function checked(day: Day): Day | undefined {
  const { year, month, day: number } = day;
  return year >= 1900 && year <= 2100 && month >= 1 && month <= 12 && number >= 1 && number <= 31
    ? day
    : undefined;
}

const isoOf = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function yearsBetween(birth: Day, on: Day): number | undefined {
  const before = on.month < birth.month || (on.month === birth.month && on.day < birth.day);
  const years = on.year - birth.year - (before ? 1 : 0);
  return years >= 0 && years <= 120 ? years : undefined;
}

const BORN =
  /(?:\bdob|d\.o\.b\.?|date of birth|birth ?date|\bborn|fecha de nac\w*\.?|f\.?\s?nac\w*\.?|\bfn|nacimiento)\s*[:.]?\s*(?<rest>[^|;]{6,24})/i;
const DRAWN =
  /(?:collected(?: (?:on|at|date(?:\/time)?))?|collection(?: date(?:\/time)?)?|date collected|collect date|specimen collected|drawn(?: on)?|sample (?:date|collected|taken)|date of collection|fecha de (?:toma(?: de muestra)?|recolecci[oó]n|extracci[oó]n|muestra)|toma de muestra|recolectad[oa]|extra[ií]d[oa]|toma|muestra tomada)\s*[:.]?\s*(?<rest>[^|;]{6,30})/i;
const AGE =
  /\b(?:age|edad)\b(?:\s*\/\s*(?:sex|gender|sexo))?\s*[:.]?\s*(?<years>\d{1,3})\s*(?<unit>y\w*|a[nñ]os?|a\b|m\w*|d\w*)?/i;
const AGED = /\b(?<years>\d{1,3})\s*-?\s*(?:years?[\s-]*old|yrs?\.? old|y\/?o\b|a[nñ]os de edad|a[nñ]os\b)/i;
const SEX =
  /\b(?:sex|gender|sexo|g[eé]nero)\b(?:\s*\/\s*(?:age|edad))?(?:\s+at birth)?\s*[:.]?\s*(?<sex>female|male|femenino|masculino|mujer|hombre|varon|var[oó]n|f|m|h)\b/i;
const AGE_SEX =
  /\b(?:age|edad)\s*\/\s*(?:sex|sexo|gender)\s*[:.]?\s*\d{1,3}\s*\w*\s*[/,]\s*(?<sex>female|male|femenino|masculino|f|m)\b/i;
const SEX_AGE =
  /\b(?:sex|sexo|gender)\s*\/\s*(?:age|edad)\s*[:.]?\s*(?<sex>female|male|f|m)\w*\s*[/,]\s*(?<years>\d{1,3})/i;
const FASTING =
  /\b(?:fasting|ayun[oa]s?)\s*(?:status|state)?\s*[:?]?\s*(?<said>yes|no|y|n|s[ií]|unknown|\d{1,2}\s*(?:h|hrs?|hours|horas)|fasting|non-?fasting)\b/i;
const PREGNANT =
  /\b(?:pregnan(?:t|cy)|embarazad[ao]|embarazo)\b(?!\s*[:?]?\s*(?:no\b|test|n\/a|prueba|negativ))|\b\d{1,2}\s*(?:weeks?|semanas)\s*(?:pregnant|gestation|de gestaci[oó]n|de embarazo)\b/i;

const sexOf = (word: string): Sex => (/^(?:f|mujer)/i.test(word) ? 'female' : 'male');

/** What the head of a report says; two statements that contradict each other say nothing. */
export function aboutReport(lines: readonly string[], dayFirst: boolean): AboutReport {
  const text = lines.join('\n');
  const order = orderOf(text, dayFirst);
  const first = <T>(read: (line: string) => T | undefined): T | undefined => {
    const all = new Set(lines.flatMap((line) => read(line) ?? []));
    return all.size === 1 ? [...all][0] : undefined;
  };
  const sex = first((line) => {
    const said =
      SEX_AGE.exec(line)?.groups?.sex ?? AGE_SEX.exec(line)?.groups?.sex ?? SEX.exec(line)?.groups?.sex;
    return said === undefined ? undefined : sexOf(said);
  });
  const drawn = lines.flatMap((line) => dayIn(DRAWN.exec(line)?.groups?.rest ?? '', order) ?? [])[0];
  const born = lines.flatMap((line) => dayIn(BORN.exec(line)?.groups?.rest ?? '', order) ?? [])[0];
  const printed = first(ageIn);
  const age = printed ?? (born !== undefined && drawn !== undefined ? yearsBetween(born, drawn) : undefined);
  const fasting = first((line) => {
    const said = FASTING.exec(line)?.groups?.said?.toLowerCase();
    if (said === undefined || said === 'unknown') return undefined;
    return !/^(?:n|no|non-?fasting)$/.test(said);
  });
  return {
    ...(sex === undefined ? {} : { sex }),
    ...(age === undefined ? {} : { age }),
    ...(drawn === undefined ? {} : { collected: isoOf(drawn) }),
    ...(fasting === undefined ? {} : { fasting }),
    ...(lines.some((line) => PREGNANT.test(line)) ? { pregnant: true as const } : {}),
  };
}

function ageIn(line: string): number | undefined {
  const found = SEX_AGE.exec(line)?.groups ?? AGE.exec(line)?.groups ?? AGED.exec(line)?.groups;
  const years = Number(found?.years);
  if (found?.years === undefined || years > 120) return undefined;
  // "3 months", "5 days": less than a year.
  return /^(?:m|d)/i.test(found.unit ?? '') ? 0 : years;
}

/** The order of day and month that the dates of the report show; else that of its language. */
function orderOf(text: string, dayFirst: boolean): Order {
  let [days, months] = [0, 0];
  for (const [, a, b] of text.matchAll(/\b(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}\b/g)) {
    if (Number(a) > 12) days++;
    if (Number(b) > 12) months++;
  }
  if (days > 0 && months > 0) return 'unknown';
  if (days > 0) return 'day_first';
  if (months > 0) return 'month_first';
  return dayFirst ? 'day_first' : 'month_first';
}
