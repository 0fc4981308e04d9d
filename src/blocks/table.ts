import { type Element, el, type Node } from './element.ts';

interface Table {
  readonly caption: string;
  readonly display?: 'matrix';
  readonly head: readonly string[];
  /** Rows of cells; the first cell of a row names it. */
  readonly rows: readonly (readonly (readonly Node[])[])[];
  /** Columns of figures, which align to the right. */
  readonly numeric?: readonly number[];
  readonly units?: readonly ('us' | 'si' | undefined)[];
  readonly foot?: readonly (readonly (readonly Node[])[])[];
}

/** Too wide for a phone: columns of words count double. There each row reads as a card, every cell with its label. */
const isWide = ({ head, numeric = [] }: Pick<Table, 'head' | 'numeric'>): boolean =>
  2 * head.length - numeric.length >= 5;

/** A table in a region of its own that scrolls sideways, by keyboard too. */
export function tableElement({
  caption,
  display,
  head,
  rows,
  numeric = [],
  units = [],
  foot = [],
}: Table): Element {
  const wide = isWide({ head, numeric });
  const marks = (i: number): Record<string, string> => ({
    ...(numeric.includes(i) ? { class: 'figure' } : {}),
    ...(units[i] === undefined ? {} : { 'data-unit': units[i] }),
  });
  const row = (cells: readonly (readonly Node[])[]): Element =>
    el(
      'tr',
      {},
      ...cells.map((cell, i) =>
        i === 0
          ? el('th', { scope: 'row' }, ...cell)
          : el('td', { ...marks(i), ...(wide ? { 'data-label': head[i] ?? '' } : {}) }, ...cell),
      ),
    );
  return el(
    'div',
    {
      class: ['table', ...(wide ? ['wide'] : []), ...(display === undefined ? [] : [display])].join(' '),
      role: 'group',
      'aria-label': caption,
      tabindex: '0',
      'data-pagefind-ignore': '',
    },
    el(
      'table',
      {},
      el('caption', {}, caption),
      el('thead', {}, el('tr', {}, ...head.map((text, i) => el('th', { scope: 'col', ...marks(i) }, text)))),
      el('tbody', {}, ...rows.map(row)),
      ...(foot.length === 0 ? [] : [el('tfoot', {}, ...foot.map(row))]),
    ),
  );
}
