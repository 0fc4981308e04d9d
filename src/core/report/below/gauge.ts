import { besideValue } from '../after-value.ts';
import { afterRangeLabel } from '../furniture.ts';
import { type Token, tokensOf } from '../tokens.ts';

/** "0  45" between a range and its value: the ends of a drawn scale. */
export function isScale([range]: readonly Token[], [low, high, ...more]: readonly Token[]): boolean {
  return range !== undefined && more.length === 0 && low?.value === range.low && high?.value === range.high;
}

const isNumber = (line: string): boolean => /^\s*\d[\d.,]*\s*$/.test(line);

/** Whether the two lines below a range are its limits once more. */
function isGauge(range: string, low: string, high: string): boolean {
  const printed = isNumber(low) && isNumber(high) ? afterRangeLabel(range.trim()) : undefined;
  if (printed === undefined) return false;
  return isScale(besideValue(tokensOf(printed), []).limits, [...tokensOf(low), ...tokensOf(high)]);
}

/** The lines with both ends of a gauge in one: "Normal range: 11 - 14", "11", "14" and the value below. */
export function withGauges(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [before = '', line = '', next = ''] = [lines[i - 1], lines[i], lines[i + 1]];
    if (isGauge(before, line, next)) {
      found.push(`${line}   ${next.trim()}`);
      i++;
    } else found.push(line);
  }
  return found;
}
