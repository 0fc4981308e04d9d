import { bodySystem } from '../../blocks/drawings/systems.ts';
import type { Element } from '../../blocks/element.ts';
import { SYSTEM_OF_CATEGORY } from '../home/systems.ts';

/** What is drawn beside the name of a category. */
export function drawingOf(category = ''): { readonly drawing?: Element } {
  const system = SYSTEM_OF_CATEGORY[category];
  return system === undefined ? {} : { drawing: bodySystem(system) };
}
