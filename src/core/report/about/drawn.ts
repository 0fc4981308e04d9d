import { type Day, datesIn, daysIn, isoOf, type Order } from '../dates.ts';
import { sectionOf } from '../sections.ts';

const BORN =
  /\b(?:dob|d\.o\.b\.?|date of birth|birth ?date|born|fecha (?:de )?nac\w*\.?|f\.?\s?(?:de )?nac\w*\.?|fn|nacimiento)\s*[:.]?\s*(?=\d|\p{L}{3})/iu;
const DRAWN =
  /\b(?:(?:specimen |sample )?(?:co[l1I]{2}ected|collection|drawn)(?: (?:on|at))?(?: date)?(?:\s?\/\s?time)?|date(?:\/time)? collected|collect(?:ion|ed)? date|date coll\.?|date of service|service date|drawn|(?:date of )?(?:specimen|sample)(?: (?:date|taken))?|date of collection|f(?:echa|\.)(?: de)? (?:la )?(?:toma|recolecci[oó]n|extracci[oó]n|muestra)(?: (?:de )?(?:la )?muestra)?|fecha (?:de )?(?:extracci[oó]n|toma|muestra) actual|latest(?: draw)?(?=\s*:)|latest draw|draw(?=\s?\()|bloods (?:of|on)|toma de muestra|recolectad[oa]|extra[ií]d[oa]|muestra tomada)\s*(?:on\s*)?[:.(]?\s*(?=\d|\p{L}{3})/iu;
/** A date with one of these words before it is not that of the draw. */
const OTHER =
  /\b(?:report\w*|resulted|result date|received|recibid\w*|recepci[oó]n|print\w*|impres\w*|entered|created|stored|updated|validat?d\w*|reviewed|called|phoned|emisi[oó]n|reporte|informe|released|previous|anterior|next|admit\w*|admission|discharged?|ingreso|alta|appt|appointment|see|on)\b[^\d]{0,24}$/i;
/** How far after its label a date may stand. */
const NEAR = 6;

/** The day of birth. */
export const bornOn = (lines: readonly string[], order: Order): Day | undefined =>
  labelledDay(lines, BORN, order);

/**
 * The day of the draw.
 * @param without the lines without a value
 * @param newest the day of the newest column of a table with earlier results
 */
export function drawnOn(
  lines: readonly string[],
  order: Order,
  without: readonly string[],
  newest: Day | undefined,
): Day | undefined {
  const single = newest === undefined ? lines : lines.filter((line) => daysIn(line, order).length < 2);
  return (
    labelledDay(single, DRAWN, order) ??
    newest ??
    headedDay(without, order) ??
    onlyDay(without, order) ??
    rowsDay(lines, order)
  );
}

/** The first day that stands after such a label, or below one that stands alone. */
function labelledDay(lines: readonly string[], label: RegExp, order: Order): Day | undefined {
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1] ?? '';
    const text = label.test(line) ? line : `${line} ${next}`;
    const found = label.exec(text);
    if (found === null || (text !== line && !isAlone(found, line, lines[i - 1]))) continue;
    const rest = text.slice(found.index + found[0].length);
    const [first] = daysIn(rest, order);
    if (first !== undefined && first.at <= NEAR) return first.day;
  }
  return undefined;
}

/** Whether a label is all that stands in the line above what it labels, and no other label waits above it. */
const isAlone = ({ index, 0: label }: RegExpExecArray, line: string, above = ''): boolean =>
  index === 0 && label.trim() === line && !above.endsWith(':') && !BORN.test(`${above} 1`);

/** "Hematology   11/02/2026 04:35 CST": a part of the report with its day. */
const HEADED =
  /^(?<head>\p{L}[\p{L} &/-]{2,40}?)\s+(?=\d)(?<day>.+?)(?:,?\s+\d{1,2}:\d{2}(?::\d{2})?\s*(?:[AP]M)?(?:\s+[A-Z]{2,4})?)?$/iu;

/** The day that all parts of a report are headed with. */
function headedDay(lines: readonly string[], order: Order): Day | undefined {
  return agreedDay(
    lines.flatMap((line) => {
      const { head = '', day = '' } = HEADED.exec(line)?.groups ?? {};
      const [found] = datesIn(day, order);
      const whole = found?.day !== undefined && found.at === 0 && found.end === day.length;
      return whole && sectionOf(head) !== undefined ? [found.day] : [];
    }),
  );
}

/** Rows that must say the same day. */
const FEWEST_ROWS = 3;

/** "TSH   1.62 (H)   11/09/2026": the day that ends each row with one number. */
function rowsDay(lines: readonly string[], order: Order): Day | undefined {
  const days = lines.flatMap((line) => {
    const [found, ...more] = datesIn(line, order);
    if (found?.day === undefined || more.length > 0 || found.end !== line.length) return [];
    const row =
      /^\p{L}[^\d:]*(?:\d+[^\d:]*)??(?:\s{2,}|\t)[<>]?(?<value>[\d.,]+)(?:\s+[^\d\s]{1,8})?(?:\s{2,}|\t)$/u;
    return row.test(line.slice(0, found.at)) ? [found.day] : [];
  });
  return days.length < FEWEST_ROWS ? undefined : agreedDay(days);
}

const agreedDay = (days: readonly (Day | undefined)[]): Day | undefined => {
  const all = new Map(days.flatMap((day) => (day === undefined ? [] : [[isoOf(day), day] as const])));
  return all.size === 1 ? [...all.values()][0] : undefined;
};

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
  return agreedDay(days.map(({ day }) => day));
}
