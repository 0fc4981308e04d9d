import { isUnit } from '../tokens.ts';
import { type Cell, cellsOf, isParted } from './cells.ts';

/** What a column holds. */
export type Kind = 'name' | 'value' | 'earlier' | 'range' | 'unit' | 'flag' | 'method' | 'other';

export interface Head extends Cell {
  readonly kind: Kind;
}

const NAMES =
  /\b(?:tests?|component|analyte|investigation|parameter|estudio|prueba|examen|determinaci[oó]n|par[aá]metro|an[aá]lisis|analito|descripci[oó]n|description)\b/i;
const VALUES = /\b(?:results?|values?|resultados?|valor|in range|observed)\b/i;
const RANGES =
  /\b(?:ref(?:erence)?\.?(?:\s|$)|reference|referencia(?:l(?:es)?)?|(?:standard|normal) range|range|interval|intervalo|rangos?|valores (?:normales|de ref\w*\.?)|valor normal|normales|ref ?value)/i;
const UNITS = /\b(?:units?|unidad(?:es)?)\b/i;
const METHODS =
  /\b(?:method(?:ology)?|m[eé]todo(?:log[ií]a)?|t[eé]cnica|technique|technology|tecnolog[ií]a)\b/i;
const FLAGS = /^(?:flags?|abnormal|status|indicador|alerta?|out of range|h\/l)\b/i;
const EARLIER = /\b(?:previous|prior|last|old|anterior(?:es)?|previo|hist\w*)\b/i;
const NOW = /\b(?:current|actual|today|latest|new)\b/i;

/** In this order: "Previous Result" is no result of this report, and "Reference Range - Units" a range. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['earlier', EARLIER],
  ['range', RANGES],
  ['flag', FLAGS],
  ['method', METHODS],
  ['value', VALUES],
  ['value', NOW],
  ['unit', UNITS],
  ['name', NAMES],
];

const kindOf = (text: string): Kind => KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';

/** The heads of a line; the first is that of the names where no other is. */
export function headsOf(raw: string): Head[] {
  const heads = cellsOf(raw).map((cell) => ({ ...cell, kind: kindOf(cell.text) }));
  const [first, ...rest] = heads;
  const named = heads.some(({ kind }) => kind === 'name');
  return named || first === undefined || first.kind !== 'other'
    ? heads
    : [{ ...first, kind: 'name' }, ...rest];
}

const DAY = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/;

/** Whether a line names the columns of a table. */
export function isTableHead(line: string): boolean {
  const values = VALUES.test(line) || DAY.test(line);
  const count = [NAMES.test(line), values, RANGES.test(line), UNITS.test(line)].filter(Boolean).length;
  const wide = line.split(/\s{2,}|\t/).length > 2;
  const names = count >= 3 || (count === 2 && wide && (NAMES.test(line) || UNITS.test(line) || isBare(line)));
  return names && !/\s\d+[.,]?\d*\s/.test(line);
}

/** Whether each cell is the name of a column: "HEMOGRAM  VALUE  REFERENCE". */
const isBare = (line: string): boolean => {
  const [, ...rest] = headsOf(line);
  return rest.length > 1 && rest.every(({ kind, text }) => kind !== 'other' && text.split(' ').length < 4);
};

/** Whether a line below the days of a table names more of its columns: "Lab ID  401188  447720  Reference  Units". */
export const namesMore = (raw: string): boolean =>
  cellsOf(raw).filter(({ text }) => UNITS.test(text) || RANGES.test(text)).length > 1 && !/[<>]/.test(raw);

/** Whether the range stands before the value. */
export const isRangeFirst = (line: string): boolean => {
  const withoutDays = line.search(DAY);
  const [value, range] = [line.search(VALUES), line.search(RANGES)];
  return range >= 0 && Math.max(value, withoutDays) > range;
};

/** The columns of earlier results and that of now, where words tell which it is. */
export function nowColumns(heads: readonly Head[]): { columns: Head[]; newest: number } | undefined {
  const isNow = ({ kind, text }: Head): boolean => kind === 'value' && NOW.test(text);
  const columns = heads.filter((head) => head.kind === 'earlier' || isNow(head));
  const newest = columns.findIndex(isNow);
  return newest > 0 ? { columns, newest } : undefined;
}

/** How many columns hold results where one of them is of now, and which it is. */
export function currentOf(line: string): { count: number; latest: number } | undefined {
  const earlier = [...line.matchAll(new RegExp(EARLIER, 'gi'))].map(({ index }) => index);
  const now = line.search(NOW);
  if (earlier.length === 0) return undefined;
  if (now < 0) return { count: 1, latest: 0 };
  return { count: earlier.length + 1, latest: earlier.filter((at) => at < now).length };
}

/** One column of results, and none of earlier ones: days above it are no columns. */
export const hasOneResult = (heads: readonly Head[]): boolean =>
  heads.filter(({ kind, text }) => kind === 'value' && !NOW.test(text)).length === 1 &&
  heads.every(({ kind }) => kind !== 'earlier');

/** The units that head two or more columns of values: "Differential  %  /mm3"; empty for "Relative  Absolute". */
export function unitColumns(raw: string): string[] | undefined {
  const [first, ...rest] = cellsOf(raw);
  if (first === undefined || isUnit(first.text) || rest.length < 2) return undefined;
  const units = rest.flatMap(({ text }) => unitAtEnd(text) ?? []);
  return units.length === rest.length && !isParted(raw) ? units : undefined;
}

/** "Valor absoluto /mm3", "Absolute (K/uL)", "%". */
const unitAtEnd = (text: string): string | undefined => {
  if (/^(?:relativ|absolut)[oae]s?$/i.test(text)) return '';
  const last =
    text
      .split(/\s+/)
      .at(-1)
      ?.replace(/^\(|\)$/g, '') ?? '';
  const said = text === last || /^(?:valor|val|abs|n[uú]m|percent|porcentaje|relativ|count)\w*\b/i.test(text);
  return said && isUnit(last) && /[/%]/.test(last) ? last : undefined;
};
