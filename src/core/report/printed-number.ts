/**
 * Which mark a report sets before decimals; unknown where its numbers do not show it. A report in English that shows
 * none is `usual`: a comma stands between thousands there, and a point before three digits is still asked about.
 */
export type DecimalMark = 'point' | 'comma' | 'usual' | 'unknown';

export const COMPARATORS = ['<', '<=', '>', '>='] as const;
export type Comparator = (typeof COMPARATORS)[number];

/** A number as printed, with its sign of comparison. */
export interface PrintedNumber {
  /** What it may be: one number, or two where a point or comma before three digits may be either mark. */
  readonly values: readonly [number, ...number[]];
  readonly comparator?: Comparator;
  /** How many digits stand after the decimal mark of the first reading. */
  readonly decimals: number;
}

/** Signs of comparison in words, as parts of patterns. Longer words stand before shorter ones. */
export const SIGN_WORDS: readonly (readonly [Comparator, string])[] = [
  [
    '<=',
    'less than or equal to|menor o igual (?:a|que|de)|no more than|at most|up\\s?to|hasta|como m[aá]ximo',
  ],
  ['>=', '(?:greater|more) than or equal to|mayor o igual (?:a|que|de)|at least|al menos|como m[ií]nimo'],
  ['<', '(?:less|lower|fewer) than|below|under|menor(?:es)? (?:de|a|que)|menos de|inferior a|por debajo de'],
  [
    '>',
    '(?:greater|more|higher) than|above|over|mayor(?:es)? (?:de|a|que)|m[aá]s de|superior a|por encima de',
  ],
];

const SIGNS: readonly (readonly [RegExp, Comparator])[] = [
  ...SIGN_WORDS.map(([sign, words]) => [new RegExp(`^(?:${words})\\s*`, 'i'), sign] as const),
  [/^lt\s*/i, '<'],
  [/^gt\s*/i, '>'],
  [/^(?:≤|=<|⩽|<\s*(?:or|o|\/)?\s*=)\s*/i, '<='],
  [/^(?:≥|=>|⩾|>\s*(?:or|o|\/)?\s*=)\s*/i, '>='],
  [/^[<＜‹]\s*/, '<'],
  [/^[>＞›]\s*/, '>'],
];

/** Takes the sign of comparison, in words or as a sign, from the beginning of a text. */
export function withoutSign(text: string): { rest: string; comparator?: Comparator } {
  const trimmed = text.trim();
  const [pattern, comparator] = SIGNS.find(([words]) => words.test(trimmed)) ?? [];
  return pattern === undefined || comparator === undefined
    ? { rest: trimmed }
    : { rest: trimmed.replace(pattern, ''), comparator };
}

const NUMBER = /^[-−–]?(?:\d[\d.,'’\u00a0\u202f ]*\d|\d+|[.,]\d+)$/;

/** How the marks of a number tell which is which; `either` where one mark stands before three digits. */
type Shape = 'plain' | 'point' | 'comma' | 'either' | 'none';

function shapeOf(digits: string): Shape {
  if (/^\d+$/.test(digits)) return 'plain';
  if (/^\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?$|^\d{1,3}(?:,\d{3})+\.\d+$/.test(digits)) return 'point';
  if (/^\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$|^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits)) return 'comma';
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return 'either';
  if (/^\d*\.\d+$/.test(digits)) return 'point';
  return /^\d*,\d+$/.test(digits) ? 'comma' : 'none';
}

const asNumber = (digits: string, decimal: '.' | ','): number =>
  Number(decimal === '.' ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.'));

const decimalsOf = (digits: string, decimal: '.' | ','): number => {
  const at = digits.lastIndexOf(decimal);
  return at < 0 ? 0 : digits.length - at - 1;
};

/** Digits without the spaces and apostrophes that group them, and without a sign. */
const bareDigits = (text: string): string =>
  text.replace(/(?<=\d)['’\u00a0\u202f ](?=\d{3}(?!\d))/g, '').replace(/^[-−–]/, '');

/**
 * Reads a number as reports print it: "<10", "1,200", "≥ 5,2", "less than 0.01", "1:160" (a titer, as 160).
 * @param mark the decimal mark of the report; where it is unknown, "1.200" has two readings
 * @returns undefined where the text is no number
 */
export function readPrinted(text: string, mark: DecimalMark): PrintedNumber | undefined {
  const { rest, comparator } = withoutSign(text);
  const titer = /^1\s*:\s*(\d[\d,.]*)$/.exec(rest)?.[1];
  const body = titer ?? rest;
  const sign = comparator === undefined ? {} : { comparator };
  if (!NUMBER.test(body)) return undefined;
  const negative = /^[-−–]/.test(body) ? -1 : 1;
  const digits = bareDigits(body);
  const shape = shapeOf(digits);
  if (shape === 'none') return undefined;
  const reading = (decimal: '.' | ',') => negative * asNumber(digits, decimal);
  if (shape === 'either' && titer === undefined) {
    const decimal = digits.includes(',') ? ',' : '.';
    if (mark === 'unknown' || (mark === 'usual' && decimal === '.')) {
      return { values: [reading(decimal === ',' ? '.' : ','), reading(decimal)], decimals: 0, ...sign };
    }
    const before = mark === 'comma' ? ',' : '.';
    return { values: [reading(before)], decimals: decimalsOf(digits, before), ...sign };
  }
  const decimal = shape === 'comma' ? ',' : '.';
  return {
    values: [titer === undefined ? reading(decimal) : Number(titer.replace(/\D/g, ''))],
    decimals: decimalsOf(digits, decimal),
    ...sign,
  };
}

/** The decimal mark that the numbers of one report show together; unknown where they show none, or both. */
export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  let [points, commas] = [0, 0];
  for (const text of texts) {
    for (const [digits] of text.matchAll(/(?<![\d.,])\d[\d.,]*\d(?![\d.,]*\d)/g)) {
      const shape = shapeOf(digits);
      if (shape === 'point') points++;
      if (shape === 'comma') commas++;
    }
  }
  if (points > 3 * commas) return 'point';
  return commas > 3 * points ? 'comma' : 'unknown';
}
