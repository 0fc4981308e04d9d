import { parseUnit } from '../chemistry/units.ts';
import type { Day, Order } from './dates.ts';
import { isSide, marked, sideIn } from './marks.ts';
import { isMethod } from './method.ts';
import { type Comparator, type DecimalMark, readPrinted } from './printed-number.ts';
import { NO_RESULT, type Said, saidBy } from './result-words.ts';
import { spaced, tidied } from './tidy.ts';

/** A word of a report's line and what it may be; `cell` says whether a new column begins with it. */
export interface Token {
  readonly text: string;
  /** A `code` names the laboratory; an `aside` stands where no limit or no result is given. */
  readonly kind: 'number' | 'range' | 'flag' | 'unit' | 'date' | 'word' | 'result' | 'code' | 'aside';
  readonly cell: boolean;
  readonly value?: number;
  /** The number as printed, where its mark may stand before decimals or between thousands. */
  readonly doubtful?: string;
  /** What "1.015" is without a unit, whatever mark the report sets before decimals. */
  readonly density?: number;
  /** A dilution such as "1:160", by its second number. */
  readonly titer?: boolean;
  readonly comparator?: Comparator;
  readonly low?: number;
  readonly high?: number;
  /** The limit itself lies outside: "<5.7". */
  readonly exclusive?: boolean;
  readonly said?: Said;
  /** Of a flag, or of one that is glued to a number: that the value is critical. */
  readonly mark?: string;
  /** Of a flag, or of one that is glued to a number: on which side of its range the value lies. */
  readonly side?: string;
}

/** What the lines of a report show together of how it is printed. */
export interface Print {
  readonly mark: DecimalMark;
  /** The marks of laboratories that end its lines. */
  readonly codes: ReadonlySet<string>;
  /** In which order its dates are printed. */
  readonly order: Order;
  /** The newest date that it names. */
  readonly last?: Day;
}

export const USUAL: Print = { mark: 'usual', codes: new Set(), order: 'unknown' };

const NUMBER = String.raw`(?:\d[\d.,'’]*\d|\d|[.,]\d+)`;
const FLAGGED = new RegExp(
  `^([<>]=?)?([-+]?${NUMBER})(\\*+|\\^|!+|[([]?(?:HH|LL|H|L|A|C[HL]?|\\*)[)\\]]?\\*?)?$`,
);
const SPAN = new RegExp(`^[([]?[<>]?([-+]?${NUMBER})-(>?)([-+]?${NUMBER})[)\\]]?$`);
const LIMIT = new RegExp(`^[([]([<>]=?)(${NUMBER})[)\\]]$`);
const TITER = /^([<>]=?)?1[:/](\d{1,6})$/;
const FLAGS =
  /^[([*]*(?:h|l|hh|ll|c|hi|lo|low|high|abnormal|abn|abnl|anormal|critical|crit|panic|alert|potentially|alto|bajo|alta|baja|alterad[oa]|cr[ií]tico|above|below|range|out|in|of|reference|limit|final|\*+|!+|=|\/|↑+|↓+|▲|▼|●|-{1,3}|\+\/-|calc|calculated|calculado|0[1-9])[)\]*!]*[,:]?$/i;
const ABNORMAL = /^\(?AA?\)?$/;
const DATES =
  /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}(?:T\S*)?|\d{1,2}-[A-Za-z]{3}-\d{2,4}|\d{1,2}:\d{2}(?::\d{2})?(?:am|pm)?)$/i;
