import { type Element, el } from '../element.ts';
import { percentOn, type Scale } from './scale.ts';

/** In range, slightly or clearly outside, critical, or not decided: a shape for each, so that no colour is needed. */
const SHAPES = {
  fine: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z',
  slight: 'M0-11L11 0L0 11L-11 0Z',
  clear: 'M-11 9L0-11L11 9Z',
  critical: 'M-5-11H5L11-5V5L5 11H-5L-11 5V-5Z',
  open: 'M-8-8H8V8H-8Z',
} as const;

export type Tone = keyof typeof SHAPES;

/** A value of one's own on a bar. */
export const valueMark = (value: number, tone: Tone, scale: Scale): Element =>
  el(
    'svg',
    { class: `own ${tone}`, x: `${percentOn(scale, value)}%`, y: '14', overflow: 'visible' },
    el('path', { d: SHAPES[tone] }),
  );
