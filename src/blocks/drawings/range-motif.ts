import { type Element, el } from '../element.ts';
import { drawn, lines } from './drawn.ts';

/** The range mark as a rule between groups of sections: a line, the interval on it, a value inside. */
export const rangeRule = (): Element =>
  el(
    'svg',
    {
      class: 'range-rule',
      viewBox: '0 0 240 16',
      width: '240',
      height: '16',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    el('path', { class: 'axis', d: 'M1 8h238' }),
    el('path', { class: 'interval', d: 'M84 8h72' }),
    el('circle', { class: 'value', cx: '132', cy: '8', r: '3' }),
  );

/** How far along: steps done are the interval, the step at hand is the value on it. */
export function rangeProgress(step: number, steps: number): Element {
  const at = 8 + (224 * step) / steps;
  return drawn(
    { width: 240, height: 16 },
    el('path', { class: 'axis', d: 'M8 8h224' }),
    ...(step === 0 ? [] : [el('path', { class: 'interval', d: `M8 8H${at}` })]),
    el('circle', { class: 'value', cx: String(at), cy: '8', r: '3' }),
  );
}

/** A value on its reference interval: `share` of the way from the low limit (0) to the high one (1), which may be outside. */
export function valueOnRange(share: number): Element {
  const x = 80 + 160 * Math.min(1.45, Math.max(-0.45, share));
  return drawn(
    { width: 320, height: 24 },
    el('path', { class: 'axis', d: 'M4 12h312' }),
    el('path', { class: 'interval', d: 'M80 12h160' }),
    lines('M80 4v16M240 4v16'),
    el('circle', { class: 'value', cx: String(Math.round(x)), cy: '12', r: '6' }),
  );
}
