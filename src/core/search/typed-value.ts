/** A result that somebody typed into a search: "tsh 5.2", "cholesterol 240 mg/dL". */
export interface TypedValue {
  /** The words beside the number that are a name. */
  readonly name: string;
  /** As it was typed, with its sign. */
  readonly value: string;
  readonly unit?: string;
}

const NUMBER = /^(?:[<>]=?|≤|≥)?(?:\d{1,6}(?:,\d{3})*(?:\.\d{1,3})?|\d{1,3},\d{1,2}|\.\d{1,3})%?$/;
const TITER = /^1:\d{1,5}$/;
const UNIT =
  /^(?:%|[a-zµμ]{1,5}\/[a-zµμ0-9.]{1,8}(?:\/[a-z0-9.²]+)?|m?iu|mg|ng|pg|nmol|pmol|mmol|umol|x?10[e^*]\d\/\S+)$/i;
const JOINED_UNIT = /^(\d+(?:\.\d+)?)([a-zµμ]{1,5}\/[a-zµμ]{1,6})$/i;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Before a number: it is a time, a kind or a count. */
const COUNTED = words(`
  day days dia dias week weeks semana semanas month months mes cycle ciclo type tipo top last past para grade stage covid factor
  hour cada every each for por least only
`);
/** Before a number of up to two figures, it may also be an age or an hour. */
const NO_RESULT_AFTER = new Set([...COUNTED, ...words("age aged edad tengo turned im i'm i at a las")]);
/** After a number, likewise. */
const NO_RESULT_BEFORE = words(`
  day days week weeks wk wks month months mo mos year years yr yrs yo y/o hour hours hr hrs h hs minute minutes min
  panel panels paneles elementos parametros parámetros test tests prueba pruebas dollar dollars buck bucks lb lbs pound pounds kg dia dias días semana semanas mes meses año años ano anos hora
  horas minuto minutos time times vez veces st nd rd th pack ml oz mcg tablet tablets pill pills people things mg gram grams
`);
/** "8 am" is an hour; in "6.4 am I diabetic" it is none. */
const HOURS = /^(?:am|pm|a\.m\.?|p\.m\.?)$/;
/** Between a name and its number. */
const BETWEEN = words(`
  is was were are be of = : result results resultado value valor reading count titer titre level levels index score positive positivo
  came back es de salio salió sale esta está en fue me mi my high low alto alta bajo baja at around about like from went up down jumped
  dropped to a al went over under above below arriba debajo only now total
  the in se le than hit reads says shows fell rose climbed shot has been running hovering keeps subio subió cayo cayó marca marco marcó dice dio
  llego llegó anda salieron
`);
/** Around a name, and no part of it. */
const AROUND = words(`
  el la los las un una mi mis su sus my the his her our me se le in en de of on at with con is was es esta está came salio salió salieron
  tengo tiene have has had al as i ni no hi y and
`);
/** Where these stand, only a number that is no age is a result. */
const COMPARED = words('over under above below arriba debajo at');
const OLDEST = 99;
const YEAR = /^(?:19|20)\d\d$/;
const IN_YEAR = words('in en since desde del de of from year ano año back until hasta early late');
/** A smaller whole number before a name may be anything: "25 vit d", "3 cholesterol tests". */
const LEAST_ALONE = 30;
const LONGEST_NAME = 4;
const MOST_BETWEEN = 6;

const bare = (word: string): string => word.toLowerCase().replace(/[,;.]$/, '');
const sizeOf = (number: string): number => Number(number.replace(/^(\d+),(\d{1,2})$/, '$1.$2'));

/** Numbers as people say them, in figures: "24 mil", "3.5k", "7 punto 1", "in the 350s". */
const inFigures = (typed: string): string =>
  typed
    .replace(/(?<![\d.,])(\d{1,3}) (?:point|punto|coma) (\d{1,2})(?![\d.,])/gi, '$1.$2')
    .replace(/(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)(?: ?k| (?:mil|thousand))(?![\p{L}\d/])/giu, (_, number) =>
      String(Math.round(sizeOf(number) * 1000)),
    )
    .replace(/(?<![\d.,])(\d{2,3})s(?![\p{L}\d])/gu, '$1');

const splitWords = (typed: string): string[] =>
  inFigures(typed)
    .replace(/[?!¿¡()]/g, ' ')
    .replace(/([a-z])\s*[:=]\s*(?=[<>]?\d)/gi, '$1 ')
    .replace(/(\d)\s+%/g, '$1%')
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const joined = JOINED_UNIT.exec(word);
      return joined === null ? [word.replace(/[,;:=]$/, '')] : [joined[1] ?? '', joined[2] ?? ''];
    });

/**
 * Results that stand beside a name. A number that belongs to a name ("vitamin B12"), an age, a time or a code is none.
 * @param named whether words are the name of something that is measured
 * @param isCode whether a number before a name is a laboratory's code of a test: "899 TSH"
 */
