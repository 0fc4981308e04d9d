import { type Element, el } from '../../../blocks/element.ts';
import { pagePath } from '../../../blocks/paths.ts';
import { tableElement } from '../../../blocks/table.ts';
import { factsOf } from '../../../core/history/facts.ts';
import type { Point, Trend } from '../../../core/history/trends.ts';
import { chartElement } from './chart.ts';
import {
  type Drawing,
  dayText,
  gradeElement,
  gradeText,
  nameOf,
  printedText,
  rangeText,
  sized,
} from './shown.ts';
import { WORDS } from './words.ts';

/**
 * One marker over time: its newest value in words, the line, what to know of it, and the figures behind it.
 * @param said notes that stand above all cards
 */
export function trendCard(trend: Trend, by: Drawing, said: readonly string[]): Element {
  const { lang } = by;
  const words = WORDS[lang];
  const { points, undrawn, marker } = trend;
  const name = nameOf(trend, by);
  const title =
    marker === undefined || factsOf(marker, by.facts) === undefined
      ? name
      : el('a', { href: pagePath({ path: `/biomarkers/${marker}`, lang }) }, name);
  const last = points.at(-1);
  const [first] = points;
  const drawn = points.length > 1 && first !== undefined && last !== undefined;
  const notes = [...marksOf(trend, by).filter((note) => !said.includes(note)), ...withoutPlace(trend, by)];
  return el(
    'li',
    { class: 'trend' },
    el('h3', {}, title),
    el(
      'div',
      { class: 'trend-now' },
      ...(last === undefined
        ? []
        : [
            el('p', {}, el('strong', {}, pointText(last, trend))),
            el('p', {}, ...gradeElement(last.value, lang)),
          ]),
    ),
    ...(drawn ? [lineElement(trend, name, { first, last }, by)] : []),
    ...(notes.length === 0
      ? []
      : [el('ul', { class: 'trend-notes' }, ...notes.map((note) => el('li', {}, note)))]),
    ...(points.length + undrawn.length < 2
      ? []
      : [el('details', {}, el('summary', {}, words.table), tableOf(trend, name, by))]),
  );
}

/** The line, with the days between which it runs. */
function lineElement(
  trend: Trend,
  name: string,
  { first, last }: { readonly first: Point; readonly last: Point },
  { lang }: Drawing,
): Element {
  const words = WORDS[lang];
  const told = (point: Point): string =>
    words.on(pointText(point, trend), dayText(point.report.collected, lang));
  const grade = gradeText(last.value, lang);
  const now = grade === '' ? told(last) : `${told(last)}, ${grade}`;
  return el(
    'div',
    { class: 'trend-line' },
    chartElement(trend.points, words.said(name, trend.points.length, told(first), now)),
    el(
      'p',
      { class: 'trend-days' },
      ...[first, last].map(({ report: { collected } }) =>
        el('time', { datetime: collected }, dayText(collected, lang)),
      ),
    ),
  );
}

/** In the unit of the trend, with the sign that was printed. */
const pointText = ({ at, value: { comparator } }: Point, { unit }: Trend): string =>
  sized(`${comparator ?? ''}${at}`, unit);

/** What its marks mean: it may hold for other lines, too. */
export function marksOf({ points }: Trend, { lang }: Drawing): string[] {
  const words = WORDS[lang];
  return [
    ...points.flatMap(({ changed, report, value }) =>
      changed.map((what) =>
        words.changed[what](
          (what === 'lab' ? report.lab : value.method) ?? '',
          dayText(report.collected, lang),
        ),
      ),
    ),
    ...(points.some(({ value }) => value.comparator !== undefined) ? [words.limits] : []),
  ];
}

/** The values that have no place on it. Where all are in words there is no line that one could miss. */
const withoutPlace = ({ points, undrawn }: Trend, { lang }: Drawing): string[] =>
  undrawn.map(({ why, value, report }) =>
    WORDS[lang][points.length === 0 ? 'listed' : 'undrawn'][why](
      printedText(value),
      dayText(report.collected, lang),
    ),
  );

function tableOf(trend: Trend, name: string, { lang }: Drawing): Element {
  const words = WORDS[lang];
  const rows = [
    ...trend.points.map((point) => ({
      ...point,
      text:
        pointText(point, trend) + (point.converted ? ` (${words.printed(printedText(point.value))})` : ''),
    })),
    ...trend.undrawn.map((one) => ({ ...one, text: printedText(one.value) })),
  ].sort((a, b) => (a.report.collected < b.report.collected ? -1 : 1));
  return tableElement({
    caption: words.captionOf(name, trend.unit ?? ''),
    head: words.head,
    rows: rows.map(({ report, value, text }) => [
      [dayText(report.collected, lang)],
      [text],
      [rangeText(value)],
      [gradeText(value, lang)],
      [[report.lab, value.method].filter((one) => one !== undefined).join(', ')],
    ]),
  });
}
