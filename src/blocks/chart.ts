import type { Lang } from '../core/model/vocabulary.ts';
import type { Block } from './doc.ts';
import { type Element, el } from './element.ts';

type Chart = Extract<Block, { kind: 'chart' }>;

const FIGURES = {
  en: 'The figures are in the table.',
  es: 'Las cifras están en la tabla.',
} as const satisfies Readonly<Record<Lang, string>>;

/** Narrow enough that its letters can be read on a phone. */
const WIDTH = 460;
const LABEL = 24;
const BAR = 18;
const GAP = 6;
const PADDING = 8;
/** Characters of a label in the width; a longer one goes without what stands in parentheses. */
const LETTERS = 54;
/** Room at the right end for the figure beside the longest bar. */
const FIGURE = 215;

const fitted = (label: string): string =>
  label.length <= LETTERS ? label : label.replace(/ \([^)]*\)/g, '');

/** Horizontal bars from zero, each with its name and figure in words; ours are filled, others outlined. */
export function chartElement({ title, groups }: Chart, lang: Lang): Element {
  const most = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const children: Element[] = [];
  let y = PADDING;
  for (const { label, bars } of groups) {
    if (label !== '') {
      children.push(el('text', { x: '0', y: String(y + 15), class: 'label' }, fitted(label)));
      y += LABEL;
    }
    for (const { name, value, text, own } of bars) {
      const width = Math.max(1, Math.round(((WIDTH - FIGURE) * value) / most));
      children.push(
        el('rect', {
          x: '0.5',
          y: String(y + 0.5),
          width: String(width),
          height: String(BAR - 1),
          class: own ? 'own' : 'other',
        }),
        el('text', { x: String(width + 8), y: String(y + 14), class: 'bar' }, `${text} ${name}`),
      );
      y += BAR + GAP;
    }
    y += PADDING;
  }
  return el(
    'figure',
    { class: 'chart' },
    el('figcaption', {}, title),
    el(
      'svg',
      { viewBox: `0 0 ${WIDTH} ${y}`, role: 'img', 'aria-label': `${title}. ${FIGURES[lang]}` },
      ...children,
    ),
  );
}
