import { type Day, daysIn, isoOf, type Order, orderOf } from './dates.ts';
import { type DecimalMark, decimalMarkOf } from './printed-number.ts';
import { codesOf, type Print } from './tokens.ts';

/** A count for each microlitre is a whole number: a mark before three digits stands between thousands there. */
const WHOLE_COUNT =
  /(\d{1,3})([.,])\d{3}(?![\d.,])\s*(?:-\s*\d{1,3}[.,]\d{3}\s*)?(?:x\s*)?(?:\/|por\s*)?\s*(?:c[eé]l\w*|cells?|leuc\w*|plaq\w*|gl[oó]b\w*)?\s*[/x]?\s*(?:mm\s?[3³]|mmc|[uµμ]l\b|mcl\b|cumm\b|cmm\b)/gi;

const SPANISH =
  /\b(?:paciente|fecha|resultado|m[eé]dico|laboratorio|hemograma|glucosa|colesterol|hemoglobina|creatinina|leucocitos|plaquetas|orina|valores de referencia|edad|sexo|muestra|triglic[eé]ridos|bilirrubina|ferritina|vitamina|hematocrito|urea)\b/gi;

export const isSpanish = (text: string): boolean => (text.match(SPANISH)?.length ?? 0) >= 2;

/** The mark before decimals that the whole report shows. */
export function markOf(text: string, spanish: boolean): DecimalMark {
  const measured = text.replace(/\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g, ' ');
  const shown = decimalMarkOf([measured]);
  if (shown !== 'unknown') return shown;
  let [points, commas] = [0, 0];
  for (const [, , mark] of measured.matchAll(WHOLE_COUNT)) {
    if (mark === ',') points++;
    else commas++;
  }
  if (points !== commas) return points > commas ? 'point' : 'comma';
  return spanish ? 'unknown' : 'usual';
}

/** Whether a person wrote the lines: most of them begin with a small letter. */
export const isTyped = (lines: readonly string[]): boolean =>
  lines.filter((line) => /^\p{Ll}/u.test(line)).length > lines.length / 2;

const BORN = /(?:dob|d\.o\.b\.?|birth|born|nac\w*\.?|nacimiento)[^\d\n]{0,12}$/i;

/** The newest of the dates that a text names, besides days of birth. */
const lastDay = (text: string, order: Order): Day | undefined =>
  daysIn(text, order)
    .filter(({ at }) => !BORN.test(text.slice(Math.max(0, at - 40), at)))
    .map(({ day }) => day)
    .toSorted((a, b) => isoOf(a).localeCompare(isoOf(b)))
    .at(-1);

export function printOf(text: string, lines: readonly string[], spanish: boolean): Print {
  const order = orderOf(text, spanish);
  const last = lastDay(text, order);
  return {
    mark: markOf(text, spanish),
    codes: codesOf(lines),
    order,
    ...(last === undefined ? {} : { last }),
  };
}
