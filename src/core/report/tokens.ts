import { parseUnit } from '../chemistry/units.ts';
import { type Comparator, type DecimalMark, readPrinted } from './printed-number.ts';
import { spaced, tidied } from './tidy.ts';

/** A word of a report's line and what it may be; `cell` says whether a new column begins with it. */
export interface Token {
  readonly text: string;
  readonly kind: 'number' | 'range' | 'flag' | 'unit' | 'date' | 'word' | 'result';
  readonly cell: boolean;
  readonly value?: number;
  /** The number as printed, where its mark may stand before decimals or between thousands. */
  readonly doubtful?: string;
  readonly comparator?: Comparator;
  readonly low?: number;
  readonly high?: number;
  /** The limit itself lies outside: "<5.7". */
  readonly exclusive?: boolean;
}

const NUMBER = String.raw`(?:\d[\d.,'’]*\d|\d|[.,]\d+)`;
const FLAGGED = new RegExp(
  `^([<>]=?)?([-+]?${NUMBER})(?:\\*+|\\^|!+|[([]?(?:HH|LL|H|L|A|C|\\*)[)\\]]?\\*?)?$`,
);
const SPAN = new RegExp(`^[([]?([-+]?${NUMBER})-([-+]?${NUMBER})[)\\]]?$`);
const LIMIT = new RegExp(`^[([]([<>]=?)(${NUMBER})[)\\]]$`);
const TITER = /^(?:[<>]=?)?1:\d+$/;
const FLAGS =
  /^[([*]*(?:h|l|hh|ll|c|hi|lo|high|low|normal|abnormal|abn|critical|crit|panic|alert|alto|bajo|alta|baja|cr[ií]tico|above|below|range|out|in|of|final|\*+|!+|↑+|↓+|▲|▼|-{1,3}|\+\/-|n\/a|calc|0[1-9])[)\]*!]*[,:]?$/i;
const ABNORMAL = /^AA?$/;
const DATES =
  /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}(?:T\S*)?|\d{1,2}-[A-Za-z]{3}-\d{2,4}|\d{1,2}:\d{2}(?::\d{2})?(?:am|pm)?)$/i;
/** Units that reports print and that never convert. */
const OTHER_UNITS =
  /^(?:ratio|index|score|titer|t[ií]tulo|copies\/ml|\/hpf|\/lpf|#\/hpf|s\/co(?: ratio)?|ai|iv|gpl|mpl|u|units|mill\/ul|thous\/ul|meq\/l|mmhg)$/i;
const RESULTS =
  /^(?:negative|neg|positive|pos|nonreactive|non-reactive|reactive|weakly|detected|undetected|pending|tnp|dnr|qns|trace|traces|clear|cloudy|hazy|turbid|yellow|amber|straw|colou?rless|red|brown|few|many|moderate|rare|occasional|none|absent|present|equivocal|borderline|immune|nonimmune|indeterminate|undetectable|nil|[1-4]\+|\+{1,4}|negativo|negativa|neg\.|positivo|positiva|reactivo|reactiva|noreactivo|noreactiva|ausente|ausentes|escasas?|escasos?|abundantes?|moderadas?|regular|normal|amarillo|amarilla|[aá]mbar|claro|clara|l[ií]mpido|transparente|turbio|ligeramente|trazas|huellas|indeterminado|pendiente|growth|seen)[.,;]?$/i;

const bare = (text: string): string => text.replace(/^[([]+|[)\],;:]+$/g, '');

export const isUnit = (text: string): boolean => {
  const unit = spaced(text);
  return unit !== '' && (OTHER_UNITS.test(unit) || parseUnit(unit) !== undefined);
};

/** The words of a line, each with what it may be. */
export function tokensOf(line: string, mark: DecimalMark = 'usual'): Token[] {
  const tokens: Token[] = [];
  for (const cell of tidied(line).split(/\t+|\s*\|\s*|\s{2,}/)) {
    let first = true;
    for (const text of cell.split(/\s+/)) {
      if (text === '') continue;
      tokens.push({ ...tokenOf(text, mark), text, cell: first });
      first = false;
    }
  }
  return tokens;
}

function tokenOf(text: string, mark: DecimalMark): Omit<Token, 'text' | 'cell'> {
  if (DATES.test(text)) return { kind: 'date' };
  if (FLAGS.test(text) || ABNORMAL.test(text)) return { kind: 'flag' };
  const numberOf = (digits: string): number | undefined =>
    readPrinted(digits.replace(/^\+/, ''), mark)?.values[0];
  const span = SPAN.exec(text.replace(/[,;:]$/, ''));
  if (span !== null) {
    const [low, high] = [numberOf(span[1] ?? ''), numberOf(span[2] ?? '')];
    if (low === undefined || high === undefined) return { kind: 'word' };
    // The 19-9 of CA 19-9 is a name.
    return low <= high ? { kind: 'range', low, high } : { kind: 'word' };
  }
  const limit = LIMIT.exec(text);
  const limitValue = limit === null ? undefined : numberOf(limit[2] ?? '');
  if (limitValue !== undefined) return { kind: 'range', ...limitOf(limit?.[1] ?? '', limitValue) };
  const trimmed = text.replace(/^[=:]+|[,;:]$/g, '');
  const number = TITER.test(trimmed) ? [trimmed, undefined, trimmed] : FLAGGED.exec(trimmed);
  const printed =
    number === null ? undefined : readPrinted(`${number[1] ?? ''}${number[2]?.replace(/^\+/, '')}`, mark);
  if (printed !== undefined) {
    const { values, comparator } = printed;
    const [value, other] = values;
    return {
      kind: 'number',
      value,
      ...(other === undefined ? {} : { doubtful: number?.[2] ?? trimmed }),
      ...(comparator === undefined ? {} : { comparator, ...limitOf(comparator, value) }),
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
export const unitText = ({ text }: Token): string => spaced(bare(text));
