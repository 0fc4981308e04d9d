import type { Element } from '../../blocks/element.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import type { interpretResults } from '../../core/tools/interpret-results.ts';
import type { Showing } from '../showing.ts';
import { card } from './card.ts';
import { common, without } from './notes.ts';
import { standOf } from './standing.ts';

/** What the rows of a report open to, by the number of the value in the answer. */
export function parts(
  answer: AnswerOf<typeof interpretResults>,
  showing: Showing,
): (part: number) => readonly Element[] {
  const results = answer.status === 'ok' ? answer.results : [];
  const shared = common(results);
  return (part) => {
    const result = results[part];
    return result === undefined
      ? []
      : [card({ result: without(result, shared), stand: standOf(result) }, showing)];
  };
}
