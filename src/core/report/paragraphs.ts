import { besideValue } from './after-value.ts';
import { withGauges } from './below/gauge.ts';
import type { Order } from './dates.ts';
import { closed, unitOf } from './earlier/dated-cards.ts';
import { afterRangeLabel } from './furniture.ts';
import { mayBeName } from './prose.ts';
import { joined } from './running/pieces.ts';
import { tokensOf } from './tokens.ts';

/** A longer line is no row of a report. */
export const LONGEST = 500;

const isName = (line: string): boolean =>
  mayBeName(line) && tokensOf(line).every(({ kind }) => kind === 'word');

/** Whether a range in the same unit stands in the line, behind its label. */
function ranges(line: string, unit: string): boolean {
  const beside = besideValue(tokensOf(afterRangeLabel(line) ?? ''), []);
  return beside.limits.length === 1 && beside.unit === unit;
}

/** A card of a portal with the value above the name, "8.1 nmol/L / Testosterone / Normal range: 8.6 - 29 nmol/L", with the name first. */
function upright(card: readonly string[]): readonly string[] {
  const [value = '', name = '', range = '', ...more] = card;
  const unit = unitOf(value.trim());
  const turned = unit !== undefined && more.length === 0 && isName(name.trim()) && ranges(range.trim(), unit);
  return turned ? [name, value, range] : card;
}

/** The lines of a report that are not empty, each paragraph in the order of name, value, range. */
export function linesOf(text: string, order: Order): string[] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  const lines = closed(paragraphs, order)
    .map(upright)
    .flatMap((paragraph) => joined(paragraph, LONGEST));
  return withGauges(lines);
}
