import type { Element } from '../../blocks/element.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import type { interpretResults } from '../../core/tools/interpret-results.ts';
import type { Part, Showing } from '../showing.ts';
import { card } from './card.ts';
import { common, without } from './notes.ts';
import { countsOf } from './opening.ts';
import { questions } from './questions.ts';
import { WORDS } from './report-words.ts';
import { judgedOf } from './row.ts';
import { sheetElements } from './sheet.ts';

/** What is made after the answer: what its rows open to, by the number of the value in it, and the sheet for paper. */
export function parts(
  answer: AnswerOf<typeof interpretResults>,
  showing: Showing,
): (part: Part) => readonly Element[] {
  if (answer.status !== 'ok') return () => [];
  const { results } = answer;
  const shared = common(results);
  const values = judgedOf(results);
  return (part) => {
    if (part === 'sheet') {
      const sentence = WORDS[showing.lang].sentence(countsOf(values, showing.gaps));
      return sheetElements({ answer, sentence, values, questions: questions(results, showing) }, showing);
    }
    const one = values[part];
    return one === undefined
      ? []
      : [card({ result: without(one.result, shared), stand: one.stand }, showing)];
  };
}