/** Units that reports print and that never convert. */
const OTHER_UNITS =
  /^(?:ratio|index|score|titer|t[ií]tulo|copies\/ml|\/hpf|\/lpf|#\/hpf|s\/co(?: ratio)?|ai|iv|gpl|mpl|bu|ce|u|units|mill\/ul|thous\/ul|meq\/l|mmhg|mpa\.s|cp|um|nm|mm|min|angstrom|x (?:mm3|mm³|ul|campo|lpc|hpf)|log(?:10)? (?:iu|ui|copies|cp)\/ml|(?:por|per) \w+(?: ?wbc)?|[\p{L}µ]{1,8}(?: [\p{L}.]{1,8})?\/(?:g|ml|dl|l|hpf|lpf|campo|ul|mmol))$/iu;
const ASIDE = /^(?:non-?rea\w*|neg\w*)?<1:\d+$/i;
/** What a laboratory is called in the last column: letters and digits in capitals. */
const CODE = /^[A-Z][A-Z0-9]{1,3}$/;

/** Without the commas and brackets that stand around it; a bracket that closes within stays. */
const bare = (text: string): string => {
  const trimmed = text.replace(/^[([]+(?=[^()[\]]*[)\]]*[,;:]*$)|[,;:]+$/g, '');
  return /[([]/.test(trimmed) ? trimmed : trimmed.replace(/[)\]]+[,;:]*$/, '');
};

export const isUnit = (text: string): boolean => {
  const unit = spaced(text);
  // No unit is one long word.
  if (unit === '' || /^\p{L}{13,}$/u.test(unit)) return false;
  return OTHER_UNITS.test(unit) || parseUnit(unit) !== undefined;
};

/** The words of a line, each with what it may be. */
export function tokensOf(line: string, print: Print = USUAL): Token[] {
  const tokens: Token[] = [];
  for (const cell of tidied(line).split(/\t+|\s*\|\s*|\s{2,}/)) {
    if (tokens.length > 0 && isMethod(cell)) continue;
    let first = true;
    for (const text of cell.split(/\s+/)) {
      if (text === '') continue;
      const low = text === 'B' && !first && tokens.at(-1)?.kind === 'number';
      const plus = /^\+{1,3}$/.test(text) && tokens.some(({ kind }) => kind === 'number');
      tokens.push({
        ...(low || plus ? { kind: 'flag', ...sideIn(text) } : tokenOf(text, print.mark)),
        text,
        cell: first,
      });
      first = false;
    }
  }
  return withCode(withSides(tokens), print.codes);
}

/** "6.9 CH 3.5-5.1" is marked as critical and high; "138 CL 101" is a name with its number. */
const withSides = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    if (!isSide(token.text) || tokens[i - 1]?.kind !== 'number') return token;
    const { kind = 'range', comparator } = tokens[i + 1] ?? {};
    const ends = kind === 'range' || kind === 'unit' || (kind === 'number' && comparator !== undefined);
    return ends ? { ...token, kind: 'flag', ...marked(token.text) } : token;
  });

/** The last word as the code of a laboratory, where it is one of the report or a column of its own. */
function withCode(tokens: Token[], codes: ReadonlySet<string>): Token[] {
  const last = tokens.at(-1);
  const isCode =
    last !== undefined &&
    (last.kind === 'word' || last.kind === 'unit') &&
    tokens.length > 2 &&
    (codes.has(last.text) || (last.cell && last.kind === 'word' && CODE.test(last.text)));
  return isCode ? [...tokens.slice(0, -1), { text: last.text, kind: 'code', cell: last.cell }] : tokens;
}

