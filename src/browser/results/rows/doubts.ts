import { analyteNamed, matchAnalyte } from '../../../core/analytes/match.ts';
import { grouped } from '../../../core/grouped.ts';
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

/** What is known of a row beside its own text. */
interface Around {
  /** The rows of a test that stands among the others with another value. */
  readonly twice: ReadonlySet<RowText>;
  /** The report does not tell which mark the value is printed with. */
  readonly unsure?: boolean | undefined;
  /** All names that are known; without them no name is called unknown. */
  readonly analytes: Analytes | undefined;
}

/** What is doubtful of a row. */
export function doubtOf(row: RowText, { twice, unsure = false, analytes }: Around): Doubt | undefined {
  const { marker, value, unit, low, high } = row;
  if (marker === '') return { kind: 'no_name' };
  if (value === '') return { kind: 'no_value' };
  const { values = [] } = unsure ? (readPrinted(value, 'unknown') ?? {}) : {};
  const [one, other] = values;
  if (one !== undefined && other !== undefined)
    return { kind: 'two_readings', one: String(one), other: String(other) };
  const [from, to] = [Number(low), Number(high)];
  if (low !== '' && high !== '' && from > to) return { kind: 'range' };
  if (twice.has(row)) return { kind: 'twice' };
  if (analytes === undefined || low !== '' || high !== '') return undefined;
  return doubtOfName(marker, unit, analytes);
}

/** The rows whose test stands there more than once, with different values. */
export function twiceIn(rows: readonly RowText[]): ReadonlySet<RowText> {
  const tests = grouped(
    rows.filter(({ marker }) => marker !== ''),
    ({ marker, unit }) => `${fold(marker)}|${fold(unit)}`,
  );
  const differing = [...tests.values()].filter((same) => new Set(same.map(({ value }) => value)).size > 1);
  return new Set(differing.flat());
}

function doubtOfName(marker: string, unit: string, analytes: Analytes): Doubt | undefined {
  const found = matchAnalyte(marker, analytes, unit);
  if (found.kind === 'several') return { kind: 'several', slugs: found.slugs };
  if (found.kind !== 'none') return undefined;
  return found.unfit === undefined ? { kind: 'unknown_name' } : { kind: 'unit', unit };
}

/** Whether only the report's own range can judge the row. */
export const isOwnOnly = ({ marker, unit, low, high }: RowText, analytes: Analytes | undefined): boolean =>
  analytes !== undefined &&
  marker !== '' &&
  (low !== '' || high !== '') &&
  matchAnalyte(marker, analytes, unit).kind === 'none';

export const analyteName = (slug: string, analytes: Analytes, lang: 'en' | 'es'): string =>
  analyteNamed(slug, analytes)?.said[lang]?.name ?? slug;
