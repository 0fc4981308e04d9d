import { besideValue } from '../report/after-value.ts';
import { rangeOf } from '../report/line.ts';
import { type Print, tokensOf, USUAL } from '../report/tokens.ts';
import type { FileValue } from './file-report.ts';

/** A range as printed, as its limits; the text itself where it holds no single range. */
export function limitsIn(
  text: string,
  value: number | string,
  print: Print = USUAL,
): Pick<FileValue, 'low' | 'high' | 'rangeText'> {
  const { limits } = besideValue(tokensOf(text, print), []);
  // A value that is no plain number lies at no limit.
  const at = typeof value === 'number' ? value : Number.NaN;
  const { refLow, refHigh } = rangeOf({ kind: 'number', value: at }, limits);
  if (refLow === undefined && refHigh === undefined) return { rangeText: text };
  return {
    ...(refLow === undefined ? {} : { low: refLow }),
    ...(refHigh === undefined ? {} : { high: refHigh }),
  };
}