export function typedValuesIn(
  typed: string,
  named: (name: string) => boolean,
  isCode: (number: string) => boolean = () => false,
): TypedValue[] {
  const all = splitWords(typed);
  const isName = (name: string): boolean => named(name) && !isBehindNumber(name, named);
  const found: { readonly value: TypedValue; readonly after: string }[] = [];
  for (const [at, number] of all.entries()) {
    if (!(NUMBER.test(number) || TITER.test(number)) || all.length < 2) continue;
    if (isNoResult(all, at) || isInName(all, at, isName)) continue;
    const unit = number.endsWith('%') ? '%' : UNIT.test(all[at + 1] ?? '') ? all[at + 1] : undefined;
    const clear =
      unit !== undefined || /[.,]/.test(number) || (sizeOf(number) > LEAST_ALONE && !isCode(number));
    const behind = unit === undefined || unit === '%' ? at + 1 : at + 2;
    const name = nameBefore(all, at, isName, unit) ?? (clear ? nameAfter(all, behind, isName) : undefined);
    if (name === undefined) continue;
    const value = number.replace(/%$/, '');
    found.push({
      value: { name, value, ...(unit === undefined ? {} : { unit }) },
      after: bare(all[at - 1] ?? ''),
    });
  }
  // "PSA went from 1.1 to 3.0": the later one.
  return found
    .filter(({ value }, i) => {
      const later = found[i + 1];
      return !(later !== undefined && later.value.name === value.name && ['to', 'a'].includes(later.after));
    })
    .map(({ value }) => value);
}

/** "Ldl 187 hdl 38": 187 is no part of a name that is one without it. */
function isBehindNumber(name: string, named: (name: string) => boolean): boolean {
  const [first = '', ...rest] = name.split(' ');
  return NUMBER.test(first) && !NUMBERS_OF_NAMES.has(first) && rest.length > 0 && named(rest.join(' '));
}
/** "17 OH progesterone", "25 hydroxy vitamin D", "24 hour urine protein". */
const NUMBERS_OF_NAMES = words('1,25 2 5 11 17 18 24 25 50');

function isNoResult(all: readonly string[], at: number): boolean {
  const [before, number, after] = [bare(all[at - 1] ?? ''), all[at] ?? '', bare(all[at + 1] ?? '')];
  if (HOURS.test(after) && Number(number) <= 12 && !number.includes('.')) return true;
  if (NO_RESULT_BEFORE.has(after) && !(after === 'mg' && /\.\d/.test(number))) return true;
  if (UNIT.test(all[at + 1] ?? '')) return false;
  // "In 2015", "desde 2019".
  if (YEAR.test(number) && IN_YEAR.has(before)) return true;
  const isCode = /^8\d{4}$/.test(number);
  const many = Number(number) > OLDEST;
  const aged = many ? COUNTED.has(before) : NO_RESULT_AFTER.has(before) || COMPARED.has(before);
  // "From 12 to 8", "de 12 a 8".
  if (['to', 'a'].includes(before) && NUMBER.test(all[at - 2] ?? '')) return false;
  return isCode || (aged && !number.includes('.') && !number.endsWith('%'));
}

/** Whether the number and words beside it are a name. */
function isInName(all: readonly string[], at: number, isName: (name: string) => boolean): boolean {
  for (let from = Math.max(0, at - LONGEST_NAME + 1); from <= at; from++)
    for (let to = at + 1; to <= Math.min(all.length, from + LONGEST_NAME); to++)
      if (isName(all.slice(from, to).join(' '))) return true;
  return false;
}

function nameBefore(
  all: readonly string[],
  at: number,
  isName: (name: string) => boolean,
  unit: string | undefined,
): string | undefined {
  for (let to = at; to > 0 && to >= at - MOST_BETWEEN; to--) {
    const name = longest(all, (length) => [to - length, to], isName);
    if (name !== undefined) return name;
    const word = bare(all[to - 1] ?? '');
    const isEarlier = NUMBER.test(word) && BETWEEN.has(bare(all[to] ?? ''));
    if (!BETWEEN.has(word) && !isEarlier && !(unit !== undefined && word.length < 3)) return undefined;
  }
  return undefined;
}

function nameAfter(
  all: readonly string[],
  at: number,
  isName: (name: string) => boolean,
): string | undefined {
  const start = BETWEEN.has(bare(all[at] ?? '')) || /^(?:on|for|in)$/i.test(all[at] ?? '') ? at + 1 : at;
  return longest(all, (length) => [start, start + length], isName);
}

function longest(
  all: readonly string[],
  span: (length: number) => readonly [number, number],
  isName: (name: string) => boolean,
): string | undefined {
  for (let length = LONGEST_NAME; length > 0; length--) {
    const [from, to] = span(length);
    if (from < 0 || to > all.length) continue;
    const name = all.slice(from, to).map(bare);
    // "Se" is selenium nowhere but on a report.
    if (name.every((word) => AROUND.has(word) || BETWEEN.has(word))) continue;
    if (!/^[<>≤≥\d.,% ]+$/.test(name.join(' ')) && isName(name.join(' '))) return alone(name, isName);
  }
  return undefined;
}

/** A name without the words around it: "el sodio en" is "sodio". */
function alone(name: readonly string[], isName: (name: string) => boolean): string {
  const less = [
    ...(AROUND.has(name[0] ?? '') ? [name.slice(1)] : []),
    ...(AROUND.has(name.at(-1) ?? '') ? [name.slice(0, -1)] : []),
  ].find((one) => one.length > 0 && isName(one.join(' ')));
  return less === undefined ? name.join(' ') : alone(less, isName);
}
