import { CAPS, tube } from '../../blocks/drawings/caps.ts';
import { rangeProgress, rangeRule, valueOnRange } from '../../blocks/drawings/range-motif.ts';
import { DRAW_STEPS, ORDER_STEPS, stepDrawing } from '../../blocks/drawings/steps.ts';
import { bodySystem, SYSTEM_NAMES } from '../../blocks/drawings/systems.ts';
import { type Element, el } from '../../blocks/element.ts';

interface Exhibit {
  readonly name: string;
  readonly drawing: Element;
}

export const SYSTEMS: readonly Exhibit[] = SYSTEM_NAMES.map((name) => ({ name, drawing: bodySystem(name) }));

export const TUBES: readonly Exhibit[] = CAPS.map((cap) => ({ name: cap, drawing: tube(cap) }));

export const STEPS: readonly Exhibit[] = [...ORDER_STEPS, ...DRAW_STEPS].map((name) => ({
  name,
  drawing: stepDrawing(name),
}));

export const MOTIF: readonly Exhibit[] = [
  { name: 'rule', drawing: rangeRule() },
  { name: 'progress', drawing: rangeProgress(2, 3) },
  { name: 'value inside', drawing: valueOnRange(0.4) },
  { name: 'value above', drawing: valueOnRange(1.2) },
];

/** Drawings, each above its name. */
export const gallery = (exhibits: readonly Exhibit[]): Element =>
  el(
    'ul',
    { class: 'gallery' },
    ...exhibits.map(({ name, drawing }) => el('li', {}, drawing, el('span', {}, name))),
  );

/** The same for a twin: their names. */
export const named = (exhibits: readonly Exhibit[]): string => exhibits.map(({ name }) => name).join(', ');
