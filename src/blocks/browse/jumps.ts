import { type Element, el } from '../element.ts';

/** A part of a page to jump to, and how much is in it. */
interface Jump {
  readonly title: string;
  readonly id: string;
  readonly count: number;
}

/** The parts of a long list as chips above it. */
export const jumps = (parts: readonly Jump[], label: string): Element =>
  el(
    'nav',
    { class: 'jump unprinted', 'aria-label': label, 'data-pagefind-ignore': '' },
    el(
      'ul',
      { class: 'jumps' },
      ...parts.map(({ title, id, count }) =>
        el('li', {}, el('a', { href: `#${id}` }, title, ' ', el('span', {}, String(count)))),
      ),
    ),
  );
