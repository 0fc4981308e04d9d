/** How a report prints an earlier result beside that of now, where a head says so. */
export type Notation = 'brackets' | 'arrow';

/** "Test   result (previous result 12/03/2026)   unit" */
const BRACKETS =
  /\b(?:results?|values?|resultados?|valor(?:es)?)\s*\(\s*(?:previous|prior|last|earlier|anterior(?:es)?|previ[oa]s?)\b[^()]*\)/i;
/** "THEN → NOW", "Anterior -> Actual" */
const ARROW =
  /\b(?:then|before|previous|prior|antes|anterior|previo)\s*(?:→|➔|⇒|-+>|=>)\s*(?:now|today|current|latest|ahora|hoy|actual)\b/i;

/** What a head says of the lines below it; undefined for a line with other figures than a day. */
export function notationOf(line: string): Notation | undefined {
  if (ARROW.test(line) && !/\d/.test(line)) return 'arrow';
  return BRACKETS.test(line) && !/\d/.test(line.replace(BRACKETS, '')) ? 'brackets' : undefined;
}

/** A number in brackets behind another: "72 (74)", "2.31 H (3.88)". */
const IN_BRACKETS = /(?<=\d\s*(?:\*|\b[HL]\b)?\s*)\(\s*[<>≤≥]?\s?\d[\d.,]*\s*\)/g;
const BEFORE_ARROW = /(?<![\d.,])[<>≤≥]?\s?\d[\d.,]*\s*(?:→|➔|⇒|-+>|=>)\s*(?=[<>≤≥]?\s?\d)/g;

const blank = (text: string): string => ' '.repeat(text.length);

/** A line without the earlier result, each column in its place. */
export function withoutEarlier(raw: string, notation: Notation | undefined): string {
  if (notation === 'arrow') return raw.replace(BEFORE_ARROW, blank);
  if (notation === undefined) return raw;
  const last = [...raw.matchAll(IN_BRACKETS)].at(-1);
  if (last === undefined) return raw;
  const end = last.index + last[0].length;
  return `${raw.slice(0, last.index)}${blank(last[0])}${raw.slice(end)}`;
}
