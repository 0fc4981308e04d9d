import { type Knows, type ReportLine, readTokens } from './report-line.ts';
import { type Token, tokensOf } from './report-tokens.ts';

/** Why a line of a report gives no value. */
export type Unread = 'heading' | 'in_words' | 'no_value' | 'no_name';

/** A line of a pasted report (or several that belong together), with its value or why it has none. */
export type Reading =
  | { readonly line: string; readonly entry: ReportLine }
  | { readonly line: string; readonly unread: Unread };

/** What stands around the values of a report: who, when, where, columns, footers. */
const HEADINGS =
  /^(?:page\b|p[aá]gina\b|collected|received|reported|printed|date\b|fecha|specimen|patient|paciente|name\b|nombre|dob\b|date of birth|sex\b|gender|age\b|edad|account|acct|client|physician|ordering|provider|phone|tel\b|fax|order(?:ed)?\b|req(?:uisition)?\b|control (?:id|no|number)|lab(?:oratory)? (?:director|report|id)|director|address|npi|clia|fasting:?|status|final report|tests?:? (?:name|result|ordered|in question|current)|analyte|component|prueba\s|result(?:s|ado|ados)?\b(?!\s*\d)|reference (?:range|interval)|units?\b|flag|performing|performed (?:by|at)|copyright|©|https?:|www\.|notes?:|comments?:|for inquiries|this (?:test|document|report)|enterprise|ssn|mrn|id\b|route|quest diagnostics|labcorp|end of report|desired range|\*+)/i;

const onlyOf = (tokens: readonly Token[], kinds: readonly Token['kind'][]): boolean =>
  tokens.length > 0 && tokens.every(({ kind }) => kinds.includes(kind));

/** Reads a pasted report line by line; a name, its value, unit and range may stand on lines of their own. */
export function readReport(text: string, knows?: Knows): Reading[] {
  const readings: Reading[] = [];
  /** The name of a value that has not come yet. */
  let waiting: string | undefined;
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue;
    const tokens = tokensOf(line);
    const last = readings.at(-1);
    const known = knows?.(line) ?? false;
    // A unit or a range alone belongs to the value above it.
    if (onlyOf(tokens, ['unit', 'range', 'flag']) && last !== undefined && 'entry' in last && !known) {
      const whole = readTokens(tokensOf(`${last.line} ${line}`), knows);
      if (whole !== undefined && whole.value === last.entry.value) {
        readings[readings.length - 1] = { line: `${last.line} ${line}`, entry: whole };
        continue;
      }
    }
    if ((HEADINGS.test(line) && !known) || isAddress(line)) {
      waiting = undefined;
      readings.push({ line, unread: 'heading' });
      continue;
    }
    const alone = readTokens(tokens, knows);
    if (waiting !== undefined) {
      const together = `${waiting} ${line}`;
      const entry = readTokens(tokensOf(together), knows);
      const belongs = alone === undefined || (knows !== undefined && !knows(alone.marker));
      if (entry !== undefined && belongs && (alone === undefined || knows?.(entry.marker))) {
        readings[readings.length - 1] = { line: together, entry };
        waiting = undefined;
        continue;
      }
    }
    waiting = undefined;
    const result = tokens.findIndex(({ kind }) => kind === 'result');
    const inWords = result > 0 && !tokens.slice(0, result).some(({ kind }) => kind === 'number');
    if (alone !== undefined && !(inWords && !(knows?.(alone.marker) ?? false))) {
      readings.push({ line, entry: alone });
      continue;
    }
    const unread = inWords ? 'in_words' : whyUnread(line, tokens, known);
    readings.push({ line, unread });
    if (unread === 'no_value') waiting = line;
  }
  return readings;
}

function whyUnread(line: string, tokens: readonly Token[], known: boolean): Unread {
  if (known) return 'no_value';
  if (onlyOf(tokens, ['date', 'flag'])) return 'heading';
  if (!/\p{L}/u.test(line) || onlyOf(tokens, ['number', 'unit', 'range', 'flag', 'date'])) return 'no_name';
  return 'no_value';
}

/** "Houston, TX 77040-6123", "(800) 555-0100": numbers that measure nothing. */
const isAddress = (line: string): boolean =>
  /\b[A-Z]{2}\s+\d{5}(?:-\d{4})?\b|\(\d{3}\)\s*\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/.test(line);
