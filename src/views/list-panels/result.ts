import type { Element } from '../../blocks/element.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import type { listPanels } from '../../core/tools/list-panels.ts';
import { foundElements, restElements } from '../items/item.ts';
import { messageElements, type Showing } from '../showing.ts';

/** As many as one answer holds. */
const MOST = 100;

/** Panels, the cheapest first. */
export function result(answer: AnswerOf<typeof listPanels>, showing: Showing): Element[] {
  if (answer.status !== 'ok') return messageElements(answer, showing, 'category');
  return [...foundElements(answer.total, answer.items, showing), ...restElements(answer, MOST, showing)];
}
