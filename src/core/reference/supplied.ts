import { type Comparator, type DecimalMark, readPrinted } from '../report/printed-number.ts';

/** A value as a report prints it. */
export interface Supplied {
  readonly marker: string;
  /** The number, or the text that stands there: "<10", "1,200", "negative". */
  readonly value: number | string;
  readonly comparator?: Comparator | undefined;
  readonly unit?: string | undefined;
  /** The mark beside it: "H", "LL", "critical". */
  readonly mark?: string | undefined;
  /** How it was measured: "ELISA", "LC-MS/MS". */
  readonly method?: string | undefined;
  /** The report's own range. */
  readonly refLow?: number | undefined;
  readonly refHigh?: number | undefined;
  /** The word that the report prints as expected: "negative". */
  readonly expected?: string | undefined;
}

/** What stands in the place of the value, understood. */
export type Printed =
  | {
      readonly kind: 'number';
      /** Two readings where a point or comma before three digits may be either mark. */
      readonly values: readonly [number, ...number[]];
      readonly comparator?: Comparator;
      readonly decimals: number;
    }
  | { readonly kind: 'words'; readonly text: string; readonly comparator?: Comparator };

/** Understands the value of an entry; a number in text is read with the decimal mark of the whole report. */
export function printedOf({ value, comparator }: Supplied, mark: DecimalMark): Printed {
  const sign = comparator === undefined ? {} : { comparator };
  if (typeof value === 'number') {
    const decimals = String(value).split('.')[1]?.length ?? 0;
    return { kind: 'number', values: [value], decimals, ...sign };
  }
  const number = readPrinted(value, mark);
  return number === undefined
    ? { kind: 'words', text: value.trim(), ...sign }
    : { kind: 'number', ...sign, ...number };
}
