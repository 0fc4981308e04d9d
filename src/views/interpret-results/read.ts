import type { Element } from '../../blocks/element.ts';
import { isNamed } from '../../core/analytes/match.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { readReport } from '../../core/report/report.ts';
import { leftOut } from '../../core/report/unread.ts';
import { type Gaps, NO_GAPS } from '../showing.ts';
import { nothingRead } from './intake/nothing-read.ts';
import { READ_WORDS } from './intake/read-words.ts';

/** As many values as one answer takes. */
const MOST = 40;

/** A pasted report as the tool's input, with what is to be said of the reading. */
export interface ReadText {
  readonly values: readonly object[];
  /** Instead of an answer, where no value was found. */
  readonly said: readonly Element[];
  readonly gaps: Gaps;
}

/** Reads a report that was sent as text, where no script reads it on the device. */
export function readText(text: string, { analytes }: Pick<Dataset, 'analytes'>, lang: Lang): ReadText {
  const knows = (name: string): boolean => isNamed(name, analytes);
  const { lines } = readReport(text, knows);
  const all = lines.flatMap((one) => ('entry' in one ? [one.entry] : []));
  if (all.length === 0) {
    return { values: [], said: nothingRead(leftOut(lines, knows), lang), gaps: NO_GAPS };
  }
  const values = all.slice(0, MOST).map(({ value, comparator, ...entry }) => ({
    ...entry,
    value: comparator === undefined ? value : `${comparator}${value}`,
  }));
  const notes = all.length > MOST ? [READ_WORDS[lang].tooMany(MOST, all.length)] : [];
  return { values, said: [], gaps: { lines: leftOut(lines, knows), doubtful: 0, notes } };
}
