import { type Element, el } from '../../../blocks/element.ts';
import { pagePath } from '../../../blocks/paths.ts';
import type { KeptReport } from '../../../core/history/kept-report.ts';
import { type OnePerson, peopleIn } from '../../../core/history/people.ts';
import { type Trend, trendsOf } from '../../../core/history/trends.ts';
import { toolPath } from '../../../core/tools/paths.ts';
import { reportList } from './report-list.ts';
import { type Drawing, whomText } from './shown.ts';
import { compareChoice, compareTable } from './side-by-side.ts';
import { marksOf, trendCard } from './trend-card.ts';
import { WORDS } from './words.ts';

/** The page of kept reports. */
export function pageElements(reports: readonly KeptReport[], by: Drawing): Element[] {
  const { lang } = by;
  const words = WORDS[lang];
  const read = el(
    'a',
    { class: 'button', href: pagePath({ path: toolPath({ name: 'interpret_results' }), lang }) },
    words.read,
  );
  if (reports.length === 0)
    return [
      el('h2', {}, words.empty),
      el('p', {}, words.emptyHow),
      el('p', { class: 'actions' }, read),
      copies([], by),
    ];
  const people = peopleIn(reports);
  return [
    ...(people.length > 1 ? [el('p', { class: 'callout note' }, words.several)] : []),
    ...people.flatMap((person) => personElements(person, people.length > 1, by)),
    el('h2', {}, words.reports),
    reportList(reports, by),
    el(
      'p',
      { class: 'actions unprinted' },
      read,
      el('button', { type: 'button', class: 'quiet', 'data-print': '' }, words.print),
      el('button', { type: 'button', class: 'quiet', 'data-erase-all': '' }, words.eraseAll),
    ),
    copies(reports, by),
  ];
}

/** The lines of one person, and the choice of two reports. */
function personElements({ sex, born, reports }: OnePerson, oneOfSeveral: boolean, by: Drawing): Element[] {
  const words = WORDS[by.lang];
  const whom = oneOfSeveral ? words.ofWhom(whomText(sex, born, by.lang)) : '';
  const trends = trendsOf(reports, by.facts);
  const legend = legendOf(trends, by);
  const [before, after] = reports.slice(-2);
  return [
    el('h2', {}, words.trends + whom),
    ...(after === undefined
      ? [el('p', {}, words.one)]
      : trends.length === 0
        ? [el('p', {}, words.noTrend)]
        : [
            ...(legend.length === 0 ? [] : [el('p', { class: 'hint' }, legend.join(' '))]),
            el('ul', { class: 'trends' }, ...trends.map((trend) => trendCard(trend, by, legend))),
          ]),
    ...(before === undefined || after === undefined
      ? []
      : [
          el('h2', {}, words.compare + whom),
          compareChoice(reports, by),
          el('div', { 'data-compared': '' }, compareTable(before, after, by)),
        ]),
  ];
}

/** What holds for several lines is said once, above them. */
function legendOf(trends: readonly Trend[], by: Drawing): string[] {
  const words = WORDS[by.lang];
  const notes = trends.flatMap((trend) => marksOf(trend, by));
  const points = trends.flatMap((trend) => trend.points);
  return [
    ...new Set([
      ...(points.some(({ changed }) => changed.length > 0) ? [words.dashed] : []),
      ...notes.filter((note) => notes.indexOf(note) !== notes.lastIndexOf(note)),
      ...(points.some(({ value }) => value.range?.published) ? [words.published] : []),
    ]),
  ];
}

/** Saving copies, and bringing one back. */
function copies(reports: readonly KeptReport[], { lang }: Drawing): Element {
  const words = WORDS[lang];
  return el(
    'section',
    { class: 'unprinted' },
    el('h2', {}, words.copies),
    el('p', {}, words.copiesWhy),
    el(
      'div',
      { class: 'actions' },
      ...(reports.length === 0
        ? []
        : [
            el('button', { type: 'button', 'data-save': 'own' }, words.save),
            el('button', { type: 'button', class: 'quiet', 'data-save': 'fhir' }, words.fhir),
          ]),
      el(
        'label',
        { class: 'button quiet bring' },
        words.bring,
        el('input', {
          type: 'file',
          class: 'unseen',
          multiple: '',
          accept: '.json,.ndjson,application/json,application/fhir+json',
        }),
      ),
      el('span', { class: 'hint drop-hint' }, words.drop),
    ),
    el('p', { class: 'hint' }, words.bringWhat),
  );
}