/** The codes that end several lines with figures, and so name a laboratory. */
export function codesOf(lines: readonly string[]): Set<string> {
  const ends = new Map<string, number>();
  for (const line of lines) {
    const end = /\s([A-Z][A-Z0-9]{1,3})$/.exec(line)?.[1];
    if (end !== undefined && !isUnit(end) && !FLAGS.test(end) && saidBy(end) === undefined) {
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
  }
  return new Set([...ends].filter(([, times]) => times > 2).map(([end]) => end));
}

function tokenOf(text: string, mark: DecimalMark): Omit<Token, 'text' | 'cell'> {
  if (DATES.test(text.replace(/^\(|[),;]+$/g, '')) && !isDilution(text)) return { kind: 'date' };
  const numberOf = (digits: string): number | undefined =>
    readPrinted(digits.replace(/^\+/, ''), mark)?.values[0];
  const span = SPAN.exec(text.replace(/[,;:]$/, ''));
  if (span !== null) {
    const [low, high] = [numberOf(span[1] ?? ''), numberOf(span[3] ?? '')];
    // "215 - >4300": the upper end is open.
    if (span[2] === '>' && low !== undefined) return { kind: 'range', low };
    // The 19-9 of CA 19-9 is a name.
    return low !== undefined && high !== undefined && low <= high
      ? { kind: 'range', low, high }
      : { kind: 'word' };
  }
  const limit = LIMIT.exec(text.replace(/[,;:]$/, ''));
  const limitValue = limit === null ? undefined : numberOf(limit[2] ?? '');
  if (limitValue !== undefined) return { kind: 'range', ...limitOf(limit?.[1] ?? '', limitValue) };
  const before = /^\*\*(?=[<>]?\d)/.exec(text)?.[0] ?? '';
  const number = numberToken(text.replace(/^[=:]+|^[*↑↓▲▼]+(?=[<>]?\d)|[,;:]$|\.$/g, ''), mark);
  return number === undefined ? wordToken(text) : { ...number, ...marked(before) };
}

/** "1:40" is a dilution and "1:45" a time: dilutions double from 1, 5 or 10, or are hundreds. */
function isDilution(text: string): boolean {
  let part = Number(TITER.exec(text)?.[2] ?? 0);
  if (part === 0) return false;
  if (part % 100 === 0) return true;
  while (part % 2 === 0) part /= 2;
  return part === 1 || part === 5;
}

function numberToken(text: string, mark: DecimalMark): Omit<Token, 'text' | 'cell'> | undefined {
  if (/^0[1-9]$/.test(text)) return undefined;
  const titer = TITER.exec(text);
  if (titer !== null && isDilution(text)) {
    const comparator = readPrinted(`${titer[1] ?? ''}1`, 'usual')?.comparator;
    return {
      kind: 'number',
      titer: true,
      value: Number(titer[2]),
      ...(comparator === undefined ? {} : { comparator }),
    };
  }
  const number = FLAGGED.exec(text);
  const digits = number?.[2]?.replace(/^\+/, '') ?? '';
  const printed = number === null ? undefined : readPrinted(`${number[1] ?? ''}${digits}`, mark);
  if (printed === undefined) return undefined;
  const { values, comparator } = printed;
  const [value, other] = values;
  return {
    kind: 'number',
    value,
    ...(/^1[.,]0\d\d$/.test(digits) ? { density: Number(digits.replace(',', '.')) } : {}),
    ...(other === undefined ? {} : { doubtful: digits }),
    ...(comparator === undefined ? {} : { comparator, ...limitOf(comparator, value) }),
    // ">600!!" is how people write.
    ...(number?.[3]?.startsWith('!') ? {} : { ...marked(number?.[3] ?? ''), ...sideIn(number?.[3] ?? '') }),
  };
}

function wordToken(text: string): Omit<Token, 'text' | 'cell'> {
  const { mark } = isSide(text) ? {} : marked(text);
  if (mark !== undefined) return { kind: 'flag', mark };
  if (FLAGS.test(text) || ABNORMAL.test(text)) return { kind: 'flag', ...sideIn(text) };
  if (ASIDE.test(text) || NO_RESULT.test(spaced(text))) return { kind: 'aside' };
  const said = saidBy(bare(text));
  if (said !== undefined) return { kind: said === 'modifier' ? 'word' : 'result', said };
  return { kind: isUnit(bare(text)) ? 'unit' : 'word' };
}

const limitOf = (sign: string, value: number) => ({
  ...(sign.startsWith('<') ? { high: value } : { low: value }),
  ...(sign.endsWith('=') ? {} : { exclusive: true }),
});

/** A unit without the brackets and commas that stand around it. */
export const unitText = ({ text }: Pick<Token, 'text'>): string => spaced(bare(text));
