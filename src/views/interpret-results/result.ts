import { type Element, el } from '../../blocks/element.ts';
import { languageOf } from '../../core/address.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import type { interpretResults } from '../../core/tools/interpret-results.ts';
import { said } from '../said.ts';
import { callout, h2, messageElements, type Showing, ul } from '../showing.ts';
import { chart } from './chart.ts';
import { nextTests } from './next-tests.ts';
import { NEXT_WORDS } from './next-words.ts';
import { common } from './notes.ts';
import { countsOf, patternElements, urgentElement, whomElements } from './opening.ts';
import { WORDS } from './report-words.ts';
import type { Judged } from './row.ts';
import { sheetElement } from './sheet.ts';
import { type Result, standOf } from './standing.ts';

/** A whole report: one sentence, what cannot wait, what values say together, then each value on its range. */
export function result(answer: AnswerOf<typeof interpretResults>, showing: Showing): Element[] {
  if (answer.status !== 'ok') return messageElements(answer, showing);
  const { results, disclaimer, privacy, patterns = [], assumed = [] } = answer;
  const [words, own] = [WORDS[showing.lang], NEXT_WORDS[showing.lang]];
  const shared = common(results);
  const values: Judged[] = results.map((one, part) => ({ result: one, stand: standOf(one), part }));
  const counts = countsOf(values);
  const sentence = words.sentence(counts);
  const asked = questions(results, showing);
  return [
    el('h2', { ...said(`${sentence}.`), class: 'sentence' }, sentence),
    ...urgentElement(answer, values, showing.lang),
    ...(counts.inside === counts.all ? [callout('note', words.allIn)] : []),
    ...(counts.unjudged === counts.all ? [callout('warning', words.noneJudged)] : []),
    ...whomElements(showing),
    ...patternElements(patterns, showing),
    ...chart(values, showing),
    ...[...new Set([...assumed, ...shared])].map((text) => el('p', { class: 'hint' }, text)),
    ...nextTests(answer, values, showing),
    h2(own.take),
    el('h3', {}, own.questions),
    ul(asked),
    el(
      'p',
      { class: 'actions unprinted' },
      el('button', { type: 'button', class: 'quiet', 'data-print': '' }, own.print),
      el('label', {}, el('input', { type: 'checkbox', 'data-both': '' }), ` ${own.both}`),
    ),
    callout('note', disclaimer),
    el('p', { class: 'hint' }, showing.again === undefined ? own.privacy : privacy),
    sheetElement({ answer, sentence, values, questions: asked }, showing),
  ];
}

/** Questions of the pages on what the values may mean, a few of each; general ones after them. */
function questions(results: readonly Result[], showing: Showing): string[] {
  const paths = results.flatMap(({ links }) =>
    links?.interpretation === undefined
      ? []
      : [languageOf(links.interpretation.slice(showing.origin.length)).path],
  );
  const own = paths.slice(0, 6).flatMap((path) => showing.questionsOf(path).slice(0, 2));
  return [...new Set([...own, ...NEXT_WORDS[showing.lang].general])];
}
