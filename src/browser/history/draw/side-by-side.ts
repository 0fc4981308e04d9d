import { type Element, el } from '../../../blocks/element.ts';
import { tableElement } from '../../../blocks/table.ts';
import { type Compared, compareReports } from '../../../core/history/compare.ts';
import type { KeptReport } from '../../../core/history/kept-report.ts';
import type { Dated } from '../../../core/history/series.ts';
import { type Drawing, dayText, gradeText, nameOf, printedText, sized } from './shown.ts';
import { WORDS } from './words.ts';

const SIDES = ['before', 'after'] as const;

/** "Mar 14, 2026, Quest" */
const reportName = ({ collected, lab }: KeptReport, { lang }: Drawing): string =>
  [dayText(collected, lang), ...(lab === undefined ? [] : [lab])].join(', ');

/** The choice of two reports, oldest first; the two newest are chosen. */
export function compareChoice(reports: readonly KeptReport[], by: Drawing): Element {
  const words = WORDS[by.lang];
  const chosen = { before: reports.at(-2)?.id, after: reports.at(-1)?.id };
  return el(
    'form',
    { class: 'compare-choice unprinted', 'data-compare': '' },
    ...SIDES.map((side) =>
      el(
        'label',
        {},
        el('span', {}, words[side]),
        el(
          'select',
          { name: side, autocomplete: 'off' },
          ...reports.map((report) =>
            el(
              'option',
              { value: report.id, ...(report.id === chosen[side] ? { selected: '' } : {}) },
              reportName(report, by),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Two reports beside each other: what changed, as a fact. */
export function compareTable(before: KeptReport, after: KeptReport, by: Drawing): Element {
  const words = WORDS[by.lang];
  return tableElement({
    caption: words.comparison(reportName(before, by), reportName(after, by)),
    head: [words.name, dayText(before.collected, by.lang), dayText(after.collected, by.lang), words.change],
    rows: compareReports(before, after, by.facts).map((row) => [
      [nameOf(row, by)],
      cell(
        row.before,
        by,
        row.beforeConverted === undefined ? undefined : sized(row.beforeConverted, row.after?.value.unit),
      ),
      cell(row.after, by),
      [changeText(row, by)],
    ]),
  });
}

/** A value with the word of its grade, and where it was brought into another unit, that. */
function cell(dated: Dated | undefined, { lang }: Drawing, converted?: string): (string | Element)[] {
  if (dated === undefined) return ['–'];
  const { value } = dated;
  const grade = gradeText(value, lang);
  const printed = converted === undefined ? printedText(value) : `${printedText(value)} = ${converted}`;
  return [printed, ...(grade === '' ? [] : [el('span', { class: 'grade' }, grade)])];
}

function changeText({ difference, changed }: Compared, { lang }: Drawing): string {
  const words = WORDS[lang];
  const said =
    difference.kind === 'up' || difference.kind === 'down'
      ? words[difference.kind](sized(difference.by, difference.unit))
      : difference.kind === 'unknown'
        ? words.unknown[difference.why]
        : words[difference.kind];
  const asides = changed.map((what) => (what === 'lab' ? words.otherLab : words.otherMethod));
  return [said, ...asides].join('; ');
}
