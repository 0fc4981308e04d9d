import { type Element, el } from '../element.ts';
import { drawn, lines } from './drawn.ts';

/** Caps of tubes as they stand in the United States, in the usual order of the draw. */
export const CAPS = ['sky', 'red', 'gold', 'green', 'lavender', 'grey', 'royal', 'black'] as const;
export type Cap = (typeof CAPS)[number];

/** The class that gives an element the colour of a cap. */
export const capClass = (cap: Cap): string => `cap-${cap}`;

const CAP = 'M4 5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v9H4Z';
const GLASS = 'M6 14v26a6 6 0 0 0 12 0V14';
const FILLED = 'M6 25v15a6 6 0 0 0 12 0V25Z';

/** A tube as it is drawn: what is in it and its cap have one colour. */
export const tube = (cap: Cap): Element =>
  drawn(
    { width: 24, height: 48 },
    el(
      'g',
      { class: capClass(cap) },
      el('path', { class: 'ground', d: FILLED }),
      el('path', { class: 'cap', d: CAP }),
    ),
    lines(`${GLASS}M4 9h16M10 30v8`),
  );
