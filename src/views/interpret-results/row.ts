import { type Element, el, type Node } from '../../blocks/element.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { Showing } from '../showing.ts';
import { shapeInLine } from './marks.ts';
import { standWord } from './stand-words.ts';
import {
  amountOf,
  nameOf,
  type Result,
  rangeFigures,
  rangeOf,
  type Stand,
  sized,
  standOf,
} from './standing.ts';
import { track } from './track.ts';

/** A value with how it stands. */
export interface Judged {
  readonly result: Result;
  readonly stand: Stand;
  /** Its number in the answer. */
  readonly part: number;
}

export const judgedOf = (results: readonly Result[]): Judged[] =>
  results.map((result, part) => ({ result, stand: standOf(result), part }));

/** How a value stands as a shape and a word, so that no colour is needed. */
export const standElement = ({ standing, side }: Stand, lang: Lang): Element =>
  el(
    'span',
    { class: `flag ${standing}` },
    shapeInLine({ standing, ...(side === undefined ? {} : { side }) }),
    ` ${standWord(standing, side, lang)}`,
  );

/** The value, with its unit smaller beside it. */
export function amountElement(result: Result): Element {
  const { value, unit } = amountOf(result);
  return el('span', { class: 'amount' }, el('strong', {}, value), ...(unit === '' ? [] : [' ', unit]));
}

/** A name with what explains it, where that is long: on a narrow screen it shows once the row is open. */
function titleOf(name: string): Node[] {
  const [, start, explained] = /^(.+?)( \(.{13,}\))$/.exec(name) ?? [];
  return start === undefined || explained === undefined ? [name] : [start, el('small', {}, explained)];
}

/** What the report says, where the value is shown in another unit. */
const givenElement = ({ rule, converted, input }: Result): Element[] =>
  converted === undefined || rule === 'own_range'
    ? []
    : [el('small', {}, ` (${sized(input.value, input.unit)})`)];

/** One value as a row of a table that opens: its name, its line, its value and its word. */
export function rowElement({ result, stand, part }: Judged, showing: Showing): Element {
  const { lang } = showing;
  const range = rangeOf(result);
  return el(
    'div',
    { class: `result ${stand.standing}`, role: 'row' },
    el(
      'div',
      { class: 'name', role: 'rowheader' },
      el(
        'details',
        { 'data-part': String(part) },
        el('summary', {}, el('h3', {}, ...titleOf(nameOf(result)))),
        ...(showing.part?.(part) ?? []),
      ),
    ),
    el('div', { class: 'value', role: 'cell' }, amountElement(result), ...givenElement(result)),
    el(
      'div',
      { class: 'line', role: 'cell' },
      track(result, stand, showing),
      el('span', { class: 'said', 'aria-hidden': 'true' }, range === undefined ? '' : rangeFigures(range)),
    ),
    el('div', { class: 'word', role: 'cell' }, standElement(stand, lang)),
  );
}
