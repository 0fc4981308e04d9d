import { plainUnit } from '../chemistry/unit-spelling.ts';
import type { KeptReport, KeptValue } from './kept-report.ts';
import { mayBeOne } from './people.ts';
import { seriesKey } from './series.ts';

/** What makes two values of one day the same: the marker, the number or the words, the sign and the unit. */
const keyOf = (value: KeptValue): string =>
  JSON.stringify([
    seriesKey(value),
    typeof value.value === 'number' ? value.value : value.value.trim().toLowerCase(),
    value.comparator ?? '',
    plainUnit(value.unit ?? ''),
  ]);

/**
 * The values of a report that are not kept yet. A result reaches a device by several ways, a portal and a health app
 * say: of one day and one person the same value is kept once, whatever each calls the report.
 */
export function newValues(report: KeptReport, kept: readonly KeptReport[]): readonly KeptValue[] {
  const known = new Set(
    kept
      .filter((one) => one.collected === report.collected && mayBeOne(one, report))
      .flatMap(({ values }) => values.map(keyOf)),
  );
  return report.values.filter((value) => !known.has(keyOf(value)));
}

/** What bringing reports in adds, and what was there already. */
export interface Added {
  readonly reports: readonly KeptReport[];
  /** How many of them are new. */
  readonly added: number;
  /** Reports of which every value was there. */
  readonly there: number;
  /** Values of the added reports that were there. */
  readonly values: number;
}

/** Reports of other systems without what is kept already, and without what they tell twice. */
export function addedOf(found: readonly KeptReport[], kept: readonly KeptReport[]): Added {
  const reports: KeptReport[] = [];
  let [there, values] = [0, 0];
  for (const report of found) {
    const news = newValues(report, [...kept, ...reports]);
    if (news.length === 0) there++;
    else {
      values += report.values.length - news.length;
      reports.push({ ...report, values: [...news] });
    }
  }
  return { reports, added: reports.length, there, values };
}
