import { type Element, el } from '../../blocks/element.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import type { interpretResults } from '../../core/tools/interpret-results.ts';
import { said } from '../said.ts';
import { callout, h2, messageElements, type Showing, ul } from '../showing.ts';
import { chart } from './chart.ts';
import { gapsElements } from './intake/gaps.ts';
import { nextTests } from './next-tests.ts';
import { NEXT_WORDS } from './next-words.ts';
import { common } from './notes.ts';
import { countsOf, patternElements, urgentElement, whomElements } from './opening.ts';
import { questions } from './questions.ts';
import { WORDS } from './report-words.ts';
import { judgedOf } from './row.ts';

/** A whole report: one sentence, what cannot wait, what values say together, then each value on its range. */
export function result(answer: AnswerOf<typeof interpretResults>, showing: Showing): Element[] {
  if (answer.status !== 'ok') return messageElements(answer, showing);
  const { results, disclaimer, privacy, patterns = [], assumed = [] } = answer;
  const [words, own] = [WORDS[showing.lang], NEXT_WORDS[showing.lang]];
  const shared = common(results);
  const values = judgedOf(results);
  const counts = countsOf(values, showing.gaps);
  const sentence = words.sentence(counts);
  return [
    el('h2', { ...said(`${sentence}.`), class: 'sentence' }, sentence),
    ...urgentElement(answer, values, showing.lang),
    ...gapsElements(showing),
    ...(counts.inside === counts.all && counts.whole ? [callout('note', words.allIn)] : []),
    ...(counts.unjudged === counts.all ? [callout('warning', words.noneJudged)] : []),
    ...whomElements(showing),
    ...patternElements(patterns, showing),
    ...chart(values, showing),
    ...[...new Set([...assumed, ...shared])].map((text) => el('p', { class: 'hint' }, text)),
    ...nextTests(answer, values, showing),
    h2(own.take),
    el('h3', {}, own.questions),
    ul(questions(results, showing)),
    el(
      'p',
      { class: 'actions unprinted' },
      el('button', { type: 'button', class: 'quiet', 'data-print': '' }, own.print),
      el('label', {}, el('input', { type: 'checkbox', 'data-both': '' }), ` ${own.both}`),
    ),
    callout('note', disclaimer),
    el('p', { class: 'hint' }, showing.again === undefined ? own.privacy : privacy),
    // Nobody sees it before it is printed: on a device it is made once the answer is painted.
    el('div', { class: 'sheet', 'data-part': 'sheet' }, ...(showing.part?.('sheet') ?? [])),
  ];
}
