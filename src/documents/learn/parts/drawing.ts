import { DRAW_STEPS, ORDER_STEPS, type StepName, stepDrawing } from '../../../blocks/drawings/steps.ts';
import { bodySystem, SYSTEM_NAMES, type SystemName } from '../../../blocks/drawings/systems.ts';
import { el } from '../../../blocks/element.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';
import type { Part } from './part.ts';

const CAPTIONS: Readonly<Record<Lang, Readonly<Record<StepName, string>>>> = {
  en: {
    order: 'Order online',
    visit: 'Go to a draw site',
    result: 'Read the result',
    band: 'A band makes the vein stand out',
    needle: 'A thin needle fills the tubes',
    plaster: 'Press, then a bandage',
  },
  es: {
    order: 'Pida en línea',
    visit: 'Vaya a un centro de extracción',
    result: 'Lea el resultado',
    band: 'Una liga hace que la vena se vea',
    needle: 'Una aguja fina llena los tubos',
    plaster: 'Presione; luego, una curita',
  },
};

/** Steps in pictures, each with its words. */
const STEPS: Readonly<Record<string, readonly StepName[]>> = { draw: DRAW_STEPS, order: ORDER_STEPS };

const isSystem = (name: string): name is SystemName => SYSTEM_NAMES.some((known) => known === name);

/** <Drawing name="draw" />: the steps of a draw or of an order; else a system of the body. A twin has none. */
export const drawing: Part = ({ name = '' }, _, lang) => {
  const steps = STEPS[name];
  if (steps !== undefined)
    return [
      {
        kind: 'drawing',
        element: el(
          'ol',
          { class: 'pictured' },
          ...steps.map((step) => el('li', {}, stepDrawing(step), CAPTIONS[lang][step])),
        ),
      },
    ];
  if (!isSystem(name)) throw new Error(`Drawing: no drawing "${name}"`);
  return [
    { kind: 'drawing', element: el('p', { class: 'pictured', 'aria-hidden': 'true' }, bodySystem(name)) },
  ];
};
