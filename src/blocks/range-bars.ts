import type { Block } from './doc.ts';
import { type Element, el } from './element.ts';

type Ranges = Extract<Block, { kind: 'ranges' }>;

/** Narrow enough that its letters can be read on a phone. */
const WIDTH = 460;
const INSET = 8;
const LINE = 18;
/** Height of the bar below the words of its row, with the gap to the next. */
const BAR = 28;
const AXIS = 26;
/** Characters of 14 px in the width, by their usual width, and between two texts. */
const LETTERS = 60;
const APART = 2;

/** The words of a row by lines: who, broken between words, and the limits at the right end of the last line. */
export function linesOf(label: string, limits: string): { readonly left: string; readonly right: string }[] {
  const lines = [''];
  for (const word of label.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > LETTERS) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  if ((lines.at(-1) ?? '').length + APART + limits.length > LETTERS) lines.push('');
  return lines.map((left, i) => ({ left, right: i === lines.length - 1 ? limits : '' }));
}

/** Round ends of an axis that holds all limits; an open side reaches its end. */
export function axisOf(limits: readonly number[]): { readonly min: number; readonly max: number } {
  const most = Math.max(...limits);
  const least = Math.min(...limits);
  const step = 10 ** Math.floor(Math.log10(Math.max(most - Math.min(0, least), 1e-9)));
  const max = Math.ceil((most * 1.1) / (step / 2)) * (step / 2);
  // An interval far from zero, such as sodium, would be a sliver on an axis from zero.
  const far = least > 0 && least / most > 0.5;
  const min =
    least < 0 ? -Math.ceil(-least / (step / 2)) * (step / 2) : far ? Math.max(0, least - (most - least)) : 0;
  return { min: tidy(min), max: tidy(far ? most + (most - least || most) : max) };
}

const tidy = (value: number): number => Number(value.toPrecision(3));

/**
 * Intervals on one line each, all on the same axis: who, the limits in words, and the bar. The words and the table
 * beside it say everything; the drawing only compares.
 */
export function rangesElement({ title, unit, rows }: Ranges): Element {
  const { min, max } = axisOf(rows.flatMap(({ low, high }) => [low ?? [], high ?? []].flat()));
  const at = (value: number): number =>
    Math.round(
      (INSET + ((Math.min(max, Math.max(min, value)) - min) / (max - min)) * (WIDTH - 2 * INSET)) * 10,
    ) / 10;
  let y = 0;
  const drawn = rows.flatMap(({ label, text, low, high }): Element[] => {
    const words = linesOf(label, text).flatMap(({ left, right }): Element[] => {
      y += LINE;
      return [
        ...(left === '' ? [] : [el('text', { x: '0', y: String(y - 3) }, left)]),
        ...(right === '' ? [] : [el('text', { x: String(WIDTH), y: String(y - 3), class: 'limits' }, right)]),
      ];
    });
    const bar = y;
    y += BAR;
    const from = low === undefined ? 0 : at(low);
    const to = high === undefined ? WIDTH : at(high);
    return [
      ...words,
      el('path', { class: 'axis', d: `M0 ${bar + 11}H${WIDTH}` }),
      el('rect', {
        class: 'interval',
        x: String(from),
        y: String(bar + 6),
        width: String(Math.max(3, Math.round((to - from) * 10) / 10)),
        height: '10',
        rx: '5',
      }),
    ];
  });
  return el(
    'figure',
    { class: 'ranges' },
    el('figcaption', {}, title),
    el(
      'svg',
      { viewBox: `0 0 ${WIDTH} ${y + AXIS}`, role: 'img', 'aria-label': title },
      ...drawn,
      el('text', { class: 'scale', x: '0', y: String(y + 12) }, String(min)),
      el('text', { class: 'scale end', x: String(WIDTH), y: String(y + 12) }, `${max} ${unit}`),
    ),
  );
}
