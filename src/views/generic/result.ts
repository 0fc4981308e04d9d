import type { Element } from '../../blocks/element.ts';
import { type Showing, toElements } from '../showing.ts';
import { answerBlocks } from './answer.ts';

/** Any answer as a page shows it: its fields in their order, without the calls that only an agent makes. */
export const result = ({ next, ...answer }: Readonly<Record<string, unknown>>, showing: Showing): Element[] =>
  toElements(answerBlocks(answer, showing.lang, showing.labs), showing);
