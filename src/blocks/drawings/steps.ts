import { type Element, el } from '../element.ts';
import { type Cap, capClass } from './caps.ts';
import { drawn, ground, lines } from './drawn.ts';

interface Step {
  readonly cap: Cap;
  readonly fills: string;
  readonly lines: string;
}

const ARM =
  'M4 22c20-2 36-2 52 1l10-3c5-2 11-2 16 1s7 8 5 13c-2 4-8 6-14 5l-13-2C44 42 24 45 4 44M72 24c4 3 9 3 13 1M78 31h9';

/** What happens, on a grid of 96 by 64: the order, the visit and the result; the draw itself in three pictures. */
const STEPS = {
  order: {
    cap: 'gold',
    fills: 'M28 6h40v52l-7-4-6 4-7-4-7 4-6-4-7 4Z',
    lines:
      'M28 6h40v52l-7-4-6 4-7-4-7 4-6-4-7 4ZM36 17h14M60 17h2M36 25h18M60 25h2M36 33h11M60 33h2M36 41h26M53 47h9',
  },
  visit: {
    cap: 'red',
    fills: 'M48 4c13 0 22 9 22 21 0 14-12 23-22 35-10-12-22-21-22-35C26 13 35 4 48 4Z',
    lines:
      'M48 4c13 0 22 9 22 21 0 14-12 23-22 35-10-12-22-21-22-35C26 13 35 4 48 4ZM48 14c3 5 7 8 7 13a7 7 0 0 1-14 0c0-5 4-8 7-13ZM12 60h22M62 60h22',
  },
  result: {
    cap: 'green',
    fills: 'M26 4h34l10 10v46H26Z',
    lines:
      'M26 4h34l10 10v46H26ZM60 4v10h10M34 15h16M34 28h28M41 24v8M56 24v8M34 40h28M41 36v8M56 36v8M34 52h28M41 48v8M56 48v8',
  },
  band: {
    cap: 'sky',
    fills: 'M22 18h11v29H22Z',
    lines: `${ARM}M22 18v29M33 18v29M22 18h11M22 47h11M27 18c-8-3-8-11-2-10 3 1 3 7 2 10 0-4 2-9 6-8 5 2 2 7-6 8`,
  },
  needle: {
    cap: 'lavender',
    fills: 'M58 49l6-6 15 13-6 6Z',
    lines: `${ARM}M46 31l15 15M58 49l6-6 15 13-6 6ZM62 53l6-6M46 31h.01`,
  },
  plaster: {
    cap: 'gold',
    fills: 'M32 25h18a4 4 0 0 1 4 4v2a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4v-2a4 4 0 0 1 4-4Z',
    lines: `${ARM}M32 25h18a4 4 0 0 1 4 4v2a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4v-2a4 4 0 0 1 4-4ZM36 25v10M46 25v10M41 29h.01M41 32h.01`,
  },
} as const satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof STEPS;

/** From the price to the result. */
export const ORDER_STEPS = ['order', 'visit', 'result'] as const satisfies readonly StepName[];

/** In the chair: the band, the needle with its tube, the plaster. */
export const DRAW_STEPS = ['band', 'needle', 'plaster'] as const satisfies readonly StepName[];

export function stepDrawing(name: StepName): Element {
  const { cap, fills, lines: outline } = STEPS[name];
  return drawn({ width: 96, height: 64 }, el('g', { class: capClass(cap) }, ground(fills)), lines(outline));
}
