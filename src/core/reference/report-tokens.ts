import { parseUnit } from '../chemistry/units.ts';

/** A word of a report's line and what it may be; `cell` says whether a new column begins with it. */
export interface Token {
  readonly text: string;
  readonly kind: 'number' | 'range' | 'flag' | 'unit' | 'date' | 'word' | 'result';
  readonly cell: boolean;
  readonly value?: number;
  readonly sign?: '<' | '>';
  readonly low?: number;
  readonly high?: number;
  /** The limit itself lies outside: "<5.7". */
  readonly exclusive?: boolean;
}

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+|\d+,\d{1,2}|\d+|\.\d+)`;
const FLAGGED = new RegExp(`^([<>]=?)?(${NUMBER})(?:\\*+|\\^|\\(?(?:HH|LL|H|L|A)\\)?\\*?)?$`);
const SPAN = new RegExp(`^[([]?(${NUMBER})-(${NUMBER})[)\\]]?$`);
const LIMIT = new RegExp(`^[([]([<>]=?)(${NUMBER})[)\\]]$`);
const FLAGS =
  /^[([]?(?:h|l|hh|ll|c|high|low|normal|abnormal|critical|alto|bajo|alta|baja|above|below|range|out|in|of|final|\*+|!+|↑|↓|-{1,3}|n\/a|calc|0[1-9])[)\]]?[,:]?$/i;
const ABNORMAL = /^AA?$/;
const DATES = /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}(?:T\S*)?|\d{1,2}:\d{2}(?::\d{2})?)$/;
/** Units that reports print and that never convert. */
const OTHER_UNITS =
  /^(?:ratio|index|score|titer|copies\/ml|\/hpf|\/lpf|#\/hpf|s\/co(?: ratio)?|ai|iv|gpl|mpl|u|units|mill\/ul|thous\/ul|meq\/l|mmhg)$/i;
const RESULTS =
  /^(?:negative|positive|nonreactive|non-reactive|reactive|detected|undetected|pending|tnp|dnr|qns|trace|clear|cloudy|yellow|equivocal|immune|indeterminate|negativo|positivo|reactivo|pendiente|none)[.,;]?$/i;

/** "1,250" is 1250 and "5,2" is 5.2: three digits after a comma are thousands, fewer are decimals. */
const numberOf = (text: string): number =>
  Number(/,\d{1,2}$/.test(text) ? text.replace(',', '.') : text.replaceAll(',', ''));

/** One spelling for dashes, spaces and comparisons, and ranges and limits without inner spaces. */
const normal = (line: string): string =>
  line
    .normalize('NFC')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/≤/g, '<=')
    .replace(/≥/g, '>=')
    .replace(
      /\b(\d[\d.,]*)\s*(?:-|\bto\b|\ba\b)\s*(\d[\d.,]*)(?=$|[\s)\]])/gi,
      (all, low: string, high: string) => (/^\d+$/.test(low) && high.length === 0 ? all : `${low}-${high}`),
    )
    .replace(/([<>])\s*(?:or|o)?\s*=\s*/gi, '$1=')
    .replace(/\b(?:less than|menos de|menor de|under|up to|hasta)\s+(?=\d)/gi, '<')
    .replace(/\b(?:greater than|more than|m[aá]s de|mayor de|over|at least|al menos)\s+(?=\d)/gi, '>')
    .replace(/([<>]=?)\s+(?=[\d.])/g, '$1')
    .replace(/1\.73\s*m(?:\^?2|²)/gi, '1.73m2')
    .replace(/\bx\s+(?=10[\^*eE])/g, 'x')
    .replace(/%\s+of\s+(?:total\s+)?(?:hgb|hb|hemoglobin)\b/gi, '%')
    .replace(/\bmg\/g\s+creat\w*/gi, 'mg/g')
    .replace(/\bnot\s+detected\b|\bno\s+detectado\b/gi, 'undetected')
    .replace(/\bnon\s+reactive\b|\bno\s+reactivo\b/gi, 'nonreactive')
    .replace(/\bnone\s+seen\b/gi, 'none')
    .replace(/\bsee\s+(?:note|below|comment)s?\b|\bver\s+nota\b/gi, 'pending')
    .replace(/(\d)(%)(?=\s|$)/g, '$1 $2');

const bare = (text: string): string => text.replace(/^[([]+|[)\],;:]+$/g, '');

export const isUnit = (text: string): boolean =>
  text !== '' && (OTHER_UNITS.test(text) || parseUnit(text) !== undefined);

/** The words of a line, each with what it may be. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  for (const cell of normal(line).split(/\t+|\s*\|\s*|\s{2,}/)) {
    let first = true;
    for (const text of cell.split(/\s+/)) {
      if (text === '') continue;
      tokens.push({ ...tokenOf(text), text, cell: first });
      first = false;
    }
  }
  return tokens;
}

function tokenOf(text: string): Omit<Token, 'text' | 'cell'> {
  if (DATES.test(text)) return { kind: 'date' };
  if (FLAGS.test(text) || ABNORMAL.test(text)) return { kind: 'flag' };
  const span = SPAN.exec(text.replace(/[,;:]$/, ''));
  if (span !== null) {
    const [low, high] = [numberOf(span[1] ?? ''), numberOf(span[2] ?? '')];
    // The 19-9 of CA 19-9 is a name.
    return low <= high ? { kind: 'range', low, high } : { kind: 'word' };
  }
  const limit = LIMIT.exec(text);
  if (limit !== null) return { kind: 'range', ...limitOf(limit[1] ?? '', numberOf(limit[2] ?? '')) };
  const number = FLAGGED.exec(text.replace(/^[=:]+|[,;:]$/g, ''));
  if (number !== null) {
    const value = numberOf(number[2] ?? '');
    const sign = number[1];
    return {
      kind: 'number',
      value,
      ...(sign === undefined ? {} : { sign: sign.startsWith('<') ? '<' : '>', ...limitOf(sign, value) }),
    };
  }
  if (RESULTS.test(text)) return { kind: 'result' };
  return { kind: isUnit(bare(text)) ? 'unit' : 'word' };
}

const limitOf = (sign: string, value: number) => ({
  ...(sign.startsWith('<') ? { high: value } : { low: value }),
  ...(sign.endsWith('=') ? {} : { exclusive: true }),
});

/** A unit without the brackets and commas that stand around it. */
export const unitText = ({ text }: Token): string => bare(text);
