import { type Element, el } from '../../../blocks/element.ts';
import { tableElement } from '../../../blocks/table.ts';
import type { KeptReport } from '../../../core/history/kept-report.ts';
import { byDay } from '../../../core/history/series.ts';
import { type Drawing, dayText, gradeText, isOutside, nameOf, printedText, rangeText } from './shown.ts';
import { WORDS } from './words.ts';

/** The kept reports, newest first, each with its values and a button that erases it. */
export const reportList = (reports: readonly KeptReport[], by: Drawing): Element =>
  el(
    'ul',
    { class: 'kept-list' },
    ...byDay(reports)
      .toReversed()
      .map((report) => reportElement(report, by)),
  );

function reportElement({ id, collected, lab, values }: KeptReport, by: Drawing): Element {
  const { lang } = by;
  const words = WORDS[lang];
  const day = dayText(collected, lang);
  const outside = values.filter(isOutside).length;
  const facts = [
    ...(lab === undefined ? [] : [lab]),
    words.values(values.length),
    ...(outside === 0 ? [] : [words.outside(outside)]),
  ];
  return el(
    'li',
    {},
    el(
      'details',
      {},
      el('summary', {}, el('strong', {}, el('time', { datetime: collected }, day)), ` ${facts.join(' · ')}`),
      tableElement({
        caption: [day, ...(lab === undefined ? [] : [lab])].join(', '),
        head: [words.name, ...words.head.slice(1, 4)],
        rows: values.map((value) => [
          [nameOf(value, by)],
          [printedText(value)],
          [rangeText(value)],
          [gradeText(value, lang)],
        ]),
      }),
    ),
    el(
      'button',
      { type: 'button', class: 'quiet unprinted', 'data-erase': id, 'aria-label': words.eraseOf(day) },
      words.erase,
    ),
  );
}
