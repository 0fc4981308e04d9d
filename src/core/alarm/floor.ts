import type { Own } from '../reference/own-range.ts';
import type { Urgency } from './urgency.ts';

/** How a report marks a value that its laboratory telephones: "HH", "LL", "PANIC", "critical", "crítico alto", "C". */
const CRITICAL_MARK =
  /^(?:hh+|ll+|c(?:h|l)?|!!+|\*\*\*?|vp|(?:[hl]\s*|valor (?:de )?)?(?:panic|p[aá]nico|crit(?:ical(?:ly)?)?|cr[ií]tic[oa]|alerta?)\s*(?:h(?:igh)?|l(?:ow)?|value|alt[oa]|baj[oa])?)$/i;

/** Whether the mark beside a value says that it is critical. */
export const isCriticalMark = (mark: string | undefined): boolean =>
  mark !== undefined && CRITICAL_MARK.test(mark.trim());

const HIGH = /^(?:h+\*?|ch|hi(?:gh)?|alt[oa]|elevad[oa]|above(?: .*)?|↑+|▲|\+{1,3}|.*(?:high|alt[oa]))$/i;
const LOW = /^(?:l+\*?|cl|lo|low|baj[oa]|b|below(?: .*)?|↓+|▼|.*(?:low|baj[oa]))$/i;
const OUTSIDE = /^(?:aa?|abn(?:ormal|l)?|anormal|alterad[oa])$/i;

/** On which side of its range the mark beside a value puts it; `outside` where it only says that. */
export function sideOfMark(mark: string | undefined): 'low' | 'high' | 'outside' | undefined {
  const text = mark?.trim() ?? '';
  if (text === '') return undefined;
  if (HIGH.test(text)) return 'high';
  if (LOW.test(text)) return 'low';
  return OUTSIDE.test(text) || isCriticalMark(text) ? 'outside' : undefined;
}

/** Times the upper limit, or below this part of the lower one, from which on a value of an unknown analyte is far out. */
const FAR = 2;
const VERY_FAR = 10;

/** How soon a value is to be shown to a clinician of which only the report's own range is known. */
export function floorOf(value: number, { range: { low, high } }: Own): Urgency | undefined {
  const times =
    high !== undefined && high > 0 && value > high
      ? value / high
      : low !== undefined && low > 0 && value < low
        ? value > 0
          ? low / value
          : VERY_FAR
        : 1;
  return times >= VERY_FAR ? 'today' : times >= FAR ? 'soon' : undefined;
}
