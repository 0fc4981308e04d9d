import { analyteNamed, matchAnalyte } from '../../../core/analytes/match.ts';
import type { Dataset } from '../../../core/model/dataset.ts';
import { fold } from '../../../core/names/fold.ts';
import { readPrinted } from '../../../core/report/printed-number.ts';
import type { RowText } from '../private-link.ts';

type Analytes = Dataset['analytes'];

/** Why a row is to be compared with the report before its answer is believed. */
export type Doubt =
  | { readonly kind: 'no_name' | 'no_value' | 'unknown_name' | 'twice' | 'range' }
  /** The name means several analytes. */
  | { readonly kind: 'several'; readonly slugs: readonly string[] }
  | { readonly kind: 'unit'; readonly unit: string }
  /** One mark may stand before decimals or between thousands. */
  | { readonly kind: 'two_readings'; readonly one: string; readonly other: string };

/**
 * What is doubtful of a row among the others.
 * @param analytes all names that are known; without them no name is called unknown
 * @param unsure whether the report does not tell which mark its value is printed with
 */
export function doubtOf(
  row: RowText,
  all: readonly RowText[],
  analytes: Analytes | undefined,
  unsure = false,
): Doubt | undefined {
  const { marker, value, unit, low, high } = row;
  if (marker === '') return { kind: 'no_name' };
  if (value === '') return { kind: 'no_value' };
  const { values = [] } = unsure ? (readPrinted(value, 'unknown') ?? {}) : {};
  const [one, other] = values;
  if (one !== undefined && other !== undefined)
    return { kind: 'two_readings', one: String(one), other: String(other) };
  const [from, to] = [Number(low), Number(high)];
  if (low !== '' && high !== '' && from > to) return { kind: 'range' };
  if (all.some((another) => another !== row && isSameTest(another, row) && another.value !== value))
    return { kind: 'twice' };
  if (analytes === undefined || low !== '' || high !== '') return undefined;
  return doubtOfName(marker, unit, analytes);
}

function doubtOfName(marker: string, unit: string, analytes: Analytes): Doubt | undefined {
  const found = matchAnalyte(marker, analytes, unit);
  if (found.kind === 'several') return { kind: 'several', slugs: found.slugs };
  if (found.kind !== 'none') return undefined;
  return found.unfit === undefined ? { kind: 'unknown_name' } : { kind: 'unit', unit };
}

const isSameTest = (a: RowText, b: RowText): boolean =>
  a.marker !== '' && fold(a.marker) === fold(b.marker) && fold(a.unit) === fold(b.unit);

/** Whether only the report's own range can judge the row. */
export const isOwnOnly = ({ marker, unit, low, high }: RowText, analytes: Analytes | undefined): boolean =>
  analytes !== undefined &&
  marker !== '' &&
  (low !== '' || high !== '') &&
  matchAnalyte(marker, analytes, unit).kind === 'none';

export const analyteName = (slug: string, analytes: Analytes, lang: 'en' | 'es'): string =>
  analyteNamed(slug, analytes)?.said[lang]?.name ?? slug;
