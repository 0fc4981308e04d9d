import { type Element, el } from '../../blocks/element.ts';
import type { Stand } from './standing.ts';

/** The shape of a standing around the place where it is drawn; a triangle points to the side. */
export function shapeOf({ standing, side }: Stand): Element {
  const low = side === 'low';
  const d = {
    in: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
    slight: low ? 'M-7-6h14l-7 12z' : 'M-7 6h14l-7-12z',
    outside: low ? 'M-7-6h14l-7 12z' : 'M-7 6h14l-7-12z',
    far: low ? 'M-10-8h20l-10 17z' : 'M-10 8h20l-10-17z',
    critical: 'M-4-10h8l6 6v8l-6 6h-8l-6-6v-8z',
    unjudged: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  }[standing];
  return el('path', { class: `mark ${standing}`, d });
}

/** A shape in the line of its word. */
export const shapeInLine = (stand: Stand): Element =>
  el('svg', { class: 'shape', viewBox: '-11 -11 22 22', 'aria-hidden': 'true' }, shapeOf(stand));
