import { besideValue } from './after-value.ts';
import { datesIn } from './dates.ts';
import { afterRangeLabel } from './furniture.ts';
import { mayBeName } from './prose.ts';
import { joined } from './running/pieces.ts';
import { tokensOf, unitText } from './tokens.ts';

/** A longer line is no row of a report. */
export const LONGEST = 500;

/** The unit of a line that holds a number and its unit, and nothing else. */
function unitOf(line: string): string | undefined {
  const [value, unit, ...more] = tokensOf(line);
  return value?.kind === 'number' && unit?.kind === 'unit' && more.length === 0 ? unitText(unit) : undefined;
}

const isName = (line: string): boolean =>
  mayBeName(line) && tokensOf(line).every(({ kind }) => kind === 'word');

/** Whether a range in the same unit stands in the line, behind its label. */
function ranges(line: string, unit: string): boolean {
  const beside = besideValue(tokensOf(afterRangeLabel(line) ?? ''), []);
  return beside.limits.length === 1 && beside.unit === unit;
}

const TIME = /^[\s,·]*(?:at\s+|a las\s+)?(?:\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?\s?m\.?)?)?$/i;

/** Whether a line holds a day, with or without its time, and nothing else. */
function isDay(line: string): boolean {
  const [day, ...more] = datesIn(line, 'unknown');
  return day?.at === 0 && more.length === 0 && TIME.test(line.slice(day.end));
}

/** Whether a line holds nothing but a value: a number with its unit, or a result in words. */
const isValue = (line: string): boolean => {
  const tokens = tokensOf(line);
  const unit = unitOf(line);
  const measured = unit !== undefined && !/^(?:iu|ui|units?|unidades|mc?g|g|m?l)$/i.test(unit);
  return measured || (tokens.length < 4 && tokens.at(-1)?.kind === 'result');
};

/** How many lines may stand between name and value: the place and the day. */
const MOST_BETWEEN = 3;

/** A card with place and day between name and value, "Iron / Clinic / Oct 12, 2026 at 8:15 AM / 52 ug/dL", with name and value together. */
function close(card: readonly string[]): readonly string[] {
  const [name = '', ...more] = card;
  const day = more.findIndex((line) => isDay(line.trim()));
  const value = more[day + 1]?.trim() ?? '';
  const fits = day >= 0 && day < MOST_BETWEEN && mayBeName(name.trim()) && isValue(value);
  return fits ? [...more.slice(0, day + 1), name, ...more.slice(day + 1)] : card;
}

/** A card of a portal with the value above the name, "8.1 nmol/L / Testosterone / Normal range: 8.6 - 29 nmol/L", with the name first. */
function upright(card: readonly string[]): readonly string[] {
  const [value = '', name = '', range = '', ...more] = card;
  const unit = unitOf(value.trim());
  const turned = unit !== undefined && more.length === 0 && isName(name.trim()) && ranges(range.trim(), unit);
  return turned ? [name, value, range] : card;
}

/** The lines of a report that are not empty, each paragraph in the order of name, value, range. */
export function linesOf(text: string): string[] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs
    .map(close)
    .map(upright)
    .flatMap((lines) => joined(lines, LONGEST));
}
