import { besideValue, isBare } from '../after-value.ts';
import { type Day, datesIn } from '../dates.ts';
import { afterRangeLabel } from '../furniture.ts';
import { entryOf, type ReportLine } from '../line.ts';
import type { Knows } from '../name-before.ts';
import { mayBeName } from '../prose.ts';
import { type Print, type Token, tokensOf, unitText } from '../tokens.ts';

/** A name with its range or unit and no value: "TSH      Standard range: 0.27 - 4.20 uIU/mL". */
export interface BlockHead {
  readonly name: string;
  readonly limits: readonly Token[];
  readonly unit?: string;
}

const LONGEST_UNIT = 24;

const isName = (name: string, print: Print, knows: Knows): boolean =>
  knows(name) || (mayBeName(name) && tokensOf(name, print).every(({ kind }) => kind !== 'number'));

/** The head of a block; undefined where a value stands in the line, or only a name. */
export function blockHead(line: string, print: Print, knows: Knows): BlockHead | undefined {
  const { name = '', rest = '' } = /^(?<name>\S.*?)(?:\s{2,}|\t+)(?<rest>.+)$/.exec(line)?.groups ?? {};
  if (name === '' || !isName(name, print, knows)) return undefined;
  const range = afterRangeLabel(rest);
  if (range === undefined && rest.length > LONGEST_UNIT) return undefined;
  const tokens = tokensOf(range ?? rest, print);
  const { limits, unit, clean } = besideValue(tokens, []);
  const bare = tokens.length === 1 && tokens[0]?.kind === 'unit' && /[/%]/.test(rest) && knows(name);
  if (!bare && (range === undefined || limits.length === 0)) return undefined;
  return { name, limits: clean ? limits : [], ...(unit === undefined ? {} : { unit }) };
}

const TIME = /^[\s,]*(?:at\s+)?(\d{1,2}:\d{2})(?::\d{2})?\s*([ap])?\.?(?:m\b\.?)?/i;

/** A day that begins a line, its time, and what stands behind them. */
interface DatedRow {
  readonly at: { readonly day: Day; readonly time: string };
  readonly rest: string;
}

export function datedRow(line: string, { order }: Pick<Print, 'order'>): DatedRow | undefined {
  const [first, ...more] = datesIn(line, order);
  if (first?.at !== 0 || first.day === undefined || more.length > 0) return undefined;
  const behind = line.slice(first.end);
  const [whole = '', clock = '', half] = TIME.exec(behind) ?? [];
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const hours = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const time = clock === '' ? '' : `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return { at: { day: first.day, time }, rest: behind.slice(whole.length).trim() };
}

/** The value of a block's row; undefined where it is none, or in words. */
export function rowEntry(head: BlockHead, rest: string, print: Print): ReportLine | undefined {
  const tokens = tokensOf(rest, print);
  const [value, ...after] = tokens;
  if (value?.kind !== 'number' || !tokens.every(isBare)) return undefined;
  const own = after.find(({ kind }) => kind === 'unit');
  const unit = own === undefined ? head.unit : unitText(own);
  const beside = besideValue(after, head.limits);
  return beside.clean
    ? entryOf(head.name, value, { ...beside, ...(unit === undefined ? {} : { unit }) })
    : undefined;
}
