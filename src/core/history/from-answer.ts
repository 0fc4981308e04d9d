import type { Grade } from '../grading/grade.ts';
import { langNamed, type Sex } from '../model/vocabulary.ts';
import { swapped } from '../reference/own-range.ts';
import { printedOf, type Supplied } from '../reference/supplied.ts';
import { decimalMarkOf } from '../report/printed-number.ts';
import type { FLAGS, KeptReport, KeptValue } from './kept-report.ts';

/** What was asked of the interpreter. */
export interface Asked {
  readonly values: readonly Supplied[];
  readonly sex?: Sex;
  readonly age?: number;
  readonly lang?: unknown;
}

type Flag = (typeof FLAGS)[number];

/** What the interpreter says of a value, as far as it is kept. */
export interface Judged {
  readonly marker?: { readonly slug: string } | undefined;
  readonly flag: Flag;
  readonly publishedFlag?: Flag | undefined;
  readonly grade?: Grade | undefined;
  readonly range?:
    | {
        readonly low?: number | undefined;
        readonly high?: number | undefined;
        readonly unit?: string | undefined;
      }
    | undefined;
}

/** What a person says of a report beside its values. */
export interface About {
  readonly id: string;
  readonly collected: string;
  readonly lab?: string;
}

/** A report as it was asked about and judged, to be kept. */
export function reportOf(
  asked: Asked,
  results: readonly Judged[],
  { id, collected, lab }: About,
): KeptReport {
  const { values, sex, age, lang } = asked;
  const shown = decimalMarkOf(values.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])));
  // As the interpreter reads them.
  const mark = shown === 'unknown' && langNamed(lang) === 'en' ? 'usual' : shown;
  return {
    id,
    collected,
    ...(lab === undefined ? {} : { lab }),
    person: { ...(sex === undefined ? {} : { sex }), ...(age === undefined ? {} : { age }) },
    values: values.map((entry, i) => ({
      name: entry.marker,
      ...printedValue(entry, mark),
      ...judgedOf(entry, results[i]),
      ...(entry.method === undefined ? {} : { method: entry.method }),
    })),
  };
}

/** A number where there is one reading of it; else what stands there. */
function printedValue(entry: Supplied, mark: Parameters<typeof printedOf>[1]) {
  const printed = printedOf(entry, mark);
  const unit = entry.unit?.trim() ?? '';
  if (printed.kind === 'number' && printed.values.length === 1) {
    const { values, comparator } = printed;
    return {
      value: values[0],
      ...(comparator === undefined ? {} : { comparator }),
      ...(unit === '' ? {} : { unit }),
    };
  }
  return { value: `${entry.comparator ?? ''}${entry.value} ${unit}`.trim() };
}

function judgedOf(entry: Supplied, judged: Judged | undefined): Partial<KeptValue> {
  const range = rangeOf(entry, judged);
  if (judged === undefined) return range;
  const { marker, flag, publishedFlag, grade } = judged;
  // Inside of the report's range alone is not in range.
  const beyond = flag === 'normal' && grade !== undefined && grade !== 'in_range';
  return {
    ...(marker === undefined ? {} : { marker: marker.slug }),
    ...range,
    flag: beyond ? (publishedFlag ?? 'indeterminate') : flag,
    ...(grade === undefined ? {} : { grade }),
  };
}

/** The report's own range; where it printed none, the published one that decided. */
function rangeOf(entry: Supplied, judged: Judged | undefined): Pick<KeptValue, 'range'> {
  const { refLow, refHigh } = entry;
  if ((refLow ?? refHigh) !== undefined)
    return swapped(entry)
      ? {}
      : {
          range: {
            ...(refLow === undefined ? {} : { low: refLow }),
            ...(refHigh === undefined ? {} : { high: refHigh }),
          },
        };
  const { low, high, unit = '' } = judged?.range ?? {};
  if ((low ?? high) === undefined) return {};
  return {
    range: {
      ...(low === undefined ? {} : { low }),
      ...(high === undefined ? {} : { high }),
      ...(unit === '' || unit === entry.unit?.trim() ? {} : { unit }),
      published: true,
    },
  };
}
