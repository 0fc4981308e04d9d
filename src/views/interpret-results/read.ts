import { type Element, el } from '../../blocks/element.ts';
import { isNamed } from '../../core/analytes/match.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { Reading } from '../../core/report/reading.ts';
import { readReport } from '../../core/report/report.ts';
import { callout, p, ul } from '../showing.ts';
import { WORDS as FORM_WORDS } from '../words.ts';
import { READ_WORDS } from './intake/read-words.ts';

/** As many values as one answer takes. */
const MOST = 40;

/** A pasted report as the tool's input, with what is to be said of the reading. */
export interface ReadText {
  readonly values: readonly object[];
  /** What could not be read, or is too much; nothing where all was read. */
  readonly said: readonly Element[];
}

/** Reads a report that was sent as text, where no script reads it on the device. */
export function readText(text: string, { analytes }: Pick<Dataset, 'analytes'>, lang: Lang): ReadText {
  const knows = (name: string): boolean => isNamed(name, analytes);
  const { lines } = readReport(text, knows);
  const all = lines.flatMap((one) => ('entry' in one ? [one.entry] : []));
  const words = READ_WORDS[lang];
  if (all.length === 0) {
    const some = lines.some((one) => 'unread' in one && OF_REPORTS.has(one.unread));
    return { values: [], said: nothing(some, lang) };
  }
  const values = all.slice(0, MOST).map(({ value, comparator, ...entry }) => ({
    ...entry,
    value: comparator === undefined ? value : `${comparator}${value}`,
  }));
  return {
    values,
    said: [
      ...(all.length > MOST ? [callout('warning', words.tooMany(MOST, all.length))] : []),
      ...halfRead(lines, lang),
    ],
  };
}

/** Lines that look like results; others stand around them. */
const STRANGE: ReadonlySet<string> = new Set([
  'in_words',
  'no_value',
  'no_name',
  'several_values',
  'in_sentence',
]);

/** What only a report has: any letter has lines without a number. */
const OF_REPORTS: ReadonlySet<string> = new Set(['in_words', 'several_values']);

function nothing(isReport: boolean, lang: Lang): Element[] {
  const { none, notReport, what } = READ_WORDS[lang];
  return [callout('warning', isReport ? none : notReport), ul(what)];
}

/** Which lines were not read although they may hold a result, and why. */
function halfRead(lines: readonly Reading[], lang: Lang): Element[] {
  const { unread, why } = FORM_WORDS[lang];
  const missed = lines.flatMap((one) => ('unread' in one && STRANGE.has(one.unread) ? [one] : []));
  return missed.length === 0
    ? []
    : [
        el(
          'details',
          { class: 'callout warning' },
          el('summary', {}, unread(missed.length)),
          p(READ_WORDS[lang].half),
          ul(missed.map((one) => [el('q', {}, one.line), `: ${why[one.unread]}.`])),
        ),
      ];
}
